"use strict";
exports.id = 129;
exports.ids = [129, 579];
exports.modules = {
	14263: ((e, t, n) => {
		n.d(t, { u: () => createAdvisoryCollection });
		var r = n(52948);
		var i = n(47025);
		var a = n(8e3);
		function createAdvisoryCollection(e) {
			const t = createItemIndex();
			const { replaced: n } = e;
			const o = n && createAdvisoryCollection({
				packages: n,
				lookups: []
			});
			const s = n && (0, i.QF)(n);
			const c = new Map(e.lookups.map((e) => [e.toLowerCase(), e]));
			const l = new Set();
			const u = new Set();
			const d = (0, r.q)();
			const f = (0, i.QF)(e.packages);
			const p = new Set();
			let m = 0;
			let h = false;
			let g = false;
			let _ = false;
			let v = false;
			const findLookups = (e, t) => {
				if (c.size === 0) return false;
				if (t !== "artifactNames" && c.has(e.advisoryId.toLowerCase())) u.add(e.advisoryId.toLowerCase());
				const n = [
					e.advisoryId,
					e.legacyAdvisoryId ?? "",
					...e.aliases ?? []
				];
				const r = n.map((e) => e.toLowerCase()).filter((e) => c.has(e));
				for (const e of r) l.add(e);
				return r.length > 0;
			};
			const lookupsWithout = (e) => [...c].filter(([t]) => !e.has(t)).map(([, e]) => e);
			const openLookups = () => g && !h ? [] : lookupsWithout(u);
			let y;
			const spelledAsInHand = (t) => {
				const { artifactName: n } = t;
				if (e.packages.has(n) || f.has(n)) return t;
				y ??= new Map([...e.packages.keys()].map((e) => [e.toLowerCase(), e]));
				const r = y.get(n.toLowerCase());
				return r === undefined ? t : {
					...t,
					artifactName: r
				};
			};
			const baseOf = (t) => e.basePackages && (e.basePackages.get(t) ?? []);
			const itemsOfOrigin = (t) => (f.get(t.artifactName) ?? []).flatMap((n) => {
				const r = (e.packages.get(n) ?? []).filter(({ origin: e }) => e === t.artifactName);
				const i = (0, a.iZ)({
					...t,
					artifactName: n
				}, r, baseOf(n), false);
				return i.map((e) => ({
					...e,
					viaOrigin: true
				}));
			});
			return {
				openLookups,
				canTellAliases: () => !h,
				endAliases: () => {
					g = true;
				},
				add(r, i) {
					const c = spelledAsInHand(r);
					const l = d.add(c.uid);
					_ ||= c.severities !== undefined;
					v ||= c.events !== undefined;
					if (i === "aliases" && c.aliases === undefined) h = true;
					const u = findLookups(c, i);
					const f = e.packages.get(c.artifactName);
					const g = baseOf(c.artifactName);
					const y = u || f !== undefined ? (0, a.iZ)(c, f ?? [], g, u) : [];
					for (const e of y) t.add(e);
					const b = itemsOfOrigin(c);
					for (const e of b) t.add(e);
					o?.add(c, i);
					const x = n?.has(c.artifactName) === true || s?.has(c.artifactName) === true;
					if (l && y.length + b.length === 0 && !x) m += 1;
					if (f !== undefined) p.add(c.artifactName);
				},
				result: () => ({
					items: withoutAnswered(t.items()),
					replaced: o?.result().items ?? [],
					rowCount: d.size,
					foreignRowCount: m,
					missingLookups: h ? [] : lookupsWithout(l),
					unknownLookups: h ? openLookups() : [],
					fieldsSeen: {
						severities: _,
						events: v
					},
					namesSeen: p
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
					else if (isSame(r, n)) e.set(n.advisoryId, (0, a.$j)(r, n));
					else {
						const e = (0, a.Dh)(n);
						const r = t.get(e);
						t.set(e, r === undefined ? n : (0, a.$j)(r, n));
					}
				},
				items: () => [...e.values(), ...t.values()]
			};
		}
		function isSame(e, t) {
			return e.artifact === t.artifact && (e.type ?? "") === (t.type ?? "");
		}
		const idsOf = (e) => [e.advisoryId, ...e.aliases].map((e) => e.toLowerCase());
		const isAnswer = ({ facts: e, packages: t, viaOrigin: n }) => n !== true && e.status !== "withdrawn" && t.length > 0;
		function withoutAnswered(e) {
			const t = e.filter((e) => e.viaOrigin === true);
			if (t.length === 0) return e;
			const n = new Set(t.map(({ artifact: e }) => e));
			const r = new Set();
			for (const t of e) {
				if (!isAnswer(t) || !n.has(t.artifact)) continue;
				for (const e of idsOf(t)) r.add(JSON.stringify([t.artifact, e]));
			}
			return e.filter((e) => e.viaOrigin !== true || !idsOf(e).some((t) => r.has(JSON.stringify([e.artifact, t]))));
		}
	}),
	8e3: ((e, t, n) => {
		n.d(t, {
			$j: () => mergeItems,
			Dh: () => itemKey,
			F3: () => standingsOf,
			bA: () => componentKey,
			iZ: () => itemsOfRow
		});
		var r = n(77825);
		var i = n(47025);
		var a = n(17986);
		var o = n(93146);
		var s = n(25225);
		const c = [];
		const itemKey = ({ advisoryId: e, artifact: t, type: n = "" }) => `${e.length} ${t.length} ${e}${t}${n}`;
		function groupByType(e, t) {
			const n = typeOf(e);
			const [a] = t;
			const o = e.artifactArchitecture;
			const fits = (e) => (0, i.hN)(n, e.type) && (0, i.sN)(o, e.arch);
			const s = t.every(fits) ? t : t.filter(fits);
			if (s.length === 0 || a === undefined) return [];
			if (n !== undefined) return [{
				type: n,
				packages: s
			}];
			if (s.length === 1) return [{
				type: a.type,
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
				facts: (0, a.Gh)(e, t.type, t.version),
				packages: [t]
			}));
			if (r === undefined) return [{
				facts: (0, a.Gh)(e, undefined, undefined),
				packages: n
			}];
			if (i.every(({ facts: e }) => (0, s.iL)(e, r.facts))) return [{
				facts: r.facts,
				packages: n
			}];
			return (0, s.CP)(t, [r, ...i]);
		}
		function itemsOfRow(e, t, n, r) {
			const i = groupByType(e, t);
			const a = i.length === 0 && r ? [{
				type: typeOf(e),
				packages: []
			}] : i;
			const l = componentsOf(e);
			const u = e.severities === undefined ? o.J_ : (0, o.IB)(e.severities);
			return a.map((r) => {
				const [{ facts: i, packages: a, said: o }, ...d] = standingsByRow(e, r.type, r.packages);
				const f = a.find((e) => e.version !== undefined)?.version;
				const p = i.status === "affecting";
				const m = (o ?? [i]).every(({ doubt: e }) => e !== undefined);
				const h = n === undefined ? "lacks" : (0, s.m4)(e, r, n, {
					isAffecting: p,
					isDoubted: m
				});
				const g = {
					advisoryId: e.advisoryId,
					aliases: e.aliases ?? c,
					artifact: nameOf(e, t),
					facts: i,
					rating: u,
					isNew: p ? h !== "affected" : h === "lacks",
					packages: a
				};
				if (o !== undefined) g.said = o;
				if (d.length > 0) g.better = d;
				if (r.type !== undefined) g.type = sharedText(r.type);
				if (f !== undefined) g.version = f;
				if (l !== undefined) g.components = l;
				if (!p && h === "affected") g.affectsBase = true;
				return g;
			});
		}
		function nameOf({ artifactName: e }, [t]) {
			return t?.name === e ? t.name : e;
		}
		function componentsOf({ componentLocation: e = "", componentName: t = "", componentType: n = "" }) {
			if (t === "" && e === "") return undefined;
			const r = {};
			if (t !== "") r.name = sharedText(t);
			if (n !== "") r.type = sharedText(n);
			if (e !== "") r.location = sharedText(e);
			return [r];
		}
		const l = new Map();
		const u = 1e4;
		function sharedText(e) {
			const t = l.get(e);
			if (t !== undefined) return t;
			if (l.size === u) l.clear();
			l.set(e, e);
			return e;
		}
		function isSeverer(e, t) {
			const n = (0, o.qs)(e.severity) - (0, o.qs)(t.severity);
			return n < 0 || n === 0 && (e.score ?? 0) > (t.score ?? 0);
		}
		const isBaseAffected = (e) => e.facts.status === "affecting" ? !e.isNew : e.affectsBase === true;
		const standingsOf = (e) => [e, ...e.better ?? []];
		function mergeItems(e, t) {
			const [n, ...r] = standingsOf(e);
			const [{ facts: i, packages: a, said: o }, ...c] = (0, s.CP)(e.type, [
				n,
				...r,
				...standingsOf(t)
			]);
			const l = [e, t].find((e) => e.facts.status === i.status && e.version !== undefined);
			const u = isBaseAffected(e) || isBaseAffected(t);
			const d = i.status === "affecting";
			const f = {
				advisoryId: e.advisoryId,
				aliases: [...new Set([...e.aliases, ...t.aliases])],
				artifact: e.artifact,
				facts: i,
				rating: isSeverer(t.rating, e.rating) ? t.rating : e.rating,
				isNew: d ? !u : e.isNew && t.isNew,
				packages: a
			};
			const p = mergeComponents(e.components, t.components);
			const m = e.summary ?? t.summary;
			if (e.type !== undefined) f.type = e.type;
			if (l?.version !== undefined) f.version = l.version;
			if (o !== undefined) f.said = o;
			if (c.length > 0) f.better = c;
			if (p !== undefined) f.components = p;
			if (!d && u) f.affectsBase = true;
			if (e.viaOrigin === true && t.viaOrigin === true) f.viaOrigin = true;
			if (m !== undefined) f.summary = m;
			return f;
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
	17986: ((e, t, n) => {
		n.d(t, {
			BR: () => highest,
			Gh: () => judgeStatus
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
		function latestApprovedEvent(e) {
			let t;
			let n;
			for (const r of e) {
				if (!c.has(r.reviewState ?? "")) continue;
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
		const unfixed = (e, t) => ({
			status: "affecting",
			word: "affected",
			...e === undefined ? {} : { fixedVersion: e },
			...t === undefined ? {} : { doubt: t }
		});
		const l = "a fix is recorded without a version";
		const u = "its version cannot be compared with the fixed one";
		function judgeFix(e, t, n) {
			if (n === "") return t === undefined ? { status: "fixed" } : unfixed(undefined, l);
			if (t === undefined) return {
				status: "fixed",
				fixedVersion: n
			};
			const r = (0, i.Zy)(e, t, n);
			if (r === "same" || r === "newer") return {
				status: "fixed",
				fixedVersion: n
			};
			return unfixed(n, r === "older" ? undefined : u);
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
			if (r.length === 0) return unfixed(undefined, l);
			if (t === undefined) return unfixed(a ?? r[0], "patched versions are listed, and its own version is not known");
			const o = (0, i.mm)(e, t);
			const s = r.filter((t) => (0, i.mm)(e, t) === o);
			const isReached = (n) => ["same", "newer"].includes((0, i.Zy)(e, t, n));
			const c = [...s, ...a === undefined ? [] : [a]].find(isReached);
			if (c !== undefined) return {
				status: "fixed",
				fixedVersion: c
			};
			return unfixed(s[0] ?? a ?? r[0], a === undefined ? u : undefined);
		}
		const schemeType = (e, t) => {
			if (t !== undefined && (0, i.kE)(t)) return t;
			const n = e.artifactType?.toLowerCase() ?? t;
			return n === undefined || n === "" ? "apk" : n;
		};
		function isWithdrawn({ deleteTime: e }) {
			if (e === undefined || e === "") return false;
			const t = (0, r.pe)(e.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
			return t !== undefined && t > 0;
		}
		function judgeStatus(e, t, n) {
			if (isWithdrawn(e)) return { status: "withdrawn" };
			if (e.events === undefined) return a;
			const r = latestApprovedEvent(e.events);
			if (r === "undated") return o;
			if (r?.fixed !== undefined) return judgeFix(schemeType(e, t), n, r.fixed.fixedVersion ?? "");
			if (r?.patched !== undefined) return judgePatch(schemeType(e, t), n, r.patched.patchedVersions ?? []);
			if (r?.falsePositiveDetermination !== undefined) {
				const e = r.falsePositiveDetermination.type;
				return {
					status: "not-affected",
					...e === undefined ? {} : { falsePositiveType: e }
				};
			}
			const i = lastWord(r);
			return i === undefined ? a : s[i];
		}
	}),
	93146: ((e, t, n) => {
		n.d(t, {
			IB: () => rateSeverities,
			J_: () => a,
			oC: () => i,
			qs: () => severityRank
		});
		var r = n(44353);
		const i = [
			"critical",
			"high",
			"medium",
			"low",
			"none",
			"unknown"
		];
		const a = { severity: "unknown" };
		const o = 400;
		function severityOfScore(e) {
			if (e >= 9) return "critical";
			if (e >= 7) return "high";
			if (e >= 4) return "medium";
			return e > 0 ? "low" : "none";
		}
		const versionOfType = (e) => Number(/V(\d)/.exec(e)?.[1] ?? 0);
		const versionOfVector = (e) => Number(/^CVSS:([34])\.\d\//.exec(e)?.[1] ?? 2);
		const s = /^(?:CVSS:(?:3\.[01]|4\.0)\/)?[A-Za-z]{1,3}:[A-Za-z]{1,6}(?:\/[A-Za-z]{1,3}:[A-Za-z]{1,6})*\/?$/;
		const c = new Map();
		const l = 4096;
		function cachedScore(e) {
			if (c.has(e)) return c.get(e);
			const t = scoreVector(e);
			if (c.size === l) c.clear();
			c.set(e, t);
			return t;
		}
		function scoreVector(e) {
			if (!s.test(e)) return undefined;
			const t = r.fromVector(e);
			if (!(t instanceof r.CvssVector) || !t.isBaseFullyDefined()) return undefined;
			const n = t.calculateScores();
			return n.baseMetricsOnly ?? n.base;
		}
		function readScore(e) {
			const t = (e.score ?? "").trim();
			if (/^\d{1,2}(?:\.\d+)?$/.test(t)) {
				const n = Number(t);
				return n <= 10 ? {
					version: versionOfType(e.type ?? ""),
					score: n
				} : undefined;
			}
			const n = t.length > o ? undefined : cachedScore(t.replace(/^\((.*)\)$/, "$1"));
			return n === undefined ? undefined : {
				version: versionOfVector(t),
				score: n,
				vector: t
			};
		}
		const isBetter = (e, t) => e.version > t.version || e.version === t.version && e.score > t.score;
		const u = new Map();
		function rateSeverities(e) {
			const [t, ...n] = e;
			const r = t?.score ?? "";
			if (t === undefined || n.length > 0 || r.length > o) return rateAll(e);
			const i = `${t.type} ${r}`;
			const a = u.get(i);
			if (a !== undefined) return a;
			if (u.size === l) u.clear();
			const s = rateAll(e);
			u.set(i, s);
			return s;
		}
		function rateAll(e) {
			let t;
			for (const n of e) {
				const e = readScore(n);
				if (e !== undefined && (t === undefined || isBetter(e, t))) t = e;
			}
			if (t === undefined) return a;
			const { score: n, vector: r } = t;
			return {
				severity: severityOfScore(n),
				score: n,
				...r === undefined ? {} : { vector: r }
			};
		}
		function severityRank(e) {
			return i.indexOf(e);
		}
	}),
	25225: ((e, t, n) => {
		n.d(t, {
			CP: () => joinStandings,
			Jo: () => saidOf,
			iL: () => isSameFacts,
			ie: () => fixOfAll,
			m4: () => stateInBase
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
			const r = e.packages.filter((e) => !n.has(e));
			for (const e of r) n.add(e);
			const i = t.flatMap(({ packages: e }) => e).filter((e) => {
				const t = !n.has(e);
				n.add(e);
				return t;
			});
			if (i.length > 0) return [...r, ...i];
			return r.length === e.packages.length ? e.packages : r;
		}
		function withUnplaced(e, t) {
			const [n] = t;
			if (n === undefined || e.every((e) => e.packages.length > 0)) return t;
			const r = t.some((e) => e.image === undefined && e.source === undefined);
			return r ? t : [...t, { name: n.name }];
		}
		const s = "its fixed versions cannot be compared";
		function joinFacts(e, t, n) {
			const r = { status: t };
			const i = a.Bl.find((e) => n.some((t) => t.word === e));
			if (i !== undefined && n.every((e) => e.word !== undefined)) r.word = i;
			const o = fixOfAll(e, n.map((e) => e.fixedVersion));
			if (o !== undefined) r.fixedVersion = o;
			const c = n[0]?.falsePositiveType;
			if (c !== undefined && n.every(({ falsePositiveType: e }) => e === c)) r.falsePositiveType = c;
			const l = new Set(n.flatMap(({ doubt: e }) => e ?? []));
			if (o === undefined && n.every((e) => e.fixedVersion !== undefined)) l.add(s);
			if (n.some(({ isUndated: e }) => e)) r.isUndated = true;
			if (l.size > 0) r.doubt = [...l].sort().join("; ");
			return r;
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
			const [o = "lacks", ...s] = Array.from(placesOf(e, t, i), (t) => stateAt(e, {
				type: n,
				place: t,
				isDoubted: a
			}, r));
			const isNearer = (e, t) => i ? c.indexOf(e) < c.indexOf(t) : c.indexOf(e) > c.indexOf(t);
			return s.reduce((e, t) => isNearer(t, e) ? t : e, o);
		}
		const l = new Set([undefined]);
		function placesOf(e, t, n) {
			if (t.every(({ places: e }) => e === undefined)) return l;
			const r = t.filter(({ type: t, version: r }) => !n || (0, i.Gh)(e, t, r).status === "affecting");
			return new Set(r.flatMap(({ places: e }) => e ?? [undefined]));
		}
		function stateAt(e, { isDoubted: t, place: n, type: a }, o) {
			let s = "lacks";
			for (const c of o) {
				if (!isAt(c, n)) continue;
				if (!(0, r.hN)(a, c.type) || !(0, r.sN)(e.artifactArchitecture, c.arch)) continue;
				const { doubt: o, status: l } = (0, i.Gh)(e, c.type, c.version);
				if (l === "affecting" && (t || o === undefined)) return "affected";
				s = "has";
			}
			return s;
		}
		function isAt({ places: e }, t) {
			return e === undefined || t !== undefined && e.includes(t);
		}
	}),
	60489: ((e, t, n) => {
		n.d(t, {
			DF: () => c,
			M6: () => createFilterWatch,
			fq: () => createPartReader,
			vj: () => batchNames,
			xF: () => queryLength
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
	46836: ((e, t, n) => {
		n.d(t, {
			g: () => readAdvisories,
			j: () => askAdvisories
		});
		var r = n(24344);
		var i = n(86368);
		var a = n(67004);
		var o = n(14263);
		var s = n(60489);
		var c = n(47025);
		class StoppedError extends Error {}
		function createStoppableClient(e, t) {
			const n = (0, r.zm)(2 * t);
			let i;
			return {
				concurrency: t,
				send: (t) => n(async () => {
					if (i !== undefined) throw new StoppedError();
					return e.send(t);
				}),
				stop: (e) => {
					i ??= { reason: e };
				},
				reason: () => i?.reason
			};
		}
		async function askAdvisories(e, t, n) {
			const r = (0, o.u)(e);
			const i = await readAdvisories(e, r, t, n);
			const a = r.result();
			const s = i.failure === undefined && i.unread.length === 0;
			return {
				collected: s ? a : {
					...a,
					missingLookups: []
				},
				...i
			};
		}
		async function readAdvisories(e, t, n, o) {
			const c = createStoppableClient(n.session.client, o);
			const d = createRowCounter(n);
			const f = (0, s.M6)();
			const p = (0, s.fq)({
				read: (e, n) => f.watch(e, n, (r) => (0, i.h)(c, (0, a.YM)({ [e]: n }), (n) => {
					t.add(n, e);
					d();
					r(n);
				})),
				stop: c.stop
			});
			const m = questionsOf(e);
			await (0, r.Pk)(m, o, async ({ question: e, values: t }, n) => {
				if (n > 0) await f.opened;
				if (!f.areIgnored()) await p.read(e, t);
			});
			let h = p.unread();
			if (f.areIgnored() && c.reason() === undefined) {
				n.host.log.info("The service ignores the filters of the list of advisories, so all of it is read.");
				h = await readCatalog(t, c, m, d);
			} else if (c.reason() === undefined && t.openLookups().length > 0) {
				await l(t, n, o, c.stop);
				if (t.canTellAliases()) await u(t, n, o, c.stop);
			}
			const g = c.reason();
			if (g === undefined) t.endAliases();
			return {
				failure: g,
				unread: h,
				openLookups: g === undefined ? [] : t.openLookups()
			};
		}
		function questionsOf(e) {
			const t = [e.packages, ...e.replaced === undefined ? [] : [e.replaced]];
			const n = new Set(t.flatMap((e) => [...e.keys(), ...(0, c.QF)(e).keys()]));
			return [...(0, s.vj)("artifactNames", [...n].sort()).map((e) => ({
				question: "artifactNames",
				values: e
			})), ...(0, s.vj)("advisoryIds", spellings(e.lookups)).map((e) => ({
				question: "advisoryIds",
				values: e
			}))];
		}
		function createRowCounter({ host: e }) {
			let t = 0;
			return () => {
				t += 1;
				if (t % 1e3 === 0) e.progress(`${t} advisories read`);
			};
		}
		async function readCatalog(e, t, n, r) {
			try {
				await (0, i.h)(t, (0, a.YM)({}), (t) => {
					e.add(t, "aliases");
					r();
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
		const l = lookUpBy("aliases", (e, t) => {
			t.add(e, "aliases");
			return t.canTellAliases();
		});
		const u = lookUpBy("legacyAdvisoryIds", (e, t) => {
			if (e.legacyAdvisoryId === undefined) return false;
			t.add(e, "legacyAdvisoryIds");
			return true;
		});
		function lookUpBy(e, t) {
			return async (n, r, o, c) => {
				const l = createStoppableClient(r.session.client, o);
				await Promise.all((0, s.vj)(e, spellings(n.openLookups())).map(async (r) => {
					try {
						await (0, i.h)(l, (0, a.YM)({ [e]: r }), (e) => {
							if (!t(e, n)) throw new StoppedError();
						});
					} catch (e) {
						l.stop(e);
						if (!(e instanceof StoppedError)) c(e);
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
	53463: ((e, t, n) => {
		n.r(t);
		n.d(t, { compareMovedImages: () => compareMovedImages });
		var r = n(38086);
		var i = n(24344);
		var a = n(63664);
		var o = n(59083);
		var s = n(34779);
		var c = n(96299);
		var l = n(14263);
		var u = n(46836);
		var d = n(28579);
		var f = n(29759);
		var p = n(43216);
		var m = n(47025);
		const h = 4;
		const compareMovedImages = async (e, t, n) => {
			const r = e.map(() => undefined);
			if (t.identity === undefined && t.token === undefined) return r;
			return await orLogged(n, r, async () => {
				const r = createPackageReader((0, f.p)(await settingsOf(n), n), n);
				const a = await (0, i.Pk)(e, h, async (e) => {
					if (e.from === undefined) return undefined;
					const [t, n] = await Promise.all([r(e, e.from), r(e, e.to)]);
					return t === undefined || n === undefined ? undefined : {
						from: t,
						to: n
					};
				});
				const o = a.flatMap((e, t) => e === undefined ? [] : [{
					index: t,
					brings: collect(e.to, e.from),
					fixes: collect(e.from, e.to)
				}]);
				const s = a.flatMap((e) => e === undefined ? [] : [...e.from, ...e.to]);
				await askAll(o, s, t.concurrency, n);
				const c = new Map(o.map((e) => [e.index, differenceOf(e)]));
				return e.map((e, t) => c.get(t));
			});
		};
		function collect(e, t) {
			const n = {
				packages: (0, m.mV)(e),
				basePackages: (0, m.mV)(t),
				lookups: []
			};
			return (0, l.u)(n);
		}
		function differenceOf({ brings: e, fixes: t }) {
			const count = (e) => e.result().items.filter(({ facts: e, isNew: t }) => e.status === "affecting" && t).length;
			return {
				fixes: count(t),
				brings: count(e)
			};
		}
		async function askAll(e, t, n, r) {
			const i = e.flatMap(({ brings: e, fixes: t }) => [e, t]);
			const a = {
				add: (e, t) => {
					for (const n of i) n.add(e, t);
				},
				openLookups: () => [],
				canTellAliases: () => true,
				endAliases: () => undefined
			};
			const o = {
				packages: (0, m.mV)(t),
				lookups: []
			};
			const { failure: s, unread: c } = await (0, u.g)(o, a, r, n);
			if (s !== undefined) throw s;
			if (c[0] !== undefined) throw c[0].error;
		}
		function createPackageReader(e, t) {
			const n = new Map();
			const readOne = (n, r) => orLogged(t, undefined, async () => {
				const t = (0, a.o_)(n.name);
				if (t.kind === "malformed") return undefined;
				const { organization: i, repository: o, tag: s } = n;
				const c = {
					organization: i,
					repository: o,
					tag: s,
					complete: t.reference
				};
				const l = (0, a.Yk)({
					...t.reference,
					digest: r
				});
				const u = (0, d.createProblemCollector)();
				const f = await e([{
					image: c,
					reference: r,
					name: l
				}], u);
				u.throwIfAny();
				const [p] = f.unread;
				if (p !== undefined) throw p.error;
				return f.read.flatMap(({ packages: e }) => e);
			});
			return (e, t) => {
				const r = `${e.repository}@${t}`;
				const i = n.get(r) ?? readOne(e, t);
				n.set(r, i);
				return i;
			};
		}
		async function orLogged(e, t, n) {
			try {
				return await n();
			} catch (n) {
				if (n instanceof s.Wk && n.code === "CANCELLED") throw n;
				for (const { message: t } of (0, c.e)(n, undefined)) e.host.log.info(`Advisories were not compared: ${(0, r.h0)(t, 500)}`);
				return t;
			}
		}
		async function settingsOf(e) {
			const given = (t) => e.config.given(p.e.name, t);
			const t = await (0, o.K)(p.e.inputs, given, e.clock.now());
			if (t.kind === "problems") throw new Error(t.problems.map(({ message: e }) => e).join("; "));
			return t.inputs;
		}
	}),
	28579: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NOTHING_TO_LOOK_FOR: () => d,
			NO_BASE: () => f,
			SIGN_IN_REASON: () => u,
			artifactProblems: () => artifactProblems,
			createProblemCollector: () => createProblemCollector,
			findProblems: () => findProblems,
			readArtifact: () => readArtifact,
			shardProblems: () => shardProblems,
			subjectProblems: () => subjectProblems
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(48636);
		var o = n(12056);
		var s = n(31684);
		var c = n(25314);
		var l = n(35127);
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
			const a = `\`shard\` divides \`images\` only${r === "" ? ", which is not set" : `, but ${r} is set`}`;
			return [...await (0, i.GW)(() => (0, o.X)(e.shard)), ...n ? [] : [{
				message: a,
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
			r.push(...subjectProblems(e), ...artifactProblems(e), ...await shardProblems(e));
			r.push(...(0, c.m)(n, u));
			const o = e["vex-file"];
			if (o !== undefined) r.push(...await (0, i.GW)(() => (0, a.ZB)(o, t, "vex-file")));
			return r;
		};
		const p = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
		const m = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
		const h = /^[A-Za-z0-9][\w.+~:-]*$/;
		function readArtifact(e, t) {
			const n = t.map(l.Aw);
			if (/^\s*pkg\s*:/i.test(e)) return readPurlArtifact(e, n);
			const r = e.lastIndexOf("@");
			const [i, a] = r > 0 ? [e.slice(0, r), e.slice(r + 1)] : [e, undefined];
			const o = n.some((e) => e !== "apk");
			if (!(o ? m : p).test(i)) return { problem: "its name is not a package name" };
			if (a === undefined) return { entry: { name: i } };
			return h.test(a) ? { entry: {
				name: i,
				version: a
			} } : { problem: "its version is not a package version" };
		}
		function readPurlArtifact(e, t) {
			const n = (0, l.gd)(e);
			if (n.kind === "unreadable") return { problem: `its purl cannot be read: ${n.reason}` };
			const { arch: r, name: i, origin: a, type: o, version: s } = n.purl;
			if (!t.includes(o)) return { problem: `its type \`${o}\` is not one of \`artifact-types\` (${t.join(", ")})` };
			return { entry: {
				name: i,
				type: o,
				purl: e,
				...s === undefined ? {} : { version: s },
				...r === undefined ? {} : { arch: r },
				...a === undefined ? {} : { origin: a }
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
		function createProblemCollector() {
			const e = [];
			return {
				add: (...t) => void e.push(...t),
				attempt: async (t) => {
					try {
						return await t();
					} catch (t) {
						if (!(t instanceof i.yo)) throw t;
						e.push(...t.problems);
						return undefined;
					}
				},
				throwIfAny: () => {
					if (e.length > 0) throw new i.yo(...e);
				}
			};
		}
	}),
	29759: ((e, t, n) => {
		n.d(t, { p: () => createImageReader });
		var r = n(24344);
		var i = n(45794);
		var a = n(63664);
		var o = n(38086);
		var s = n(92661);
		var c = n(93619);
		var l = n(31684);
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
			const { createSignatureJudge: t } = await Promise.all([n.e(323), n.e(424)]).then(n.bind(n, 39424));
			return t(e);
		}
		function readOne(e, { layer: t }, n, r, i) {
			let a;
			let o;
			try {
				const i = (0, c.HT)(e);
				a = (0, c.cO)(i.envelope);
				if (!(0, c.Md)(a.predicateType)) return { kind: "foreign" };
				if (!a.subjects.includes(n)) return {
					kind: "rejected",
					reason: `it is about ${subjectWords(a.subjects)}`
				};
				o = r(i, t.annotations);
			} catch (e) {
				return {
					kind: "rejected",
					reason: (0, c.A3)(e)
				};
			}
			if (o.kind === "invalid") return {
				kind: "rejected",
				reason: o.reason
			};
			const { createdAt: s, predicateType: l } = a;
			const { signedAt: u, signer: d } = o;
			const f = u ?? s;
			return {
				kind: "sbom",
				sbom: {
					text: a.text,
					predicateType: l,
					attachedTo: n,
					isVerified: i,
					signer: d,
					time: f
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
			return new i.yo({
				message: `${imageWords(e)} has no SBOM attestation: there is none among its referrers, and none under the tag \`${t}\``,
				fix: "attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`"
			});
		}
		function noneCounts(e, t, n) {
			const r = t.slice(0, 3).map(({ place: e, reason: t }) => `${(0, o.h0)(t, 300)} (${e.name}, ${e.layer.digest})`);
			const a = t.length > 3 ? `; and ${t.length - 3} more` : "";
			return new i.yo({
				message: `${imageWords(e)} has no SBOM attestation that counts; expected a signature ${(0, l.gF)(n)}: ${r.join("; ")}${a}`,
				fix: "do not use the image before this is explained; if somebody else signs it rightly, say so in `attestation-issuer` and `attestation-subject`, or in `attestation-key`"
			});
		}
		function tooMany(e) {
			return new i.yo({
				message: `${imageWords(e)} has more than ${f} attestations that may be SBOMs`,
				fix: "remove the ones that are no longer needed, for example with `cosign attest --replace`"
			});
		}
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
			return `${(0, s.LN)(e)}.att`;
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
			return e === undefined || (0, c.Md)(e);
		}
		var p = n(75577);
		var m = n(4458);
		var h = n(64764);
		var g = n(40382);
		var _ = n(34779);
		var v = n(3532);
		var y = n(59492);
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
			const r = n === g.gO;
			const { issuer: i, subject: a } = r ? l.sW : {
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
			const unknown = (e) => new i.yo({
				message: `the identities that sign the images of \`${(0, o.h0)(n, 100)}\` are unknown: ${e}`,
				fix: "give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)",
				input: "attestation-subject"
			});
			try {
				const r = (0, y.Qn)(n) ? [{ uid: n }] : await (0, y.xO)(e, n);
				const [i] = r;
				if (i === undefined || r.length > 1) throw unknown(`this identity sees ${r.length} organizations of that name`);
				const a = await e.send((0, v.zH)(i.uid));
				const o = (0, l.bc)(a.chainguard?.serviceBindings ?? {}, t);
				if (o.length === 0) throw unknown("its account association names neither CATALOG_SYNCER nor APKO_BUILDER");
				return o;
			} catch (e) {
				if (!(e instanceof _.Wk)) throw e;
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
			throw new i.yo({
				message: `\`${t}\`: there is no file \`${(0, o.h0)(e, 300)}\``,
				fix: "check the path; it starts from `working-directory`, and with `policy-from: base` at the base commit",
				input: t
			});
		}
		;
		const b = 4;
		function createImageReader(e, t) {
			const n = (0, s.nn)(t.session.registry.access);
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
				const i = await (0, r.Pk)(e, b, (e) => readImage(e, n).then((e) => ({
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
			if (o === undefined) throw new i.yo({
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
				const t = (0, p.FL)(e);
				const r = t === undefined ? undefined : (0, p.xV)(c.manifests, t);
				if (r?.kind === "manifest") return {
					platform: e,
					digest: s,
					manifest: r.descriptor.digest,
					index: s
				};
				const a = (0, p.mS)(c.manifests).join(", ");
				throw new i.yo({
					message: `\`${n}\` has no image for \`${e}\`; its platforms: ${a === "" ? "none" : a}`,
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
			const g = (0, h.r)(d.text, f, u.types);
			if (g.kind === "not-sbom") throw new i.yo({ message: `the SBOM attestation of \`${f}\` cannot be read: ${g.reason}` });
			const _ = (0, m.Ez)("images", f, g, u);
			if (_.length > 0) throw new i.yo(..._);
			const v = n.includes("@") ? n : (0, a.Yk)({
				...t.complete,
				digest: o
			});
			const y = s === undefined ? undefined : (0, p.FL)(l)?.architecture;
			const b = d.attachedTo !== c;
			return {
				...(0, m.xS)({
					file: f,
					inWorkspace: false
				}, g),
				image: v,
				name: n,
				digest: o,
				manifest: c,
				platform: l,
				sbom: d.isVerified ? "attested" : "unverified",
				...r === undefined ? {} : { places: r },
				packages: g.packages.map((e) => ({
					...e,
					...y !== undefined && (e.arch === undefined || b) ? { arch: y } : {},
					image: v,
					...r === undefined ? {} : { places: r }
				}))
			};
		}
	}),
	4458: ((e, t, n) => {
		n.d(t, {
			Ez: () => sbomProblems,
			Yh: () => baseProblems,
			_M: () => repositoryOf,
			te: () => readSboms,
			xS: () => factsOf,
			yL: () => typeWords
		});
		var r = n(76760);
		var i = n(34150);
		var a = n(38086);
		var o = n(24060);
		var s = n(66567);
		var c = n(64764);
		var l = n(49303);
		const u = 256 * 1024 * 1024;
		const d = 10;
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
				const d = await (0, s.t)(t, u);
				const f = d.kind === "text" ? (0, c.r)(d.text, a.file, n.types) : (0, l.r0)(d.reason);
				if (f.kind === "sbom") o.push({
					place: a,
					sbom: f
				});
				else i.add(notSbomProblem(e, a.file, f));
			}
			const d = [];
			const f = [];
			const p = [];
			for (const { place: t, sbom: r } of o) {
				const a = o.flatMap((e) => e.sbom === r ? [] : [e.sbom]);
				if (isCoveredIndex(r, a)) {
					p.push(t.file);
					continue;
				}
				i.add(...sbomProblems(e, t.file, r, n));
				for (const e of r.packages) f.push(e);
				d.push(factsOf(t, r));
			}
			return {
				facts: d,
				packages: f,
				indexes: p,
				paths: a.paths
			};
		}
		function globProblems(e, t, n, r) {
			const i = n.unmatched.map((t) => ({
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` matches no file below \`${r}\``,
				fix: "create the SBOM before this step; globs are relative to `working-directory`, and symbolic links are not followed",
				input: e
			}));
			if (n.paths.length > 0 || i.length > 0 || t.length === 0) return i;
			const o = `\`${e}\`: its globs that start with \`!\` exclude every file that the others match`;
			return [{
				message: o,
				input: e
			}];
		}
		function notSbomProblem(e, t, { fix: n, reason: r }) {
			return {
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` is not a readable SBOM: ${(0, a.h0)(r, 300)}`,
				fix: n ?? "provide SPDX 2.3 or 3.0 JSON, or CycloneDX 1.4 to 1.7 JSON",
				input: e
			};
		}
		function factsOf(e, t) {
			const n = Object.fromEntries(t.skipped);
			return {
				...e,
				format: t.format,
				packageCount: t.packageCount,
				skippedCount: Object.values(n).reduce((e, t) => e + t, 0),
				skipped: n,
				unaccounted: t.unaccounted,
				...t.image === undefined ? {} : { image: t.image }
			};
		}
		function isCoveredIndex(e, t) {
			if (e.packageCount > 0 || e.unaccounted.length > 0 || e.unreadable.length > 0) return false;
			const n = e.digests.filter((t) => !e.subjects.includes(t));
			const r = new Set(t.filter(({ packageCount: e }) => e > 0).flatMap(digestsOf));
			return n.length > 0 && n.every((e) => r.has(e));
		}
		const digestsOf = ({ digests: e, subjects: t }) => [...t, ...e];
		function sbomProblems(e, t, n, { minimum: r, types: i }) {
			const o = n.unreadable.slice(0, d);
			const s = o.map(({ entry: n, purl: r, reason: i }) => ({
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` has an entry \`${(0, a.h0)(n, 200)}\` whose purl \`${(0, a.h0)(r, 200)}\` cannot be read: ${(0, a.h0)(i, 200)}`,
				fix: "correct the purl, or report it to the author of the tool that wrote the SBOM",
				input: e
			}));
			const c = n.unreadable.length - o.length;
			if (c > 0) s.push({
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` has ${c} more entries whose purls cannot be read`,
				fix: "correct them too",
				input: e
			});
			if (s.length > 0) return s;
			return n.packageCount >= r ? [] : [tooFewPackages(e, t, n, {
				minimum: r,
				types: i
			})];
		}
		function tooFewPackages(e, t, n, { minimum: r, types: o }) {
			const s = [...n.skipped].map(([e, t]) => `${t} ${typeWords(e)}`);
			if (n.unaccounted.length > 0) s.push(`${n.unaccounted.length} without a usable purl`);
			const c = n.packageCount === 0 ? "no packages" : "no others";
			const l = `it lists ${s.length === 0 ? c : s.slice(0, 10).join(", ")}`;
			const u = n.packageCount === 0 ? "no package" : (0, i.hS)(n.packageCount, "package");
			const d = r === 1 ? "" : `, fewer than \`min-packages: ${r}\``;
			const f = n.digests.filter((e) => !n.subjects.includes(e)).slice(0, 5);
			const p = n.packageCount === 0 && f.length > 0;
			return {
				message: `\`${e}\`: \`${(0, a.h0)(t, 300)}\` has ${u} of the types in \`artifact-types\` (${o.join(", ")})${d}: ${l}`,
				fix: p ? `it may be an index: give the SBOMs of all images that it lists, too (${f.join(", ")})` : "check that this is the SBOM of the image, and list the types of its packages in `artifact-types`",
				input: e
			};
		}
		function typeWords(e) {
			return `of type ${(0, a.h0)(e, 50)}`;
		}
		function shownPath(e, t) {
			const n = (0, r.relative)(e, t);
			const i = !(0, r.isAbsolute)(n) && n.split(r.sep)[0] !== "..";
			return {
				file: i ? n.split(r.sep).join("/") : (0, r.basename)(t),
				inWorkspace: i
			};
		}
		function baseProblems(e, t, n) {
			const r = new Set(e.paths.flatMap(namesOf));
			const i = n.paths.filter((e) => namesOf(e).some((e) => r.has(e)));
			const o = i.map((e) => ({
				message: `\`base-sbom\`: \`${(0, a.h0)(e, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
				fix: "write the SBOM of the base to a file of its own, in a run that the change cannot influence",
				input: "base-sbom"
			}));
			return [...o, ...foreignProblems(t, n.facts)];
		}
		const namesOf = (e) => [e, (0, o.l6)(e) ?? e];
		function foreignProblems(e, t) {
			const n = e.flatMap(({ image: e }) => e === undefined ? [] : [repositoryOf(e)]);
			if (n.length === 0) return [];
			return t.filter(({ image: e }) => e !== undefined && !n.includes(repositoryOf(e))).map(({ file: e, image: t = "" }) => ({
				message: `\`base-sbom\`: \`${(0, a.h0)(e, 300)}\` describes \`${(0, a.h0)(t, 200)}\`, another image than the SBOMs of the change (\`${(0, a.h0)(n[0] ?? "", 200)}\`)`,
				fix: "give the SBOM of the same image at the base of the change",
				input: "base-sbom"
			}));
		}
		function repositoryOf(e) {
			const t = e.replace(/@.*$/s, "").replace(/:[^/:]*$/, "");
			return t.toLowerCase().replace(/^index\.docker\.io\//, "docker.io/");
		}
	}),
	2757: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => De });
		var r = n(34150);
		var i = n(38086);
		var a = n(22475);
		var o = n(48636);
		var s = n(35147);
		var c = n(52309);
		var l = n(30191);
		var u = n(96299);
		var d = n(58508);
		var f = n(88209);
		var p = n(34779);
		var m = n(73358);
		var h = n(67004);
		var g = n(93146);
		var _ = n(60489);
		;
		const v = 1e3;
		async function fillSeverities(e, t) {
			const n = idsWithoutSeverity(e.items).filter((e) => (0, _.xF)("ids", e) <= _.DF);
			if (n.length === 0) return e;
			const r = [];
			const a = new Set();
			let o;
			await Promise.all((0, _.vj)("ids", n, v).map(async (e) => {
				try {
					for await (const n of (0, m.n4)(t.session.client, (0, h.sb)({ ids: e }))) r.push(...n);
				} catch (t) {
					if (!(t instanceof p.Wk) || t.code === "CANCELLED") throw t;
					o ??= t;
					for (const t of e) a.add(t.toLowerCase());
				}
			}));
			if (o !== undefined) {
				t.host.log.info(`Public vulnerability metadata could not be read, so some severities stay unknown: ${(0, i.h0)(o.message, 300)} (${o.code}).`);
			}
			return {
				...e,
				items: addMetadata(e.items, r, a)
			};
		}
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
				const a = e.rating.severity === "unknown" && !e.aliases.some((e) => n.has(e.toLowerCase())) ? (0, g.IB)(t.flatMap((e) => e.severities ?? [])) : e.rating;
				return {
					...e,
					rating: a,
					...i === undefined ? {} : { summary: i }
				};
			});
		}
		var y = n(46836);
		var b = n(2810);
		var x = n(77275);
		var S = n(77176);
		var C = n(25225);
		;
		const w = [
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
			if (t.failOnSeverity === "none") return false;
			if (e === "unknown") return t.failOnUnknownSeverity;
			return (0, g.qs)(e) <= (0, g.qs)(t.failOnSeverity);
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
		const isCounted = (e) => e.effect !== "settled" && e.effect !== "ignored";
		const zeros = (e) => Object.fromEntries(e.map((e) => [e, 0]));
		function countItems(e, t) {
			const n = zeros(w);
			const r = zeros(g.oC);
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
			return g.oC.filter((e) => e !== "none").find((t) => e.bySeverity[t] > 0) ?? "none";
		}
		;
		const strongestOf = (e) => w.find((t) => e.includes(t)) ?? "settled";
		function compareJudged(e, t) {
			return w.indexOf(e.effect) - w.indexOf(t.effect) || Number(t.item.isNew) - Number(e.item.isNew) || (0, g.qs)(e.item.rating.severity) - (0, g.qs)(t.item.rating.severity) || (0, i.n6)(e.item.artifact, t.item.artifact) || (0, i.n6)(e.item.advisoryId, t.item.advisoryId) || (0, i.n6)(e.item.type ?? "", t.item.type ?? "");
		}
		function createJudge(e, t) {
			const n = createIgnoreMatcher(e.ignores.filter(S.UB));
			return (r) => {
				const { facts: i, rating: a, isNew: o } = r;
				const s = i.status === "affecting" ? n({
					ids: [r.advisoryId, ...r.aliases],
					artifact: r.artifact,
					images: r.packages.map(({ image: e }) => e)
				}) : [];
				for (const e of s) t.add(e);
				const c = s.find((t) => !(0, S._d)(t, e.nowMs));
				const l = c !== undefined;
				const u = (0, C.Jo)(r).map(({ status: t, fixedVersion: n, word: r }) => {
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
				const f = s.find((t) => (0, S._d)(t, e.nowMs));
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
		const isUnused = (e, t, n) => (0, S.UB)(e) && !t.has(e) && !(0, S._d)(e, n);
		function decideGate(e) {
			const { collected: t, ignores: n, policy: r, nowMs: i } = e;
			const a = new Set();
			const o = t.items.map(createJudge(e, a)).sort(compareJudged);
			const s = n.filter((e) => (0, S._d)(e, i));
			const c = n.filter((e) => (0, S.v$)(e, i));
			const l = countItems(o, s.length);
			const { missingLookups: u, unknownLookups: d, fieldsSeen: f } = t;
			const p = n.filter((e) => !(0, S.UB)(e));
			const { unaccounted: m } = e;
			const h = l.byEffect.warned + s.length + c.length + p.length + u.length + m.length;
			const g = h > 0 ? "warn" : "pass";
			const _ = m.length > 0 && r.failOnUnaccounted && !r.warnOnly;
			return {
				verdict: l.byEffect.fails > 0 || _ ? "fail" : g,
				items: o,
				unaccounted: m,
				unaccountedFails: _,
				withoutAdvisories: e.withoutAdvisories,
				imageOnly: p,
				counts: l,
				highestSeverity: highestOf(l),
				expired: s,
				expiring: c,
				unused: n.filter((e) => isUnused(e, a, i)),
				loosened: e.baseIgnores === undefined ? [] : (0, S.cY)(e.baseIgnores, e.ignores),
				missingLookups: u,
				unknownLookups: d,
				fieldsSeen: f,
				policy: r,
				hasBase: e.hasBase
			};
		}
		function createIgnoreMatcher(e) {
			const t = e.map((e, t) => ({
				ignore: e,
				order: t,
				artifact: e.artifact === undefined ? undefined : (0, b.mi)(e.artifact),
				image: e.image === undefined ? undefined : (0, x.oB)(e.image)
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
		var T = n(77825);
		var E = n(36083);
		var D = n(12056);
		var O = n(4458);
		var k = n(47025);
		;
		const ee = 20;
		const te = 10;
		const A = 200;
		const ne = "that this change does not move";
		function gateCoverage({ elsewhere: e, left: t, sboms: n, search: r, unmoved: a, unreadImages: o }, { collected: s, failure: c, openLookups: l, unread: u }) {
			const d = [...r.packages.values()].flat().filter(({ source: e }) => e === undefined).length;
			const f = n.reduce((e, { packageCount: t }) => e + t, d);
			const p = [...unreadPackages(u, r.packages), ...unreadLookups(r.lookups, u)];
			const m = c === undefined ? "the service does not return aliases" : whyOf(c);
			const h = new Set([...s.unknownLookups, ...l]);
			const g = [...h].map((e) => ({
				what: (0, i.h0)(e, A),
				why: m
			}));
			const _ = n.flatMap(unaccountedOf);
			const v = [...p, ...g.filter(({ what: e }) => !p.some((t) => t.what === e))];
			const { lookups: y } = r;
			const b = Math.max(0, f + y.length - v.length);
			const x = [
				...t,
				{
					what: "images",
					why: D.r,
					count: e
				},
				{
					what: "images",
					why: ne,
					count: a
				}
			];
			const S = o.map(({ error: e, name: t }) => ({
				what: (0, i.h0)(t, A),
				why: whyOf(e)
			}));
			const C = [
				...v,
				..._,
				...S
			];
			const w = (0, E.X)(b, [...skippedTypes(n), ...x], C);
			const sumOf = (e) => x.reduce((t, n) => n.what === e ? t + n.count : t, 0);
			const [T, O] = [sumOf("images") + S.length, sumOf("references")];
			const k = w.seen - y.length - T - O;
			const ee = {
				package: k,
				"advisory id": y.length,
				image: T,
				reference: O
			};
			return {
				...w,
				noun: nounOf(ee)
			};
		}
		function nounOf(e) {
			const [t = "package", ...n] = Object.entries(e).flatMap(([e, t]) => t > 0 ? [e] : []);
			return n.length === 0 ? t : "item";
		}
		function unaccountedOf({ file: e, unaccounted: t }) {
			return t.map((t) => ({
				what: unaccountedName(t),
				why: `no usable type or purl in ${(0, i.h0)(e, A)}`
			}));
		}
		function unaccountedName({ name: e, version: t }) {
			return (0, i.h0)(t === undefined ? e : `${e} ${t}`, A);
		}
		function skippedTypes(e) {
			const t = e.flatMap(({ skipped: e }) => Object.entries(e));
			const n = new Set(t.toSorted(([, e], [, t]) => t - e).map(([e]) => e));
			const r = new Set([...n].slice(0, ee));
			return t.map(([e, t]) => ({
				what: "packages of the SBOM",
				why: r.has(e) ? (0, O.yL)(e) : "of other types",
				count: t
			}));
		}
		function unreadPackages(e, t) {
			const n = new Map();
			if (e.length === 0) return [];
			const r = (0, k.QF)(t);
			for (const { error: a, question: o, value: s } of e) {
				if (o !== "artifactNames") continue;
				const e = (r.get(s) ?? []).flatMap((e) => t.get(e) ?? []);
				const c = [...t.get(s) ?? [], ...e.filter(({ origin: e }) => e === s)];
				for (const { arch: e, name: t, source: r, type: o, version: s } of c) {
					const c = (0, i.h0)(s === undefined ? t : `${t} ${s}`, A);
					const l = JSON.stringify([
						r,
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
					what: (0, i.h0)(e, A),
					why: whyOf(t)
				}];
			});
		}
		function whyOf(e) {
			if (e instanceof p.Wk) return `${(0, i.h0)(e.message, 300)} (${e.code})`;
			return "an earlier failure stopped the lookup";
		}
		function unreadProblems(e) {
			const t = (0, T.$)(e, ({ error: e }) => whyOf(e));
			return [...t.values()].flatMap((e) => {
				const t = e.slice(0, te).map(({ value: e }) => `\`${(0, i.h0)(e, A)}\``);
				const n = e.length > t.length ? ` and ${e.length - t.length} more` : "";
				const r = `the advisories of ${t.join(", ")}${n} could not be read`;
				return (0, u.e)(e[0]?.error, undefined, r).map(({ message: e }) => ({
					kind: "service",
					message: e,
					fix: "Run again. If it fails again, report these names to the service. Everything else was checked."
				}));
			});
		}
		var j = n(45794);
		var M = n(40460);
		var re = n(25314);
		var N = n(1414);
		var P = n(28579);
		var F = n(29759);
		var ie = n(72792);
		var ae = n(98124);
		var oe = n(29396);
		var I = n(63664);
		var se = n(97512);
		var ce = n(64128);
		var L = n(19161);
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
		const le = {
			left: [],
			comments: [],
			findings: []
		};
		const R = "excluded by `ignore-images`";
		async function findWantedImages(e, t) {
			const { images: n, names: r } = (0, ae.B3)(e);
			const i = unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)));
			const a = (0, D.X)(e.shard);
			const o = i.filter(({ image: e }) => a === undefined || (0, ie.O1)(e.repository, a));
			const s = {
				elsewhere: i.length - o.length,
				unmoved: 0
			};
			if (e.files.length === 0) return {
				head: o,
				base: undefined,
				...s,
				...le
			};
			const c = (0, x.C8)(e["ignore-images"]);
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
			const i = await (0, ce.i)(n.files, t, r);
			const a = await (0, L.W)(n.files, i, e);
			const o = await (0, f.zG)(i, e);
			requireAllRead(o);
			const s = {
				comments: o.comments,
				findings: [...a, ...o.findings.filter(isAdded)]
			};
			const holds = (e) => e !== undefined && i.files.has(e);
			const c = i.judgedPaths.filter((e) => holds(e) || holds((0, oe._M)(e)));
			return {
				found: o,
				notes: s,
				paths: c
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
					why: R,
					count: a.filter((e) => !r(e)).length
				}
			].filter(({ count: e }) => e > 0);
		}
		function nothingToCheck(e, t) {
			if (t.some(({ why: e }) => e === R)) return new j.yo({
				message: `\`files\`: every image of this registry in ${(0, r.hS)(e, "file")} is excluded by \`ignore-images\`, so there is nothing to check`,
				fix: "remove this step, or narrow `ignore-images`",
				input: "ignore-images"
			});
			const n = t.map(({ count: e, what: t, why: n }) => `${e} ${t} ${n}`).join(", ");
			return new j.yo({
				message: `\`files\`: none of the ${(0, r.hS)(e, "file")} references an image of this registry${n === "" ? "" : ` that could be checked (${n})`}, so there is nothing to check`,
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
			const i = (0, I.Yk)({
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
			return new Map(Array.from((0, T.$)(namedIn(e), ({ file: e }) => e), ([e, n]) => [e, unique(n.map(({ image: e, reference: t }) => wantedOf(e, t)).filter(t))]));
		}
		function unique(e) {
			return [...new Map(e.map((e) => [e.name, e])).values()];
		}
		function requireAllRead({ malformed: e, unread: t, unresolved: n }) {
			const r = n.filter(({ isScript: e }) => !e);
			const a = [
				...r.map(({ what: e, why: t }) => `\`${(0, i.h0)(e, 200)}\` is not known here: ${(0, i.h0)(t, 300)}`),
				...t.map(({ what: e, why: t }) => `\`${(0, i.h0)(e, 200)}\` ${(0, i.h0)(t, 300)}`),
				...e.map(({ reason: e, text: t }) => `\`${(0, i.h0)(t, 200)}\` is malformed: ${(0, i.h0)(e, 300)}`)
			];
			if (a.length === 0) return;
			throw new j.yo(...a.map((e) => ({
				message: `\`files\`: ${e}`,
				fix: "fix the file, or leave it out with a glob that begins with `!`",
				input: "files"
			})));
		}
		const isAdded = (e) => e.rule === "ignore-added";
		async function readBaseReferences(e, t) {
			const n = await (0, se.W)(e, t);
			if (n.unreadable.length > 0) throw (0, se.S)(n.unreadable);
			return [...n.judged.values()].flatMap(({ references: e }) => e);
		}
		;
		async function gather(e, t, n) {
			const r = (0, P.createProblemCollector)();
			const { advisories: i, artifacts: a, sbom: o } = e;
			const s = e["base-sbom"];
			const c = e.images.length + e.files.length > 0;
			if (i.length + a.length + o.length === 0 && !c) r.add(P.NOTHING_TO_LOOK_FOR);
			r.add(...(0, P.subjectProblems)(e), ...(0, P.artifactProblems)(e), ...await (0, P.shardProblems)(e));
			await r.attempt(() => (0, re.s)(e, P.SIGN_IN_REASON));
			const l = {
				requireReason: e["require-ignore-reason"],
				maxDays: e["max-ignore-days"]
			};
			const u = await r.attempt(() => (0, M.Gq)(t.config, l, n)) ?? [];
			const d = await r.attempt(() => vexPath(e, t));
			const f = {
				types: e["artifact-types"],
				minimum: e["min-packages"]
			};
			const p = await (0, O.te)("sbom", o, f, t, r);
			const m = await (0, O.te)("base-sbom", s, f, t, r);
			const h = c ? await readImages(e, t, r) : ue;
			const g = s.length > 0 || h.base !== undefined;
			if (e.scope === "changed" && !g) r.add(P.NO_BASE);
			r.add(...(0, O.Yh)(p, [...p.facts, ...h.head], m));
			const _ = a.flatMap((e) => (0, P.readArtifact)(e, f.types).entry ?? []);
			const v = [
				..._,
				...p.packages,
				...h.head.flatMap((e) => e.packages)
			];
			const { base: y = [] } = h;
			const b = [...m.packages, ...y.flatMap((e) => e.packages)];
			const x = g ? (0, k.mV)(b) : undefined;
			const S = h.head.length === 0 ? undefined : x;
			const C = S === undefined ? v : [...v, ...b];
			await r.attempt(() => refuseLongNames(C, i));
			r.throwIfAny();
			return {
				search: {
					packages: (0, k.mV)(v),
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
				failOnStatus: (0, N.r_)(e["fail-on-status"]),
				failOnUnaccounted: e["fail-on-unaccounted"]
			};
		}
		const ue = {
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
			if (r === undefined) return ue;
			const i = (0, F.p)(e, t);
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
			return (0, o.ZB)(n, {
				workspace: i,
				tempDirectory: r,
				workingDirectory: t.workingDirectory
			}, "vex-file");
		}
		function refuseLongNames(e, t) {
			const isLong = (e) => (0, _.xF)("artifactNames", e) > _.DF;
			const n = e.find(({ name: e, origin: t = "" }) => isLong(e) || isLong(t));
			if (n !== undefined) {
				const e = n.source === undefined ? "`artifacts`" : `\`${n.source}\``;
				throw new j.yo({
					message: `${e} has a package name of ${Math.max(n.name.length, n.origin?.length ?? 0)} characters, which is too long for a request`,
					input: n.source === undefined ? "artifacts" : "sbom"
				});
			}
			if (t.some((e) => (0, _.xF)("advisoryIds", e) > _.DF)) throw new j.yo({
				message: "`advisories` has an id that is too long for a request",
				input: "advisories"
			});
		}
		var z = n(8e3);
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
		const shareRepository = ({ image: e }, t) => e === undefined || t === undefined || (0, O._M)(e) === (0, O._M)(t);
		function sharePlatform({ platform: e }, t) {
			if (e === undefined || t === undefined) return true;
			const n = t.split(", ");
			return e.split(", ").some((e) => n.includes(e));
		}
		var de = n(99004);
		var fe = n(40382);
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
				const r = await (0, de.CS)(e.workingDirectory, false, {
					workspace: n,
					signal: e.signal
				});
				if (!r.byGit) return [];
				const { references: i } = await (0, ce.i)([], e, t);
				return i.map(({ image: e, location: t, reference: n }) => ({
					repository: e.repository,
					reference: n,
					location: t
				}));
			} catch (t) {
				const n = t instanceof Error ? t.message : String(t);
				e.host.log.debug(`files were not scanned for images: ${(0, i.h0)(n, 300)}`);
				return [];
			}
		}
		function findImage(e, t, n) {
			const r = (0, I.o_)(e);
			if (r.kind === "malformed") return undefined;
			const i = (0, fe.kl)(r.reference, n, "ours");
			if (i.kind === "foreign") return undefined;
			const a = t.filter(({ repository: e }) => e === i.image.repository);
			const { digest: o, tag: s } = r.reference;
			const c = a.find(({ reference: e }) => o !== undefined && e.digest === o) ?? a.find(({ reference: e }) => s !== undefined && e.tag === s);
			return (c ?? (s === undefined ? a[0] : undefined))?.location;
		}
		var pe = n(43216);
		var me = n(55270);
		;
		const V = new WeakMap();
		function exposuresOf(e) {
			const t = V.get(e) ?? findExposures(e);
			V.set(e, t);
			return t;
		}
		const isPressing = ([{ effect: e }]) => e === "fails" || e === "warned";
		const isShown = ({ effect: e }) => e !== "ignored" && e !== "settled";
		function findExposures({ items: e }) {
			const t = [...(0, T.$)(e.filter(isShown), packageKey).values()].flatMap(mergeVulnerabilities);
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
		const he = new Set();
		function withIds(e, t) {
			let n;
			for (const r of e) {
				const e = t.get(r);
				if (e !== undefined) n = (n ?? new Set()).add(e);
			}
			return n ?? he;
		}
		const lowerIds = ({ item: e }) => [e.advisoryId, ...e.aliases].map((e) => e.toLowerCase());
		function inOrder(e) {
			const t = Array.from((0, T.$)(e, ([e]) => packageKey(e)), ([e, t]) => ({
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
			return Number(t[0].item.isNew) - Number(e[0].item.isNew) || (0, g.qs)(n.severity) - (0, g.qs)(r.severity) || (r.score ?? 0) - (n.score ?? 0) || (0, i.n6)(e[0].item.artifact, t[0].item.artifact) || (0, i.n6)(e[0].item.advisoryId, t[0].item.advisoryId);
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
				const n = (0, me.Zy)(e.type, e.version, t.version);
				return Number(n === "older") - Number(n === "newer");
			});
		}
		const isReached = (e, t, n) => ["same", "newer"].includes((0, me.Zy)(e, t, n));
		function isFixedBy(e, { version: t }) {
			const n = fixedVersionOf(e);
			if (t === undefined || n === undefined) return false;
			return isReached(e[0].item.type ?? "apk", t, n);
		}
		function fixedVersionOf(e) {
			const { facts: t, type: n } = e[0].item;
			if (e.length === 1) return t.fixedVersion;
			return (0, C.ie)(n, e.map(({ item: e }) => e.facts.fixedVersion));
		}
		function ratingOf(e) {
			let t = e[0].item.rating;
			for (const { item: n } of e) {
				const e = (0, g.qs)(n.rating.severity) - (0, g.qs)(t.severity);
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
		var H = n(26963);
		var U = n(39589);
		var W = n(59995);
		;
		const ge = 200;
		const gate_findings_short = (e) => (0, i.h0)(e, ge);
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
				fingerprint: (0, U.ax)(e, ignoreSubject(n))
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
				fingerprint: (0, U.ax)("unknown-advisory", e.toLowerCase())
			}));
			return [
				...unaccountedFindings(e),
				...t,
				...ignoreFindings(e)
			];
		}
		const _e = 10;
		function unaccountedFindings({ unaccounted: e, unaccountedFails: t }) {
			return e.map(({ file: e, inWorkspace: n, packages: i }) => {
				const a = i.slice(0, _e).map(gate_findings_short).join(", ");
				const o = i.length > _e ? ` and ${i.length - _e} more` : "";
				const s = (0, r.hS)(i.length, "package has", "packages have");
				return {
					rule: "unaccounted-package",
					level: t ? "error" : "warning",
					title: "Unaccounted packages",
					message: `${s} no usable type or purl in ${gate_findings_short(e)}, so nothing was looked up for: ${a}${o}.`,
					...n ? { location: {
						file: e,
						line: 1
					} } : {},
					fix: "Let the build tool write purls, for example `pkg:apk/wolfi/openssl@3.3.2-r0`.",
					fingerprint: (0, U.ax)("unaccounted-package", e)
				};
			});
		}
		;
		const G = 200;
		const K = 3;
		const exposure_finding_short = (e) => (0, i.h0)(e, G);
		const ve = {
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
			return ve[e];
		}
		const ye = /^[\w.@:+-]{0,80}$/;
		function exposureFingerprint(e) {
			const { artifact: t, type: n = "" } = e[0].item;
			const r = exposureName(e);
			if (ye.test(r) && ye.test(n) && ye.test(t)) return `advisory/${r}/${n}/${t}`;
			return (0, U.ax)("advisory", r, n, t);
		}
		function listed(e) {
			const t = e.slice(0, K).map(exposure_finding_short).join(", ");
			return e.length > K ? `${t} and ${e.length - K} more` : t;
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
				o === undefined || a !== undefined ? "" : `; vendor's status: ${(0, N.en)(o)}`,
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
		const q = "Update the package to a version that the advisory lists as fixed, or ignore it with a reason and an expiry date.";
		const be = 10;
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
					advisories: idsOf(e).ids.map((e) => (0, W.u)(e, 100)),
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
			const n = (0, W.u)(exposureName(e), 200);
			const r = exposureFullName(e);
			const i = e.map(({ item: e }) => e.summary).find((e) => e !== undefined);
			const a = (0, W.u)(i ?? `Vulnerability ${(0, W.u)(n, 400)}.`);
			const o = t.map((e) => (0, W.u)(e, 100)).slice(0, 20);
			const s = o.map((e) => (0, H.FV)(e)).join(", ") || "none";
			const { score: c, severity: l } = ratingOf(e);
			return {
				id: exposureName(e),
				name: "AffectingAdvisory",
				title: n,
				description: a,
				help: `${a} Aliases: ${o.join(", ") || "none"}. ${q}`,
				helpMarkdown: `**${(0, H.FV)(r, 400)}**\n\n${(0, H.FV)(a)}\n\nAliases: ${s}\n\n${q}\n`,
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
			const r = componentsOf(e).slice(0, be);
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
				...i.slice(0, be).map((e) => ({ name: e }))
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
		const gate_reasons_advisories = (e) => (0, r.hS)(e, "advisory", "advisories");
		function createSeverityWords(e) {
			const t = new Map();
			for (const { effect: n, item: r } of e.items) {
				const { severity: e } = r.rating;
				const i = t.get(n) ?? new Map();
				t.set(n, i.set(e, (i.get(e) ?? 0) + 1));
			}
			return (e) => g.oC.flatMap((n) => {
				const r = t.get(e)?.get(n);
				return r === undefined ? [] : [`${r} ${n}`];
			}).join(", ");
		}
		const xe = new WeakMap();
		function gateReasons(e) {
			const t = xe.get(e) ?? findReasons(e);
			xe.set(e, t);
			return t;
		}
		function findReasons(e) {
			const { counts: t } = e;
			const { fails: n, warned: i } = t.byEffect;
			const a = createSeverityWords(e);
			const o = unaccountedCount(e);
			const s = linesOf([
				[n, `${gate_reasons_advisories(n)} ${(0, r.iD)(n, "fails", "fail")} this run: ${a("fails")}.`],
				[o, `${(0, r.hS)(o, "package has", "packages have")} no usable type or purl, so nothing was looked up for ${(0, r.iD)(o, "it", "them")}` + `${e.unaccountedFails ? " (`fail-on-unaccounted`)" : ""}.`],
				[i, `${gate_reasons_advisories(i)} would fail without \`warn-only\`: ${a("warned")}.`],
				...passingReasons(e, a),
				...listReasons(e),
				...gapReasons(e)
			]);
			return t.count > 0 ? s : [`${sentence(nothingWords(e))}.`, ...s];
		}
		function verdictWords(e) {
			const { counts: t, hasBase: n, policy: i, unaccountedFails: a } = e;
			const { fails: o, warned: s } = t.byEffect;
			const c = createSeverityWords(e);
			const l = n && i.scope === "changed" ? "new " : "";
			const some = (e) => (0, r.hS)(e, `${l}advisory`, `${l}advisories`);
			if (o > 0) return `${some(o)} ${(0, r.iD)(o, "fails", "fail")} (${c("fails")})`;
			if (a) return `${(0, r.hS)(unaccountedCount(e), "package", "packages")} without a usable type or purl`;
			if (s > 0) return `${some(s)} would fail without \`warn-only\` (${c("warned")})`;
			if (t.count === 0) return nothingWords(e);
			return `no ${l}advisory fails; ${t.count} ${(0, r.iD)(t.count, "affects", "affect")} what was checked`;
		}
		function otherReasons(e) {
			return linesOf([
				...passingReasons(e, createSeverityWords(e)),
				...nameReasons(e),
				...gapReasons(e)
			]);
		}
		const linesOf = (e) => e.filter(([e]) => e > 0).map(([, e]) => e);
		const sentence = (e) => e.charAt(0).toUpperCase() + e.slice(1);
		function nothingWords({ counts: e, movesNothing: t }) {
			if (t === true) return "no image changed, so nothing was checked";
			return e.ignoredCount === 0 ? "no advisory affects what was checked" : "every advisory that affects what was checked is ignored";
		}
		const unaccountedCount = ({ unaccounted: e }) => e.reduce((e, { packages: t }) => e + t.length, 0);
		function passingReasons({ counts: e, policy: t }, n) {
			const { unfixed: i, "below-severity": a, "in-base": o, "other-status": s } = e.byEffect;
			return [
				[i, `${gate_reasons_advisories(i)} ${(0, r.iD)(i, "has", "have")} no known fix (\`only-fixed\`).`],
				[s, `${gate_reasons_advisories(s)} ${(0, r.iD)(s, "has", "have")} another status than \`fail-on-status\` lists.`],
				[a, `${gate_reasons_advisories(a)} ${(0, r.iD)(a, "does", "do")} not reach \`fail-on-severity: ${t.failOnSeverity}\`: ` + `${n("below-severity")}.`],
				[o, `${gate_reasons_advisories(o)} ${(0, r.iD)(o, "is", "are")} in the base too (\`scope: changed\`).`],
				[e.ignoredCount, `${gate_reasons_advisories(e.ignoredCount)} ${(0, r.iD)(e.ignoredCount, "is", "are")} ignored.`]
			];
		}
		function nameReasons({ withoutAdvisories: e }) {
			const t = e.length;
			return [[t, `${(0, r.hS)(t, "name in `artifacts` has", "names in `artifacts` have")} no advisory at all.`]];
		}
		function listReasons(e) {
			const { expired: t, expiring: n, imageOnly: i, unused: a, loosened: o, missingLookups: s, unknownLookups: c } = e;
			const ignores = (e) => (0, r.hS)(e, "ignore", "ignores");
			return [
				[t.length, `${ignores(t.length)} ${(0, r.iD)(t.length, "has", "have")} expired.`],
				[n.length, `${ignores(n.length)} ${(0, r.iD)(n.length, "expires", "expire")} within 14 days.`],
				[i.length, `${ignores(i.length)} ${(0, r.iD)(i.length, "names", "name")} only an image and ${(0, r.iD)(i.length, "has", "have")} no effect here.`],
				[a.length, `${ignores(a.length)} matched nothing.`],
				[o.length, `${ignores(o.length)} ${(0, r.iD)(o.length, "is", "are")} added or loosened by this change.`],
				[s.length, `${(0, r.hS)(s.length, "id or alias is", "ids or aliases are")} not known to the service.`],
				...nameReasons(e),
				[c.length, `${(0, r.hS)(c.length, "alias", "aliases")} cannot be looked up: the service does not return aliases.`]
			];
		}
		function gapReasons(e) {
			const { counts: t, fieldsSeen: n } = e;
			const r = t.bySeverity.unknown;
			return [[n.severities ? 0 : r, "The service does not return severities, so severities without public metadata are unknown."], [n.events ? 0 : t.count, "The service does not return events, so every advisory counts as affecting."]];
		}
		;
		const Se = 2e3;
		const Ce = 10;
		const we = 200;
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
					advisories: t.items.slice(0, Se).map(advisoryRecord),
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
			const n = t.length - Ce;
			return [...t.slice(0, Ce).map(({ artifact: e, fixes: t, total: n, version: r = "" }) => `Update ${(0, i.h0)(e, we)} to ${(0, i.h0)(r, we)}: fixes ${t} of ${n}.`), ...n > 0 ? [`Update ${(0, r.hS)(n, "more package")}: see the report.`] : []];
		}
		function sbomLine(e) {
			const t = Object.entries(e.skipped).sort(([, e], [, t]) => t - e).map(([e, t]) => `${e} ${t}`);
			const n = t.length === 0 ? "" : `, ${e.skippedCount} skipped (${t.slice(0, 10).join(", ")})`;
			const i = e.unaccounted.length === 0 ? "" : `, ${e.unaccounted.length} unaccounted`;
			return `${e.file} (${e.format}): ${(0, r.hS)(e.packageCount, "package")} checked${n}${i}.`;
		}
		var J = n(28662);
		;
		const Te = 120;
		const Y = 3;
		const cell = (e) => (0, H.fl)(e, Te);
		function nameCell(e) {
			const t = cell(e);
			return /^CVE-\d{4}-\d{4,19}$/i.test(e) ? (0, H.k9)(t, `https://nvd.nist.gov/vuln/detail/${e.toUpperCase()}`) : t;
		}
		function severityCell({ score: e, severity: t }) {
			return e === undefined ? t : `${t} ${e.toFixed(1)}`;
		}
		function few(e, t) {
			const n = e.slice(0, Y).map(t).join(", ");
			return e.length > Y ? `${n} and ${e.length - Y} more` : n;
		}
		function fewLines(e, t) {
			const n = e.slice(0, Y).map(t);
			if (e.length > Y) n.push(`and ${e.length - Y} more`);
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
			return (0, H.c_)([
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
					i === undefined ? "\u2013" : (0, N.en)(i),
					a === undefined ? "\u2013" : cell(a)
				];
			});
		}
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
			return (0, J.RT)([
				"What to do",
				"Vulnerabilities",
				"Severity",
				...n ? ["Where"] : []
			], t, ({ names: e, packages: t, places: r, severities: i, update: a }) => [
				a?.version === undefined ? waitWords(t, e.length) : `Update ${cell(a.artifact)} to ${versionWords(a.version)}: fixes ${a.fixes} of ${a.total}`,
				fewLines(e, nameCell),
				g.oC.flatMap((e) => {
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
			return `${n}, or ignore ${(0, r.iD)(t, "it", "them")} with a reason`;
		}
		const versionWords = (e) => /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(e) ? e : cell(e);
		;
		const Ee = 300;
		function gateAnswer(e, t) {
			const n = exposuresOf(e);
			const { kept: i, pressing: a } = n;
			const { withoutAdvisories: o } = e;
			const s = t.isWhole || e.counts.count > 0;
			const c = s ? otherReasons(e) : [];
			const l = (0, J.Y1)([...otherFindings(e), ...t.notes ?? []]);
			const many = (e) => (0, r.hS)(e, "vulnerability that", "vulnerabilities that");
			return {
				words: s ? verdictWords(e) : "",
				actions: [
					...updateTable(n),
					...imageBlocks(t),
					...l.actions,
					...c.length === 0 ? [] : [(0, H.AX)(c)]
				],
				details: [
					...folded(`${many(a.length)} ${pressingWords(e, a.length)}`, a.length, exposureTable(a)),
					...folded(`${many(i.length)} ${(0, r.iD)(i.length, "passes", "pass")} by the policy`, i.length, exposureTable(i)),
					...ignoredBlocks(e),
					...unaccountedBlocks(e),
					...folded((0, r.hS)(o.length, "name without any advisory", "names without any advisory"), o.length, (0, H.AX)(o.map(cell))),
					...l.details,
					scanBlock(e, t)
				]
			};
		}
		function pressingWords({ hasBase: e, policy: t }, n) {
			const i = e && t.scope === "changed" ? `${(0, r.iD)(n, "is", "are")} new and ` : "";
			return i + (t.warnOnly ? "would fail" : (0, r.iD)(n, "fails", "fail"));
		}
		function folded(e, t, n) {
			return t === 0 ? [] : [(0, H.GE)(e, n)];
		}
		function advisoryCell({ item: e }) {
			const t = knownName(e);
			return t === e.advisoryId ? nameCell(t) : `${nameCell(t)} ${cell(e.advisoryId)}`;
		}
		function ignoredBlocks({ items: e }) {
			const t = e.filter(({ effect: e }) => e === "ignored");
			const n = (0, H.c_)([
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
				(0, H.FV)(e.ignore?.reason ?? "", Ee),
				(0, H.FV)(e.ignore?.owner ?? "", Te),
				(0, H.FV)(e.ignore?.expires?.text ?? "", Te)
			]);
			return folded(`${t.length} ignored`, t.length, n);
		}
		function unaccountedBlocks({ unaccounted: e }) {
			if (e.every(({ packages: e }) => e.length <= _e)) return [];
			const t = e.flatMap(({ file: e, packages: t }) => t.map((t) => `${cell(t)} in ${cell(e)}`));
			return [(0, H.GE)(`${t.length} packages without a usable type or purl`, (0, H.AX)(t))];
		}
		function scanBlock({ counts: e }, t) {
			const { settled: n } = e.byEffect;
			const i = [
				...t.sboms.map(({ file: e, format: t, packageCount: n, skippedCount: i }) => `${cell(e)} (${(0, H.FV)(t, Te)}): ${(0, r.hS)(n, "package")} checked, ${i} skipped`),
				...(t.indexes ?? []).map((e) => `${cell(e)}: an index of these SBOMs, left out`),
				...n === 0 ? [] : [`${(0, r.hS)(n, "advisory", "advisories")} fixed, not affected or withdrawn`]
			];
			const a = `Checked ${(0, r.hS)(t.artifactCount, "name")}, read ${(0, r.hS)(t.rowCount, "advisory", "advisories")}`;
			return i.length === 0 ? `${a}.` : (0, H.GE)(a, (0, H.AX)(i));
		}
		function imageBlocks({ images: e = [], unmoved: t = 0 }) {
			const n = (0, J.RT)([
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
		var X = n(35127);
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
		function purlOf({ artifact: e, type: t }, { purl: n, type: r, version: i }) {
			const a = n === undefined ? undefined : (0, X.oJ)(n, i);
			return a ?? (0, X.dd)(r ?? t, e, i);
		}
		function imagePurl(e) {
			const [, t = "", n] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(e ?? "") ?? [];
			return n === undefined ? undefined : (0, X.dd)("oci", t, n);
		}
		function productsOf(e, { facts: t, packages: n }, r) {
			const state = (e, t) => {
				const n = JSON.stringify([e, t]);
				if (r.has(n)) return [];
				r.add(n);
				return [componentOf(e)];
			};
			const isStated = (e) => t.status !== "fixed" || e !== undefined;
			if (n.length === 0) return isStated(e.version) ? state((0, X.dd)(e.type, e.artifact, e.version)) : [];
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
			const t = Z[e ?? ""];
			return t === undefined ? {
				status: "not_affected",
				impact_statement: "The advisory is a false positive for this package."
			} : {
				status: "not_affected",
				justification: t
			};
		}
		function ignoredWords(e, t) {
			const { justification: n, owner: r, reason: a = "no reason given" } = t ?? {};
			const o = t?.expires === undefined ? "" : ` Valid until ${t.expires.text}.`;
			const s = r === undefined ? "" : ` Owner: ${r}.`;
			const c = (0, i.h0)(`Ignored by policy: ${a}.${s}${o}`, 2e3);
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
				action_statement: e === undefined ? "No fixed version is known." : (0, i.h0)(`Update to ${e} or later.`, 2e3)
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
			const r = (0, U.ax)(t.author, t.timestamp, JSON.stringify(n));
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
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = await gather(e, t, n);
			const i = await (0, s.r)(e, t, n);
			const a = await run_ask(e, t, r);
			const { collected: o } = a;
			const { unreadImages: c } = r;
			const l = a.failure === undefined && a.unread.length + c.length === 0;
			const u = decideGate({
				collected: o,
				policy: r.policy,
				ignores: r.ignores,
				baseIgnores: i,
				hasBase: r.hasBase,
				nowMs: n,
				unaccounted: r.sboms.flatMap(({ file: e, inWorkspace: t, unaccounted: n }) => n.length === 0 ? [] : [{
					file: e,
					inWorkspace: t,
					packages: n.map(unaccountedName)
				}]),
				withoutAdvisories: l ? r.named.filter((e) => !o.namesSeen.has(e)) : []
			});
			const d = l && e.shard === undefined && r.unmoved === 0;
			const p = d ? u.unused : [];
			const m = {
				...u,
				unused: p,
				movesNothing: isNothingMoved(r)
			};
			const h = problemsOf(e, r, a, m);
			const { base: g } = r;
			const _ = imageRecords(r.images, {
				base: g,
				items: m.items,
				replaced: o.replaced
			});
			const v = await locatorFor(e, t, r, m);
			const y = {
				sboms: r.sboms,
				artifactCount: r.search.packages.size,
				rowCount: o.rowCount,
				images: _,
				unmoved: r.unmoved,
				indexes: r.indexes,
				isWhole: h.length === 0
			};
			if (r.vexFile !== undefined) {
				const i = t.host.context.repository ?? e.organization ?? "platform-actions advisory-gate";
				if (l) await writeVex(r.vexFile, {
					decision: m,
					author: i,
					now: n
				}, t);
				else t.host.log.info("No VEX file was written because the answer of the service is incomplete.");
			}
			return gateOutcome({
				gathered: r,
				images: _,
				coverage: gateCoverage(r, a),
				collected: o,
				decision: m,
				problems: h,
				locate: v,
				isWhole: l,
				sources: sourcesOf(e, r),
				answer: (0, f.OV)(gateAnswer(m, {
					...y,
					notes: r.notes.findings
				}), r.notes.comments)
			});
		};
		const De = (0, l.f)(work, pe.e.capabilities);
		function isNothingMoved({ sboms: e, search: t, unmoved: n, unreadImages: r }) {
			return n > 0 && e.length + r.length === 0 && t.packages.size === 0 && t.lookups.length === 0;
		}
		async function run_ask(e, t, n) {
			const r = await (0, y.j)(n.search, t, e.concurrency);
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
		function problemsOf(e, { unreadImages: t }, n, r) {
			const a = t.flatMap(({ error: t, name: n }) => (0, u.v)(t, e.identity, `\`${(0, i.h0)(n, 300)}\``));
			const o = n.failure === undefined ? unreadProblems(n.unread) : (0, u.e)(n.failure, e.identity, "the advisories could not be read completely");
			const s = r.unknownLookups.map((e) => ({
				kind: "service",
				message: `\`advisories\`: \`${(0, i.h0)(e, 200)}\` cannot be looked up: no advisory has this id, and the service does not return aliases`,
				fix: "use the service's own id of the advisory"
			}));
			return (0, c.OH)([
				...a,
				...o,
				...s,
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
			const n = t.sboms.map((e) => e.image?.replace(/@sha256:.*$/, "") ?? e.file);
			return n.length > 0 ? n : [...e.artifacts, ...e.advisories];
		}
		async function writeVex(e, t, { host: n }) {
			const r = renderOpenVex(t.decision, {
				author: t.author,
				timestamp: (0, a.sZ)(t.now),
				tooling: `platform-actions advisory-gate ${d.rE}`
			});
			if (r === undefined) n.log.info("No OpenVEX file was written: there is no advisory to make a statement about, and an OpenVEX document cannot be empty.");
			else (0, o.vK)(e, n.redact(r));
		}
		const Oe = 10;
		const ke = 200;
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
		function problemOf(e, { fix: t, subject: n, why: a }) {
			const o = [...new Set(e.map(({ advisoryId: e }) => e))];
			if (o.length === 0) return [];
			const s = o.slice(0, Oe).map((e) => `\`${(0, i.h0)(e, ke)}\``);
			const c = o.length > s.length ? ` and ${o.length - s.length} more` : "";
			const l = (0, r.hS)(o.length, "advisory", "advisories");
			return [{
				kind: "service",
				message: `${n}: ${a} ${l} (${s.join(", ")}${c})`,
				fix: t
			}];
		}
	}),
	47025: ((e, t, n) => {
		n.d(t, {
			QF: () => namesByOrigin,
			hN: () => typesMatch,
			mV: () => groupByName,
			sN: () => architecturesMatch
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
		const normalType = (e) => {
			const t = e.toLowerCase();
			return i.has(t) ? "image" : t;
		};
		const isKnownType = (e) => r.has(e) || a.has(e) || e === o;
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
	55270: ((e, t, n) => {
		n.d(t, {
			Zy: () => compareVersions,
			kE: () => hasVersionScheme,
			mm: () => upstreamVersion
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
	35127: ((e, t, n) => {
		n.d(t, {
			Aw: () => currentType,
			dd: () => formatPurl,
			gd: () => readPurl,
			oJ: () => barePurl
		});
		var r = n(87091);
		var i = n(10646);
		const a = 4096;
		const o = /^\s*pkg\s*:\s*\/*([a-z0-9.+-]*)/i;
		const s = new Map([["alpine", "apk"]]);
		const c = new Set([
			"alpm",
			"apk",
			"deb",
			"docker",
			"oci",
			"rpm"
		]);
		function fullName(e, t, n) {
			if (t === "" || c.has(e)) return n;
			return e === "maven" ? `${t}:${n}` : `${t}/${n}`;
		}
		function currentType(e) {
			const t = e.toLowerCase();
			return s.get(t) ?? t;
		}
		function readPurl(e) {
			const t = o.exec(e.slice(0, a))?.[1] ?? "";
			const n = t === "" ? undefined : currentType(t);
			const unreadable = (e) => ({
				kind: "unreadable",
				type: n,
				reason: e
			});
			if (e.length > a) return unreadable(`it is longer than ${a} characters`);
			if (e.trim() !== e) return unreadable("it begins or ends with a blank");
			if (!/^pkg:/i.test(e)) return unreadable("it does not begin with `pkg:`");
			try {
				return {
					kind: "purl",
					purl: packageOf(r.PackageURL.fromString(e))
				};
			} catch (e) {
				return unreadable(String(e instanceof Error ? e.message : e).replace(/^Invalid purl: /, ""));
			}
		}
		function packageOf({ name: e, namespace: t, qualifiers: n, type: r, version: i }) {
			const a = currentType(String(r));
			const o = fullName(a, t ?? "", String(e));
			const { arch: s = "", upstream: c = "" } = n ?? {};
			const l = c.replace(/@.*$/s, "");
			return {
				type: a,
				name: o,
				...i === undefined || i === null || i === "" ? {} : { version: i },
				...s === "" ? {} : { arch: s },
				...l === "" || l === o ? {} : { origin: l }
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
			const a = r === "maven" ? t.lastIndexOf(":") : t.lastIndexOf("/");
			const o = a > 0 ? `${t.slice(0, a).split("/").map(i.m3).join("/")}/` : "";
			const s = n === undefined || n === "" ? "" : `@${(0, i.m3)(n)}`;
			return `pkg:${r}/${o}${(0, i.m3)(t.slice(a + 1))}${s}`;
		}
	}),
	49303: ((e, t, n) => {
		n.d(t, {
			Bd: () => imageNamed,
			V4: () => digestsIn,
			r0: () => notSbom,
			x$: () => hasPackageVersion
		});
		const notSbom = (e, t) => ({
			kind: "not-sbom",
			reason: e,
			...t === undefined ? {} : { fix: t }
		});
		const r = /sha256(?::|%3A)([0-9a-f]{64})/gi;
		function digestsIn(e) {
			const t = e.flatMap((e) => Array.from((e ?? "").matchAll(r), ([, e]) => e ?? ""));
			return [...new Set(t.map((e) => `sha256:${e.toLowerCase()}`))];
		}
		const i = /^(?:sha\d+:)?[0-9a-f]{32,}$/i;
		const a = /-r\d+$/;
		function hasPackageVersion(e, t) {
			if (e === undefined) return false;
			return t ? a.test(e) : !/^NOASSERTION$/i.test(e) && !i.test(e);
		}
		const o = /^[./]|\\|\.(?:tar|tgz|tar\.gz)$/i;
		function imageNamed(e, t) {
			if (e === undefined || /^sha256:/.test(e) || o.test(e)) return undefined;
			if (t === undefined || e.includes("@") || e.includes(":", e.lastIndexOf("/") + 1)) return e;
			return /^sha256:|^NOASSERTION$/i.test(t) ? e : `${e}:${t}`;
		}
	}),
	64764: ((e, t, n) => {
		n.d(t, { r: () => parseSbom });
		var r = n(63144);
		var i = n(35127);
		var a = n(49303);
		;
		const o = new Set([
			"container",
			"file",
			"operatingsystem",
			"source"
		]);
		const s = new Set(["container", "operatingsystem"]);
		function entryOf(e, t, n, r, i) {
			return {
				name: e,
				...t === undefined ? {} : { version: t },
				purls: n,
				...i === undefined ? {} : { origin: i },
				...r ? { isContainer: r } : {}
			};
		}
		const originOf = (e) => /^built package from: (\S+)/.exec((0, r.b6)(e) ?? "")?.[1];
		const purposeOf = (e) => ((0, r.b6)(e) ?? "").toLowerCase().replace(/[-_]/g, "");
		function isNotPackage(e, t) {
			return o.has(e) && !(0, a.x$)(t, s.has(e));
		}
		function imageOfPurl(e) {
			if (!/^pkg:(?:oci|docker)\//i.test(e)) return undefined;
			const [t = "", n = ""] = e.split("?", 2);
			const r = new URLSearchParams(n.split("#", 1)[0]);
			const i = r.get("tag");
			const a = t.replace(/^pkg:[a-z]+\//i, "").replace(/@[^@]*$/, "");
			const o = r.get("repository_url") ?? decodeLoosely(a);
			return i === null || i === "" ? o : `${o}:${i}`;
		}
		function decodeLoosely(e) {
			try {
				return decodeURIComponent(e);
			} catch {
				return e;
			}
		}
		function purlsAmong(e, t, n) {
			if (!Array.isArray(e)) return [];
			return e.flatMap((e) => (0, r.u4)(e) && c.test((0, r.b6)(e[t]) ?? "") ? (0, r.b6)(e[n]) ?? [] : []);
		}
		const c = /(?:^|\/)(?:purl|package-?url)$/i;
		const purlsOfReferences = (e) => purlsAmong(e, "referenceType", "referenceLocator");
		const l = /^\s*pkg:\/*(?:oci|docker)\//i;
		function digestsOf({ name: e, purls: t, version: n }) {
			const r = t.filter((e) => l.test(e));
			const i = /^sha256:/.test(e) || r.length > 0 ? [e, n] : [];
			return (0, a.V4)([...i, ...r]);
		}
		function describedIds(e) {
			const t = Array.isArray(e.documentDescribes) ? e.documentDescribes : [];
			const n = Array.isArray(e.relationships) ? e.relationships : [];
			const i = n.flatMap((e) => {
				if (!(0, r.u4)(e)) return [];
				const { relatedSpdxElement: t, relationshipType: n, spdxElementId: i } = e;
				if (n === "DESCRIBES" && i === "SPDXRef-DOCUMENT") return [t];
				return n === "DESCRIBED_BY" && t === "SPDXRef-DOCUMENT" ? [i] : [];
			});
			return new Set([...t, ...i].filter((e) => typeof e === "string"));
		}
		function imageOf(e, t) {
			const n = firstImage(e.map(({ entry: e }) => e)) ?? e.filter(({ purpose: e }) => e === "container").map(({ entry: e }) => (0, a.Bd)(e.name, e.version)).find((e) => e !== undefined) ?? firstImage(t);
			return n === undefined ? {} : { image: n };
		}
		function firstImage(e) {
			for (const { purls: t } of e) for (const e of t) {
				const t = imageOfPurl(e);
				if (t !== undefined) return t;
			}
			return undefined;
		}
		function readSpdx2(e, t) {
			if (!/^SPDX-2\.[23]$/.test(t)) return (0, a.r0)(`its \`spdxVersion\` is ${JSON.stringify(t.slice(0, 40))}, not SPDX-2.3`);
			const { packages: n } = e;
			if (!Array.isArray(n)) return (0, a.r0)("it is SPDX, but has no `packages` list");
			const i = [];
			const o = describedIds(e);
			const s = [];
			for (const [e, t] of n.entries()) {
				const c = (0, r.u4)(t) ? (0, r.b6)(t.name) : undefined;
				if (!(0, r.u4)(t) || c === undefined) return (0, a.r0)(`its \`packages[${e}]\` has no name`);
				const l = o.has((0, r.b6)(t.SPDXID) ?? "");
				const u = l && o.size === 1 && n.length > 1;
				const d = purposeOf(t.primaryPackagePurpose);
				const f = (0, r.Lv)(t.versionInfo);
				const p = purlsOfReferences(t.externalRefs);
				const m = u || isNotPackage(d, f);
				const h = entryOf(c, f, p, m, originOf(t.sourceInfo));
				if (l) s.push({
					entry: h,
					purpose: d
				});
				i.push(h);
			}
			return {
				kind: "entries",
				format: t.replace("-", " "),
				entries: i,
				subjects: s.flatMap(({ entry: e }) => digestsOf(e)),
				digests: [...new Set([...i.flatMap(digestsOf), ...(0, a.V4)([(0, r.b6)(e.name)])])],
				...imageOf(s, i)
			};
		}
		const typeOf = (e) => e.type ?? e["@type"];
		const purlsOfElement = (e) => [...[(0, r.b6)(e.software_packageUrl) ?? []].flat(), ...purlsAmong(e.externalIdentifier, "externalIdentifierType", "identifier")];
		const isSpdx3Context = (e) => (Array.isArray(e) ? e : [e]).some((e) => typeof e === "string" && /^https:\/\/spdx\.(?:org|github\.io)\/.*\/v?3\.0[./]/.test(e));
		function rootIds(e) {
			const t = e.filter(r.u4).filter((e) => u.has(typeOf(e)));
			return new Set(t.flatMap(({ rootElement: e }) => e));
		}
		const u = new Set(["SpdxDocument", "software_Sbom"]);
		const idOf = (e) => e.spdxId ?? e["@id"];
		function readSpdx3(e) {
			if (!isSpdx3Context(e["@context"])) return (0, a.r0)("its `@context` is not that of SPDX 3.0");
			const t = e["@graph"];
			if (!Array.isArray(t)) return (0, a.r0)("it is SPDX 3.0, but has no `@graph` list");
			let n;
			let i = false;
			const s = [];
			const c = [];
			const l = rootIds(t);
			for (const [e, d] of t.entries()) {
				if (!(0, r.u4)(d)) return (0, a.r0)(`its \`@graph[${e}]\` is not an object`);
				const t = typeOf(d);
				if (t === "CreationInfo") n ??= (0, r.b6)(d.specVersion);
				if (u.has(t)) i = true;
				if (t !== "software_Package") continue;
				const f = (0, r.b6)(d.name);
				if (f === undefined) return (0, a.r0)(`its \`@graph[${e}]\` is a package without a name`);
				const p = purposeOf(d.software_primaryPurpose);
				const m = (0, r.Lv)(d.software_packageVersion);
				const h = l.has(idOf(d));
				const g = h ? o.has(p) : isNotPackage(p, m);
				const _ = entryOf(f, m, purlsOfElement(d), g);
				if (h) c.push({
					entry: _,
					purpose: p
				});
				s.push(_);
			}
			if (n === undefined || !/^3\.0[\w.+-]{0,20}$/.test(n)) return (0, a.r0)("its creation info does not name SPDX 3.0");
			if (!i && s.length === 0) return (0, a.r0)("it is SPDX 3.0, but neither an SBOM nor a list of packages");
			return {
				kind: "entries",
				format: `SPDX ${n}`,
				entries: s,
				subjects: [],
				digests: [...new Set(s.flatMap(digestsOf))],
				...imageOf(c, s)
			};
		}
		;
		const d = new Set([
			"container",
			"cryptographic-asset",
			"data",
			"file",
			"operating-system"
		]);
		const f = new Set([
			"container",
			"cryptographic-asset",
			"data",
			"operating-system"
		]);
		const p = new Set(["syft:metadata:originPackage", "aquasecurity:trivy:SrcName"]);
		function sbom_cyclonedx_entryOf(e, t, n) {
			const i = (0, r.Lv)(t.version);
			const o = (0, r.b6)(t.purl);
			const s = sbom_cyclonedx_originOf(t.properties);
			const c = (0, r.b6)(t.type) ?? "";
			const l = n || d.has(c) && !(0, a.x$)(i, f.has(c));
			return {
				name: e,
				...i === undefined ? {} : { version: i },
				purls: o === undefined ? [] : [o],
				...s === undefined ? {} : { origin: s },
				...l ? { isContainer: l } : {}
			};
		}
		function sbom_cyclonedx_originOf(e) {
			if (!Array.isArray(e)) return undefined;
			const t = e.find((e) => (0, r.u4)(e) && p.has(e.name));
			return (0, r.u4)(t) ? (0, r.b6)(t.value) : undefined;
		}
		function sbom_cyclonedx_imageOf(e) {
			if (e.type !== "container") return undefined;
			const t = (0, r.b6)(e.purl);
			const n = t === undefined ? undefined : imageOfPurl(t);
			return n ?? (0, a.Bd)((0, r.b6)(e.name), (0, r.Lv)(e.version));
		}
		const sbom_cyclonedx_digestsOf = ({ name: e, purls: t, version: n }) => (0, a.V4)([
			e,
			n,
			...t
		]);
		function readCycloneDx(e) {
			const t = (0, r.b6)(e.specVersion) ?? "";
			if (!/^1\.[2-7]$/.test(t)) return (0, a.r0)(`its \`specVersion\` is ${JSON.stringify(t.slice(0, 40))}, not 1.4 to 1.7`);
			const n = (0, r.u4)(e.metadata) ? e.metadata.component : undefined;
			if (!Array.isArray(e.components)) return (0, a.r0)("it is CycloneDX, but has no `components` list");
			const i = [];
			const o = [];
			const s = [];
			const enqueue = (e, t) => {
				for (const [n, r] of e.entries()) s.push({
					component: r,
					path: `${t}[${n}]`
				});
			};
			enqueue(e.components, "components");
			if (n !== undefined) s.push({
				component: n,
				path: "metadata.component"
			});
			for (let e = s.pop(); e !== undefined; e = s.pop()) {
				const { component: t, path: s } = e;
				const c = (0, r.u4)(t) ? (0, r.b6)(t.name) : undefined;
				if (!(0, r.u4)(t) || c === undefined) return (0, a.r0)(`its \`${s.slice(-120)}\` has no name`);
				const l = sbom_cyclonedx_entryOf(c, t, t === n);
				if (t === n) o.push(...sbom_cyclonedx_digestsOf(l));
				i.push(l);
				if (t.components === undefined) continue;
				if (!Array.isArray(t.components)) return (0, a.r0)(`its \`${s.slice(-120)}.components\` is not a list`);
				enqueue(t.components, `${s}.components`);
			}
			const c = (0, r.u4)(n) ? sbom_cyclonedx_imageOf(n) : undefined;
			return {
				kind: "entries",
				format: `CycloneDX ${t}`,
				entries: i,
				subjects: o,
				digests: [...new Set([...o, ...i.filter(({ isContainer: e }) => e).flatMap(sbom_cyclonedx_digestsOf)])],
				...c === undefined ? {} : { image: c }
			};
		}
		var m = n(93619);
		;
		const h = 5;
		const g = /^[a-z0-9]+\/[a-z0-9_]+(?:\/[a-z0-9.]+)?$/;
		class EnvelopeError extends Error {}
		function openSbomDocuments(e) {
			const t = parseValues(e.replace(/^\uFEFF/, ""));
			if (t.kind === "not-sbom") return t;
			const n = [];
			const r = [];
			try {
				for (const e of t.values) {
					const t = openValue(e);
					if (t.kind === "foreign") r.push(t.predicateType);
					else for (const e of t.documents) n.push(e);
				}
			} catch (e) {
				if (e instanceof EnvelopeError) return (0, a.r0)(e.message);
				throw e;
			}
			if (n.length > 0) return {
				kind: "documents",
				documents: n
			};
			const i = [...new Set(r)].slice(0, h).join(", ");
			return (0, a.r0)(`it has ${r.length} attestation${r.length === 1 ? "" : "s"}, but none of an SBOM: ${i}`, "download the SBOM: `cosign download attestation --predicate-type https://spdx.dev/Document IMAGE`");
		}
		function parseValues(e) {
			try {
				return {
					kind: "values",
					values: [JSON.parse(e)]
				};
			} catch (t) {
				const n = e.split("\n").filter((e) => e.trim() !== "");
				const r = n.length > 1 ? parseLines(n) : undefined;
				return r === undefined ? (0, a.r0)(`it is not JSON: ${String(t).slice(0, 200)}`) : {
					kind: "values",
					values: r
				};
			}
		}
		function parseLines(e) {
			const t = [];
			for (const n of e) {
				try {
					t.push(JSON.parse(n));
				} catch {
					return undefined;
				}
			}
			return t;
		}
		function openValue(e) {
			if (!(0, r.u4)(e)) throw new EnvelopeError("it is JSON, but not an object");
			if ((0, r.u4)(e.dsseEnvelope)) return openEnvelope(e.dsseEnvelope);
			if ((0, r.b6)(e.payload) !== undefined && (0, r.b6)(e.payloadType) !== undefined) return openEnvelope(e);
			if ((0, r.b6)(e.predicateType) !== undefined) return openStatement(e);
			const t = openBuildx(e);
			if (t !== undefined) return {
				kind: "documents",
				documents: t
			};
			return {
				kind: "documents",
				documents: [(0, r.u4)(e.sbom) ? e.sbom : e]
			};
		}
		function openEnvelope(e) {
			const t = opened((0, r.b6)(e.payload) ?? "");
			if (t === undefined) throw new EnvelopeError("it is an envelope whose payload is not a JSON object in base64");
			return (0, r.b6)(t.predicateType) === undefined ? {
				kind: "documents",
				documents: [t]
			} : openStatement(t);
		}
		function opened(e) {
			try {
				const t = atob(e.replaceAll("-", "+").replaceAll("_", "/"));
				return objectIn(new TextDecoder().decode(Uint8Array.from(t, (e) => e.charCodeAt(0))));
			} catch {
				return undefined;
			}
		}
		function objectIn(e) {
			try {
				const t = JSON.parse(e);
				return (0, r.u4)(t) ? t : undefined;
			} catch {
				return undefined;
			}
		}
		function openStatement(e) {
			const { predicate: t } = e;
			const n = (0, r.b6)(e.predicateType) ?? "";
			const i = (0, r.u4)(t) && typeof t.Data === "string" ? t.Data : t;
			const a = typeof i === "string" ? objectIn(i) : (0, r.u4)(i) ? i : undefined;
			const o = (0, m.Md)(n);
			if (a !== undefined && (o || looksLikeSbom(a))) return {
				kind: "documents",
				documents: [a]
			};
			if (o) throw new EnvelopeError(`its statement of the type ${n} has no JSON object in it`);
			return {
				kind: "foreign",
				predicateType: n
			};
		}
		const looksLikeSbom = ({ bomFormat: e, spdxVersion: t }) => e !== undefined || t !== undefined;
		function openBuildx(e) {
			if (e.SPDX !== undefined) return ofOnePlatform(e);
			const t = Object.entries(e);
			if (t.length === 0 || !t.every(([e, t]) => g.test(e) && (0, r.u4)(t))) return undefined;
			return t.flatMap(([, e]) => (0, r.u4)(e) ? ofOnePlatform(e) : []);
		}
		function ofOnePlatform({ AdditionalSPDXs: e, SPDX: t }) {
			const n = [t, ...Array.isArray(e) ? e : []];
			return n.map((e) => {
				if ((0, r.u4)(e)) return e;
				throw new EnvelopeError("its `SPDX` is not an object");
			});
		}
		;
		function readDocument(e) {
			const t = (0, r.b6)(e.spdxVersion);
			if (t !== undefined) return readSpdx2(e, t);
			if (e.bomFormat === "CycloneDX") return readCycloneDx(e);
			if (e["@context"] !== undefined) return readSpdx3(e);
			if (isSyft(e)) return (0, a.r0)("it is in syft's own format", "convert it: `syft convert sbom.json -o spdx-json=sbom.spdx.json`; or let syft write `-o spdx-json` at once");
			return (0, a.r0)("it has neither `spdxVersion` (SPDX 2.3), `@context` (SPDX 3.0) nor `bomFormat` (CycloneDX)");
		}
		function isSyft({ artifacts: e, descriptor: t, schema: n }) {
			const i = (0, r.u4)(t) ? t.name : undefined;
			const a = (0, r.u4)(n) ? (0, r.b6)(n.url) : undefined;
			return Array.isArray(e) && (i === "syft" || a?.includes("/syft/") === true);
		}
		function parseSbom(e, t, n) {
			const r = openSbomDocuments(e);
			if (r.kind === "not-sbom") return r;
			const a = new Set(n.map(i.Aw));
			const o = {
				packages: new Map(),
				counted: new Set(),
				skipped: new Map(),
				unaccounted: new Map(),
				unreadable: []
			};
			const s = new Set();
			const [c, l] = [new Set(), new Set()];
			let u;
			for (const e of r.documents) {
				const n = readDocument(e);
				if (n.kind === "not-sbom") return n;
				s.add(n.format);
				u ??= n.image;
				for (const e of n.subjects) c.add(e);
				for (const e of n.digests) l.add(e);
				const r = {
					source: t,
					...n.image === undefined ? {} : { image: n.image }
				};
				for (const e of n.entries) addEntry(o, e, a, r);
			}
			return {
				kind: "sbom",
				format: [...s].join(", "),
				packages: [...o.packages.values()],
				packageCount: o.counted.size,
				skipped: o.skipped,
				unaccounted: [...o.unaccounted.values()],
				unreadable: o.unreadable,
				...u === undefined ? {} : { image: u },
				subjects: [...c],
				digests: [...l]
			};
		}
		function addEntry({ counted: e, packages: t, skipped: n, unaccounted: r, unreadable: a }, o, s, c) {
			const l = [];
			let u = false;
			for (const n of o.purls) {
				const r = (0, i.gd)(n);
				if (r.kind === "unreadable") {
					if (r.type === undefined) continue;
					l.push(r.type);
					if (!s.has(r.type)) continue;
					u = true;
					a.push({
						entry: o.name,
						purl: n,
						reason: r.reason
					});
					continue;
				}
				const { arch: d, name: f, origin: p = o.origin, type: m, version: h = o.version } = r.purl;
				l.push(m);
				if (!s.has(m)) continue;
				u = true;
				e.add(JSON.stringify([
					m,
					f,
					h,
					d
				]));
				for (const e of spellingsOf(f, o.name)) t.set(JSON.stringify([
					m,
					e,
					h,
					d,
					p,
					c.image
				]), {
					name: e,
					type: m,
					...h === undefined ? {} : { version: h },
					...d === undefined ? {} : { arch: d },
					...p === undefined || p === f ? {} : { origin: p },
					purl: n,
					...c
				});
			}
			if (u) return;
			const [d] = l;
			if (d !== undefined) n.set(d, (n.get(d) ?? 0) + 1);
			else if (o.isContainer !== true) {
				const { name: e, version: t } = o;
				const n = {
					name: e,
					...t === undefined ? {} : { version: t }
				};
				r.set(JSON.stringify([e, t]), n);
			}
		}
		const spellingsOf = (e, t) => t !== e && t.toLowerCase() === e.toLowerCase() ? [e, t] : [e];
	}),
	94774: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			checkReferenced: () => checkReferenced,
			isSettled: () => isSettled,
			judgeMovedTags: () => judgeMovedTags,
			readRepo: () => readRepo,
			rulesOf: () => rulesOf,
			undated: () => undated
		});
		var r = n(77825);
		var i = n(38086);
		var a = n(34779);
		var o = n(73358);
		var s = n(59492);
		var c = n(96299);
		var l = n(83178);
		var u = n(78342);
		var d = n(49705);
		var f = n(84946);
		const p = {
			state: "not-found",
			until: undefined
		};
		async function checkReferenced(e, t, n) {
			if (n.length === 0) return {
				checked: [],
				findings: []
			};
			const r = (0, d.Q)(t, e["fail-days"] !== undefined);
			const i = new Map();
			const a = await checkEach(e, t, n, async (n, a) => {
				for (const { repository: e } of n) i.set(e, a.uid);
				return (0, f.Ui)(n, await readRepo(t, a, r), rulesOf(e, t));
			});
			const { findings: o, lost: s } = r.finish(i.values());
			return {
				findings: o,
				checked: a.map((e) => {
					const t = s.get(i.get(e.repository) ?? "");
					return t === undefined || isSettled(e) ? e : undated(e, t);
				})
			};
		}
		function isSettled({ judged: { state: e } }) {
			return e === "deprecated" || e === "not-found" || e === "unknown";
		}
		function undated(e, t) {
			const n = `${(0, u.Vb)(e)}: \`fail-days\` cannot be applied, as its end-of-life dates are missing: ${(0, d.Z)(t)}`;
			return (0, u.L5)(e, [{
				kind: "service",
				message: n
			}]);
		}
		async function checkEach(e, t, n, i) {
			const a = (0, r.$)(n, (e) => e.repository.split("/")[0] ?? "");
			let o = 0;
			const orUnknown = async (t, n) => {
				try {
					return await n();
				} catch (n) {
					return t.map((t) => (0, u.L5)(t, (0, c.v)(n, e.identity, (0, u.Vb)(t))));
				}
			};
			return orUnknown(n, async () => {
				const c = await findOwn(e, t);
				const u = await Promise.all(Array.from(a, ([e, a]) => orUnknown(a, async () => {
					const u = c !== undefined && (e === c.name || e === c.uid);
					const d = u ? c : (0, s.oQ)(await (0, s.xO)(t.session.client, e), "an image name");
					if (d === undefined) return a.map((t) => unseen(t, e));
					const f = (0, r.$)(a, (t) => t.repository.slice(e.length + 1));
					const p = await (0, l.u)(t.session.client, d, [...f.keys()]);
					const m = await Promise.all(Array.from(f, ([e, r]) => orUnknown(r, async () => {
						const a = onlyRepo(p, e);
						const s = a === undefined ? r.map(notFound) : await i(r, a);
						o += r.length;
						t.host.progress(`${o} of ${n.length} image tags`);
						return s;
					})));
					return m.flat();
				})));
				return u.flat();
			});
		}
		function onlyRepo(e, t) {
			const [n, ...r] = e.filter(({ name: e }) => e === t);
			const a = n === undefined ? e.find((e) => mayBeAt(t, e)) : undefined;
			if (a !== undefined) throw (0, l.h)(a);
			if (r.length === 0) return n;
			const s = `the list has ${r.length + 1} repositories named \`${(0, i.h0)(t, 200)}\``;
			throw (0, o.aC)(s, "GET /registry/v2/repos");
		}
		function mayBeAt(e, { isUnplaced: t, name: n, uid: r }) {
			const i = e.split("/");
			const a = r.split("/").length === i.length + 1;
			return t === true && a && n.endsWith(`/${i.at(-1)}`);
		}
		function rulesOf(e, t) {
			const n = e["fail-days"] !== undefined || e["warn-days"] !== undefined;
			return {
				now: t.clock.now(),
				needsDates: n
			};
		}
		async function findOwn(e, t) {
			if (e.organization === undefined && e.identity === undefined) return undefined;
			try {
				return await (0, s.t2)(e, t.session.client);
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
			return {
				...e,
				judged: p,
				suggestion: undefined,
				problems: []
			};
		}
		function unseen(e, t) {
			const n = `this identity cannot see the organization \`${(0, i.h0)(t, 100)}\``;
			return (0, u.L5)(e, [{
				kind: "service",
				message: `${(0, u.Vb)(e)} could not be checked: ${n}`
			}]);
		}
		const judgeMovedTags = async (e, t, n) => {
			if (t.identity === undefined && t.token === undefined) return e.map(() => undefined);
			const r = e.map(({ repository: e, tag: t }) => ({
				repository: e,
				tag: t,
				digest: undefined,
				locations: []
			}));
			const { checked: i } = await checkReferenced({
				...t,
				"fail-days": undefined,
				"warn-days": undefined
			}, n, r);
			const a = new Map(i.map((e) => [`${e.repository}:${e.tag ?? ""}`, e]));
			return e.map(({ repository: e, tag: t }) => {
				const n = a.get(`${e}:${t}`);
				return n === undefined ? undefined : {
					state: n.judged.state,
					until: n.judged.until,
					suggestion: n.suggestion
				};
			});
		};
	}),
	78342: ((e, t, n) => {
		n.d(t, {
			L5: () => unknown,
			LD: () => decide,
			MH: () => plainName,
			Vb: () => nameOf,
			Zt: () => suggestedName
		});
		var r = n(38086);
		var i = n(77275);
		var a = n(79257);
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
		function nameOf(e) {
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
		function decide(e) {
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
	29880: ((e, t, n) => {
		n.d(t, {
			In: () => levelOf,
			WD: () => worseOf,
			YZ: () => judgeTag,
			of: () => hasUnreadableDate
		});
		var r = n(22475);
		function judgeTag(e) {
			if (!e.exists) return {
				state: "not-found",
				until: undefined
			};
			const { deprecated: t, endOfLife: n, now: r } = e;
			const i = timeOf(n?.endOfLifeDate);
			switch (n?.status) {
				case "TAG_IN_GRACE": {
					const e = timeOf(n.graceExpiry);
					const a = t === true && isUnreadable(n.graceExpiry);
					const o = n.graceStatus === "GRACE_EXPIRED" || e !== undefined && e <= r;
					if (a || o) return {
						state: "deprecated",
						until: i
					};
					return {
						state: "grace",
						until: e ?? i
					};
				}
				case "TAG_INACTIVE": return {
					state: "deprecated",
					until: i
				};
				case "TAG_ACTIVE": {
					const e = n.isFilled === true || i !== undefined;
					if (t === undefined && !e) return {
						state: "unknown",
						until: undefined
					};
					return {
						state: t === true ? "deprecated" : "active",
						until: i
					};
				}
				default: return {
					state: t === undefined ? "unknown" : t ? "deprecated" : "active",
					until: i
				};
			}
		}
		function levelOf(e, t, n) {
			if (e.state === "unknown") return undefined;
			if (e.state === "deprecated" && t.failOnDeprecated) return "error";
			const i = e.until === undefined ? Number.POSITIVE_INFINITY : (e.until - n) / r.sO;
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
		function hasUnreadableDate({ endOfLifeDate: e, graceExpiry: t }) {
			return isUnreadable(e) || isUnreadable(t);
		}
		function isUnreadable(e) {
			return e !== "" && !e.startsWith("0001-01-01") && timeOf(e) === undefined;
		}
		function timeOf(e) {
			return e === undefined ? undefined : (0, r.pe)(e.replace(/(?<=T.*[+-]\d\d)(?=\d\d$)/, ":"));
		}
	}),
	49705: ((e, t, n) => {
		n.d(t, {
			Q: () => createEndOfLifeSource,
			Z: () => wordsOf
		});
		var r = n(34150);
		var i = n(38086);
		var a = n(34779);
		var o = n(73358);
		var s = n(63619);
		var c = n(73305);
		var l = n(63144);
		var u = n(80922);
		var d = n(30858);
		;
		const f = s.YjP().check(c.m9(1));
		const p = (0, u.iU)({ items: (0, u.c3)((0, u.iU)({
			updateTimestamp: f,
			digest: f
		})) });
		const m = (0, u.iU)({
			id: u.Qq,
			tagCount: u.U9,
			lastUpdated: u.Qq,
			latestVersion: u.Qq,
			latestTag: (0, u.no)((0, u.iU)({
				id: u.Qq,
				name: u.Qq,
				digest: u.Qq,
				lastUpdated: u.Qq,
				deprecated: u.Jt
			}))
		});
		const h = (0, u.iU)({
			version: u.Qq,
			eolDate: u.Qq,
			releaseDate: u.Qq,
			latestVersion: u.Qq
		});
		const g = (0, u.iU)({
			versions: (0, u.c3)(h),
			eolVersions: (0, u.c3)(h),
			latestVersion: u.Qq,
			gracePeriodMonths: u.nd,
			lastUpdatedTimestamp: u.Qq
		});
		function listTagHistory(e, t = {}) {
			const { end: n, start: r } = t;
			return readV1Call(path`/registry/v1/tags/${e}/history`, p, {
				start: r,
				end: n
			});
		}
		function getRepoTagsSummary(e, t = {}) {
			const { excludeDates: n, excludeEpochs: r, excludeReferrers: i } = t;
			return readV1Call(path`/registry/v1/repotagssummary/${e}`, m, {
				excludeReferrers: i,
				excludeDates: n,
				excludeEpochs: r
			});
		}
		function getPackageVersions(e) {
			return readV1Call(path`/registry/v1/versions/${e}`, g, {});
		}
		const _ = (0, u.iU)({
			id: u.Qq,
			name: u.Qq,
			mainPackageName: u.Qq,
			tagStatus: u.Qq,
			graceStatus: u.Qq,
			gracePeriodExpiryDate: u.Qq,
			mainPackageVersion: (0, u.no)(h)
		});
		const v = (0, u.iU)({
			items: (0, u.c3)(_),
			nextPageToken: u.Qq
		});
		function listEolTags(e, t = {}) {
			const n = typeof e === "string" ? { childrenOf: e } : e;
			const { excludeDates: r, excludeEpochs: i, name: a, pageSize: o, pageToken: s } = t;
			const c = (0, d.sX)("/registry/v1/eoltags", v, {
				"uidp.childrenOf": n.childrenOf,
				"uidp.descendantsOf": n.descendantsOf,
				"uidp.ancestorsOf": n.ancestorsOf,
				"uidp.inRoot": n.inRoot,
				"uidp.ids": n.uids,
				name: a,
				pageToken: s,
				pageSize: o,
				excludeDates: r,
				excludeEpochs: i
			});
			if (s === undefined) return c;
			return {
				...c,
				decode: (e) => {
					const t = c.decode(e);
					if (!(0, l.u4)(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
					return t;
				}
			};
		}
		;
		const y = 1e3;
		const b = new Set(["NOT_FOUND", "UNIMPLEMENTED"]);
		function createEndOfLifeSource({ host: e, session: t }, n) {
			const r = new Map();
			const i = new Map();
			const o = new Set();
			let s = false;
			return {
				read: async (e) => {
					try {
						const n = await readRows(t.client, e);
						s = true;
						if (n.size === 0) o.add(e);
						return n;
					} catch (t) {
						if (!(t instanceof a.Wk) || t.code === "CANCELLED") throw t;
						const o = b.has(t.code);
						s ||= !o;
						if (n && !o) throw t;
						(o ? r : i).set(e, t);
						return new Map();
					}
				},
				finish: (t) => {
					if (s && n) return {
						lost: r,
						findings: emptyFindings(t, o)
					};
					if (s) return {
						lost: new Map(),
						findings: gapFindings([...i.values(), ...r.values()])
					};
					const [a] = r.values();
					const c = a === undefined ? "" : `End-of-life dates are not available: ${wordsOf(a)}.`;
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
			return [undatedFinding(`The platform has no end-of-life dates of ${a}.`, o)];
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
		function wordsOf(e) {
			return `${(0, i.h0)(e.message, 300)} (${e.code})`;
		}
		function gapFindings(e) {
			const [t] = e;
			if (t === undefined) return [];
			const n = (0, r.hS)(e.length, "repository", "repositories");
			return [{
				rule: "dates-unread",
				level: "warning",
				title: "End-of-life dates not read",
				message: `The end-of-life dates of ${n} could not be read: ${wordsOf(t)}.`,
				fingerprint: "dates-unread"
			}];
		}
		async function readRows(e, t) {
			const n = new Map();
			let r;
			for (let i = 0;; i += 1) {
				const s = listEolTags(t, r === undefined ? {} : { pageToken: r });
				const c = `${s.method} ${s.path}`;
				const l = await e.send(s).catch((e) => {
					if (i === 0 || !(e instanceof a.Wk) || !b.has(e.code)) throw e;
					throw (0, o.aC)(`the next page of the list of end-of-life tags is missing: ${wordsOf(e)}`, c);
				});
				for (const e of l.items) addRow(n, e, t);
				if (l.nextPageToken === "") return n;
				if (i >= y || l.nextPageToken === r) throw (0, o.aC)("the list of end-of-life tags does not end", c);
				r = l.nextPageToken;
			}
		}
		function addRow(e, t, n) {
			if (t.id.includes("/") && !t.id.startsWith(`${n}/`)) return;
			const r = {
				id: t.id,
				status: t.tagStatus,
				graceExpiry: t.gracePeriodExpiryDate,
				graceStatus: t.graceStatus,
				endOfLifeDate: t.mainPackageVersion?.eolDate ?? "",
				isFilled: t.mainPackageName !== ""
			};
			const i = e.get(t.name);
			if (i === undefined) e.set(t.name, [r]);
			else i.push(r);
		}
	}),
	84946: ((e, t, n) => {
		n.d(t, {
			Ui: () => judgeTargets,
			g$: () => readTags
		});
		var r = n(77825);
		var i = n(86368);
		var a = n(84551);
		var o = n(78342);
		var s = n(29880);
		const c = {
			state: "not-found",
			until: undefined
		};
		const l = [];
		function judgeTargets(e, { dates: t, tags: n }, i) {
			const a = new Map(Array.from((0, r.$)(n, ({ name: e }) => e), ([e, n]) => [e, n.map((n) => judgeRows(n, t.get(e) ?? [], i)).reduce(s.WD)]));
			const u = createTagSuggester(n.flatMap(({ name: e }) => a.get(e)?.state === "active" ? [e] : []));
			const d = n.some(({ name: e }) => e === "");
			const f = n.some(({ digest: e }) => e === "");
			return e.map((e) => {
				const t = e.tag === undefined ? n.flatMap(({ digest: t, name: n }) => t === e.digest ? [n] : []) : [e.tag];
				const r = best(t.flatMap((e) => a.get(e) ?? []));
				const i = e.tag === undefined ? f && r.state !== "active" : d && r === c;
				if (i) {
					const t = e.tag === undefined ? "digest" : "name";
					const n = `${(0, o.Vb)(e)}: the service returned tags without a ${t}, and this may be one of them`;
					return (0, o.L5)(e, [{
						kind: "service",
						message: n
					}]);
				}
				if (r.state === "unknown") {
					const t = `${(0, o.Vb)(e)}: the service did not report whether it is deprecated`;
					return (0, o.L5)(e, [{
						kind: "service",
						message: t
					}]);
				}
				const s = r.state === "active" && r.until === undefined;
				const p = s ? undefined : suggestOne(u, t);
				return {
					...e,
					judged: r,
					suggestion: p,
					problems: l
				};
			});
		}
		function judgeRows({ deprecated: e, uid: t }, n, { needsDates: r, now: i }) {
			const a = !n.some(({ id: e }) => e === t);
			const o = a ? [(0, s.YZ)({
				exists: true,
				deprecated: e,
				endOfLife: undefined,
				now: i
			})] : [];
			const c = n.map((t) => {
				const n = (0, s.YZ)({
					exists: true,
					deprecated: e,
					endOfLife: t,
					now: i
				});
				const a = r && n.state !== "deprecated" && (0, s.of)(t);
				return a ? {
					state: "unknown",
					until: undefined
				} : n;
			});
			return [...o, ...c].reduce(s.WD);
		}
		function best(e) {
			for (const t of [
				"active",
				"unknown",
				"grace",
				"deprecated"
			]) {
				const n = e.find((e) => e.state === t);
				if (n !== undefined) return n;
			}
			return c;
		}
		function suggestOne(e, t) {
			const n = [...t].sort((e, t) => t.length - e.length);
			for (const t of n) {
				const n = e(t);
				if (n !== undefined) return n;
			}
			return undefined;
		}
		function readTags(e, t) {
			return (0, i.y)(e, (0, a.cB)({
				childrenOf: t,
				allClasses: true
			}), (e) => {
				if (!e.uid.startsWith(`${t}/`)) return undefined;
				return {
					uid: e.uid,
					name: e.name,
					digest: e.digest,
					deprecated: e.deprecated ?? undefined
				};
			});
		}
		const u = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
		const d = /-r(\d{1,9})(?=-|$)/;
		const f = /^20\d{6}(?:\d{4}|\d{6})?$/;
		const p = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
		function parseTagVersion(e) {
			const t = u.exec(e);
			if (t === null) return undefined;
			const [, n = "", r = "", i = ""] = t;
			const a = p.exec(i)?.[1];
			const o = i.replace(p, "");
			const s = d.exec(o)?.[1];
			return {
				prefix: n,
				parts: r.split(".").map(Number),
				suffix: o.replace(d, ""),
				epoch: s === undefined ? undefined : Number(s),
				date: a === undefined ? undefined : Number(a.padEnd(14, "0"))
			};
		}
		function isDay({ parts: e }) {
			return f.test(String(e[0]));
		}
		function isSameLine(e, t) {
			return e.prefix === t.prefix && e.suffix === t.suffix && e.parts.length === t.parts.length && isDay(e) === isDay(t) && e.epoch === undefined === (t.epoch === undefined) && e.date === undefined === (t.date === undefined);
		}
		function compareTagVersions(e, t) {
			for (let n = 0; n < e.parts.length; n += 1) {
				const [r = 0, i = 0] = [e.parts[n], t.parts[n]];
				if (r !== i) return r < i ? -1 : 1;
			}
			return (e.epoch ?? 0) - (t.epoch ?? 0) || (e.date ?? 0) - (t.date ?? 0);
		}
		function createTagSuggester(e) {
			let t;
			const understand = () => e.flatMap((e) => {
				const t = parseTagVersion(e);
				return t === undefined ? [] : [{
					name: e,
					version: t
				}];
			});
			return (e) => {
				const n = parseTagVersion(e);
				if (n === undefined) return undefined;
				t ??= understand();
				let r;
				let i;
				for (const e of t) {
					if (!isSameLine(e.version, n) || compareTagVersions(e.version, n) <= 0) continue;
					const t = e.version.parts[0] === n.parts[0];
					if (t && (r === undefined || compareTagVersions(e.version, r.version) < 0)) r = e;
					if (i === undefined || compareTagVersions(e.version, i.version) > 0) i = e;
				}
				return (r ?? i)?.name;
			};
		}
	}),
	55293: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => le });
		var r = n(34150);
		var i = n(2810);
		var a = n(38086);
		var o = n(72792);
		var s = n(45794);
		var c = n(98124);
		var l = n(43852);
		var u = n(77275);
		var d = n(35147);
		var f = n(40460);
		var p = n(77176);
		var m = n(79257);
		var h = n(12056);
		var g = n(30191);
		var _ = n(25314);
		var v = n(88209);
		var y = n(64128);
		var b = n(19161);
		var x = n(77825);
		var S = n(36083);
		var C = n(78342);
		;
		function mergeTargets(e) {
			return [...(0, x.$)(e, keyOf).values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined) return [];
				const n = e.every((e) => e.digest === t.digest) ? t.digest : undefined;
				const r = e.every((e) => e.isScript === true);
				const i = e.flatMap((e) => e.isScript === true ? e.locations : []);
				const a = e.flatMap((e) => e.locations);
				return [{
					...t,
					digest: n,
					isScript: r,
					inScripts: i,
					locations: a
				}];
			});
		}
		function keyOf({ digest: e, repository: t, tag: n }) {
			return `${t} ${n ?? e ?? ""}`;
		}
		function unreadParts(e, t) {
			return [...e, ...t.map(({ location: e, reason: t, text: n }) => ({
				kind: "reference",
				what: n,
				why: `is malformed: ${t}`,
				location: e
			}))];
		}
		function referenceCoverage(e) {
			const { checked: t, files: n, ignored: r, skipped: i, targets: a } = e;
			const o = new Map(t.map((e) => [keyOf(e), e]));
			const s = e.unread.map(l.n2);
			let c = 0;
			for (const e of a) {
				const t = o.get(keyOf(e));
				if (t !== undefined && t.judged.state !== "unknown") c += 1;
				else s.push(unknownOf(e, t));
			}
			const u = {
				what: "references",
				why: "excluded by `ignore-images`",
				count: r
			};
			const d = (0, S.X)(c, [...i, u], s, e.unresolved.map(l.jE));
			return {
				...d,
				...n === undefined ? {} : { files: n },
				noun: "reference"
			};
		}
		function organizationCoverage({ checked: e, quiet: t }, n, { elsewhere: r, empty: i }) {
			const a = e.filter(({ judged: e }) => e.state === "unknown");
			const o = {
				what: "tags",
				why: "excluded by `ignore-images`",
				count: n
			};
			const s = e.length - a.length + t.length;
			return {
				...(0, S.X)(s, [
					o,
					{
						what: "repositories",
						why: h.r,
						count: r
					},
					{
						what: "repositories",
						why: "without tags",
						count: i
					}
				], a.map((e) => unknownOf(e, e))),
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
		var w = n(24344);
		var T = n(59492);
		var E = n(96299);
		var D = n(83178);
		var O = n(94774);
		var k = n(49705);
		var ee = n(84946);
		;
		const te = [];
		async function checkOrganization(e, t, n) {
			const r = (0, k.Q)(t, e["fail-days"] !== undefined);
			const i = (0, O.rulesOf)(e, t);
			const a = await (0, T.t2)(e, t.session.client);
			const s = await (0, D.u)(t.session.client, a);
			const { shard: c } = n;
			const isWanted = ({ name: e }) => n.wanted(e, a.name);
			const l = s.filter((e) => e.isUnplaced === true || isWanted(e));
			const u = l.filter(({ name: e }) => c === undefined || (0, o.O1)(`${a.name}/${e}`, c));
			let d = 0;
			const f = await (0, w.Pk)(u, 2 * e.concurrency, async (o) => {
				const s = `${a.name}/${o.name}`;
				const c = {
					repository: s,
					tag: undefined,
					digest: undefined,
					locations: te
				};
				try {
					if (!isWanted(o)) throw (0, D.h)(o);
					return {
						target: c,
						repo: o,
						...judgeRepo(s, await (0, O.readRepo)(t, o, r), i, n.isQuiet)
					};
				} catch (t) {
					const n = (0, E.v)(t, e.identity, (0, C.Vb)(c));
					return {
						target: c,
						repo: o,
						checked: [(0, C.L5)(c, n)],
						quiet: []
					};
				} finally {
					d += 1;
					t.host.progress(`${d} of ${u.length} repositories`);
				}
			});
			const hasTags = ({ checked: e, quiet: t }) => e.length + t.length > 0;
			const { findings: p, lost: m } = r.finish(f.filter(hasTags).map(({ repo: e }) => e.uid));
			const h = f.map((e) => {
				const t = m.get(e.repo.uid);
				if (t === undefined || !hasTags(e)) return e;
				return {
					checked: [...e.checked.filter(O.isSettled), (0, O.undated)(e.target, t)],
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
				all: s.length
			};
		}
		function judgeRepo(e, t, n, r) {
			const isWhole = ({ digest: e, name: t }) => t !== "" && e !== "";
			const i = t.tags.filter(isWhole);
			const a = i.map(({ digest: t, name: n }) => ({
				repository: e,
				tag: n,
				digest: t,
				locations: te
			}));
			const o = (0, ee.Ui)(a, t, n);
			const s = t.tags.filter((e) => !isWhole(e)).map(({ name: t }) => brokenTag({
				repository: e,
				tag: t || undefined,
				digest: undefined,
				locations: te
			}));
			return {
				checked: [...o.filter((e) => !r(e.judged)), ...s],
				quiet: o.flatMap(({ judged: t, tag: n }) => r(t) ? [{
					repository: e,
					tag: n ?? "",
					until: t.until
				}] : [])
			};
		}
		function brokenTag(e) {
			const t = e.tag === undefined ? "a tag without a name" : "the tag without a digest";
			const n = `${(0, C.Vb)(e)}: the service returned ${t}, so its state is unknown`;
			return (0, C.L5)(e, [{
				kind: "service",
				message: n
			}]);
		}
		var A = n(29880);
		var ne = n(51792);
		var j = n(29037);
		var M = n(22475);
		var re = n(52309);
		var N = n(26963);
		var P = n(28662);
		;
		const F = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		const ie = {
			deprecated: "\u274C",
			unknown: "\u2753",
			grace: "\u26A0\uFE0F",
			"not-found": "\u26A0\uFE0F",
			active: "\u2705"
		};
		const ae = {
			deprecated: "deprecated",
			unknown: "unknown",
			grace: "in grace",
			"not-found": "not found",
			active: "near end of life"
		};
		const oe = 200;
		const I = 4;
		function deprecationAnswer({ byRepository: e, notes: t, now: n, tags: r, total: i }) {
			const a = r.filter(isLoud);
			const o = r.filter(({ ignoredBy: e }) => e !== undefined);
			const s = r.filter((e) => !isLoud(e) && e.ignoredBy === undefined);
			const c = e ? repositoryTable(a, n) : tagTable(a, n);
			const l = (0, P.Y1)(t);
			const u = [...a, ...o].flatMap((e) => e.tag === undefined ? [(0, C.MH)(e)] : []);
			return {
				words: headline(r, i, t),
				actions: [...(0, P.RT)(c.header, c.rows, (e) => e), ...l.actions],
				details: [
					...o.length === 0 ? [] : [(0, N.GE)(`${o.length} ignored`, ignoredTable(o, n))],
					...s.length === 0 || s.length > oe ? [] : [(0, N.GE)(`${s.length} active`, wholeTable(tagTable(s, n)))],
					...u.length === 0 ? [] : [(0, N.GE)("Full digests", (0, N.hl)(u.slice(0, oe).join("\n")))],
					...l.details
				]
			};
		}
		function headline(e, t, n) {
			const i = e.filter(isLoud);
			const a = F.flatMap((e) => {
				const t = i.filter(({ judged: t }) => t.state === e).length;
				return t === 0 ? [] : [`${t} ${ae[e]}`];
			});
			const o = (0, r.hS)(t, "image tag");
			return (a.length === 0 ? `${o}, none deprecated` : `${a.join(", ")} of ${o}`) + (0, l.Xc)(n);
		}
		function isLoud({ ignoredBy: e, judged: t, level: n }) {
			return e === undefined && (t.state !== "active" || n !== undefined);
		}
		const wholeTable = ({ header: e, rows: t }) => (0, N.oS)(e, t);
		function tagTable(e, t) {
			const n = e.some(({ suggestion: e }) => e !== undefined);
			const r = e.some(({ locations: e }) => e.length > 0);
			return {
				header: [
					"Image",
					"State",
					...n ? ["Move to"] : [],
					...r ? ["Used in"] : []
				],
				rows: e.map((e) => [
					(0, N.fl)(shortName(e)),
					stateCell(e, t),
					...n ? [moveCell(e)] : [],
					...r ? [(0, P.GA)(e.locations)] : []
				])
			};
		}
		function repositoryTable(e, t) {
			const n = [...(0, x.$)(e, ({ judged: e, repository: t }) => `${e.state} ${t}`).values()];
			return {
				header: [
					"Repository",
					"State",
					"Tags",
					"Move to"
				],
				rows: n.flatMap((e) => {
					const [n] = e;
					if (n === undefined) return [];
					const r = [...new Set(e.flatMap(({ suggestion: e }) => e ?? []))];
					const i = (0, C.MH)({
						repository: n.repository,
						tag: undefined,
						digest: undefined
					});
					return [[
						(0, N.fl)(i),
						e.length === 1 ? stateCell(n, t) : `${signOf(n)} ${e.length} ${ae[n.judged.state]}`,
						someOf(e.map((e) => (0, N.fl)(e.tag ?? shortName(e)))),
						someOf(r.map((e) => (0, N.fl)(e)))
					]];
				})
			};
		}
		function someOf(e) {
			const t = e.slice(0, I).join(", ");
			return e.length > I ? `${t} and ${e.length - I} more` : t;
		}
		function ignoredTable(e, t) {
			return (0, N.oS)([
				"Image",
				"State",
				"Reason",
				"Used in"
			], e.map((e) => [
				(0, N.fl)(shortName(e)),
				stateCell(e, t),
				`ignored: ${(0, N.FV)(e.ignoredBy?.reason ?? "")}`,
				(0, P.GA)(e.locations)
			]));
		}
		function stateCell(e, t) {
			const { state: n, until: r } = e.judged;
			if (r === undefined) return `${signOf(e)} ${stateWords(e)}`;
			const i = n === "grace" ? "in grace, which ends" : `${n}, end of life`;
			return `${signOf(e)} ${i} ${(0, M.EE)(r, t)}`;
		}
		function moveCell(e) {
			return e.suggestion === undefined ? "" : (0, N.fl)((0, C.Zt)(e));
		}
		function shortName(e) {
			return (0, C.MH)(e).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, "\u2026");
		}
		function signOf({ ignoredBy: e, judged: t, level: n }) {
			if (e === undefined && n !== undefined) return n === "error" ? "\u274C" : "\u26A0\uFE0F";
			return ie[t.state];
		}
		function stateWords(e) {
			const { state: t, until: n } = e.judged;
			const r = n === undefined ? "" : (0, M.FM)(n);
			switch (t) {
				case "deprecated": return r === "" ? "deprecated" : `deprecated (end of life ${r})`;
				case "grace": return r === "" ? "in its grace period" : `in its grace period until ${r}`;
				case "not-found": return "not found";
				case "unknown": return "unknown";
				default: return r === "" ? "active" : `active until ${r}`;
			}
		}
		const se = {
			deprecated: "Deprecated tag",
			grace: "Tag in its grace period",
			"not-found": "Tag not found",
			active: "Tag near its end of life",
			unknown: "Tag state unknown"
		};
		const ce = {
			deprecated: "deprecated-tag",
			grace: "tag-in-grace",
			"not-found": "tag-not-found",
			active: "tag-near-end-of-life",
			unknown: "tag-unknown"
		};
		function findingsOf(e) {
			const { level: t } = e;
			if (t === undefined) return [];
			const n = ce[e.judged.state];
			const r = (0, C.Vb)(e);
			const i = {
				title: se[e.judged.state],
				message: `${r} ${e.judged.state === "not-found" ? "was" : "is"} ${stateWords(e)}.`,
				artifact: (0, C.MH)(e),
				...e.suggestion === undefined ? {} : { fix: `Move to \`${(0, C.Zt)(e)}\`.` }
			};
			if (e.locations.length === 0) return [{
				...i,
				rule: n,
				level: t,
				fingerprint: `${n} ${r}`
			}];
			return e.locations.map((a) => {
				const o = e.inScripts?.includes(a) === true;
				const s = o ? "in-script" : n;
				return {
					...i,
					rule: s,
					level: o && t === "error" ? "warning" : t,
					location: a,
					fingerprint: `${s} ${r} ${a.file}`
				};
			});
		}
		;
		const L = 2e3;
		function renderOutcome(e, t) {
			const n = sortTags(e.tags);
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
				...e.ignores.flatMap(m._2),
				...t.loosened.map(m.dh),
				...t.findings
			];
			const l = (0, re.OH)(n.flatMap((e) => e.problems));
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
					results: [...a, ...t.quiet.slice(0, L).map(quietRow)],
					"text-summary": s
				},
				outputsTruncated: t.quiet.length > L,
				summary: () => (0, v.OV)(deprecationAnswer({
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
		function sortTags(e) {
			const version = ({ digest: e, tag: t }) => t ?? e ?? "";
			return [...e].sort((e, t) => F.indexOf(e.judged.state) - F.indexOf(t.judged.state) || (0, a.n6)(e.repository, t.repository) || (0, a.n6)(version(e), version(t)));
		}
		function textSummary(e, t, n) {
			const i = e.filter((e) => e.ignoredBy !== undefined).length;
			const a = e.filter((e) => e.judged.state === "deprecated" && e.ignoredBy === undefined);
			const o = a.slice(0, 5).map((e) => shortName(e) + (e.suggestion === undefined ? "" : ` \u2192 ${e.suggestion}`));
			if (a.length > o.length) o.push(`${a.length - o.length} more`);
			const s = o.length === 0 ? "" : ` (${o.join(", ")})`;
			const c = [
				`${n("deprecated")} deprecated${s}`,
				`${n("grace")} in grace`,
				`${n("not-found")} not found`,
				`${n("unknown")} unknown`,
				`${n("active")} active`,
				...i === 0 ? [] : [`${i} ignored`]
			];
			return `${(0, r.hS)(t, "image tag")} checked: ${c.join(", ")}`;
		}
		function quietRow({ repository: e, tag: t, until: n }) {
			const r = n === undefined ? {} : { until: (0, M.FM)(n) };
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
				...e.judged.until === undefined ? {} : { until: (0, M.FM)(e.judged.until) },
				...e.suggestion === undefined ? {} : { suggestion: e.suggestion },
				...e.ignoredBy === undefined ? {} : { ignored: true },
				locations: e.locations.map(({ file: e, line: t }) => ({
					file: e,
					line: t
				}))
			};
		}
		;
		const work = async (e, t) => {
			const n = t.clock.now();
			const r = (0, c.B3)(e, scopeProblems(e, t));
			const i = (0, f.Gq)(t.config, (0, f.X)("check-deprecated", t.config), n);
			const a = {
				failOnDeprecated: e["fail-on"] === "deprecated",
				warnDays: e["warn-days"],
				failDays: e["fail-days"]
			};
			const o = e.scope === "organization" ? await ofOrganization(e, t, (e) => (0, A.In)(e, a, n) === undefined) : await ofReferences(e, t, r);
			const s = await (0, d.r)(e, t, n);
			const l = s === undefined ? [] : (0, p.cY)(s, i);
			const u = (0, C.LD)({
				checked: o.checked,
				ignores: i,
				policy: a,
				now: n
			});
			const h = e.shard !== undefined;
			const isUsed = ({ state: e, uses: t }) => t > 0 || e !== "live";
			const g = h ? {
				...u,
				ignores: u.ignores.filter(isUsed)
			} : u;
			return renderOutcome(g, {
				...o,
				now: n,
				byRepository: e.scope === "organization",
				loosened: l.filter(({ ignore: e }) => (0, m.qM)(e))
			});
		};
		const le = (0, g.f)(work, j.e.capabilities);
		function scopeProblems(e, t) {
			const n = [];
			try {
				(0, _.s)(e, ne.b);
			} catch (e) {
				if (!(e instanceof s.yo)) throw e;
				n.push(...e.problems);
			}
			try {
				(0, h.X)(e.shard);
			} catch (e) {
				if (!(e instanceof s.yo)) throw e;
				n.push(...e.problems);
			}
			const isDirect = (n) => e[n].length > 0 && t.config.given("check-deprecated", n) === undefined;
			if (e.scope !== "organization") {
				if (isDirect("repos")) n.push({
					message: "`repos` is only used with `scope: organization`",
					input: "repos"
				});
				if (e.shard !== undefined) n.push({
					message: "`shard` is only used with `scope: organization`",
					input: "shard"
				});
				return n;
			}
			for (const e of ["images", "files"]) {
				if (isDirect(e)) n.push({
					message: `\`${e}\` is not used with \`scope: organization\``,
					input: e
				});
			}
			return n;
		}
		async function ofOrganization(e, t, n) {
			const a = (0, i.nY)(e.repos, (e) => {
				const t = (0, i.Nx)(e);
				return (e) => t(e) || t(e.split("/").at(-1) ?? "") || t(e.slice(e.indexOf("/") + 1));
			});
			const s = (0, h.X)(e.shard);
			const c = await checkOrganization(e, t, {
				shard: s,
				wanted: (t, n) => e.repos.length === 0 || a(`${n}/${t}`),
				isQuiet: (e) => e.state === "active" && n(e)
			});
			requireRepositories(e, c);
			const { checked: l, elsewhere: d, quiet: f, repositories: p } = c;
			const m = (0, u.Qf)(e["ignore-images"]);
			const isKept = ({ repository: t, tag: n }) => e["ignore-images"].length === 0 || !m([(0, u.IP)(t, n)]);
			const g = {
				checked: l.filter(isKept),
				quiet: f.filter(isKept)
			};
			const _ = l.length + f.length - g.checked.length - g.quiet.length;
			return {
				...g,
				comments: [],
				findings: c.findings,
				coverage: organizationCoverage(g, _, c),
				log: [
					`${(0, r.hS)(p, "repository", "repositories")} checked.`,
					...s === undefined ? [] : [`This is shard ${(0, o.Hu)(s)}; ${d} more are ${h.r}.`],
					..._ === 0 ? [] : [`${(0, r.hS)(_, "tag")} excluded by \`ignore-images\`.`]
				]
			};
		}
		function requireRepositories(e, t) {
			if (t.all === 0) {
				throw new s.yo({
					message: "nothing at all to look at: this identity sees no repository in the organization",
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
			const o = a ? await (0, y.i)(e.files, t, i) : undefined;
			const s = {
				inputs: e,
				deps: t,
				names: i
			};
			const c = o === undefined ? [] : await (0, b.W)(e.files, o, s);
			const d = o === undefined ? undefined : await (0, v.zG)(o, s);
			const f = [...n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				locations: [],
				isScript: false
			})), ...(d?.references ?? []).map(({ image: e, location: t, reference: n, scanned: r }) => ({
				image: e,
				reference: n,
				locations: [t],
				isScript: r.isScript
			}))];
			const p = (0, u.C8)(e["ignore-images"]);
			const m = f.flatMap(({ image: e, isScript: t, locations: n, reference: r }) => {
				const { digest: i } = r;
				const a = r.tag ?? (i === undefined ? e.tag : undefined);
				return p(e, a ?? "") ? [] : [{
					repository: e.repository,
					tag: a,
					digest: i,
					locations: n,
					isScript: t
				}];
			});
			const h = f.length - m.length;
			const { checked: g, findings: _ } = await (0, O.checkReferenced)(e, t, mergeTargets(m));
			const x = unreadParts(d?.unread ?? [], d?.malformed ?? []);
			return {
				checked: g,
				quiet: [],
				comments: d?.comments ?? [],
				findings: [
					...x.map((e) => (0, l.b4)(e, "error")),
					...(d?.unresolved ?? []).map((e) => (0, l.HK)(e, "warning")),
					...d?.findings ?? [],
					...c,
					..._
				],
				coverage: referenceCoverage({
					targets: m,
					checked: g,
					unread: x,
					unresolved: d?.unresolved ?? [],
					files: d?.account,
					skipped: d?.skipped ?? [],
					ignored: h
				}),
				log: [...d?.log ?? [], ...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]]
			};
		}
	}),
	83660: ((e, t, n) => {
		n.r(t);
		n.d(t, { createRun: () => createRun });
		var r = n(45794);
		var i = n(30191);
		var a = n(87886);
		var o = n(76760);
		var s = n(34150);
		var c = n(38086);
		var l = n(22475);
		var u = n(48636);
		var d = n(73024);
		;
		function openNoteFiles(e, t, n) {
			const r = e === undefined ? ownArea(t, n) : t;
			if (r === undefined) return undefined;
			const placeOf = (t) => {
				const n = (0, u.Rx)((0, o.join)(e ?? "notes", t), r);
				return n.kind === "path" ? n.path : undefined;
			};
			return {
				read: (e) => readNote(placeOf(e)),
				write: (e, t) => {
					const n = placeOf(e);
					if (n === undefined) throw new Error("its folder leads elsewhere");
					(0, d.mkdirSync)((0, o.dirname)(n), {
						recursive: true,
						mode: 448
					});
					(0, u.vK)(n, t, 384);
				},
				remove: (e) => {
					const t = placeOf(e);
					if (t !== undefined) (0, d.rmSync)(t, { force: true });
				}
			};
		}
		function ownArea({ workspace: e }, t) {
			if (t === undefined || (0, u.UO)((0, u.PX)(e), (0, u.PX)(t))) return undefined;
			return {
				workspace: t,
				tempDirectory: t,
				workingDirectory: t
			};
		}
		function readNote(e) {
			try {
				return e === undefined || !(0, d.lstatSync)(e).isFile() ? undefined : (0, d.readFileSync)(e, "utf8");
			} catch {
				return undefined;
			}
		}
		async function withScratch(e, t, n) {
			const r = make(e, t);
			try {
				return await n(Object.fromEntries(t.map((e) => [e, (0, o.join)(r, e)])));
			} finally {
				(0, d.rmSync)(r, {
					recursive: true,
					force: true,
					maxRetries: 3
				});
			}
		}
		function make(e, t) {
			try {
				const n = (0, d.mkdtempSync)((0, o.join)(e, "platform-actions-"));
				for (const e of t) (0, d.mkdirSync)((0, o.join)(n, e));
				return n;
			} catch (t) {
				throw new r.Ml(`cannot create a folder in the temporary folder \`${e}\`: ${(0, u.CA)(t)}`, "set TMPDIR (on GitHub, RUNNER_TEMP) to a folder with free space that this process may write to");
			}
		}
		var f = n(60616);
		var p = n(8385);
		var m = n(31421);
		var h = n(68154);
		;
		const g = 64 * 1024 * 1024;
		const _ = 16 * 1024;
		const v = 4;
		function runRemoteGit(e, t) {
			const n = (0, f.Kp)("git", e.workspace, process.env);
			if (n === undefined) return Promise.resolve({
				kind: "failed",
				why: "`git` is not on PATH outside of the workspace"
			});
			if (e.signal.aborted) return Promise.resolve({
				kind: "failed",
				why: "the run was stopped"
			});
			const r = (0, d.mkdtempSync)((0, o.join)(e.tempDirectory, "platform-actions-askpass-"));
			try {
				const i = (0, o.join)(r, "askpass.sh");
				(0, d.writeFileSync)(i, y, { mode: 448 });
				const a = (0, m.spawn)(n.path, [
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
				return collect(a, e).finally(() => (0, d.rmSync)(r, {
					recursive: true,
					force: true
				}));
			} catch (e) {
				(0, d.rmSync)(r, {
					recursive: true,
					force: true
				});
				return Promise.resolve({
					kind: "failed",
					why: `git cannot be started: ${(0, u.CA)(e)}`
				});
			}
		}
		const y = `#!/bin/sh
case "$1" in
  "Password for '$PLATFORM_ACTIONS_ORIGIN'"*) IFS= read -r answer <&3 && printf '%s\\n' "$answer" ;;
  *) exit 1 ;;
esac
`;
		function settingsOf({ credential: e, origin: t, protocol: n }) {
			const r = [
				...f.yy.filter((e) => !e.startsWith("core.askPass=")),
				...n === "none" ? [] : [`protocol.${n}.allow=always`],
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
				const r = (0, o.join)(e, "authorities.pem");
				(0, d.writeFileSync)(r, [...n, (0, d.readFileSync)(t, "utf8")].join("\n"));
				return { GIT_SSL_CAINFO: r };
			} catch {
				return {};
			}
		}
		function environmentOf({ credential: e, origin: t, protocol: n, repository: r }, i, a) {
			const o = n === "file" ? "" : (0, h.iJ)((0, h.rq)(process.env), new URL(t));
			const s = o === "" ? {} : {
				http_proxy: o,
				https_proxy: o
			};
			const c = new URL(t);
			if (e !== undefined) c.username = e.username;
			return {
				...(0, f._K)(r, i),
				...s,
				GIT_ALLOW_PROTOCOL: n,
				GIT_NO_LAZY_FETCH: "1",
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
					killGroup(e);
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
					if (a > g) stop("its list of files is too large");
					else r.push(e);
				});
				e.stderr?.on("data", (e) => {
					if (i.length < _) i += e.toString("utf8");
				});
				e.on("error", (e) => end({
					kind: "failed",
					why: `git cannot be started: ${(0, u.CA)(e)}`
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
				feed(c, l === undefined ? "" : `${l.password}\n`.repeat(v));
			});
		}
		function feed(e, t) {
			e?.on("error", () => undefined);
			e?.end(t);
		}
		function killGroup(e) {
			try {
				if (e.pid !== undefined && process.platform !== "win32") process.kill(-e.pid, "SIGKILL");
				else e.kill("SIGKILL");
			} catch {}
		}
		const b = "the server asks for a credential, and none is set for it: does the repository exist?";
		function explain(e) {
			const t = e.split("\n").map((e) => e.trim());
			const n = t.find((e) => /^(?:fatal|error): /.test(e)) ?? t.find((e) => e !== "");
			const r = (n ?? "git failed").replace(/^(?:fatal|error): /, "");
			return r.startsWith("unable to read askpass response") ? b : r;
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
			return (0, p.TS)(s) && c === r ? s : undefined;
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
		;
		const x = 100;
		async function fetchCheckout(e) {
			const t = await fetchWith(e, true);
			if (t.kind !== "failed" || !C.test(t.why)) return t;
			return fetchWith(e, false);
		}
		const S = /asks for a credential|Authentication failed|not found|remote ref|larger than|more than|was stopped|too long|error: 40[0-4]|not on PATH|cannot be listed/;
		function isPassing(e) {
			return e.kind === "failed" && !S.test(e.why);
		}
		const C = /unadvertised object|not our ref/;
		const w = /couldn't find remote ref/;
		async function fetchWith(e, t) {
			(0, d.rmSync)((0, o.join)(e.folder, ".git"), {
				recursive: true,
				force: true
			});
			const n = createEmptyRepository(e.folder);
			writeSettings(n, t ? e.url : undefined);
			const r = remoteOf(e, n);
			const i = t ? ["--filter=blob:none"] : [];
			const a = t ? "origin" : e.url;
			const s = [
				"fetch",
				"--quiet",
				"--depth=1",
				...i,
				"--no-tags",
				a
			];
			const c = e.branch === undefined ? "HEAD" : `refs/heads/${e.branch}`;
			const l = await bounded(e, (e) => runRemoteGit({
				...r,
				signal: e
			}, [...s, c]));
			if (l.kind === "failed") {
				const t = w.test(l.why);
				return t && await hasNoCommit(e, n) ? { kind: "empty" } : l;
			}
			const u = (0, d.readFileSync)((0, o.join)(n.gitDirectory, "FETCH_HEAD"), "utf8").split("	")[0] ?? "";
			if (!(0, p.TS)(u)) return {
				kind: "failed",
				why: "the remote sent no commit"
			};
			(0, d.writeFileSync)((0, o.join)(n.gitDirectory, "HEAD"), `${u}\n`);
			const f = await wantedFiles(e, n, u);
			if (f.kind === "failed") return f;
			const m = t ? await fetchBlobs(e, r, f.files) : undefined;
			if (m?.kind === "failed") return m;
			writeSettings(n, undefined);
			return checkOut(e, r, u, f.files);
		}
		function createEmptyRepository(e) {
			const t = (0, o.join)(e, ".git");
			for (const e of [
				"objects/pack",
				"objects/info",
				"refs/heads",
				"info"
			]) (0, d.mkdirSync)((0, o.join)(t, e), { recursive: true });
			(0, d.writeFileSync)((0, o.join)(t, "HEAD"), "ref: refs/heads/none\n");
			(0, d.writeFileSync)((0, o.join)(t, "info/attributes"), "* -text -ident -filter -working-tree-encoding\n");
			return {
				top: e,
				gitDirectory: t,
				commonDirectory: t
			};
		}
		function writeSettings({ gitDirectory: e }, t) {
			const n = [
				"[extensions]",
				"	partialClone = origin",
				"[remote \"origin\"]",
				`\turl = "${(t ?? "").replace(/["\\]/g, "\\$&")}"`,
				"	promisor = true",
				"	partialCloneFilter = blob:none"
			];
			const r = t === undefined ? 0 : 1;
			const i = [
				"[core]",
				`\trepositoryFormatVersion = ${r}`,
				"	autocrlf = false",
				"	eol = lf"
			];
			const a = t === undefined ? i : [...i, ...n];
			(0, d.writeFileSync)((0, o.join)(e, "config"), `${a.join("\n")}\n`);
		}
		async function wantedFiles({ isWanted: e, maximumFiles: t, signal: n, workspace: r }, i, a) {
			const o = [
				"ls-tree",
				"-r",
				"-z",
				"--full-tree",
				a
			];
			const s = await (0, f.EO)({
				repository: i,
				workspace: r,
				signal: n
			}, o);
			if (s.kind === "failed") return {
				kind: "failed",
				why: `its files cannot be listed: ${s.why}`
			};
			const c = [];
			for (const t of s.bytes.toString("utf8").split("\0")) {
				const [, n, r] = /^(?:100[0-7]{3}|120000) blob ([0-9a-f]+)\t(.+)$/s.exec(t) ?? [];
				if (n !== undefined && r !== undefined && e(r)) c.push({
					id: n,
					path: r
				});
			}
			if (c.length > t) return {
				kind: "failed",
				why: `${c.length} of its files would have to be read, more than ${t}`
			};
			return {
				kind: "files",
				files: c
			};
		}
		async function fetchBlobs(e, t, n) {
			const r = [...new Set(n.map(({ id: e }) => e))];
			if (r.length === 0) return {
				kind: "output",
				bytes: Buffer.alloc(0)
			};
			const i = [
				"-c",
				"fetch.negotiationAlgorithm=noop",
				"fetch",
				"--quiet",
				"--no-tags"
			];
			const a = [
				"--no-write-fetch-head",
				"--filter=blob:none",
				"--stdin",
				"origin"
			];
			const o = `${r.join("\n")}\n`;
			return bounded(e, (e) => runRemoteGit({
				...t,
				signal: e,
				input: o
			}, [...i, ...a]));
		}
		async function checkOut(e, t, n, r) {
			const i = [[["read-tree", n], ""], [[
				"checkout-index",
				"--quiet",
				"-z",
				"--stdin"
			], r.map(({ path: e }) => `${e}\0`).join("")]];
			for (const [n, r] of i) {
				const i = {
					...t,
					credential: undefined,
					protocol: "none",
					input: r
				};
				const a = await bounded(e, (e) => runRemoteGit({
					...i,
					signal: e
				}, n));
				if (a.kind === "failed") return a;
			}
			return {
				kind: "fetched",
				commit: n,
				files: r.length,
				bytes: sizeOf(e.folder)
			};
		}
		async function bounded({ folder: e, maximumBytes: t, signal: n }, r) {
			const i = new AbortController();
			const a = setInterval(() => {
				if (sizeOf(e) > t) i.abort();
			}, x);
			try {
				const a = await r(AbortSignal.any([n, i.signal]));
				if (!i.signal.aborted && sizeOf(e) <= t) return a;
				const o = Math.floor(t / 1024 ** 2);
				return {
					kind: "failed",
					why: `the files that would have to be read are larger than ${o} MiB`
				};
			} finally {
				clearInterval(a);
			}
		}
		function sizeOf(e) {
			let t = 0;
			const n = [e];
			for (let e = n.pop(); e !== undefined; e = n.pop()) {
				for (const r of entriesOf(e)) {
					const i = (0, o.join)(e, r.name);
					if (r.isDirectory()) n.push(i);
					else if (r.isFile()) t += (0, d.lstatSync)(i, { throwIfNoEntry: false })?.size ?? 0;
				}
			}
			return t;
		}
		function entriesOf(e) {
			try {
				return (0, d.readdirSync)(e, { withFileTypes: true });
			} catch {
				return [];
			}
		}
		var T = n(98124);
		var E = n(36083);
		var D = n(63619);
		var O = n(39589);
		var k = n(10646);
		;
		const ee = 500;
		const te = /^[\w.-]+(?:\/[\w.-]+)+$/;
		function parseEntry(e, t) {
			const problem = (t) => ({
				kind: "problem",
				why: `\`${(0, c.h0)(e, 100)}\` ${t}`
			});
			if (e.length > ee) return problem("is too long");
			if (te.test(e)) {
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
			const r = n.protocol === "https:" || n.protocol === "http:" && (0, k.U9)(n.hostname);
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
		function nameOf({ repository: e }) {
			if (!URL.canParse(e)) return e;
			const t = new URL(e);
			return t.protocol === "file:" ? e : t.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "");
		}
		const A = new Set(["https://github.com", "https://gitlab.com"]);
		function repositoryKey(e, t) {
			if (!URL.canParse(e)) return e;
			const { origin: n, pathname: r } = new URL(e);
			const i = URL.canParse(t) && n !== "null" && new URL(t).origin === n;
			const a = i || A.has(n);
			return a ? `${n}${r.toLowerCase().replace(/(?:\.git)?\/*$/, "")}` : e;
		}
		function withoutRepeated(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = repositoryKey(r.url, t);
				if (!n.has(e)) n.set(e, r);
			}
			return [...n.values()];
		}
		;
		const ne = 64 * 1024 * 1024;
		const j = 20;
		async function readRepositoriesFile(e, { workingDirectory: t }, n) {
			const i = await (0, u.Gu)((0, o.resolve)(t, e), ne);
			if (i === undefined) {
				throw new r.yo({
					message: `\`repositories-file\`: \`${(0, c.h0)(e, 300)}\` does not exist`,
					input: "repositories-file"
				});
			}
			if (i.trimStart().startsWith("{")) {
				const t = decodeList(i, `\`repositories-file\`: \`${(0, c.h0)(e, 300)}\``);
				requireCloneUrls([...t.repositories, ...t.unchanged], n);
				return {
					kind: "list",
					list: t
				};
			}
			return {
				kind: "names",
				repositories: readNames(i, e, n)
			};
		}
		function requireCloneUrls(e, t) {
			const n = e.flatMap(({ url: e }) => {
				const n = URL.canParse(e) ? parseEntry(e, t) : undefined;
				if (n?.kind === "entry") return [];
				const r = n?.why ?? `\`${(0, c.h0)(e, 100)}\` is not a clone URL`;
				return [{
					message: `\`repositories-file\`: ${r}`,
					input: "repositories-file"
				}];
			});
			if (n.length > 0) throw new r.yo(...n.slice(0, j));
		}
		function readNames(e, t, n) {
			const i = [];
			const a = [];
			for (const [r, o] of e.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
				const e = o.replace(/(?:^|\s)#.*$/, "").trim();
				if (e === "") continue;
				const s = parseEntry(e, n);
				if (s.kind === "entry") a.push(s.entry);
				else i.push({
					message: `\`repositories-file\`: ${s.why}`,
					fix: "write one `owner/name` or clone URL per line",
					input: "repositories-file",
					place: {
						file: t,
						line: r + 1
					}
				});
			}
			if (i.length > 0) throw new r.yo(...i.slice(0, j));
			return withoutRepeated(a, n);
		}
		function readEntries(e, t) {
			const n = e.map((e) => parseEntry(e, t));
			const i = n.flatMap((e) => e.kind === "problem" ? [{
				message: `\`repositories\`: ${e.why}`,
				input: "repositories"
			}] : []);
			if (i.length > 0) throw new r.yo(...i.slice(0, j));
			const a = n.flatMap((e) => e.kind === "entry" ? [e.entry] : []);
			return withoutRepeated(a, t);
		}
		const M = "unchanged since the last merged report";
		const re = D.Ikc({
			repository: D.YjP(),
			url: D.YjP(),
			branch: D.lqM(D.YjP()),
			commit: D.lqM(D.YjP()),
			sizeKib: D.lqM(D.aig()),
			pushedAt: D.lqM(D.YjP())
		});
		const N = D.Ikc({
			version: D.euz(1),
			kind: D.euz("platform-actions-fleet-list"),
			listedAt: D.lqM(D.YjP()),
			shards: D.aig(),
			requested: D.aig(),
			repositories: D.YOg(D.X$i(re, { shard: D.aig() })),
			unchanged: D.YOg(re)
		});
		function decodeList(e, t) {
			const n = N.safeParse(parseJson(e));
			if (n.success) return n.data;
			const [i] = n.error.issues;
			throw new r.yo({
				message: `${t} is not a list of repositories: ${i?.path.join(".") ?? ""} ${i?.message ?? ""}`,
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
		;
		const P = 256 * 1024 * 1024;
		const F = D.Ikc({
			image: D.YjP(),
			digest: D.lqM(D.YjP())
		});
		const ie = D.Ikc({
			repository: D.YjP(),
			url: D.YjP(),
			branch: D.lqM(D.YjP()),
			commit: D.lqM(D.YjP()),
			pushedAt: D.lqM(D.YjP()),
			sizeKib: D.lqM(D.aig()),
			key: D.YjP(),
			exitCode: D.aig(),
			judgedAt: D.YjP(),
			durationMs: D.aig(),
			images: D.YOg(F)
		});
		const ae = D.Ikc({
			version: D.euz(1),
			kind: D.euz("platform-actions-fleet"),
			repositories: D.YOg(ie)
		});
		function keyOf(e) {
			return (0, O.ax)(e.run ?? "", e["registry-url"], ...[...e.with].sort());
		}
		async function readFleetFile(e) {
			const t = await (0, u.Gu)(e, P);
			if (t === undefined) return new Map();
			const n = ae.safeParse(parseJson(t));
			if (n.success) return new Map(n.data.repositories.map((e) => [e.url, e]));
			const [i] = n.error.issues;
			throw new r.yo({
				message: `\`fleet-file\`: \`${e}\` is not the file that \`mode: merge\` writes: ${i?.path.join(".") ?? ""} ${i?.message ?? ""}`,
				fix: "delete it: the next run then looks at every repository",
				input: "fleet-file"
			});
		}
		function* renderFleetFile(e) {
			yield "{\"version\":1,\"kind\":\"platform-actions-fleet\",\"repositories\":[\n";
			for (const [t, n] of e.entries()) yield `${t === 0 ? "" : ",\n"}${JSON.stringify(n)}`;
			yield "\n]}\n";
		}
		var oe = n(40382);
		var I = n(63664);
		var se = n(92661);
		var ce = n(64128);
		;
		function createCurrentDigests({ host: e, session: t }, n) {
			const r = (0, se.nn)(t.registry.access);
			const i = new Map();
			const ask = async (t) => {
				const i = (0, I.o_)(t);
				if (i.kind === "malformed") return undefined;
				const a = (0, oe.kl)(i.reference, n, "ours");
				if (a.kind === "foreign") return undefined;
				try {
					return (await r.manifest(a.image.repository, a.image.tag))?.digest;
				} catch (n) {
					e.log.debug(`the digest of ${t} is not known: ${String(n)}`);
					return undefined;
				}
			};
			return (e) => {
				const t = i.get(e) ?? ask(e);
				i.set(e, t);
				return t;
			};
		}
		async function findImages(e, t) {
			try {
				const n = await (0, ce.i)([], e, t);
				const r = n.references.map(({ image: e, reference: t }) => (0, I.Yk)(t.digest === undefined ? e.complete : {
					...e.complete,
					tag: t.tag,
					digest: t.digest
				}));
				return {
					images: [...new Set(r)].sort(),
					isWhole: n.unread.length + n.unresolved.length + n.malformed.length === 0
				};
			} catch {
				return undefined;
			}
		}
		;
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
		var L = n(23410);
		var le = n(2810);
		;
		function filterRepositories(e, t) {
			let n = e;
			const i = [];
			for (const { input: e, keeps: a, why: o } of filtersOf(t)) {
				const t = n.filter((t) => {
					const n = a(t);
					if (n !== undefined) return n;
					throw new r.yo({
						message: `\`${e}\` cannot be applied: \`${nameOf(t)}\` is listed without what it needs`,
						fix: `leave out \`${e}\`, or list the repositories through the API of their host`,
						input: e
					});
				});
				i.push({
					what: "repositories",
					why: o,
					count: n.length - t.length
				});
				n = t;
			}
			return {
				kept: n,
				skipped: i
			};
		}
		function filtersOf({ archived: e, languages: t, repos: n, topics: r }) {
			const i = [];
			if (e !== "include") i.push({
				why: e === "only" ? "not archived" : "archived",
				input: "archived",
				keeps: (t) => t.archived === undefined ? e === "exclude" || undefined : t.archived === (e === "only")
			});
			if (n.length > 0) {
				const e = (0, le.nY)(n, (e) => {
					const t = (0, le.Nx)(e);
					return (e) => t(e) || t(e.split("/").at(-1) ?? "");
				});
				i.push({
					why: "excluded by `repos`",
					input: "repos",
					keeps: (t) => e(nameOf(t))
				});
			}
			if (r.length > 0) i.push({
				why: "without one of `topics`",
				input: "topics",
				keeps: (e) => e.topics?.some((e) => r.includes(e))
			});
			if (t.length > 0) {
				const e = new Set(t.map((e) => e.toLowerCase()));
				i.push({
					why: "not in one of `languages`",
					input: "languages",
					keeps: ({ language: t }) => t === undefined ? undefined : e.has(t.toLowerCase())
				});
			}
			return i;
		}
		var R = n(63144);
		var ue = n(3366);
		var z = n(52309);
		var B = n(58508);
		;
		const de = 100;
		const fe = 2e3;
		async function listGithubRepositories(e, t, { githubApiUrl: n, githubUrl: r }, { host: i, send: a }) {
			const o = (0, ue.Ob)(n);
			if (o !== undefined) throw failure("service", o);
			const s = `platform-actions/${B.rE}`;
			const l = await (0, ue.Ov)({
				send: a,
				apiUrl: n,
				token: t,
				userAgent: s,
				redact: i.redact
			});
			const u = new Map();
			let d = false;
			for (let t = 1; t <= fe; t += 1) {
				const n = {
					per_page: de,
					page: t,
					sort: "created",
					direction: "asc"
				};
				const a = await l(({ rest: t }) => d ? t.repos.listForUser({
					username: e,
					...n
				}) : t.repos.listForOrg({
					org: e,
					...n
				}));
				if (a.kind === "failed") {
					if (a.status === 404 && t === 1 && !d) {
						d = true;
						t = 0;
						continue;
					}
					throw github_repositories_explain(e, a);
				}
				const o = rowsOf(a.body, r);
				for (const e of o) u.set(e.repository, e);
				i.progress(`${u.size} repositories`);
				if (!a.hasNextPage && o.length < de) return [...u.values()];
			}
			throw failure("service", `the list of the repositories of \`${(0, c.h0)(e, 100)}\` does not end`);
		}
		function github_repositories_explain(e, { status: t, why: n }) {
			const r = {
				401: "unauthenticated",
				403: "forbidden",
				404: "usage"
			};
			const i = `the repositories of \`${(0, c.h0)(e, 100)}\` cannot be listed`;
			const a = t === 404 ? "check `organization-name`: it is the name in the URL of the organization or user" : "check `github-token`: listing needs `metadata: read` on the organization";
			return failure(r[t] ?? "service", `${i}: ${(0, c.h0)(n, 300)}`, a);
		}
		function failure(e, t, n) {
			const r = {
				kind: e,
				message: t,
				...n === undefined ? {} : { fix: n }
			};
			return new z.hM([r], { cause: undefined });
		}
		function rowsOf(e, t) {
			if (!Array.isArray(e)) throw failure("service", "GitHub answered with something other than a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const n = (0, R.b6)(field("full_name"));
				const r = parseEntry((0, R.b6)(field("clone_url")) ?? "", t);
				const [i, a] = [field("archived"), field("topics")];
				if (n === undefined || r.kind === "problem" || typeof i !== "boolean") throw failure("service", "GitHub answered with a repository that lacks `full_name`, `clone_url` or `archived`");
				const o = field("size");
				return {
					repository: n,
					url: r.entry.url,
					archived: i,
					topics: Array.isArray(a) ? a.map(String) : undefined,
					language: field("language") === undefined ? undefined : (0, R.b6)(field("language")) ?? "",
					branch: (0, R.b6)(field("default_branch")),
					pushedAt: (0, R.b6)(field("pushed_at")),
					sizeKib: typeof o === "number" ? o : undefined
				};
			});
		}
		;
		const pe = 100;
		const me = 2e3;
		const V = {
			401: "unauthenticated",
			403: "forbidden",
			404: "usage"
		};
		async function listGitlabProjects(e, t, { gitlabUrl: n }, { host: r, send: i }) {
			if (t !== undefined) r.mask(t);
			const a = new Map();
			for (let o = 1; o <= me; o += 1) {
				const s = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${pe}&page=${o}`;
				const c = `${n}/api/v4/groups/${(0, k.m3)(e)}/projects?${s}`;
				const l = {
					accept: "application/json",
					"user-agent": `platform-actions/${B.rE}`,
					...t === undefined ? {} : { "private-token": t }
				};
				const u = await i({
					method: "GET",
					url: c,
					headers: l
				}, true);
				const d = u.kind === "failure" ? u.message : `HTTP status ${u.status}`;
				if (u.kind === "failure" || u.status !== 200) throw gitlab_repositories_failure(u.kind === "failure" ? 0 : u.status, e, r.redact(d));
				const f = gitlab_repositories_rowsOf(parseJson(u.body), e, n);
				for (const { entry: e, id: t } of f) a.set(t, e);
				r.progress(`${a.size} repositories`);
				if (hasNextPage(u.headers, f.length)) continue;
				const p = Number(u.headers["x-total"] ?? a.size);
				if (a.size >= p) return [...a.values()];
				throw gitlab_repositories_failure(0, e, `GitLab listed ${a.size} of ${p} projects`);
			}
			throw gitlab_repositories_failure(0, e, "the list does not end");
		}
		function hasNextPage(e, t) {
			const n = e["x-next-page"];
			if (n !== undefined) return n.trim() !== "";
			const { link: r } = e;
			return r === undefined ? t >= pe : /;\s*rel="?next"?/i.test(r);
		}
		function gitlab_repositories_failure(e, t, n) {
			const r = e === 404 ? "check `group`: it is the path in the URL of the group" : "check `gitlab-token`: listing needs the scope `read_api`";
			const i = `the projects of \`${(0, c.h0)(t, 100)}\` cannot be listed: ${(0, c.h0)(n, 300)}`;
			return new z.hM([{
				kind: V[e] ?? "service",
				message: i,
				fix: r
			}], { cause: undefined });
		}
		function gitlab_repositories_rowsOf(e, t, n) {
			if (!Array.isArray(e)) throw gitlab_repositories_failure(0, t, "the answer is not a list");
			return e.map((e) => {
				const field = (t) => Reflect.get(Object(e), t);
				const r = field("id");
				const i = parseEntry((0, R.b6)(field("http_url_to_repo")) ?? "", n);
				const a = field("archived");
				if (typeof r !== "number" || i.kind === "problem" || typeof a !== "boolean") throw gitlab_repositories_failure(0, t, "a project lacks `id`, `http_url_to_repo` or `archived`");
				const o = field("topics");
				return {
					id: r,
					entry: {
						...i.entry,
						archived: a,
						topics: Array.isArray(o) ? o.map(String) : undefined,
						language: undefined,
						branch: (0, R.b6)(field("default_branch"))
					}
				};
			});
		}
		var he = n(44074);
		var H = n(26963);
		var U = n(72792);
		;
		function renderMatrix(e) {
			const t = JSON.stringify({ include: e.map(({ repositories: e, shard: t }) => ({
				shard: (0, U.Hu)(t),
				repositories: e
			})) });
			if ((0, c.dp)(t) <= he._G) return {
				text: t,
				isWhole: true
			};
			const n = JSON.stringify({ include: e.map(({ shard: e }) => ({ shard: (0, U.Hu)(e) })) });
			return {
				text: n,
				isWhole: false
			};
		}
		function renderHostMatrix(e, t) {
			const n = t.map(({ shard: e }) => ({
				shard: e,
				text: (0, U.Hu)(e)
			}));
			switch (e) {
				case "gitlab": return json(Object.fromEntries(n.map(({ text: e }) => [`fleet ${e}`, {
					extends: ".platform-actions-fleet-shard",
					variables: { PLATFORM_SHARD: e }
				}])));
				case "buildkite": return json({ steps: n.map(({ shard: e, text: t }) => ({
					label: `fleet ${t}`,
					key: `fleet-${e.index}`,
					command: "${PLATFORM_FLEET_COMMAND}",
					artifact_paths: "fleet-report-*.json",
					env: { PLATFORM_SHARD: t }
				})) });
				case "azure": return json(Object.fromEntries(n.map(({ shard: e, text: t }) => [`shard_${e.index}`, { shard: t }])));
				default: return `${renderMatrix(t).text}\n`;
			}
		}
		const json = (e) => `${JSON.stringify(e, null, 2)}\n`;
		const W = 2e5;
		function renderListSummary(e, t, n) {
			const r = n.filter(({ count: e }) => e > 0);
			const i = [
				"### Fleet: listed",
				(0, H.FV)(e),
				...r.length === 0 ? [] : [(0, H.AX)(r.map(({ count: e, why: t }) => `${e} ${(0, H.FV)(t)}`))],
				(0, H.oS)(["Shard", "Repositories"], t.map(({ repositories: e, shard: t }) => [(0, U.Hu)(t), String(e.length)]))
			];
			return (0, H.Co)(i, W).text;
		}
		const ge = 1500;
		const _e = .02;
		const G = 3e4;
		function balance(e, t) {
			const n = e.map((e) => ({
				item: e,
				weight: weightOf(e),
				key: (0, O.fg)(e.repository)
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
			return e ?? ge + Math.min(t * _e, G);
		}
		var K = n(24344);
		;
		const ve = 8;
		async function findUnchanged(e, t) {
			const n = await (0, K.Pk)(e, ve, (e) => isUnchanged(e, t));
			return new Set(e.filter((e, t) => n[t] === true));
		}
		async function isUnchanged(e, t) {
			const n = t.remembered.get(e.url);
			if (n === undefined || n.exitCode !== 0 || n.key !== t.key) return false;
			const r = (0, l.pe)(n.judgedAt);
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
		;
		async function listFleet(e, t) {
			const n = serversOf(e, t.host);
			const r = await findRepositories(e, t, n);
			const { kept: i, skipped: a } = filterRepositories(r, e);
			if (i.length === 0) throw nothingToDo(r.length);
			const s = e["fleet-file"];
			const c = s === undefined ? new Map() : await readFleetFile((0, o.resolve)(t.workingDirectory, s));
			const l = await unchangedOf(i, c, e, t, n);
			const u = i.filter((e) => !l.has(e));
			const d = u.map((e) => ({
				...listed(e),
				durationMs: c.get(e.url)?.durationMs
			}));
			const f = balance(d, e.shards);
			const p = f.map((e, t) => {
				const n = e.map(({ repository: e }) => e);
				return {
					shard: {
						index: t + 1,
						count: f.length
					},
					repositories: n
				};
			});
			const m = writeFiles(e, t, f, p, [...l].map(listed));
			const h = {
				what: "repositories",
				why: M,
				count: l.size
			};
			return outcomeOf({
				rows: p,
				files: m,
				skipped: [...a, h],
				judged: u.length
			});
		}
		async function findRepositories(e, t, n) {
			const { "organization-name": r, group: i, "github-token": a } = e;
			if (r !== undefined) return listGithubRepositories(r, a ?? "", n, t);
			if (i !== undefined) return listGitlabProjects(i, e["gitlab-token"], n, t);
			const o = await readRepositoriesFile(e["repositories-file"] ?? "", t, n.serverUrl);
			const s = o.kind === "names" ? o.repositories : [...o.list.repositories, ...o.list.unchanged];
			const c = {
				archived: undefined,
				topics: undefined,
				language: undefined
			};
			return s.map((e) => ({
				...listed(e),
				...c
			}));
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
			return new r.yo({
				message: e === 0 ? "there is nothing to look at: no repository was listed" : `there is nothing to look at: the filters leave out all ${(0, s.hS)(e, "repository", "repositories")}`,
				fix: "check the name and what the token can see, or the filters"
			});
		}
		async function unchangedOf(e, t, n, r, i) {
			if (t.size === 0) return new Set();
			const a = {
				signal: r.signal,
				timeoutMs: n["request-timeout"]
			};
			const o = (0, T.Cd)({
				"registry-url": n["registry-url"],
				"registry-map": (0, L.L4)(n.with, "registry-map")
			});
			return withScratch(r.host.context.tempDirectory, ["empty"], ({ empty: s }) => {
				const c = createEmptyRepository(s);
				return findUnchanged(e, {
					remembered: t,
					key: keyOf(n),
					now: r.clock.now(),
					recheckAfterMs: n["recheck-after"],
					commitOf: (e) => remoteCommit(remoteOptions(e, i, r, a), c, e.branch),
					digestOf: createCurrentDigests(r, o)
				});
			});
		}
		function writeFiles(e, t, n, r, i) {
			const { tempDirectory: a, workspace: o } = t.host.context;
			const s = {
				workspace: o,
				tempDirectory: a,
				workingDirectory: t.workingDirectory
			};
			const [c, d] = [e["list-file"], e["matrix-file"]];
			const f = !renderMatrix(r).isWhole;
			const p = f ? (0, u.o4)(a, "fleet-list.json") : undefined;
			const m = c === undefined ? p : (0, u.ZB)(c, s, "list-file");
			const h = {
				version: 1,
				kind: "platform-actions-fleet-list",
				listedAt: (0, l.sZ)(t.clock.now()),
				shards: n.length,
				requested: e.shards,
				repositories: n.flatMap((e, t) => e.map((e) => ({
					...listed(e),
					shard: t + 1
				}))),
				unchanged: [...i]
			};
			if (m !== undefined) (0, u.vK)(m, `${JSON.stringify(h)}\n`);
			if (d === undefined) return {
				list: m,
				matrix: undefined
			};
			const g = (0, u.ZB)(d, s, "matrix-file");
			(0, u.vK)(g, renderHostMatrix(t.host.name, r));
			return {
				list: m,
				matrix: g
			};
		}
		function outcomeOf(e) {
			const { files: t, judged: n, rows: r, skipped: i } = e;
			const a = renderMatrix(r);
			const o = i.reduce((e, { count: t }) => e + t, 0);
			const l = `${(0, s.hS)(n, "repository", "repositories")} in ${(0, s.hS)(r.length, "shard")}, ${o} left out.`;
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					matrix: a.text,
					count: n,
					"skipped-count": o,
					"shard-count": r.length,
					...t.list === undefined ? {} : { "list-file": t.list },
					...t.matrix === undefined ? {} : { "matrix-file": t.matrix }
				},
				summary: renderListSummary(l, r, i),
				coverage: {
					...(0, E.X)(n, i),
					noun: "repository"
				},
				report: {
					mode: "list",
					matrix: JSON.parse(a.text),
					count: n,
					listFile: t.list
				},
				stdout: [a.text],
				log: [
					l,
					...i.flatMap(({ count: e, why: t }) => e === 0 ? [] : [`${e} left out: ${(0, c.h0)(t)}.`]),
					...a.isWhole ? [] : ["The matrix would be larger than 64 KiB with its repositories, so its rows have only `shard`: give `list-file` to `mode: run` as `repositories-file`."]
				]
			};
		}
		var ye = n(94075);
		;
		const q = D.YjP();
		const be = D.k5n([
			"error",
			"warning",
			"notice"
		]);
		const xe = D.Ikc({
			rule: q,
			level: be,
			title: q,
			message: q,
			artifact: D.lqM(q),
			location: D.lqM(D._H3({
				file: q,
				line: D.aig(),
				column: D.lqM(D.aig())
			})),
			fix: D.lqM(q),
			fingerprint: q
		});
		const Se = [
			"usage",
			"unauthenticated",
			"forbidden",
			"service",
			"partial"
		];
		const Ce = D.Ikc({
			kind: D.k5n(Se),
			message: q,
			fix: D.lqM(q)
		});
		const we = D.Ikc({
			seen: D.aig(),
			judged: D.aig(),
			skipped: D.YOg(D.Ikc({
				what: q,
				why: q,
				count: D.aig()
			})),
			unread: D.YOg(D.Ikc({
				what: q,
				why: q
			})),
			unresolved: D.YOg(D.Ikc({
				what: q,
				why: q
			}))
		});
		const J = D.Ikc({
			repository: q,
			url: q,
			branch: D.lqM(q),
			commit: D.lqM(q),
			sizeKib: D.lqM(D.aig()),
			pushedAt: D.lqM(q),
			status: D.k5n([
				"judged",
				"skipped",
				"unread"
			]),
			why: D.lqM(q),
			exitCode: D.aig(),
			result: D.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			judgedAt: q,
			durationMs: D.aig(),
			images: D.YOg(D.Ikc({
				image: q,
				digest: D.lqM(q)
			})),
			endOfLife: D.YOg(D.Ikc({
				image: q,
				state: q,
				until: D.lqM(q)
			})),
			advisories: D.YOg(D.Ikc({
				id: q,
				artifact: q,
				severity: q
			})),
			coverage: D.lqM(we),
			pullRequest: D.lqM(q),
			problems: D.YOg(Ce),
			findings: D.YOg(xe),
			findingsOmitted: D.lqM(D.aig())
		});
		const Te = {
			judged: (e) => e <= 1,
			skipped: (e) => e === 0,
			unread: (e) => e > 1
		};
		function contradictionOf({ coverage: e, exitCode: t, result: n, status: r }) {
			const i = t === 0 ? ["pass", "warn"] : [t === 1 ? "fail" : "error"];
			if (!Number.isInteger(t) || t < 0 || !i.includes(n)) return `\`result\` is \`${n}\`, and \`exitCode\` is ${t}`;
			if (r !== undefined && !Te[r](t)) return `\`status\` is \`${r}\`, and \`exitCode\` is ${t}`;
			if (e === undefined) return undefined;
			const { judged: a, seen: o, skipped: s, unread: c, unresolved: l } = e;
			const u = s.reduce((e, { count: t }) => e + t, 0);
			const d = a + u + c.length + l.length;
			return d === o ? undefined : `its \`coverage\` does not add up: ${o} seen, ${d} accounted for`;
		}
		function toFinding(e) {
			const { artifact: t, fix: n, location: r, ...i } = e;
			return {
				...i,
				...t === undefined ? {} : { artifact: t },
				...n === undefined ? {} : { fix: n },
				...r === undefined ? {} : { location: {
					file: r.file,
					line: r.line
				} }
			};
		}
		function toProblem({ fix: e, kind: t, message: n }) {
			return {
				kind: t,
				message: n,
				...e === undefined ? {} : { fix: e }
			};
		}
		;
		const Y = 9e5;
		const Ee = 20;
		const X = {
			pass: "\u2705",
			warn: "\u26A0\uFE0F",
			fail: "\u274C",
			error: "\u2753"
		};
		const Z = {
			advisories: "Advisories by reach",
			endOfLife: "End-of-life tags by reach",
			images: "Images by repositories"
		};
		function renderFleetSummary(e, t, n, r) {
			const i = reachOf(n);
			const a = n.filter(({ result: e, status: t }) => e !== "pass" || t === "unread").sort(byNeed);
			const o = [
				`### Fleet: ${e}`,
				(0, z.Rw)(t),
				...r.length === 0 ? [] : [(0, z.KK)(r)],
				...topTable(Z.advisories, "Advisory", i.advisories),
				...topTable(Z.endOfLife, "Tag", i.endOfLife),
				...topTable(Z.images, "Image", i.images)
			];
			if (a.length > 0) o.push("#### Repositories", (0, H.c_)([
				"",
				"Repository",
				"Findings",
				"Why"
			], a, (e) => [
				X[e.result],
				(0, H.FV)(nameOf(e)),
				String(findingCount(e)),
				(0, z.Rw)(whyOf(e))
			]));
			return (0, H.Co)(o, Y).text;
		}
		function byNeed(e, t) {
			return t.exitCode - e.exitCode || t.findings.length - e.findings.length;
		}
		const findingCount = ({ findings: e, findingsOmitted: t = 0 }) => e.length + t;
		const whyOf = ({ findings: e, why: t }) => t ?? e[0]?.title ?? "";
		function topTable(e, t, n) {
			if (n.length === 0) return [];
			const r = n.slice(0, Ee).map(({ detail: e, name: t, records: n }) => [
				(0, H.fl)(t),
				(0, H.FV)(e),
				String(n.length)
			]);
			const i = n.length - r.length;
			return [`#### ${e}${i > 0 ? `, the first ${r.length} of ${n.length}` : ""}`, (0, H.oS)([
				t,
				"",
				"Repositories"
			], r)];
		}
		function reachOf(e) {
			const t = {
				images: new Tally(),
				endOfLife: new Tally(),
				advisories: new Tally()
			};
			let n = -1;
			for (const { advisories: r, endOfLife: i, images: a } of e) {
				n += 1;
				t.images.add(n, a.map(({ image: e }) => [e.replace(/@.*$/, ""), ""]));
				t.endOfLife.add(n, i.map(({ image: e, state: t, until: n }) => [e, n === undefined ? t : `${t}, ${n}`]));
				t.advisories.add(n, r.map(({ artifact: e, id: t, severity: n }) => [t, `${n}, ${e}`]));
			}
			return {
				images: t.images.sorted(),
				endOfLife: t.endOfLife.sorted(),
				advisories: t.advisories.sorted()
			};
		}
		class Tally {
			#e = new Map();
			add(e, t) {
				for (const [n, r] of new Map(t)) {
					const t = this.#e.get(n);
					if (t === undefined) this.#e.set(n, {
						detail: r,
						records: [e]
					});
					else t.records.push(e);
				}
			}
			sorted() {
				return [...this.#e].map(([e, { detail: t, records: n }]) => ({
					name: e,
					detail: t,
					records: n
				})).sort((e, t) => t.records.length - e.records.length || (e.name < t.name ? -1 : 1));
			}
		}
		function fleetDrillDown(e) {
			const t = e.toSorted(byNeed);
			const { advisories: n, endOfLife: r, images: i } = reachOf(t);
			return {
				noun: "repository",
				tables: [
					{
						title: Z.advisories,
						column: "Advisory",
						rows: n.map(toShared)
					},
					{
						title: Z.endOfLife,
						column: "Tag",
						rows: r.map(toShared)
					},
					{
						title: Z.images,
						column: "Image",
						rows: i.map(toShared)
					}
				],
				places: t.map(toPlace)
			};
		}
		const toShared = ({ detail: e, name: t, records: n }) => ({
			name: t,
			detail: e,
			places: n
		});
		function toPlace(e) {
			return {
				name: (0, c.h0)(nameOf(e), 200),
				result: e.result,
				why: whyOf(e),
				findings: { [Symbol.iterator]: () => findingsOf(e) },
				findingCount: findingCount(e)
			};
		}
		function* findingsOf({ findings: e }) {
			for (const t of e) yield toFinding(t);
		}
		;
		const De = "the run was stopped before it";
		function failedCount({ missing: e, records: t }) {
			return t.filter(({ exitCode: e }) => e !== 0).length + e.length;
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
					"failed-count": failedCount(e),
					"sarif-file": ""
				},
				...e.isFleet ? { drillDown: () => fleetDrillDown(i) } : {},
				summary: renderFleetSummary(e.title, a, i, r),
				coverage: t,
				reports: {
					isWhole: e.isWhole,
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
		const Oe = 5;
		const ke = 100;
		const Ae = {
			2: "usage",
			3: "unauthenticated",
			4: "forbidden",
			6: "partial"
		};
		function joinProblems(e) {
			const t = new Map();
			for (const n of e) {
				for (const e of problemsOf(n)) {
					const r = JSON.stringify([e.kind, e.message]);
					const i = t.get(r) ?? {
						problem: e,
						names: new Set()
					};
					i.names.add(nameOf(n));
					t.set(r, i);
				}
			}
			const n = [...t.values()].map(({ names: e, problem: t }) => ({
				...t,
				message: `${subjectOf([...e])}: ${t.message}`
			}));
			if (n.length <= ke) return n;
			const r = new Map(n.map((e) => [e.kind, e]));
			const i = [...new Set([...r.values(), ...n.slice(0, ke)])];
			const a = n.length - i.length;
			return [...i, {
				kind: "service",
				message: `${(0, s.hS)(a, "more cause")} in the report`
			}];
		}
		function problemsOf({ exitCode: e, problems: t, why: n }) {
			if (e <= 1) return [];
			if (t.length > 0) return t.map(toProblem);
			return [{
				kind: Ae[e] ?? "service",
				message: n ?? `it ended with ${e}`
			}];
		}
		function subjectOf(e) {
			const t = e.slice(0, Oe).map((e) => `\`${(0, c.h0)(e, 200)}\``);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
		function* fleetFindings(e) {
			for (const t of e) for (const e of t.findings) yield {
				level: e.level,
				make: () => inFleet(t, e)
			};
		}
		function inFleet({ repository: e, url: t }, n) {
			const { location: r, ...i } = toFinding(n);
			const a = (0, c.h0)(nameOf({ repository: e }), 200);
			const o = r === undefined ? "" : ` (${(0, c.h0)(r.file, 300)}:${r.line})`;
			return {
				...i,
				title: `${a}: ${i.title}`,
				message: `${i.message}${o}`,
				artifact: i.artifact ?? a,
				fingerprint: (0, O.ax)(t, i.fingerprint, r?.file ?? "")
			};
		}
		function coverageOf(e, t, n = De) {
			const r = e.filter(({ status: e }) => e === "skipped").map(({ why: e = "" }) => ({
				what: "repositories",
				why: e,
				count: 1
			}));
			const i = [...e.filter(({ status: e }) => e === "unread").map((e) => ({
				what: nameOf(e),
				why: e.why ?? "it could not be judged"
			})), ...t.map((e) => ({
				what: nameOf(e),
				why: n
			}))];
			const a = e.filter(({ status: e }) => e === "judged").length;
			return {
				...(0, E.X)(a, r, i),
				noun: "repository"
			};
		}
		var je = n(12056);
		;
		function joinReports(e, t) {
			const n = latestOfEachShard(e);
			const r = latestOfEachRepository(n);
			const i = new Map([...t, ...n.flatMap(({ notReached: e }) => e)].map((e) => [e.url, e]));
			const a = [...i.values()].filter(({ url: e }) => !r.has(e));
			const o = a.slice(0, 5).map((e) => `\`${(0, c.h0)(nameOf(e), 200)}\``);
			const s = a.length > o.length ? ` and ${a.length - o.length} more` : "";
			const l = a.length === 0 ? [] : [{
				kind: "service",
				message: `no report has ${o.join(", ")}${s}`,
				fix: Me
			}];
			return {
				reports: n,
				records: [...r.values()],
				missing: a,
				problems: [
					...missingShards(n),
					...cutReports(n),
					...l
				]
			};
		}
		const Me = "run the jobs again whose reports are missing or incomplete";
		function latestOfEachShard(e) {
			const t = new Map();
			for (const n of e) {
				const e = n.shard === undefined ? n.path : `${n.whole} ${n.shard}`;
				const r = t.get(e);
				if (r === undefined || r.finishedAt <= n.finishedAt) t.set(e, n);
			}
			return [...t.values()];
		}
		function latestOfEachRepository(e) {
			const t = new Map();
			const keyOf = (e, t) => `${e}\n${t}`;
			for (const { records: n, whole: r } of e) {
				for (const e of n) {
					const n = keyOf(r, e.url);
					const i = t.get(n);
					if (i === undefined || i.judgedAt <= e.judgedAt) t.set(n, e);
				}
			}
			const n = new Map();
			const add = (e) => {
				const t = n.get(e.url);
				n.set(e.url, t === undefined ? e : combineRecords([t, e]));
			};
			for (const e of t.values()) add(e);
			for (const { finishedAt: r, notReached: i, whole: a } of e) {
				for (const e of i) {
					const i = !t.has(keyOf(a, e.url)) && n.has(e.url);
					if (i) add({
						...Ne,
						...e,
						judgedAt: r
					});
				}
			}
			return n;
		}
		const Ne = {
			status: "unread",
			why: De,
			exitCode: 5,
			result: "error",
			durationMs: 0,
			images: [],
			endOfLife: [],
			advisories: [],
			problems: [],
			findings: []
		};
		function missingShards(e) {
			const t = new Map();
			for (const { command: n, shard: r, whole: i } of e) {
				const e = r === undefined ? undefined : (0, U.uK)(r);
				if (e === undefined) continue;
				const a = `${i} ${e.count}`;
				const o = t.get(a) ?? {
					command: n,
					count: e.count,
					seen: new Set()
				};
				o.seen.add(e.index);
				t.set(a, o);
			}
			return [...t.values()].flatMap(({ command: e, count: t, seen: n }) => {
				const r = Array.from({ length: t }, (e, t) => t + 1);
				const i = r.filter((e) => !n.has(e)).map((e) => `${e}/${t}`);
				if (i.length === 0) return [];
				const a = `the reports of \`${(0, c.h0)(e, 100)}\` lack the shards ${(0, c.h0)(i.join(", "), 300)}`;
				return [{
					kind: "service",
					message: a,
					fix: Me
				}];
			});
		}
		function cutReports(e) {
			return e.filter(({ isCut: e }) => e).map(({ exitCode: e, path: t }) => ({
				kind: "service",
				message: `the run behind \`${(0, c.h0)(t, 300)}\` ended early, with ${e}`,
				fix: Me
			}));
		}
		function sumAccounts(e, t) {
			const n = e.flatMap(({ coverage: e }) => e ?? []);
			const isKept = ({ why: e }) => !(t && e === je.r);
			return (0, E.X)(n.reduce((e, { judged: t }) => e + t, 0), n.flatMap(({ skipped: e }) => e).filter(isKept), n.flatMap(({ unread: e }) => e), n.flatMap(({ unresolved: e }) => e));
		}
		const Pe = [
			6,
			2,
			3,
			4,
			5,
			1,
			0
		];
		const Fe = [
			"error",
			"fail",
			"warn",
			"pass"
		];
		const Ie = [
			"unread",
			"judged",
			"skipped"
		];
		function combineRecords(e) {
			const [t, ...n] = e;
			if (n.length === 0) return t;
			const r = e.toSorted((e, t) => rankOf(e) - rankOf(t));
			const [i = t] = r;
			const a = e.reduce((e, t) => e.judgedAt <= t.judgedAt ? t : e);
			const o = Ie.find((t) => e.some((e) => e.status === t)) ?? t.status;
			const s = r.find((e) => e.status === o)?.why;
			const c = e.find((e) => e.pullRequest !== undefined)?.pullRequest;
			const l = sum(e, ({ findingsOmitted: e = 0 }) => e);
			const { coverage: u, findingsOmitted: d, pullRequest: f, why: p, ...m } = a;
			return {
				...m,
				status: o,
				...s === undefined ? {} : { why: s },
				exitCode: i.exitCode,
				result: i.result,
				durationMs: sum(e, ({ durationMs: e }) => e),
				images: [...new Map(e.flatMap(({ images: e }) => e).map((e) => [e.image, e])).values()],
				endOfLife: e.flatMap(({ endOfLife: e }) => e),
				advisories: e.flatMap(({ advisories: e }) => e),
				...c === undefined ? {} : { pullRequest: c },
				problems: e.flatMap(({ problems: e }) => e),
				findings: e.flatMap(({ findings: e }) => e),
				...l === 0 ? {} : { findingsOmitted: l }
			};
		}
		function rankOf({ exitCode: e, result: t }) {
			return Pe.indexOf(e) * Fe.length + Fe.indexOf(t);
		}
		function sum(e, t) {
			return e.reduce((e, n) => e + t(n), 0);
		}
		var Le = n(66567);
		;
		const Re = 256 * 1024 * 1024;
		const ze = 2e3;
		const Be = 1e3;
		const Q = D.YjP();
		const Ve = D.Ikc({
			version: D.euz(1),
			result: D.k5n([
				"pass",
				"warn",
				"fail",
				"error"
			]),
			exitCode: D.aig(),
			findings: D.YOg(xe),
			findingsOmitted: D.lqM(D.aig()),
			problems: D.YOg(Ce),
			coverage: we,
			results: D.lqM(D.YOg(D.Ikc({
				image: Q,
				tag: D.lqM(Q),
				state: D.lqM(Q),
				until: D.lqM(Q)
			}))),
			advisories: D.lqM(D.YOg(D.Ikc({
				advisoryId: Q,
				aliases: D.lqM(D.YOg(Q)),
				artifact: Q,
				severity: Q,
				status: Q,
				ignored: D.zMY()
			})))
		});
		async function readInnerReport(e) {
			const t = parseJson(await (0, u.Gu)(e, Re) ?? "");
			const n = Ve.safeParse(t);
			return n.success && contradictionOf(n.data) === undefined ? keepOf(n.data) : undefined;
		}
		function keepOf(e) {
			const { advisories: t = [], coverage: n, exitCode: r, findings: i, problems: a, result: o, results: s = [] } = e;
			const c = (e.findingsOmitted ?? 0) + Math.max(0, i.length - ze);
			return {
				exitCode: r,
				result: o,
				coverage: n,
				problems: a,
				findings: i.slice(0, ze),
				...c === 0 ? {} : { findingsOmitted: c },
				endOfLife: endOfLifeOf(s),
				advisories: advisoriesOf(t)
			};
		}
		function endOfLifeOf(e) {
			return e.filter(({ state: e }) => e === "deprecated" || e === "grace").slice(0, Be).map(({ image: e, state: t = "", tag: n, until: r }) => ({
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
			return [...new Map(n.map((e) => [`${e.id} ${e.artifact}`, e])).values()].slice(0, Be);
		}
		;
		const He = 512 * 1024 ** 2;
		const $ = D.YjP();
		const Ue = D.Ikc({
			version: D.euz(1),
			command: D.euz("fleet"),
			mode: D.euz("run"),
			run: $,
			key: $,
			shard: D.lqM($),
			finishedAt: $,
			repositories: D.YOg(J),
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
		const We = D.X$i(Ve, {
			command: $,
			finishedAt: $,
			inputs: D.lqM(D._H3({ shard: D.lqM($) }))
		});
		async function readReports(e, t) {
			const { paths: n, unmatched: r } = await (0, Le.C)(t.workingDirectory, e);
			const i = r.map((e) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, c.h0)(e, 300)}\` matches no file`,
				fix: "did the jobs that write the reports run, and were their artifacts downloaded?"
			}));
			const a = [];
			for (const e of n) {
				t.signal.throwIfAborted();
				const n = (0, o.relative)(t.workingDirectory, e);
				const r = await (0, Le.t)(e, He);
				const s = r.kind === "text" ? decodeReport(parseJson(r.text), n) : r.reason;
				if (typeof s !== "string") a.push(s);
				else i.push({
					kind: "usage",
					message: `\`reports\`: \`${(0, c.h0)(n, 300)}\` is not a report: ${(0, c.h0)(s, 300)}`,
					fix: "run the job that wrote it again; leave out files that are not reports with `!`"
				});
			}
			return {
				reports: a,
				problems: i
			};
		}
		function decodeReport(e, t) {
			if (typeof e !== "object" || e === null) return "it is not whole JSON";
			return Reflect.get(e, "command") === "fleet" ? decodeShard(e, t) : decodeCommand(e, t);
		}
		function decodeShard(e, t) {
			const n = Ue.safeParse(e);
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
			const n = We.safeParse(e);
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
				records: [recordOf(n.data, t, o)],
				notReached: [],
				isCut: false
			};
		}
		function recordOf(e, t, n) {
			const [r] = e.problems;
			return {
				repository: t,
				url: t,
				status: e.exitCode <= 1 ? "judged" : "unread",
				...e.exitCode <= 1 || r === undefined ? {} : { why: r.message },
				judgedAt: n,
				durationMs: 0,
				images: [],
				...keepOf(e)
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
		const Ge = 10 * 6e4;
		function withoutEarlier(e, t) {
			const n = t === undefined ? undefined : (0, l.pe)(t);
			if (n === undefined) return e;
			const isEarlier = ({ finishedAt: e }) => ((0, l.pe)(e) ?? Number.NEGATIVE_INFINITY) < n - Ge;
			const r = e.reports.filter(isEarlier).map(({ finishedAt: e, path: n }) => ({
				kind: "usage",
				message: `\`reports\`: \`${(0, c.h0)(n, 300)}\` is of an earlier run: it ended at ${(0, c.h0)(e, 40)}, and the repositories were listed at ${t}`,
				fix: "delete it, or name only the reports of this run"
			}));
			return {
				reports: e.reports.filter((e) => !isEarlier(e)),
				problems: [...e.problems, ...r]
			};
		}
		var Ke = n(77825);
		var qe = n(59995);
		;
		const Je = "https://github.com/platform-actions/platform-actions";
		function writeSarifFiles(e, t, { command: n, rules: r }, i) {
			const { tempDirectory: a, workspace: s } = i.host.context;
			const c = {
				workspace: s,
				tempDirectory: a,
				workingDirectory: i.workingDirectory
			};
			const l = t.filter(({ status: e }) => e === "judged");
			const d = sharedNames(t);
			for (const t of l) {
				const { text: a } = (0, qe.W)(t.findings.map(toFinding), {
					command: n,
					rules: r,
					category: `fleet/${n}`,
					toolVersion: B.rE,
					informationUri: Je,
					fallbackFile: ".github/workflows"
				});
				const s = (0, u.ZB)((0, o.join)(e, fileNameOf(t, d)), c, "sarif-folder");
				(0, u.vK)(s, i.host.redact(a));
			}
			return l.length;
		}
		function fileNameOf(e, t) {
			const n = nameOf(e);
			const r = plainName(e);
			const i = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)+$/.test(n) && r.length < Ye;
			const a = i && !t(r);
			return a ? `${r}.sarif` : `${r}-${(0, O.ax)(e.url).slice(0, 8)}.sarif`;
		}
		const Ye = 120;
		function plainName(e) {
			return nameOf(e).replace(/^file:\/+/, "").replaceAll("/", "__").replace(/[^\w.-]/g, "_").slice(0, Ye);
		}
		function sharedNames(e) {
			const t = (0, Ke.$)(e, (e) => plainName(e).toLowerCase());
			return (e) => (t.get(e.toLowerCase()) ?? []).length > 1;
		}
		;
		const Xe = 1e3;
		async function mergeFleet(e, t, n) {
			const { serverUrl: i } = serversOf(e, t.host);
			const a = await expectedOf(e, t, i);
			const o = a.unchanged.length > 0 && a.wanted.length === 0;
			const c = o ? {
				reports: [],
				problems: []
			} : withoutEarlier(await readReports(e.reports, t), a.listedAt);
			if (c.reports.length === 0 && !o) throw new r.yo(...c.problems.length > 0 ? c.problems : [Ze]);
			const l = withOneSpelling(c.reports, [...a.wanted, ...a.unchanged], i);
			const u = joinReports(l, a.wanted);
			const d = {
				...u,
				problems: [...c.problems, ...u.problems]
			};
			const f = d.records.length + d.missing.length + d.problems.length + a.unchanged.length === 0;
			if (f) throw new r.yo(Qe);
			const p = await writeFleetFile(e, t, d, a);
			const m = d.reports.some((e) => e.isFleet);
			const h = e["sarif-folder"];
			if (h !== undefined) {
				const e = [...new Set(d.reports.map((e) => e.command))].join("+") || "fleet";
				const r = writeSarifFiles(h, d.records, {
					command: e,
					rules: n
				}, t);
				t.host.log.info(`${(0, s.hS)(r, "SARIF file")} written to ${h}.`);
			}
			return mergeOutcome(d, a.unchanged, m || o, p);
		}
		const Ze = {
			message: "there is nothing to merge: `reports` matches no file",
			fix: "did the jobs that write the reports run, and were their artifacts downloaded?",
			input: "reports"
		};
		const Qe = {
			message: "there is nothing to merge: the reports name no repository",
			fix: "did the job that lists the repositories find any?",
			input: "reports"
		};
		async function expectedOf(e, t, n) {
			const r = e["repositories-file"];
			if (r === undefined) return {
				wanted: [],
				unchanged: []
			};
			const i = await readRepositoriesFile(r, t, n);
			if (i.kind === "names") return {
				wanted: i.repositories,
				unchanged: []
			};
			const { listedAt: a, repositories: o, unchanged: s } = i.list;
			return {
				wanted: o,
				unchanged: s,
				listedAt: a
			};
		}
		async function writeFleetFile(e, t, { records: n, reports: r }, { unchanged: i, wanted: a }) {
			const s = e["fleet-file"];
			if (s === undefined) return undefined;
			const { tempDirectory: c, workspace: l } = t.host.context;
			const d = {
				workspace: l,
				tempDirectory: c,
				workingDirectory: t.workingDirectory
			};
			const f = (0, u.ZB)(s, d, "fleet-file");
			const p = await readFleetFile((0, o.resolve)(t.workingDirectory, s));
			const m = new Map(a.map((e) => [e.url, e]));
			const h = keysOf(r);
			const g = n.flatMap((e) => {
				const [t, ...n] = h.get(e.url) ?? [];
				if (t === undefined || n.length > 0) return [];
				const { branch: r, commit: i, durationMs: a, exitCode: o, images: s, judgedAt: c, repository: l, url: u } = e;
				const d = m.get(u);
				return [{
					repository: l,
					url: u,
					branch: r ?? d?.branch,
					commit: i,
					pushedAt: e.pushedAt ?? d?.pushedAt,
					sizeKib: e.sizeKib ?? d?.sizeKib,
					key: t,
					exitCode: o,
					judgedAt: c,
					durationMs: a,
					images: s
				}];
			});
			const _ = i.flatMap(({ pushedAt: e, url: t }) => {
				const n = p.get(t);
				return n === undefined ? [] : [{
					...n,
					pushedAt: e ?? n.pushedAt
				}];
			});
			(0, u.vK)(f, renderFleetFile([...g, ..._]));
			return f;
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
			const { missing: i, records: a, reports: o } = e;
			const c = [...e.problems, ...joinProblems(a)];
			const l = mergedCoverage(e, t, n);
			const u = n ? (0, s.hS)(a.length + i.length, "repository") : (0, s.hS)(a.length, "report");
			const d = failedCount({
				missing: i,
				records: a
			});
			const f = reachOf(a);
			const p = fleetOutcome({
				title: "merged",
				text: `${u} in ${(0, s.hS)(o.length, "report")}: ${d} failed, ${t.length} unchanged.`,
				records: a,
				missing: i,
				unchanged: t,
				problems: c,
				coverage: l,
				isFleet: n,
				isWhole: l.unread.length === 0 && c.length === 0,
				source: "merged",
				report: {
					mode: "merge",
					reports: o.map(({ command: e, exitCode: t, path: n, shard: r }) => ({
						path: n,
						command: e,
						shard: r,
						exitCode: t
					})),
					repositories: a.map(({ advisories: e, coverage: t, endOfLife: n, findings: r, images: i, ...a }) => ({
						...a,
						findings: r.length + (a.findingsOmitted ?? 0)
					})),
					missing: i,
					unchanged: t,
					reach: {
						images: reportedReach(f.images),
						endOfLife: reportedReach(f.endOfLife),
						advisories: reportedReach(f.advisories)
					}
				}
			});
			return r === undefined ? p : {
				...p,
				outputs: {
					...p.outputs,
					"fleet-file": r
				}
			};
		}
		function reportedReach(e) {
			return e.slice(0, Xe).map(({ detail: e, name: t, records: n }) => ({
				name: t,
				detail: e,
				repositories: n.length
			}));
		}
		function mergedCoverage({ missing: e, problems: t, records: n }, r, i) {
			if (!i) return {
				...sumAccounts(n, t.length === 0),
				noun: "item"
			};
			const { judged: a, skipped: o, unread: s } = coverageOf(n, e, "no report has judged it");
			const c = {
				what: "repositories",
				why: M,
				count: r.length
			};
			return {
				...(0, E.X)(a, [...o, c], s),
				noun: "repository"
			};
		}
		;
		const $e = 6 * 60 * 6e4;
		const et = D.Ikc({
			version: D.euz(1),
			key: D.YjP(),
			notedAt: D.YjP(),
			record: J
		});
		const tt = {
			find: () => undefined,
			note: () => undefined,
			clear: () => undefined
		};
		function openCheckpoint(e, t, n) {
			const { cacheDirectory: r, context: i, log: a } = n.host;
			const { tempDirectory: o, workspace: s } = i;
			const c = {
				workspace: s,
				tempDirectory: o,
				workingDirectory: n.workingDirectory
			};
			const u = openNoteFiles(e, c, r);
			if (u === undefined) return tt;
			const nameOfNote = (e) => `fleet-${(0, O.ax)(t, e)}.json`;
			let d = false;
			return {
				find: (e) => {
					const r = checkpoint_readNote(u.read(nameOfNote(e.url)), t, n.clock.now());
					return r !== undefined && isSame(r, e) ? r : undefined;
				},
				note: (e) => {
					try {
						const r = (0, l.sZ)(n.clock.now());
						u.write(nameOfNote(e.url), JSON.stringify({
							version: 1,
							key: t,
							notedAt: r,
							record: e
						}));
					} catch (e) {
						if (!d) a.warning(`The checkpoint cannot be written: ${String(e)}`);
						d = true;
					}
				},
				clear: (e) => {
					for (const t of e) u.remove(nameOfNote(t));
				}
			};
		}
		function isSame(e, { branch: t, pushedAt: n }) {
			return e.branch === t && e.pushedAt === n;
		}
		function checkpoint_readNote(e, t, n) {
			const r = et.safeParse(parseJson(e ?? ""));
			if (!r.success || r.data.key !== t) return undefined;
			const { notedAt: i, record: a } = r.data;
			const o = n - ((0, l.pe)(i) ?? Number.NEGATIVE_INFINITY);
			return o >= 0 && o < $e && a.status !== "unread" ? a : undefined;
		}
		;
		async function chooseRepositories(e, t, n, i) {
			const a = e["repositories-file"];
			if (e.repositories.length > 0) {
				const r = readEntries(e.repositories, n);
				return a === undefined ? r : withFacts(r, await factsIn(a, t, n), n);
			}
			const o = await readRepositoriesFile(a ?? "", t, n);
			if (o.kind === "names") {
				if (o.repositories.length === 0) throw nothingListed();
				if (i === undefined) return o.repositories;
				return balance(o.repositories, i.count)[i.index - 1] ?? [];
			}
			const { repositories: s, requested: c, shards: l } = o.list;
			if (i !== undefined && i.count !== l && i.count !== c) {
				throw new r.yo({
					message: `\`shard\` is one of ${i.count}, but the list in \`repositories-file\` has ${l} shards`,
					fix: "use the shards of the matrix that was written with this list",
					input: "shard"
				});
			}
			return s.filter((e) => i === undefined || e.shard === i.index).map(withoutShard);
		}
		async function factsIn(e, t, n) {
			const r = await readRepositoriesFile(e, t, n);
			return r.kind === "names" ? r.repositories : r.list.repositories.map(withoutShard);
		}
		function withFacts(e, t, n) {
			const keyOf = ({ url: e }) => repositoryKey(e, n);
			const r = new Map(t.map((e) => [keyOf(e), e]));
			return e.map((e) => ({
				...r.get(keyOf(e)),
				...e
			}));
		}
		function withoutShard({ shard: e, ...t }) {
			return t;
		}
		function nothingListed() {
			return new r.yo({
				message: "there is nothing to look at: `repositories-file` lists no repository",
				fix: "write one `owner/name` or clone URL per line",
				input: "repositories-file"
			});
		}
		var nt = n(31666);
		;
		const rt = 512 * 1024 ** 2;
		const it = 5e4;
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
		async function runOne(e, t, n) {
			const r = n.clock.now();
			const i = AbortSignal.timeout(t.timeoutMs);
			const a = AbortSignal.any([n.signal, i]);
			const { tempDirectory: o } = n.host.context;
			const s = await withScratch(o, ["checkout", "temp"], (r) => judge(e, t, {
				...n,
				signal: a
			}, r)).catch((e) => notJudged("unread", `unexpected failure: ${(0, c.h0)(e instanceof Error ? e.message : String(e), 300)}`));
			const { commit: u, ...d } = e;
			const f = i.aborted && s.status === "unread" && !n.signal.aborted;
			return {
				...d,
				...f ? notJudged("unread", "it took longer than `repository-timeout`") : s,
				judgedAt: (0, l.sZ)(r),
				durationMs: Math.round(n.clock.now() - r)
			};
		}
		async function judge(e, t, n, r) {
			const i = await fetchWithRetries(e, t, n, r.checkout);
			if (i.kind === "empty") return notJudged("skipped", "without a commit");
			if (i.kind === "failed") return notJudged("unread", `the repository cannot be fetched: ${(0, c.h0)(i.why, 300)}`);
			const { commit: a } = i;
			const o = {
				...n.host.context,
				workspace: r.checkout,
				tempDirectory: r.temp
			};
			const s = {
				...n.host,
				context: {
					...o,
					changeRequest: undefined
				}
			};
			const l = await findImages({
				...n,
				host: s,
				workingDirectory: r.checkout
			}, t.names);
			if (t.needsImages && l?.isWhole === true && l.images.length === 0) return notJudged("skipped", "without an image of this registry", { commit: a });
			const u = await Promise.all((l?.images ?? []).map(async (e) => {
				const n = e.includes("@") ? undefined : await t.digestOf(e);
				return n === undefined ? { image: e } : {
					image: e,
					digest: n
				};
			}));
			return {
				...await runCommandIn(e, t, n, {
					...r,
					commit: a
				}),
				commit: a,
				images: u
			};
		}
		const at = {
			isTransient: true,
			wasTaken: true,
			hintMs: undefined
		};
		async function fetchWithRetries(e, t, { clock: n, host: r, random: i, signal: a }, o) {
			const s = {
				signal: a,
				timeoutMs: t.timeoutMs
			};
			const { last: c } = await (0, nt.LH)({
				clock: n,
				random: i,
				signal: a,
				maxAttempts: t.maxAttempts
			}, true, async () => {
				const n = await fetchCheckout({
					...remoteOptions(e, t.servers, { host: r }, s),
					folder: o,
					branch: e.branch,
					isWanted: t.isWanted,
					maximumBytes: rt,
					maximumFiles: it
				});
				return {
					fetched: n,
					failed: isPassing(n) ? at : undefined
				};
			});
			return c.fetched;
		}
		async function runCommandIn(e, t, n, { checkout: r, commit: i, temp: a }) {
			const { runInside: s } = n;
			if (s === undefined) return notJudged("unread", "no command can be run inside this one");
			const c = (0, o.join)(a, "report.json");
			const l = t.opensPullRequests && t.budget.take();
			const u = new Map([...t.inputs, ["report-file", c]]);
			if (t.opensPullRequests && !l) u.set("dry-run", "true");
			const { exitCode: d, outputs: f } = await s({
				command: t.command.name,
				inputs: u,
				secrets: t.secrets,
				context: {
					workspace: r,
					tempDirectory: a,
					repository: nameOf(e),
					commit: i,
					ref: e.branch === undefined ? undefined : `refs/heads/${e.branch}`
				},
				signal: n.signal
			});
			const p = f["pull-request-operation"];
			const m = p === "created" || p === "updated";
			if (l && !m) t.budget.giveBack();
			const h = await readInnerReport(c);
			if (h === undefined) return notJudged("unread", `its run ended with ${d} and left no report`);
			const g = f["pull-request-url"];
			const _ = d <= 1;
			const [v] = h.problems;
			return {
				...notJudged("unread", ""),
				...h,
				exitCode: d,
				status: _ ? "judged" : "unread",
				why: _ ? t.opensPullRequests && !l ? ot : undefined : v?.message,
				...g === undefined || g === "" ? {} : { pullRequest: g }
			};
		}
		const ot = "`max-pull-requests` was reached, so nothing was opened";
		var st = n(85746);
		var ct = n(29396);
		;
		const lt = [
			"images",
			"files",
			"sbom",
			"artifacts",
			"advisories"
		];
		async function planShard(e, t) {
			const n = t.manifests.find(({ name: t }) => t === e.run);
			if (n === undefined) throw new r.yo({
				message: "`run` is required with `mode: run`",
				input: "run"
			});
			const i = new Map((0, L.Ku)(e.with));
			const a = n.name === "advisory-gate";
			const o = a && !lt.some((e) => i.has(e));
			if (o) i.set("files", "**");
			const s = (0, T.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": (0, L.L4)(e.with, "registry-map")
			});
			const c = (0, je.X)(e.shard);
			const l = handedTexts(n, e, t);
			return {
				command: n,
				inputs: new Map([...l.open, ...i]),
				secrets: l.secret,
				shard: c,
				key: keyOf(e),
				servers: serversOf(e, t.host),
				names: s,
				isWanted: createWantedFile(i),
				digestOf: createCurrentDigests(t, s),
				needsImages: o,
				opensPullRequests: i.get("pull-request") === "true",
				budget: budgetOf(e["max-pull-requests"], c),
				timeoutMs: e["repository-timeout"],
				maxAttempts: e["max-attempts"]
			};
		}
		function handedTexts(e, t, n) {
			const r = t["repository-timeout"];
			const i = new Map([
				["timeout", duration(r)],
				["request-timeout", duration(Math.min(t["request-timeout"], r))],
				["concurrency", String(Math.max(1, Math.floor(t.concurrency / t.parallel)))]
			]);
			const a = new Map();
			const o = t;
			for (const t of (0, L.Uz)(e)) {
				const r = o[t];
				if (r === undefined || !n.given.has(t)) continue;
				if (e.inputs[t]?.kind === "secret") a.set(t, String(r));
				else if (!i.has(t)) i.set(t, String(r));
			}
			return {
				open: i,
				secret: a
			};
		}
		const duration = (e) => `${Math.max(1, Math.floor(e / 1e3))}s`;
		const ut = new Set([".github/platform-actions.yml", ".github/rolebindings.yml"]);
		const dt = [
			"files",
			"sbom",
			"file"
		];
		function createWantedFile(e) {
			const t = new Set([...e.values()].flatMap((e) => (0, st.r)(e)));
			const n = dt.flatMap((t) => (0, st.r)(e.get(t) ?? ""));
			const r = n.filter((e) => e !== "**" && e !== "**/*");
			const i = r.length === 0 ? () => false : (0, le.nY)(r);
			return (e) => (0, ct.yK)(e) !== undefined || ut.has(e) || t.has(e) || /(?:^|\/)\.env$/.test(e) || i(e);
		}
		function budgetOf(e, t) {
			const { count: n, index: r } = t ?? {
				count: 1,
				index: 1
			};
			let i = Math.floor(e / n) + (r <= e % n ? 1 : 0);
			return {
				take: () => {
					if (i <= 0) return false;
					i -= 1;
					return true;
				},
				giveBack: () => {
					i += 1;
				}
			};
		}
		;
		async function runShard(e, t) {
			const n = await planShard(e, t);
			const r = await chooseRepositories(e, t, n.servers.serverUrl, n.shard);
			const i = openCheckpoint(e["checkpoint-folder"], n.key, t);
			const a = new Map();
			const outcome = () => shardOutcome(n, r, a);
			t.keep?.(outcome);
			const o = r.flatMap((e) => i.find(e) ?? []);
			for (const e of o) a.set(e.url, e);
			if (o.length > 0) t.host.log.info(`${o.length} repositories were finished before this job was restarted.`);
			const s = r.filter(({ url: e }) => !a.has(e));
			await (0, K.Pk)(s, e.parallel, async (e) => {
				if (t.signal.aborted) return;
				const o = await runOne(e, n, t);
				if (t.signal.aborted && o.status !== "judged") return;
				a.set(o.url, o);
				i.note(o);
				tell(t, e, o, a.size, r.length);
			});
			const c = r.every(({ url: e }) => (a.get(e)?.status ?? "unread") !== "unread");
			if (c) i.clear(r.map(({ url: e }) => e));
			return outcome();
		}
		function tell({ host: e }, t, { durationMs: n, findings: r, result: i, status: a, why: o }, u, d) {
			const f = a === "judged" ? `${i}, ${(0, s.hS)(r.length, "finding")}` : a;
			const p = o === undefined ? "" : `: ${(0, c.h0)(o, 300)}`;
			e.log.info(`${(0, c.h0)(nameOf(t), 200)}: ${f}${p} (${(0, l.PP)(n)})`);
			e.progress(`${u} of ${d} repositories`);
		}
		function shardOutcome(e, t, n) {
			const r = t.flatMap(({ url: e }) => n.get(e) ?? []);
			const i = t.filter(({ url: e }) => !n.has(e));
			const a = coverageOf(r, i);
			const o = e.shard === undefined ? undefined : (0, U.Hu)(e.shard);
			const c = [
				`\`${e.command.name}\` in ${(0, s.hS)(t.length, "repository")}`,
				`${failedCount({
					missing: [],
					records: r
				})} failed`,
				...i.length === 0 ? [] : [`${i.length} not reached`]
			];
			return fleetOutcome({
				title: "run",
				text: `${o === undefined ? "" : `Shard ${o}: `}${c.join(", ")}.`,
				records: r,
				missing: i,
				unchanged: [],
				problems: joinProblems(r),
				coverage: a,
				isFleet: true,
				isWhole: a.unread.length === 0,
				source: o ?? "fleet",
				report: {
					mode: "run",
					run: e.command.name,
					key: e.key,
					...o === undefined ? {} : { shard: o },
					repositories: r,
					notReached: i.map(({ repository: e, url: t }) => ({
						repository: e,
						url: t
					}))
				}
			});
		}
		;
		function createRun(e) {
			return (0, i.f)(async (t, n) => {
				for (const e of (0, L.VY)(t.with)) n.host.mask(e);
				const i = n.manifests.find(({ name: e }) => e === t.run);
				const isGiven = (e) => n.given.has(e);
				const o = await (0, a.r)(t, isGiven, i, n.clock.now());
				if (o.length > 0) throw new r.yo(...o);
				if (t.mode === "list") return listFleet(t, n);
				if (t.mode === "run") return runShard(t, n);
				return mergeFleet(t, n, e);
			}, ye.e.capabilities);
		}
	}),
	49329: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(26963);
		var i = n(45794);
		var a = n(48636);
		var o = n(98124);
		var s = n(23368);
		var c = n(64128);
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
		function nextSteps(e, t, n) {
			return [
				...n.map(({ name: e, purpose: n, variable: r }) => `Ask an administrator to create \`${e}\` (for ${n}) and save its uid ${placeOf(t)} as \`${r}\`.`),
				...claimAdvice(e, t),
				...joinAdvice(t),
				"Commit the files and open a change; if signing in fails, the log shows the claims that the job presented."
			];
		}
		function placeOf(e) {
			switch (e) {
				case "github": return "in the repository's variables for Actions";
				case "gitlab": return "in the project's CI/CD variables";
				case "buildkite": return "in the pipeline's environment variables";
				case "azure": return "in the pipeline's variables";
			}
		}
		function claimAdvice({ repository: e }, t) {
			if (t !== "github") return t === "gitlab" ? ["Pipelines of other branches have another subject: they cannot sign in as this identity."] : ["Replace the placeholders in angle brackets: `doctor` in a job prints the claims that it presents."];
			if (e === undefined) return ["Replace `<owner/name>`: `doctor` in a job prints the claims that it presents."];
			return [`If the repository was created, renamed or transferred since 2026-07-15, its subject has ids; this prints its beginning: gh api repos/${e} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`];
		}
		function joinAdvice(e) {
			switch (e) {
				case "gitlab": return ["If `.gitlab-ci.yml` existed before, add `include: [{ local: .gitlab/platform-actions.yml }]` to it; mirror the component to your instance first if it is not gitlab.com."];
				case "buildkite": return ["If the pipeline has steps of its own, add a step with `buildkite-agent pipeline upload .buildkite/platform-actions.yml`."];
				case "azure": return ["Create a pipeline from `.azure-pipelines/platform-actions.yml`, and install the extension first."];
				default: return [];
			}
		}
		var l = n(71166);
		var u = n(58508);
		;
		const d = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
		function firstFiles(e, t, n) {
			return [...ciFiles(e, t, n), {
				path: l.Cu,
				text: configText()
			}];
		}
		function ciFiles(e, t, n) {
			switch (t) {
				case "github": return [{
					path: ".github/workflows/platform-actions.yml",
					text: githubText(e, n)
				}];
				case "gitlab": return [{
					path: ".gitlab/platform-actions.yml",
					text: gitlabText(n)
				}, {
					path: ".gitlab-ci.yml",
					text: m,
					isEntry: true
				}];
				case "buildkite": return [{
					path: ".buildkite/platform-actions.yml",
					text: buildkiteText(n)
				}, {
					path: ".buildkite/pipeline.yml",
					text: h,
					isEntry: true
				}];
				case "azure": return [{
					path: ".azure-pipelines/platform-actions.yml",
					text: azureText(e, n)
				}];
			}
		}
		const configText = () => `# yaml-language-server: $schema=${(0, u.ZZ)("config")}
# Policy of this repository: https://github.com/${u.Jk}/blob/${u.GT}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;
		const f = "${{ github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || vars.PLATFORM_IDENTITY }}";
		function githubText({ branch: e }, t) {
			return `name: platform

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
    steps:
      - uses: ${d}
        with:
          persist-credentials: false
      - name: Every image is pinned
        uses: ${u.Jk}@${u.GT} # better: pin the commit SHA
        with:
          command: resolve-digest
          mode: check
          identity: ${f}
      - name: No image has reached its end of life
        if: \${{ !cancelled() }}
        uses: ${u.Jk}@${u.GT}
        with:
          command: check-deprecated
          identity: ${f}
${t ? p : ""}`;
		}
		const p = `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
    steps:
      - uses: ${d}
        with:
          persist-credentials: false
      - name: This change brings in no new advisory
        uses: ${u.Jk}@${u.GT}
        with:
          command: advisory-gate
          files: '**'
          policy-from: base
          comment-summary-in-pr: on-failure
          identity: \${{ vars.PLATFORM_PR_IDENTITY }}
`;
		const m = `include:
  - local: .gitlab/platform-actions.yml
`;
		function gitlabText(e) {
			const component = (e, t) => [
				`  - component: $CI_SERVER_FQDN/${u.Jk}/${e}@${u.GT}`,
				"    inputs:",
				...t.map((e) => `      ${e}`)
			].join("\n");
			return `# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component("resolve-digest", ["mode: check"])}
${component("check-deprecated", ["stage: test"])}
${e ? `${component("advisory-gate", ["files: '**'", "policy-from: base"])}\n` : ""}`;
		}
		const h = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;
		function buildkiteText(e) {
			const step = (e, t) => [
				`  - label: ${e}`,
				"    plugins:",
				`      - https://github.com/${u.Jk}.git/plugins/buildkite#${u.GT}:`,
				...t.map((e) => `          ${e}`)
			].join("\n");
			return `# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step("Every image is pinned", ["command: resolve-digest", "mode: check"])}
${step("No image has reached its end of life", ["command: check-deprecated"])}
${e ? `${step("No new advisory", [
				"command: advisory-gate",
				"files: ['**']",
				"policy-from: base"
			])}\n` : ""}`;
		}
		function azureText({ branch: e }, t) {
			const n = u.GT.slice(1);
			const step = (e, t, r) => [
				`  - task: ${e}@${n}`,
				`    displayName: ${t}`,
				"    condition: not(canceled())",
				"    inputs:",
				...[...r, "identity: $(PLATFORM_IDENTITY)"].map((e) => `      ${e}`)
			].join("\n");
			return `trigger:
  - '${e}'

pool:
  vmImage: ubuntu-24.04

steps:
${step("PlatformResolveDigest", "Every image is pinned", ["mode: check"])}
${step("PlatformCheckDeprecated", "No image has reached its end of life", [])}
${t ? `${step("PlatformAdvisoryGate", "No new advisory", ["files: '**'", "policyFrom: base"])}\n` : ""}`;
		}
		var g = n(89763);
		;
		const _ = ["viewer", "registry.pull"];
		const unknownPart = (e) => `<${e}>`;
		function wantedIdentities(e, t) {
			const n = e.repository ?? unknownPart("owner/name");
			const r = identityName(e.repository);
			const i = {
				variable: "PLATFORM_IDENTITY",
				roles: _
			};
			switch (t) {
				case "github": return [{
					...i,
					name: `${r}-branch`,
					purpose: `pushes and schedules on \`${e.branch}\``,
					claimMatch: {
						issuer: githubIssuer(e),
						subject: `repo:${n}:ref:refs/heads/${e.branch}`
					}
				}, {
					name: `${r}-pull-request`,
					purpose: "pull requests",
					claimMatch: {
						issuer: githubIssuer(e),
						subject: `repo:${n}:pull_request`
					},
					variable: "PLATFORM_PR_IDENTITY",
					roles: _
				}];
				case "gitlab": return [{
					...i,
					name: r,
					purpose: `pipelines of \`${e.branch}\``,
					claimMatch: {
						issuer: `https://${e.server ?? "gitlab.com"}`,
						subject: `project_path:${n}:ref_type:branch:ref:${e.branch}`
					}
				}];
				case "buildkite": return [{
					...i,
					name: r,
					purpose: "all builds of the pipeline",
					claimMatch: {
						issuer: "https://agent.buildkite.com",
						subject: unknownPart("the pipeline's id")
					}
				}];
				case "azure": return [{
					...i,
					name: r,
					purpose: "all runs of the pipeline",
					claimMatch: {
						issuer: `https://vstoken.dev.azure.com/${unknownPart("the organization's id")}`,
						subject: `p://${azureProject(e)}/${unknownPart("the pipeline's name")}`,
						audience: "api://AzureADTokenExchange"
					}
				}];
			}
		}
		function githubIssuer({ server: e }) {
			return e === undefined || e === "github.com" || e === "ssh.github.com" ? g.oX : `https://${e}/_services/token`;
		}
		function azureProject({ repository: e }) {
			const t = (e ?? "").replace(/^v3\//, "").split("/");
			const [n, r] = t;
			if (n === undefined || n === "" || r === undefined) return unknownPart("organization/project");
			return `${n}/${r}`;
		}
		function identityName(e) {
			const t = e?.split("/").at(-1)?.toLowerCase() ?? "repository";
			return `ci-${t.replace(/[^a-z0-9._-]/g, "-")}`.slice(0, 60);
		}
		var v = n(20665);
		var y = n(76760);
		var b = n(38086);
		var x = n(60616);
		var S = n(38365);
		;
		const C = [
			["github", [".github/workflows"]],
			["gitlab", [".gitlab-ci.yml"]],
			["buildkite", [".buildkite"]],
			["azure", ["azure-pipelines.yml", ".azure-pipelines"]]
		];
		async function readRepositoryFacts(e, t) {
			const { host: n, signal: r, workingDirectory: i } = t;
			const { workspace: a } = n.context;
			const o = (0, S.W)(a, i);
			const ask = async (...e) => {
				if (o === undefined) return undefined;
				const t = await (0, x.EO)({
					repository: o,
					workspace: a,
					signal: r
				}, e);
				return t.kind === "output" ? t.bytes.toString("utf8").trim() || undefined : undefined;
			};
			const s = rootOf(o, a, i);
			const c = parseRemote(await ask("config", "--get", "remote.origin.url"));
			const l = e.repository ?? n.context.repository ?? c?.path;
			const u = e.branch ?? (await ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD"))?.replace(/^origin\//, "") ?? await ask("symbolic-ref", "--short", "HEAD");
			return {
				root: s,
				ci: e.ci ?? ciOf(n.name, s, c?.host),
				server: serverOf(n.context.serverUrl) ?? c?.host,
				repository: l !== undefined && (0, v.og)(l) ? l : undefined,
				branch: u !== undefined && (0, v.RF)(u) ? u : "main"
			};
		}
		function rootOf(e, t, n) {
			if (e === undefined) return n;
			if ((0, a.UO)((0, a.PX)(t), e.top)) return e.top;
			throw new i.yo({
				message: `the repository begins above this folder, at \`${(0, b.h0)(e.top)}\``,
				fix: "run `init` there: CIs look for their files at the top of a repository"
			});
		}
		const serverOf = (e) => e !== undefined && URL.canParse(e) ? new URL(e).host : undefined;
		function parseRemote(e) {
			if (e === undefined) return undefined;
			const t = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(e);
			const n = t === null && URL.canParse(e) ? new URL(e) : undefined;
			const r = t?.[1] ?? n?.hostname;
			const i = decoded(t?.[2] ?? n?.pathname ?? "").replace(/^\/+|\/+$/g, "").replace(/\.git$/, "");
			return r === undefined || r === "" || i === "" ? undefined : {
				host: r.toLowerCase(),
				path: i
			};
		}
		function decoded(e) {
			try {
				return decodeURIComponent(e);
			} catch {
				return e;
			}
		}
		function ciOf(e, t, n) {
			const r = v.Kt.find((t) => t === e);
			if (r !== undefined) return r;
			const i = C.find(([, e]) => e.some((e) => (0, a.$B)((0, y.join)(t, e))))?.[0];
			if (i !== undefined) return i;
			if (n === undefined) return undefined;
			if (n === "github.com" || n.startsWith("github.")) return "github";
			if (n === "gitlab.com" || n.startsWith("gitlab.")) return "gitlab";
			return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(n) ? "azure" : undefined;
		}
		;
		const run = async (e, t) => {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const a = await readRepositoryFacts(e, t);
			const { ci: o } = a;
			if (o === undefined) throw new i.yo({
				message: "`ci` is required: neither the job nor the files nor the remote `origin` show which CI this is",
				fix: `set \`ci\` to one of ${v.Kt.map((e) => `\`${e}\``).join(", ")}`,
				input: "ci"
			});
			const s = await namesImages(e, t);
			const c = {
				workspace: r,
				tempDirectory: n,
				workingDirectory: a.root
			};
			const l = await writeFiles(firstFiles(a, o, s), c, e["dry-run"]);
			const u = wantedIdentities(a, o);
			const d = administratorRecipes(u);
			const f = [...nextSteps(a, o, u), ...s ? [] : ["No file names an image of this registry yet: add `advisory-gate` once one does."]];
			for (const n of l) show(t, n, e["dry-run"]);
			for (const { text: e, title: n } of d) {
				t.host.log.info(`${n}:`);
				t.host.quote(e);
			}
			return outcome(l, u.map(({ claimMatch: e, name: t, roles: n }) => ({
				name: t,
				claimMatch: e,
				roles: n
			})), {
				steps: f,
				recipes: d,
				ci: o
			});
		};
		async function namesImages(e, t) {
			const n = (0, o.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": []
			});
			try {
				return (await (0, c.i)([], t, n)).references.length > 0;
			} catch (e) {
				if (e instanceof i.yo) return false;
				throw e;
			}
		}
		function show({ host: e }, { before: t, isEntry: n, path: r, state: i, text: a }, o) {
			const c = {
				written: "Written",
				planned: "Would be written",
				unchanged: "Already up to date",
				kept: n === true ? "Not overwritten" : "Not overwritten (differences below)"
			};
			e.log.info(`${c[i]}: ${r}`);
			if (n === true && i === "kept") return;
			if (i === "kept") e.quote((0, s.K)(r, t ?? "", a));
			else if (o && i === "planned") e.quote(a);
		}
		function outcome(e, t, n) {
			const i = e.map(({ path: e, state: t }) => ({
				path: e,
				state: t
			}));
			const a = [
				"### Init",
				(0, r.AX)(e.map(({ path: e, state: t }) => `${(0, r.fl)(e)}: ${t}`)),
				"#### Next steps",
				(0, r.AX)(n.steps.map((e) => e.replaceAll("<", "&lt;"))),
				...n.recipes.flatMap(({ language: e, text: t, title: n }) => [`**${n}**`, (0, r.hl)(t, e)])
			];
			return {
				findings: [],
				problems: [],
				verdict: e.some(({ isEntry: e, state: t }) => e !== true && t === "kept") ? "warn" : "pass",
				outputs: {
					files: i,
					"claim-match": t
				},
				summary: (0, r.Co)(a, 1e5).text,
				report: {
					ci: n.ci,
					files: i,
					identities: t,
					nextSteps: n.steps
				},
				stdout: [],
				log: ["Next steps:", ...n.steps.map((e, t) => `${t + 1}. ${e}`)]
			};
		}
		const w = 1024 * 1024;
		async function writeFiles(e, t, n) {
			const r = e.map((e) => ({
				file: e,
				target: (0, a.Rx)(e.path, t)
			}));
			const o = r.flatMap(({ file: e, target: t }) => t.kind === "refused" ? [{ message: `\`${e.path}\` cannot be written: ${t.why}` }] : []);
			if (o.length > 0) throw new i.yo(...o);
			const s = r.flatMap(({ file: e, target: t }) => t.kind === "path" ? [{
				file: e,
				path: t.path
			}] : []);
			const c = await Promise.all(s.map(async ({ file: e, path: t }) => ({
				file: e,
				path: t,
				before: await (0, a.Gu)(t, w)
			})));
			return c.map(({ before: e, file: t, path: r }) => {
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
	19362: ((e, t, n) => {
		n.r(t);
		n.d(t, { createRun: () => createRun });
		var r = n(30191);
		var i = n(34150);
		var a = n(22475);
		;
		const o = 5 * 6e4;
		function latestMoment(e) {
			return e + o;
		}
		function withoutFuture(e, t) {
			const n = latestMoment(t);
			return e.some(({ time: e }) => e > n) ? e.filter(({ time: e }) => e <= n) : e;
		}
		function isNewestFirst(e) {
			const [t, n] = [e.at(0), e.at(-1)];
			if (t === undefined || n === undefined || t.time === n.time) return undefined;
			return t.time > n.time;
		}
		function sortRecords(e) {
			const t = new Map();
			for (const n of e) {
				const e = `${n.time} ${n.digest}`;
				t.delete(e);
				t.set(e, n);
			}
			return [...t.values()].sort((e, t) => e.time - t.time);
		}
		function supersededAt(e, t) {
			const n = e.findLastIndex((e) => e.digest === t);
			return n < 0 ? undefined : e[n + 1]?.time;
		}
		function judgePin(e, t) {
			if (!e.some((e) => e.digest === t)) return { kind: "unverified" };
			const n = supersededAt(e, t);
			return n === undefined ? { kind: "current" } : {
				kind: "superseded",
				since: n
			};
		}
		function lookupBound(e, t, n) {
			return Math.min(e, t ?? e, Math.max(0, e - (n ?? 0)));
		}
		var s = n(63144);
		var c = n(63664);
		var l = n(34779);
		;
		const u = 1e3;
		const d = 16;
		const f = 525600;
		async function readRecords(e, { since: t, until: n } = {}) {
			const r = inOrder(e);
			const i = t === undefined ? {} : { start: t - 1 };
			const a = n === undefined ? {} : { end: n + 1 };
			const o = await r({
				...i,
				...a
			});
			const s = createCollection();
			s.add(sortRecords(o), "newer");
			if (o.length >= u) {
				await readOn(r, s, "newer", (e) => ({
					start: e,
					...a
				}));
				await readOn(r, s, "older", (e) => ({
					...i,
					end: e
				}));
			}
			return s.all().filter(({ time: e }) => e >= (t ?? e) && e <= (n ?? e));
		}
		function standstill(e) {
			const t = (0, a.sZ)(e);
			const n = `the tag history cannot be read past ${t}: it has ${u} records in one millisecond, or the service ignores \`start\` and \`end\``;
			return new l.Wk(n, {
				code: "UNDECODABLE",
				call: "GET history"
			});
		}
		function vanished(e) {
			const t = `the answers about the tag history contradict each other: the record of ${(0, a.sZ)(e)} was in one and is missing in the next`;
			return new l.Wk(t, {
				code: "UNDECODABLE",
				call: "GET history"
			});
		}
		function createCollection() {
			const e = new Set();
			const t = [];
			let [n, r] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
			return {
				count: () => e.size,
				add: (i, a) => {
					const o = i.filter(({ digest: t, time: n }) => !e.has(`${n} ${t}`));
					for (const { digest: t, time: i } of o) {
						e.add(`${i} ${t}`);
						n = Math.min(n, i);
						r = Math.max(r, i);
					}
					if (a === "newer") t.push(o);
					else t.unshift(o);
					return o.length;
				},
				edge: (e) => e === "newer" ? r : n,
				all: () => sortRecords(t.flat())
			};
		}
		async function readOn(e, t, n, r) {
			const i = n === "newer" ? -1 : 1;
			let a = i;
			for (let o = 1;; o += 1) {
				const s = t.edge(n);
				const c = await e(r(s + a));
				const l = t.add(sortRecords(c), n);
				const p = c.some(({ time: e }) => e === s);
				if (a === 0 && !p) throw standstill(s);
				if (!p && c.length < u) throw vanished(s);
				if (c.length < u) return;
				if (l === 0 && a === 0) throw standstill(s);
				const m = o > d + t.count() / 500 || t.count() > f;
				if (m) throw standstill(s);
				a = l === 0 ? 0 : i;
			}
		}
		const p = Date.UTC(3e3, 0, 1);
		function inOrder(e) {
			const t = new Map();
			return async (n) => {
				const r = n.end !== undefined;
				const i = await e(n);
				const a = isNewestFirst(i);
				if (a !== undefined) t.set(r, a);
				else if (isAmbiguous(i) && isPart(n) && !t.has(r)) t.set(r, isNewestFirst(await e(r ? { end: p } : {})));
				return t.get(r) === true ? i.toReversed() : i;
			};
		}
		function isAmbiguous(e) {
			return e.some(({ digest: t }) => t !== e[0]?.digest);
		}
		function isPart({ end: e, start: t }) {
			return t !== undefined || e !== undefined;
		}
		;
		const m = 335;
		async function readRecordsOf(e, t, { cache: n, name: r, now: i }) {
			const o = firstOfMonth(i - m * a.sO);
			const s = await readRecords(e, { since: o });
			const c = t.filter((e) => !s.some((t) => t.digest === e));
			if (c.length === 0) return s;
			const l = `history ${r} until ${o}`;
			const u = parseRecords(await n.get(l)).filter((e) => e.time < o);
			const d = await history_cache_confirm(e, u, c, o);
			if (d !== undefined) return [...d, ...s];
			const f = await readRecords(e, { until: o - 1 });
			if (f.length > 0) await n.set(l, JSON.stringify(f));
			return [...f, ...s];
		}
		async function history_cache_confirm(e, t, n, r) {
			const i = n.flatMap((e) => t.findLast((t) => t.digest === e) ?? []);
			if (i.length < n.length) return undefined;
			const a = Math.min(...i.map(({ time: e }) => e));
			const o = await readRecords(e, {
				since: a,
				until: r - 1
			});
			const isLive = ({ digest: e, time: t }) => o.some((n) => n.digest === e && n.time === t);
			return i.every(isLive) ? o : undefined;
		}
		function parseRecords(e) {
			const t = e === undefined ? undefined : (0, l.qF)(e);
			if (!Array.isArray(t)) return [];
			const n = t.flatMap((e) => {
				const [t, n] = [(0, s._F)(e, "digest"), (0, s._F)(e, "time")];
				const r = typeof n === "number" && Number.isSafeInteger(n) && n > 0;
				return typeof t === "string" && (0, c.Bc)(t) && r ? [{
					digest: t,
					time: n
				}] : [];
			});
			return sortRecords(n);
		}
		function firstOfMonth(e) {
			const t = new Date(e);
			return Date.UTC(t.getUTCFullYear(), t.getUTCMonth(), 1);
		}
		var h = n(88209);
		var g = n(77825);
		var _ = n(38086);
		var v = n(43852);
		var y = n(36083);
		;
		function tagKey({ image: e }) {
			return `${e.repository}:${e.tag}`;
		}
		function writtenName({ reference: e }) {
			return (0, c.Yk)(e);
		}
		function writtenTag({ reference: e }) {
			const { host: t, path: n, tag: r } = e;
			return (0, c.Yk)({
				host: t,
				path: n,
				tag: r
			});
		}
		function writtenImage({ reference: e }) {
			return (0, c.e1)(e);
		}
		function completeName({ image: e }, t) {
			const { host: n, path: r, tag: i } = e.complete;
			return (0, c.Yk)({
				host: n,
				path: r,
				tag: i,
				digest: t
			});
		}
		function isTagless({ inFile: e, reference: t }) {
			return e !== undefined && t.tag === undefined && t.digest !== undefined;
		}
		function isInScript({ inFile: e }) {
			return e?.scanned.isScript === true;
		}
		;
		function coverageOf(e, t) {
			let n = e.malformed.length;
			let r = 0;
			const i = e.unread.map(v.n2);
			for (const a of e.references) {
				const e = isTagless(a);
				const o = e || t.size === 0 ? undefined : t.get(tagKey(a));
				if (e) r += 1;
				else if (o === undefined) n += 1;
				else i.push(notAsked(a, o));
			}
			const a = "with a digest but no tag to check it against";
			const o = [...e.skipped, {
				what: "references",
				why: a,
				count: r
			}];
			const s = (0, y.X)(n, o, i, e.unresolved.map(v.jE));
			const { fileAccount: c } = e;
			return {
				...s,
				...c === undefined ? {} : { files: c },
				noun: "reference"
			};
		}
		function notAsked(e, t) {
			const { location: n } = e;
			const r = n === undefined ? "" : ` (${(0, _.h0)(n.file, 300)}:${n.line})`;
			return {
				what: `${writtenName(e)}${r}`,
				why: t.map(({ message: e }) => (0, _.h0)(e, 500)).join("; ")
			};
		}
		function unjudgedFindings({ malformed: e, unread: t, unresolved: n }, r) {
			const levelOf = (e) => r["fail-on"].includes(e) ? "error" : "warning";
			const i = r.mode === "pin";
			return [
				...t.map((e) => (0, v.b4)(e, levelOf("unread"))),
				...n.map((e) => (0, v.HK)(e, r.mode === "check" ? levelOf("unresolved") : "warning")),
				...e.map((e) => (0, v.jM)(e, i ? "warning" : levelOf("unverified")))
			];
		}
		function verdictOf(e) {
			if (e.some((e) => e.level === "error")) return "fail";
			return e.some((e) => e.level === "warning") ? "warn" : "pass";
		}
		function referenceRows(e, t) {
			const n = e.filter(({ inFile: e }) => e === undefined);
			const r = e.filter(({ inFile: e }) => e !== undefined);
			const i = [...(0, g.$)(r, (e) => completeName(e, undefined)).values()];
			return [...n, ...i.flatMap(([e]) => e ?? [])].map((e) => {
				const n = {
					image: writtenImage(e),
					tag: e.image.tag
				};
				const r = t.record(tagKey(e));
				if (r === undefined) {
					const r = t.problems(tagKey(e)).map(({ message: e }) => e);
					return {
						...n,
						error: r.join("\n")
					};
				}
				const { digest: i, time: o } = r;
				return {
					...n,
					digest: i,
					reference: completeName(e, i),
					updatedAt: (0, a.sZ)(o)
				};
			});
		}
		function firstOutputs(e) {
			const [t] = e;
			return t === undefined || !("digest" in t) ? {} : {
				digest: t.digest,
				reference: t.reference,
				"tag-updated-at": t.updatedAt
			};
		}
		var b = n(45794);
		var x = n(98124);
		var S = n(52309);
		;
		const C = {
			date: 30 * a.sO,
			cooldown: 365 * a.sO
		};
		const w = 400;
		const T = 800;
		const E = 60;
		async function findRecord(e, t, n, r = C.date) {
			const i = inOrder(e);
			const a = t ?? n;
			const o = t ?? latestMoment(n);
			const s = t === undefined ? {} : { end: t + 1 };
			let c = t === undefined ? undefined : t - r;
			let l;
			for (let e = 1; e <= E; e += 1) {
				const e = {
					...c === undefined ? {} : { start: c },
					...s
				};
				const t = judgeAnswer(await i(e), {
					start: c,
					latest: o
				});
				if (t.kind === "whole" && l !== undefined && t.last.time < l.below) throw vanished(l.below);
				if (t.kind === "whole") return {
					kind: "found",
					record: t.last,
					recent: t.records
				};
				if (t.kind === "beyond") throw standstill(a);
				if (t.kind === "empty") {
					if (c === undefined) return {
						kind: "none",
						first: await findFirst(i)
					};
					if (l !== undefined && c <= l.below) throw standstill(l.below);
					l = l === undefined ? undefined : {
						...l,
						emptyFrom: c
					};
					c = l === undefined ? undefined : nextStart(l, a);
				} else if (l === undefined || t.last.time > l.below) {
					l = advance(l, t.records, t.last.time);
					c = nextStart(l, a);
				} else {
					if (c === l.below) throw standstill(l.below);
					c = l.below;
				}
			}
			throw standstill(a);
		}
		function judgeAnswer(e, { latest: t, start: n }) {
			const r = e.length >= u;
			const i = sortRecords(e);
			const a = i.filter(({ time: e }) => e <= t);
			const o = a.at(-1);
			if (o !== undefined && r && a.length === i.length) return {
				kind: "cut",
				records: a,
				last: o
			};
			const s = a.filter(({ time: e }) => e >= (n ?? e));
			const c = s.at(-1);
			if (c !== undefined) return {
				kind: "whole",
				records: s,
				last: c
			};
			return { kind: r && o === undefined ? "beyond" : "empty" };
		}
		function advance(e, t, n) {
			const r = t.reduce((e, { time: t }) => Math.min(e, t), n);
			return {
				base: e?.base ?? n,
				below: Math.max(n, e?.below ?? n),
				emptyFrom: e?.emptyFrom,
				spacing: Math.max(1, (n - r) / t.length)
			};
		}
		function nextStart({ base: e, below: t, emptyFrom: n, spacing: r }, i) {
			const a = T * r;
			const o = n ?? Math.max(i, t) + 1;
			if (o - t <= a) return t - 1;
			if (n === undefined) return Math.floor(o - w * r);
			const s = e + Math.sqrt(Math.max(t - e, a) * (o - e));
			return Math.floor(Math.min(s, (t + o) / 2));
		}
		async function findFirst(e) {
			let t;
			for (let n = 1; n <= E; n += 1) {
				const n = await e(t === undefined ? {} : { end: t.time });
				const r = sortRecords(n).at(0);
				if (r === undefined || t !== undefined && r.time >= t.time) break;
				t = r;
				if (n.length < u) break;
			}
			return t;
		}
		var D = n(96299);
		;
		async function askTags(e, t, n, r) {
			const i = new Map();
			const a = new Map();
			const o = (0, g.$)(n, tagKey);
			let s = 0;
			await Promise.all(Array.from(o, async ([n, c]) => {
				const [l] = c;
				if (l === undefined) return;
				const u = (0, x.Db)(e, l.image);
				if (u !== undefined) {
					a.set(n, placed([{
						kind: "usage",
						...u
					}], l));
					return;
				}
				const d = t.session.registry.history(l.image.repository, l.image.tag);
				try {
					const e = {
						cache: t.cache,
						name: `${t.session.registryAudience}/${n}`,
						now: t.clock.now()
					};
					i.set(n, await r({
						key: n,
						references: c,
						read: d,
						kept: e
					}));
				} catch (t) {
					const r = (0, D.v)(t, e.identity, `\`${writtenTag(l)}\``);
					a.set(n, placed(r, l));
				} finally {
					s += 1;
					t.host.progress(`${s} of ${o.size} tags`);
				}
			}));
			const c = (0, S.OH)([...o.keys()].flatMap((e) => a.get(e) ?? []));
			return {
				known: i,
				failed: a,
				problems: c
			};
		}
		function placed(e, { location: t }) {
			return t === undefined ? e : e.map((e) => ({
				location: t,
				...e
			}));
		}
		async function findTagRecord(e, t, { bound: n, bounds: r, now: i }) {
			const o = await named(t, findRecord(e, n, i, C[r]));
			if (o.kind === "found") return o;
			if (o.first === undefined) throw unknownTag(t);
			throw new b.yo({
				message: `\`${t}\` had no digest at ${(0, a.sZ)(n ?? i)}`,
				fix: `the tag first appeared at ${(0, a.sZ)(o.first.time)}; use a later time or a shorter age`
			});
		}
		async function named(e, t) {
			try {
				return await t;
			} catch (t) {
				throw t instanceof l.Wk && t.code === "NOT_FOUND" ? unknownTag(e, t) : t;
			}
		}
		function unknownTag(e, t) {
			const n = t === undefined ? "" : ` (the registry responded: ${(0, _.h0)(t.message, 200)})`;
			return new b.yo({
				message: `the tag \`${e}\` does not exist${n}`,
				fix: "check the organization, the image name and the tag"
			});
		}
		var O = n(77275);
		var k = n(35147);
		var ee = n(40460);
		var te = n(77176);
		var A = n(79257);
		;
		function isWrong({ state: e }) {
			return e === "unpinned" || e === "stale" || e === "unverified";
		}
		function isQuietInScript(e) {
			return isInScript(e) && e.state !== "unverified";
		}
		function countStates(e) {
			const t = (0, g.T)(e, (e) => {
				const t = e.ignoredBy === undefined && !(isWrong(e) && isQuietInScript(e));
				return t ? e.state : undefined;
			});
			return (e) => t.get(e) ?? 0;
		}
		function isPinnable(e) {
			return e.some((e) => isWrong(e) && e.ignoredBy === undefined && whyNotEditable(e) === undefined);
		}
		function whyNotEditable({ inFile: e }) {
			const t = e?.scanned.editable;
			return t?.kind === "no" ? t.reason : undefined;
		}
		const ne = {
			unpinned: {
				title: "Image not pinned",
				message: (e, t) => `\`${e}\` has no digest${remarkOf(t)}.`,
				fix: "Pin it with `mode: pin`."
			},
			stale: {
				title: "Pin is stale",
				message: (e, { since: t }, n) => `The digest of \`${e}\` was superseded ${(0, a.EE)(t ?? n, n)}.`,
				fix: "Refresh it with `mode: pin`."
			},
			unverified: {
				title: "Pin is unverified",
				message: (e) => `\`${e}\` never had the digest that it is pinned to.`,
				fix: "Find out where the digest came from; `mode: pin` replaces it."
			}
		};
		function checkFinding(e, t, n) {
			const { location: r, state: i } = e;
			if (i !== "unpinned" && i !== "stale" && i !== "unverified") return [];
			if (e.ignoredBy !== undefined) return [];
			const a = writtenName(e);
			const o = e.reference.digest === undefined ? a : writtenTag(e);
			const s = isQuietInScript(e);
			const c = s ? "in-script" : i;
			const l = whyNotEditable(e);
			const { fix: u, message: d, title: f } = ne[i];
			return [{
				rule: c,
				level: !s && t.includes(i) ? "error" : "warning",
				title: f,
				message: d(o, e, n),
				fix: l === undefined ? u : `Change it by hand; \`mode: pin\` leaves it as it is: ${(0, _.h0)(l, 300)}.`,
				artifact: a,
				...r === undefined ? {} : { location: r },
				fingerprint: `${c} ${r?.file ?? ""} ${a}`
			}];
		}
		function remarkOf({ inFile: e }) {
			const t = e?.scanned.remark;
			return t === undefined ? "" : ` that takes effect: ${(0, _.h0)(t, 300)}`;
		}
		async function applyIgnores(e, t, n, r) {
			const i = (0, ee.Gq)(t.config, (0, ee.X)("resolve-digest", t.config), r);
			const a = (0, A.B_)(i, O.oB, r);
			const o = n.map((e) => {
				if (a.isEmpty) return e;
				const { image: t } = e;
				const n = isTagless(e) ? undefined : t.tag;
				const r = a.find((0, O.IP)(t.repository, n));
				return isWrong(e) ? {
					...e,
					ignoredBy: r
				} : e;
			});
			const s = await (0, k.r)(e, t, r);
			const c = s === undefined ? [] : (0, te.cY)(s, i);
			return {
				checked: o,
				findings: [...a.used().flatMap(A._2), ...c.filter(({ ignore: e }) => (0, A.qM)(e)).map(A.dh)]
			};
		}
		var j = n(64128);
		var M = n(19161);
		;
		async function gatherReferences(e, t, { images: n, names: r }) {
			const a = n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				location: undefined,
				inFile: undefined
			}));
			const o = e.files.length > 0 || n.length === 0 && e.mode !== "resolve";
			const s = o ? await readFiles(e, t, r) : undefined;
			const c = (s?.references ?? []).map(pinnedIn);
			const l = (0, O.C8)(e["ignore-images"]);
			const u = [...a, ...c];
			const d = u.filter(({ image: e }) => !l(e, e.tag));
			const f = s?.malformed ?? [];
			const p = f.filter(({ repair: e }) => e === undefined || !l(e.image, e.image.tag));
			const m = u.length - d.length + f.length - p.length;
			const h = [...s?.log ?? [], ...m === 0 ? [] : [`${(0, i.hS)(m, "reference")} excluded by \`ignore-images\`.`]];
			return {
				references: d,
				files: s?.files ?? new Map(),
				findings: s?.findings ?? [],
				unread: s?.unread ?? [],
				unresolved: s?.unresolved ?? [],
				malformed: p,
				repairs: p.flatMap(({ repair: e }) => e === undefined ? [] : [pinnedIn(e)]),
				skipped: [...s?.skipped ?? [], {
					what: "references",
					why: "excluded by `ignore-images`",
					count: m
				}],
				comments: s?.comments ?? [],
				fileAccount: s?.account,
				log: h
			};
		}
		function pinnedIn(e) {
			const { image: t, location: n, reference: r } = e;
			return {
				image: t,
				reference: r,
				location: n,
				inFile: e
			};
		}
		async function readFiles(e, t, n) {
			const r = await (0, j.i)(e.files, t, n);
			const i = {
				inputs: e,
				deps: t,
				names: n
			};
			const a = await (0, M.W)(e.files, r, i);
			const o = await (0, h.zG)(r, i);
			return {
				...o,
				findings: [...o.findings, ...a]
			};
		}
		function readScope(e, t) {
			const { "as-of": n, "min-age": r } = e;
			const i = n === undefined && r === undefined ? undefined : lookupBound(t, n, r);
			const a = n === undefined ? "cooldown" : "date";
			return {
				...(0, x.B3)(e),
				bound: i,
				bounds: a,
				forwardOnly: r !== undefined
			};
		}
		var re = n(7550);
		var N = n(26963);
		var P = n(28662);
		var F = n(23447);
		;
		const ie = 6;
		function renderResolveLog(e, t, n) {
			const r = e.filter(isFound).map((e) => {
				const { kept: r, record: i } = e.target;
				const o = `since ${(0, a.EE)(i.time, t)}${r ? ", newer pin kept" : ""}`;
				return [
					nameOf(e),
					...n ? [i.digest] : [],
					o
				];
			});
			return (0, _.K$)(r);
		}
		function resolveAnswer(e, t, n) {
			const r = e.filter(isFound);
			const o = (0, P.Y1)(n);
			const s = r.length === e.length ? `${(0, i.hS)(r.length, "image")} resolved` : `${r.length} of ${(0, i.hS)(e.length, "image")} resolved`;
			const c = (0, N.oS)([
				"Image",
				"Digest",
				"Tag moved"
			], r.map((e) => [
				(0, N.fl)(nameOf(e)),
				shortDigest(e.target.record.digest),
				`${(0, a.EE)(e.target.record.time, t)}${e.target.kept ? "<br>newer pin kept" : ""}`
			]));
			return {
				words: s,
				actions: [...o.actions, ...r.length === 0 ? [] : [c]],
				details: [
					...fullReferences(r.map((e) => completeName(e.reference, e.target.record.digest))),
					...r.length === 1 ? r.flatMap(historyOf) : [],
					...o.details
				]
			};
		}
		function isFound(e) {
			return e.kind === "resolved";
		}
		function nameOf(e) {
			return completeName(e.reference, undefined);
		}
		function historyOf(e) {
			const { recent: t, record: n } = e.target;
			if (t.length < 2) return [];
			const r = t.slice(-ie).toReversed().map((e) => [
				(0, a.FM)(e.time),
				shortDigest(e.digest),
				e.digest === n.digest ? "\u2190 this one" : ""
			]);
			const i = `Recent digests of ${(0, N.FV)(nameOf(e))}`;
			return [(0, N.GE)(i, (0, N.oS)([
				"Tag moved",
				"Digest",
				""
			], r))];
		}
		const ae = 500;
		function shortDigest(e) {
			return e === undefined ? "" : (0, N.fl)(e.slice("sha256:".length, "sha256:".length + 12));
		}
		function fullReferences(e) {
			const t = [...new Set(e)];
			if (t.length === 0) return [];
			const n = t.slice(0, ae);
			const r = t.length - n.length;
			const i = r === 0 ? "References with full digests" : `The first ${n.length} of ${t.length} references`;
			return [(0, N.GE)(i, (0, N.hl)((0, _.ix)(n.join("\n"))))];
		}
		const oe = 2e5;
		const I = [
			"Image",
			"From",
			"To",
			"Tag moved",
			"Files"
		];
		function pinAnswer(e) {
			const { changes: t, dryRun: n, findings: r, now: a } = e;
			const o = t.flatMap((e) => e.moved);
			const s = [...(0, g.$)(o, rowKey).values()].flatMap((e) => rowOf(e, a));
			const c = (0, P.Y1)(r);
			return {
				title: "Pin images",
				words: t.length === 0 ? "nothing changed" : `${(0, i.hS)(t.length, "file")} ${n ? "would change" : "changed"}, ${(0, i.hS)(o.length, "reference")} ${n ? "would get" : "got"} a new digest`,
				actions: [...s.length === 0 ? [] : [(0, N.oS)(I, s)], ...c.actions],
				details: [
					...fullReferences(o.map(({ reference: e, target: t }) => completeName(e, t.record.digest))),
					...diffBlocks(t),
					...c.details
				]
			};
		}
		function rowKey({ reference: e, target: t }) {
			return `${writtenName(e)} ${t.record.digest}`;
		}
		function rowOf(e, t) {
			const [n] = e;
			if (n === undefined) return [];
			const { reference: r, target: i } = n;
			return [[
				(0, N.fl)(writtenTag(r)),
				shortDigest(r.reference.digest) || "not pinned",
				shortDigest(i.record.digest),
				(0, a.EE)(i.record.time, t),
				(0, P.GA)(e.map((e) => e.reference.location))
			]];
		}
		function diffBlocks(e) {
			const t = e.map((e) => e.diff).join("\n");
			if (t === "") return [];
			if (t.length > oe) return ["The diff is too long to show here; see the log."];
			return [(0, N.GE)("Diff", (0, N.hl)((0, _.ix)(t), "diff"))];
		}
		;
		const se = [
			"unverified",
			"unknown",
			"unpinned",
			"stale",
			"superseded",
			"tagless",
			"pinned"
		];
		const ce = {
			unverified: "the tag never had this digest",
			unknown: "could not be checked",
			unpinned: "not pinned",
			stale: "stale",
			superseded: "superseded recently",
			tagless: "digest without a tag",
			pinned: "current"
		};
		const L = [
			"Image",
			"State",
			"Used in",
			"Digest"
		];
		function checkAnswer(e, t) {
			const { failOn: n, notes: r, now: i } = t;
			const a = [...(0, g.$)(e, render_check_rowKey).values()].sort((e, t) => rankOf(e) - rankOf(t));
			const isQuiet = ([e]) => !isLoud(e);
			const cells = (e) => render_check_rowOf(e, n, i);
			const o = a.filter((e) => !isQuiet(e));
			const isIgnored = ([e]) => e?.ignoredBy !== undefined;
			const folded = (e, t) => t.length === 0 ? [] : [(0, N.GE)(`${t.flat().length} ${e}`, (0, N.oS)(L, t.map(cells)))];
			const s = a.filter(isQuiet);
			const isUnchecked = ([e]) => e?.state === "tagless";
			const c = (0, P.Y1)(r);
			return {
				title: "Check pins",
				words: headline(e, r),
				actions: [
					...remedy(e),
					...o.length === 0 ? [] : [(0, N.oS)(L, o.map(cells))],
					...c.actions
				],
				details: [
					...folded("ignored", s.filter(isIgnored)),
					...folded("passed", s.filter((e) => !isIgnored(e) && !isUnchecked(e))),
					...folded("not checked", s.filter((e) => !isIgnored(e) && isUnchecked(e))),
					...fullReferences(o.flatMap(([e]) => e?.reference.digest === undefined ? [] : [completeName(e, e.reference.digest)])),
					...c.details
				]
			};
		}
		function headline(e, t) {
			const n = e.filter(({ ignoredBy: e }) => e !== undefined).length;
			const r = e.filter((e) => isWrong(e) && isQuietInScript(e) && e.ignoredBy === undefined).length;
			const noted = (e) => t.filter((t) => t.rule === e).length;
			const a = noted("unverified");
			const o = t.filter(({ level: e }) => e !== "notice").length - a - noted("unread") - noted("unresolved");
			const s = countStates(e);
			const c = [
				[s("unverified") + a, "unverified"],
				[s("unpinned"), "not pinned"],
				[s("stale"), "stale"],
				[s("unknown"), "unknown"],
				[s("tagless"), "not checked"],
				[r, "in scripts"],
				[n, "ignored"],
				[o, `other ${(0, i.iD)(o, "finding", "findings")}`]
			].flatMap(([e, t]) => e === 0 ? [] : [`${e} ${t}`]);
			const l = (0, i.hS)(e.length + a, "reference");
			return (c.length === 0 ? `${l}, all in order` : `${c.join(", ")} of ${l}`) + (0, v.Xc)(t);
		}
		function remedy(e) {
			const t = [...e.some(({ ignoredBy: e, state: t }) => t === "unverified" && e === undefined) ? ["Find out where the unverified digests came from."] : [], ...isPinnable(e) ? ["`mode: pin` writes the current digests."] : []];
			return t.length === 0 ? [] : [t.join(" ")];
		}
		function isLoud(e) {
			return e !== undefined && (e.state === "unknown" || isWrong(e)) && e.ignoredBy === undefined;
		}
		function render_check_rowKey(e) {
			return `${e.state} ${writtenName(e)} ${e.since ?? ""} ${e.ignoredBy !== undefined}`;
		}
		function rankOf([e]) {
			return e === undefined ? 0 : se.indexOf(e.state);
		}
		function render_check_rowOf(e, t, n) {
			const [r] = e;
			if (r === undefined) return L.map(() => "");
			const { reference: i, since: o, state: s } = r;
			const c = o === undefined ? "" : `, superseded ${(0, a.EE)(o, n)}`;
			const l = s === "superseded" ? `superseded${c.replace(", superseded", "")}` : ce[s] + c;
			return [
				(0, N.fl)(writtenTag(r)),
				`${signOf(r, t)} ${l}${ignoredWords(r)}`,
				(0, P.GA)(e.map(({ location: e }) => e)),
				shortDigest(i.digest)
			];
		}
		function ignoredWords({ ignoredBy: e }) {
			return e === undefined ? "" : `, ignored: ${(0, N.FV)(e.reason ?? "no reason given")}`;
		}
		function signOf(e, t) {
			const { state: n } = e;
			if (n === "unknown") return "\u2753";
			if (n === "tagless") return "\u2796";
			if (!isLoud(e)) return "\u2705";
			return t.includes(n) ? F.W.error : F.W.warning;
		}
		;
		async function checkReferences(e, t) {
			const n = t.clock.now();
			const r = readScope(e, n);
			const a = await gatherReferences(e, t, r);
			const o = await judgeAll(e, t, a.references, {
				now: n,
				bound: r.bound
			});
			const { failed: s, problems: c } = o;
			const { checked: l, findings: u } = await applyIgnores(e, t, o.checked, n);
			const d = [
				...unjudgedFindings(a, e),
				...a.findings,
				...u
			];
			const f = [...l.flatMap((t) => checkFinding(t, e["fail-on"], n)), ...d];
			const p = countStates(l);
			const m = verdictOf(f);
			const g = l.map(fullName);
			const _ = [...l.map((e, t) => check_rowOf(e, g[t])), ...a.malformed.map(malformedRow)];
			const v = p("unverified") + a.malformed.length;
			return {
				findings: f,
				problems: c,
				verdict: m,
				outputs: {
					references: _,
					"unpinned-count": p("unpinned"),
					"stale-count": p("stale"),
					"unverified-count": v,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, h.OV)(checkAnswer(l, {
					failOn: e["fail-on"],
					now: n,
					notes: d
				}), a.comments),
				coverage: coverageOf(a, s),
				report: {
					references: _,
					ignoreComments: a.comments
				},
				stdout: g,
				...isPinnable(l) ? { next: "resolve-digest --mode pin --dry-run" } : {},
				log: [
					...a.log,
					`${(0, i.hS)(_.length, "reference")} checked: ${p("unpinned")} unpinned, ${p("stale")} stale, ${v} unverified, ${p("unknown")} unknown.`,
					...a.unread.length === 0 ? [] : [`${(0, i.hS)(a.unread.length, "file")} could not be read.`],
					...a.unresolved.length === 0 ? [] : [`${(0, i.hS)(a.unresolved.length, "reference")} unresolved.`]
				]
			};
		}
		async function judgeAll(e, t, n, { bound: r, now: i }) {
			const a = n.filter((e) => e.reference.digest !== undefined && !isTagless(e));
			const { failed: o, known: s, problems: c } = await judgePins(e, t, a);
			const l = n.map((t) => {
				const { digest: n } = t.reference;
				const as = (e, n, r = []) => ({
					...t,
					state: e,
					since: n,
					problems: r,
					ignoredBy: undefined
				});
				if (n === undefined) return as("unpinned");
				if (isTagless(t)) return as("tagless");
				const a = s.get(tagKey(t))?.(n);
				if (a === undefined) return as("unknown", undefined, o.get(tagKey(t)));
				if (a.kind !== "superseded") return as(a.kind === "current" ? "pinned" : "unverified");
				const c = e["max-age"] === undefined || i - a.since > e["max-age"];
				const l = c && (r === undefined || a.since <= r);
				return as(l ? "stale" : "superseded", a.since);
			});
			return {
				checked: l,
				failed: o,
				problems: c
			};
		}
		function malformedRow({ location: e, reason: t, text: n }) {
			return {
				image: n,
				error: t,
				state: "unverified",
				file: e.file,
				line: e.line
			};
		}
		function check_rowOf(e, t) {
			const { image: n, location: r, problems: i, reference: o, since: s, state: c } = e;
			const l = c === "unknown";
			return {
				image: writtenImage(e),
				tag: c === "tagless" ? undefined : n.tag,
				digest: l ? undefined : o.digest,
				error: l ? i.map(({ message: e }) => e).join("\n") : undefined,
				reference: l ? undefined : t,
				state: c,
				ignored: e.ignoredBy === undefined ? undefined : true,
				inScript: isInScript(e) ? true : undefined,
				supersededAt: s === undefined ? undefined : (0, a.sZ)(s),
				file: r?.file,
				line: r?.line
			};
		}
		function fullName({ image: e, reference: t, state: n }) {
			const r = n === "tagless" ? {
				...e,
				complete: {
					...e.complete,
					tag: undefined
				}
			} : e;
			return completeName({ image: r }, t.digest);
		}
		async function judgePins(e, t, n) {
			if (n.length === 0) return {
				known: new Map(),
				failed: new Map(),
				problems: []
			};
			const i = (0, r.f)((e, t) => askTags(e, t, n, async ({ kept: e, key: n, read: r, references: i }) => {
				const a = i.flatMap(({ reference: e }) => e.digest ?? []);
				const o = await named(n, readRecordsOf(r, a, e));
				const s = withoutFuture(o, t.clock.now());
				if (s.length === 0) throw unknownTag(n);
				return (e) => judgePin(s, e);
			}), re.e.capabilities);
			return i(e, t);
		}
		var le = n(99004);
		var R = n(56306);
		;
		function chooseTargets(e, t, n, { bound: r, bounds: i, forwardOnly: a, now: o, verify: s }) {
			return askTags(e, t, n, async ({ kept: e, key: t, read: n, references: c }) => {
				const { recent: l, record: u } = await findTagRecord(n, t, {
					bound: r,
					bounds: i,
					now: o
				});
				const d = new Set(c.flatMap(({ reference: e }) => e.digest ?? []));
				const f = new Set([...d].filter((e) => e !== u.digest));
				const p = {
					unverified: new Set(),
					superseded: new Map()
				};
				const m = {
					record: u,
					recent: l,
					kept: false,
					...p
				};
				if (f.size === 0 || !s && !a) return m;
				const h = await readHeld(n, {
					held: f,
					kept: e,
					verify: s,
					candidate: u
				});
				const g = withoutFuture(h, o);
				const _ = new Set([...f].filter((e) => !g.some((t) => t.digest === e)));
				const v = new Map([...f].flatMap((e) => {
					const t = s ? supersededAt(g, e) : undefined;
					return t === undefined ? [] : [[e, t]];
				}));
				const y = g.findLast(({ digest: e, time: t }) => t > u.time && d.has(e));
				if (!a || y === undefined) return {
					...m,
					unverified: _,
					superseded: v
				};
				return {
					record: y,
					recent: l,
					kept: true,
					unverified: _,
					superseded: v
				};
			});
		}
		function readHeld(e, t) {
			if (!t.verify) return readRecords(e, { since: t.candidate.time });
			return readRecordsOf(e, [...t.held], t.kept);
		}
		var ue = n(23368);
		;
		async function planChanges(e, t, n) {
			const r = Array.from((0, g.$)(e, ({ reference: e }) => e.inFile?.file ?? "")).flatMap(([e, n]) => {
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
				const r = planFile(s, editedFile(i[e], t.text, s));
				o.push(...r.findings);
				if (r.after === t.text) continue;
				const c = s[0]?.reference.location?.file ?? n;
				const l = (0, ue.K)((0, _.h0)(c), t.text, r.after);
				a.push({
					path: n,
					shown: c,
					before: t.text,
					after: r.after,
					encoding: t.encoding,
					diff: l,
					moved: r.moved
				});
			}
			return {
				changes: a,
				findings: o
			};
		}
		function editTask(e, t, n) {
			const r = t[0]?.reference.inFile?.readBy ?? e;
			const i = n.get(e);
			const a = n.get(r);
			if (i === undefined || a === undefined) return undefined;
			return {
				kind: "edit",
				path: r,
				text: a.text,
				companion: r === e ? undefined : { text: i.text },
				moves: t.flatMap(({ reference: { inFile: e }, target: t }) => e === undefined ? [] : [{
					reference: e.scanned,
					digest: t.record.digest
				}])
			};
		}
		function editedFile(e, t, n) {
			if (e?.kind === "answer" && e.answer.kind === "edit") return e.answer.edited;
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
			const movesOf = (t) => t.flatMap((t) => e[t] ?? []);
			const i = movesOf(n);
			const a = i.filter(({ reference: { inFile: e }, target: t }) => {
				if (e === undefined) return false;
				const { image: n, wrongDigest: r } = e.scanned;
				return r !== undefined || t.unverified.has(n.digest ?? "");
			});
			return {
				after: t,
				moved: i,
				findings: [...r.flatMap(({ move: e, reason: t }) => movesOf([e]).map(({ reference: e }) => notEditable(e, t))), ...a.map(({ reference: e }) => replaced(e))]
			};
		}
		function notEditable(e, t) {
			const n = writtenName(e);
			return plan_changes_placed(e, {
				rule: isInScript(e) ? "in-script" : "not-editable",
				level: "warning",
				title: "Cannot be pinned here",
				message: `\`${n}\` was not pinned: ${(0, _.h0)(t, 400)}.`,
				artifact: n
			});
		}
		function replaced(e) {
			const t = e.inFile?.scanned.wrongDigest;
			const n = t === undefined ? writtenName(e) : (0, _.h0)(e.inFile?.scanned.text ?? "", 300);
			return plan_changes_placed(e, {
				rule: "unverified",
				level: "warning",
				title: "Unverified digest replaced",
				message: t === undefined ? `\`${writtenTag(e)}\` never had the digest that it was pinned to, so \`pin\` replaces it.` : `\`${n}\`: ${(0, _.h0)(t, 300)}, so \`pin\` replaces it.`,
				artifact: n
			});
		}
		function plan_changes_placed({ location: e }, t) {
			const n = `${t.rule} ${e?.file ?? ""} ${t.artifact ?? ""}`;
			return {
				...t,
				...e === undefined ? {} : { location: e },
				fingerprint: n
			};
		}
		var z = n(39589);
		;
		function decide({ branch: e, pulls: t }, n) {
			const r = t.find(({ state: e }) => e === "open");
			const i = foreignReason(e, r);
			if (i !== undefined && e !== undefined) return {
				kind: "foreign",
				pull: r,
				head: e.head,
				why: i
			};
			if (n.content === undefined) {
				if (r === undefined) return { kind: "nothing" };
				return n.isComplete ? {
					kind: "close",
					pull: r,
					head: e?.head
				} : {
					kind: "wait",
					pull: r
				};
			}
			if (r === undefined) {
				const e = t.find((e) => e.state === "closed" && readBodyMark(e.body)?.digests === n.digests);
				if (e !== undefined) return {
					kind: "declined",
					pull: e
				};
			}
			const a = contentOf(e) === n.content;
			return {
				kind: "keep",
				pull: r,
				head: e?.head,
				isCurrent: a
			};
		}
		function contentOf(e) {
			return readTrailer(e?.commits?.at(-1)?.message ?? "");
		}
		function foreignReason(e, t) {
			if (e !== undefined && e.commits === undefined) return "it has too many commits to be ours";
			const n = e?.commits?.find(({ isByToken: e, message: t }) => !e || readTrailer(t) === undefined);
			if (n !== undefined) return `commit ${n.oid.slice(0, 12)} is not from this command`;
			if (t?.isByToken === false) return `pull request #${t.number} was opened by another account`;
			return undefined;
		}
		const B = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
		const de = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;
		function branchKey(e) {
			return (0, z.ax)("pins", e).slice(0, 16);
		}
		function printBodyMark({ digests: e, image: t, key: n }) {
			return `<!-- platform-actions pins ${n} ${e}${t === undefined ? "" : ` ${t}`} -->`;
		}
		function readBodyMark(e) {
			const [, t, n, r] = B.exec(e) ?? [];
			return t === undefined || n === undefined ? undefined : {
				key: t,
				digests: n,
				image: r
			};
		}
		function withClosedMark(e) {
			const t = readBodyMark(e);
			return t === undefined ? e : e.replace(B, printBodyMark({
				...t,
				digests: "closed"
			}));
		}
		function printTrailer(e) {
			return `Platform-Actions-Pins: ${e}`;
		}
		function readTrailer(e) {
			return de.exec(e)?.[1];
		}
		;
		const fe = 65e3;
		const pe = 36e5;
		function renderBody({ leftOut: e, mark: t, minAgeMs: n, now: r, rows: i }) {
			const a = [
				`${printBodyMark(t)}\n${introduction(i, n)}`,
				movesTable(i, r),
				me
			];
			if (e.length > 0) {
				a.push("**Not in this pull request:**");
				a.push((0, N.AX)(e.map((e) => `\u26A0\uFE0F ${(0, S.Rw)(e)}`)));
			}
			a.push((0, N.GE)("Full digests", digestsTable(i)));
			const o = i.flatMap(({ image: e, places: t }) => t.map((t) => `${(0, P.Bo)(t)}: ${(0, N.fl)(e.name)}`));
			a.push((0, N.GE)("Files and lines", (0, N.AX)(o)));
			return (0, N.Co)(a, fe).text;
		}
		function introduction(e, t) {
			const n = (0, i.iD)(e.length, "this image", `these ${e.length} images`);
			const r = t === undefined ? (0, i.iD)(e.length, "the digest that its tag has now", "the digests that their tags have now") : `${(0, i.iD)(e.length, "the newest digest that its tag has", "the newest digests that their tags have")} had for at least ${(0, a.PP)(t)}`;
			return `This pull request pins ${n} to ${r}.`;
		}
		const me = ["To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.", "If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated. Every run writes this text anew."].join("\n\n");
		function movesTable(e, t) {
			const n = e.some(({ advisories: e }) => e !== undefined);
			const r = e.some(({ life: e }) => e !== undefined);
			const i = [
				"Image",
				"From \u2192 to",
				"Age",
				"Old digest superseded",
				...n ? ["Advisories"] : [],
				...r ? ["Tag"] : []
			];
			return (0, N.oS)(i, e.map((e) => [
				(0, N.fl)(e.image.name),
				`${fromMarkdown(e)}<br>\u2192&nbsp;${shortDigest(e.image.to)}`,
				`${renderAge(t - e.since)}<br>(${(0, a.FM)(e.since)})`,
				e.superseded === undefined ? "" : `${renderAge(t - e.superseded)} ago<br>(${(0, a.FM)(e.superseded)})`,
				...n ? [advisoriesMarkdown(e.advisories)] : [],
				...r ? [lifeMarkdown(e.life)] : []
			]));
		}
		function fromMarkdown({ image: e, isUnverified: t }) {
			if (e.from === undefined) return "not pinned";
			return `${shortDigest(e.from)}${t ? " \u26A0\uFE0F the tag never had it" : ""}`;
		}
		function renderAge(e) {
			if (e >= 2 * a.sO) return (0, a.KW)(0, e).replace(/ ago$/, "");
			if (e >= a.sO) return "1 day";
			const t = Math.floor(e / pe);
			return t < 1 ? "under an hour" : (0, i.hS)(t, "hour");
		}
		function advisoriesMarkdown(e) {
			if (e === undefined) return "not compared";
			return `fixes ${e.fixes}, brings ${e.brings}`;
		}
		function lifeMarkdown(e) {
			const t = e?.suggestion === undefined ? "" : `; move to ${(0, N.fl)(e.suggestion)}`;
			const n = e?.until === undefined ? undefined : (0, a.FM)(e.until);
			switch (e?.state) {
				case "active": return n === undefined ? "active" : `active until ${n}${t}`;
				case "grace": return `\u26A0\uFE0F in its grace period${n === undefined ? "" : ` until ${n}`}${t}`;
				case "deprecated": return `\u274C end of life${n === undefined ? "" : ` (${n})`}${t}`;
				case "not-found": return "\u26A0\uFE0F not found";
				default: return "unknown";
			}
		}
		function digestsTable(e) {
			return (0, N.oS)([
				"Image",
				"From",
				"To"
			], e.map(({ image: e }) => [
				(0, N.fl)(e.name),
				e.from === undefined ? "not pinned" : (0, N.fl)(e.from),
				(0, N.fl)(e.to)
			]));
		}
		var V = n(35557);
		;
		class Refused extends Error {
			refusal;
			constructor(e) {
				super(e.message);
				this.refusal = e;
			}
		}
		function kept_pull_valueOf(e) {
			if (e.kind === "refused") throw new Refused(e);
			return e.value;
		}
		function kept(e, t, n, { findings: r }, i) {
			return {
				plan: e,
				operation: t,
				pull: n,
				findings: r,
				refusals: [],
				note: i
			};
		}
		function note(e, t) {
			if (e.kind === "done") return;
			const n = e.fix === undefined ? {} : { fix: e.fix };
			t.findings.push({
				...finding("pull-request-incomplete", "Incomplete", e.message),
				...n
			});
		}
		function refuseAny(e) {
			const [t, ...n] = e;
			if (t === undefined) return;
			const r = [...new Set(e.flatMap(({ fix: e }) => e ?? []))];
			const i = [t, ...n].map((e) => e.message).join("; ");
			throw new Refused({
				...t,
				message: i,
				fix: r.join("\n")
			});
		}
		function workflowFinding(e, { message: t }) {
			const n = (0, _.h0)(e);
			return {
				...finding("workflow-left-out", "Workflow left out", `\`${n}\` is not in the pull request, because the token may not change workflow files (${t}).`),
				fix: "Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin the file by hand.",
				location: {
					file: e,
					line: 1
				},
				fingerprint: `workflow-left-out ${e}`
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
		var he = n(24344);
		var H = n(60983);
		;
		function movedRows(e) {
			const t = e.flatMap((e) => e.moved);
			const n = (0, g.$)(t, ({ reference: e, target: t }) => JSON.stringify([
				(0, c.Yk)(e.image.complete),
				e.reference.digest,
				t.record.digest
			]));
			return [...n.values()].flatMap((e) => {
				const [t] = e;
				if (t === undefined) return [];
				const { image: n, reference: r } = t.reference;
				const { record: i, superseded: a, unverified: o } = t.target;
				const s = r.digest;
				return [{
					image: {
						organization: n.organization,
						repository: n.repository,
						tag: n.tag,
						name: (0, c.Yk)({
							...n.complete,
							digest: undefined
						}),
						from: s,
						to: i.digest
					},
					since: i.time,
					superseded: s === undefined ? undefined : a.get(s),
					isUnverified: s !== undefined && o.has(s),
					places: e.flatMap(({ reference: { location: e } }) => e ?? [])
				}];
			});
		}
		function digestsKey(e) {
			const t = new Set(e.map(({ image: e }) => `${e.repository}:${e.tag}@${e.to}`));
			return (0, z.ax)("digests", ...[...t].sort()).slice(0, 40);
		}
		function contentKey(e, t) {
			const n = t.map(({ bytes: e, mode: t, path: n }) => `${t} ${n}\n${e.toString("latin1")}`);
			return (0, z.ax)(e, ...n.sort()).slice(0, 40);
		}
		const U = 4;
		async function readCommittedFiles(e, t) {
			const n = new Map();
			const r = [];
			const i = await (0, he.Pk)(t, U, async (t) => {
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
			const plain = (e) => (0, H.wx)(e, t);
			const unix = (e) => (0, H.wx)(e.replaceAll("\r\n", "\n"), t);
			return [plain, unix].find((t) => t(e).equals(n));
		}
		function leftOut({ moved: e, shown: t }, n) {
			const r = e[0]?.reference.location;
			return {
				rule: "not-as-committed",
				level: "warning",
				title: "Not in the pull request",
				message: `\`${(0, _.h0)(t)}\` ${n} the checked-out commit, so the pull request does not contain it.`,
				...r === undefined ? {} : { location: r },
				fingerprint: `not-as-committed ${t}`
			};
		}
		function plannedFiles(e, t) {
			return e.flatMap((e) => {
				const n = t.get(e.path);
				if (n === undefined) return [];
				const { encode: r, mode: i, path: a } = n;
				return [{
					change: e,
					file: {
						path: a,
						mode: i,
						bytes: r(e.after)
					}
				}];
			});
		}
		;
		async function keepPull(e, t) {
			const n = {
				operation: undefined,
				findings: []
			};
			for (let r = 1;; r += 1) {
				try {
					return await keepOnce(e, t, n);
				} catch (t) {
					if (!(t instanceof Refused)) throw t;
					const { refusal: i } = t;
					if (i.reason === "raced" && r === 1) continue;
					return {
						...kept(e, "none", undefined, n),
						refusals: [i]
					};
				}
			}
		}
		async function keepOnce(e, t, n) {
			const { base: r, isComplete: i, pulls: a, start: o } = t;
			const s = {
				branch: kept_pull_valueOf(await a.branch(e.branch, r)),
				pulls: kept_pull_valueOf(await a.from(e.branch))
			};
			const c = e.files.map(({ file: e }) => e);
			const l = decide(s, {
				content: c.length === 0 ? undefined : contentKey(o, c),
				digests: digestsKey(movedRows(e.files.map(({ change: e }) => e))),
				isComplete: i
			});
			n.findings = [];
			switch (l.kind) {
				case "foreign": return leaveForeign(e, t, l, n);
				case "declined": {
					const t = `Pull request #${l.pull.number} with the same digests was closed, so no other is opened.`;
					return kept(e, "none", undefined, n, t);
				}
				case "nothing": return kept(e, n.operation ?? "none", n.closed, n);
				case "wait": {
					const t = `Pull request #${l.pull.number} stays open, because not everything could be read.`;
					return kept(e, "unchanged", l.pull, n, t);
				}
				case "close": return closePull(e, t, l, n);
				default: return bringUp(e, t, {
					decision: l,
					state: s,
					files: c
				}, n);
			}
		}
		async function leaveForeign(e, { pulls: t }, { head: n, pull: r, why: i }, a) {
			const o = (0, _.h0)(e.branch, 300);
			const s = `The branch \`${o}\` was left as it is: ${i}.`;
			a.findings.push(finding("foreign-commit", "Not updated", s));
			if (r !== undefined) {
				const e = `<!-- platform-actions pins: not updated since ${n} -->`;
				const o = `This pull request is no longer updated: ${i}, and commits of others are never overwritten. Merge or close it, or delete its branch; the next run then proposes the pins again.`;
				note(await t.comment(r.number, e, o), a);
			}
			return kept(e, "unchanged", r, a);
		}
		async function closePull(e, { base: t, pulls: n }, { head: r, pull: i }, a) {
			refuseAny(await n.check(e.branch, t, i));
			kept_pull_valueOf(await n.edit(i.number, { body: withClosedMark(i.body) }));
			if (r !== undefined) kept_pull_valueOf(await n.deleteBranch(e.branch, r));
			a.operation = "closed";
			a.closed = i;
			const o = "<!-- platform-actions pins: closed -->";
			const s = `Nothing is left to pin here: the references on \`${t}\` have these digests or newer ones, or they are gone.`;
			note(await n.comment(i.number, o, s), a);
			return kept(e, "closed", kept_pull_valueOf(await n.edit(i.number, { state: "closed" })), a);
		}
		const W = {
			head: undefined,
			left: []
		};
		async function bringUp(e, t, { decision: n, files: r, state: i }, a) {
			const { base: o, inputs: s, pulls: c } = t;
			const { pull: l } = n;
			if (l === undefined || !n.isCurrent) refuseAny(await c.check(e.branch, o, l));
			const { head: u, left: d } = n.isCurrent ? W : await commitPins(e, t, {
				decision: n,
				files: r,
				state: i
			}, a);
			const f = e.files.filter((e) => !d.includes(e));
			if (f.length === 0) return kept(e, l === undefined ? "none" : "unchanged", l, a);
			const p = t.render({
				...e,
				files: f
			}, d);
			const m = n.head === undefined ? u : undefined;
			const h = l ?? await openPull(e, t, {
				body: p,
				made: m
			}, a);
			await decorate(h, t, a.operation === "created", a);
			const g = h.title === e.title && h.base === o && h.body === p;
			if (g) return kept(e, a.operation ?? "unchanged", h, a);
			a.operation ??= "updated";
			const _ = kept_pull_valueOf(await c.edit(h.number, {
				title: e.title,
				body: p,
				base: o
			}));
			return kept(e, a.operation, {
				..._,
				labels: s.labels
			}, a);
		}
		async function openPull({ branch: e, title: t }, { base: n, inputs: r, pulls: i }, { body: a, made: o }, s) {
			s.operation = "created";
			const c = await i.open({
				branch: e,
				base: n,
				title: t,
				body: a,
				draft: r.draft
			});
			if (c.kind === "refused" && c.reason !== "raced" && o !== undefined) await i.deleteBranch(e, o);
			return kept_pull_valueOf(c);
		}
		async function decorate(e, { inputs: t, pulls: n }, r, i) {
			const a = new Set(e.labels.map((e) => e.toLowerCase()));
			const o = t.labels.filter((e) => !a.has(e.toLowerCase()));
			if (o.length > 0) {
				i.operation ??= "updated";
				note(await n.label(e.number, o), i);
			}
			if (r && t.reviewers.length > 0) note(await n.requestReviews(e.number, t.reviewers), i);
		}
		const ge = 100;
		async function commitPins(e, { pulls: t, start: n }, { decision: r, files: i, state: a }, o) {
			const s = movedRows(e.files.map(({ change: e }) => e)).map(({ image: e }) => `${e.name}: ${e.to}`);
			const commit = (i) => {
				const a = `${s.slice(0, ge).join("\n")}\n\n${printTrailer(contentKey(n, i))}`;
				const { head: o } = r;
				return t.commit({
					branch: e.branch,
					head: o,
					start: n,
					headline: e.title,
					details: a,
					files: i
				});
			};
			const done = (e, t) => {
				if (r.pull !== undefined) o.operation ??= "updated";
				return {
					head: e,
					left: t
				};
			};
			const c = await commit(i);
			if (c.kind === "done" || c.reason !== "workflows") return done(kept_pull_valueOf(c), []);
			const l = new Set(c.paths);
			const u = e.files.filter(({ file: e }) => l.has(e.path));
			for (const { change: e } of u) o.findings.push(workflowFinding(e.shown, c));
			const d = i.filter(({ path: e }) => !l.has(e));
			if (d.length === 0 || contentOf(a.branch) === contentKey(n, d)) return {
				head: undefined,
				left: u
			};
			return done(kept_pull_valueOf(await commit(d)), u);
		}
		var _e = n(63913);
		var G = n(3366);
		var K = n(12012);
		;
		const ve = 100;
		const ye = "web-flow";
		async function readHead({ api: e, repository: t }, n) {
			const r = `heads/${n}`;
			const i = await e(({ rest: e }) => e.git.getRef({
				...(0, G.$t)(t),
				ref: r
			}));
			if (i.kind === "ok") return {
				kind: "done",
				value: i.body.object.sha
			};
			if (i.status === 404) return {
				kind: "done",
				value: undefined
			};
			return refusalOf(i, `the branch \`${n}\` cannot be read`, "read");
		}
		async function readPlace(e, t, n) {
			const { api: r, repository: i } = e;
			const a = (0, G.$t)(i);
			const o = await r(({ rest: e }) => e.repos.get(a));
			if (o.kind === "failed") return refusalOf(o, `the repository \`${i}\` cannot be read`, "read");
			const s = o.body.fork;
			const c = await readHead(e, t);
			if (c.kind === "refused") return c;
			const placed = (e) => ({
				kind: "done",
				value: {
					isFork: s,
					commit: e
				}
			});
			if (c.value === undefined) return placed("no-base");
			if (c.value === n) return placed("on-base");
			const l = `${c.value}...${n}`;
			const u = await r(({ rest: e }) => e.repos.compareCommitsWithBasehead({
				...a,
				basehead: l,
				per_page: 1
			}));
			if (u.kind === "ok") return placed(u.body.ahead_by === 0 ? "on-base" : "off-base");
			if (u.status === 404 || u.status === 422) return placed("unknown");
			return refusalOf(u, `the checked-out commit cannot be compared with \`${t}\``, "read");
		}
		async function readBranch(e, t, n) {
			const r = await readHead(e, t);
			if (r.kind === "refused") return r;
			const i = r.value;
			if (i === undefined) return {
				kind: "done",
				value: undefined
			};
			const a = `${n}...${i}`;
			const o = await e.api(({ rest: t }) => t.repos.compareCommitsWithBasehead({
				...(0, G.$t)(e.repository),
				basehead: a,
				per_page: ve
			}));
			if (o.kind === "failed") return refusalOf(o, `the commits of the branch \`${t}\` cannot be read`, "read");
			const { commits: s, total_commits: c } = o.body;
			if (c !== s.length) return {
				kind: "done",
				value: {
					head: i,
					commits: undefined
				}
			};
			const l = s.length === 0 ? "" : (await e.account()).toLowerCase();
			const isOwn = (e) => e?.toLowerCase() === l;
			const u = s.map(({ author: e, commit: t, committer: n, parents: r, sha: i }) => {
				const a = loginOf(n);
				return {
					oid: i,
					parent: r[0]?.sha,
					message: t.message,
					isByToken: isOwn(loginOf(e)) && (isOwn(a) || a === ye)
				};
			});
			return {
				kind: "done",
				value: {
					head: i,
					commits: u
				}
			};
		}
		function loginOf(e) {
			return e?.login;
		}
		const q = {
			read: "give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository",
			contents: "add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Contents: read and write\"",
			"pull-requests": "add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs \"Pull requests: read and write\""
		};
		const be = /not permitted to create or approve pull requests/i;
		const xe = "turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App";
		function refusalOf(e, t, n) {
			const refuse = (n, r) => ({
				kind: "refused",
				reason: n,
				message: `${t}: ${e.why}`,
				fix: r
			});
			const { status: r, type: i, unsure: a, why: o } = e;
			if (be.test(o)) return refuse("forbidden", xe);
			if (r === 401) return refuse("unauthenticated", "`github-token` is not valid, or no longer: set it to a token that is");
			if (i === "STALE_DATA") return refuse("raced");
			if (i === "RATE_LIMITED" || r === 429 || /\brate limit\b/i.test(o)) return refuse("unavailable", "run this again after the rate limit of the token has ended");
			if (r === 403 || r === 404 || i === "FORBIDDEN" || i === "NOT_FOUND") return refuse("forbidden", q[n]);
			if (a) return refuse("raced");
			return refuse(r === 422 || i !== undefined ? "invalid" : "unavailable");
		}
		const Se = "0000000000000000000000000000000000000000";
		const Ce = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;
		async function createBranch({ api: e, repository: t }, n, r) {
			const i = `refs/heads/${n}`;
			const a = await e(({ rest: e }) => e.git.createRef({
				...(0, G.$t)(t),
				ref: i,
				sha: r
			}));
			if (a.kind === "ok") return {
				kind: "done",
				value: undefined
			};
			return namesRefused(a, `the branch \`${n}\` cannot be created`);
		}
		async function moveBranch(e, t, { from: n, to: r }) {
			const i = await updateRef(e, {
				name: `refs/heads/${t}`,
				from: n,
				to: r
			});
			if (i.kind === "done") return i;
			const a = await readHead(e, t);
			if (a.kind === "refused") return a;
			if (a.value === r) return {
				kind: "done",
				value: undefined
			};
			if (a.value !== n) return raced(t);
			const o = `the branch \`${t}\` cannot be ${r === undefined ? "deleted" : "moved"}`;
			const s = {
				...(0, G.$t)(e.repository),
				ref: `heads/${t}`
			};
			const c = r === undefined ? await e.api(({ rest: e }) => e.git.deleteRef(s)) : await e.api(({ rest: e }) => e.git.updateRef({
				...s,
				sha: r,
				force: true
			}));
			return c.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : namesRefused(c, o);
		}
		async function updateRef({ api: e, repository: t }, { from: n, name: r, to: i }) {
			const a = (0, G.$t)(t);
			const o = `\`${r}\` cannot be updated`;
			const c = await e(({ rest: e }) => e.repos.get(a));
			if (c.kind === "failed") return refusalOf(c, o, "contents");
			const l = [{
				name: r,
				beforeOid: n,
				afterOid: i ?? Se,
				force: true
			}];
			const u = {
				repository: (0, s.b6)((0, s._F)(c.body, "node_id")) ?? "",
				updates: l
			};
			const d = await e(async ({ graphql: e }) => ({ data: await e(Ce, u) }));
			return d.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(d, o, "contents");
		}
		function namesRefused(e, t) {
			const n = refusalOf(e, t, "contents");
			if (n.reason !== "invalid") return n;
			return {
				...n,
				fix: "choose another name in `branch`, or check the rules for branches of this repository"
			};
		}
		function raced(e) {
			const t = `the branch \`${e}\` changed while it was being updated`;
			return {
				kind: "refused",
				reason: "raced",
				message: t,
				fix: "run this again"
			};
		}
		;
		const we = 8 * 1024 * 1024;
		const J = "100644";
		const Te = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
		function writeCommit(e, t) {
			const n = t.files.reduce((e, { bytes: t }) => e + t.length, 0);
			const r = t.files.every(({ mode: e }) => e === J);
			return r && n <= we ? byMutation(e, t) : byGitDatabase(e, t);
		}
		async function byMutation(e, t) {
			const { branch: n, head: r, start: i } = t;
			const a = r === undefined ? n : `${n}-next-${i.slice(0, 12)}`;
			const o = await createPlace(e, a, t);
			if (o.kind === "refused") return o;
			const s = await commitOn(e, a, t);
			if (s.kind === "refused" || r === undefined) {
				if (s.kind === "refused") await moveBranch(e, a, {
					from: i,
					to: undefined
				});
				return s;
			}
			const c = await moveBranch(e, n, {
				from: r,
				to: s.value
			});
			await moveBranch(e, a, {
				from: s.value,
				to: undefined
			});
			return c.kind === "refused" ? c : s;
		}
		async function createPlace(e, t, { branch: n, start: r }) {
			const i = await createBranch(e, t, r);
			if (i.kind === "done" || i.reason !== "invalid" || t === n) return i;
			const a = await readBranch(e, t, r);
			if (a.kind === "refused") return a;
			if (a.value === undefined) return i;
			const { commits: o, head: s } = a.value;
			if (o?.every(({ isByToken: e }) => e) !== true) return inTheWay(t);
			const c = await moveBranch(e, t, {
				from: s,
				to: undefined
			});
			return c.kind === "refused" ? c : createBranch(e, t, r);
		}
		function inTheWay(e) {
			const t = `the branch \`${e}\`, which is needed for a moment, has commits of others`;
			return {
				kind: "refused",
				reason: "invalid",
				message: t,
				fix: `rename or delete the branch \`${e}\``
			};
		}
		async function commitOn({ api: e, repository: t }, n, { details: r, files: i, headline: a, start: o }) {
			const c = i.map(({ bytes: e, path: t }) => ({
				path: t,
				contents: e.toString("base64")
			}));
			const l = {
				branch: {
					repositoryNameWithOwner: t,
					branchName: n
				},
				expectedHeadOid: o,
				message: {
					headline: a,
					body: r
				},
				fileChanges: { additions: c }
			};
			const u = await e(async ({ graphql: e }) => ({ data: await e(Te, { input: l }) }));
			if (u.kind === "failed") return aboutWorkflows(refusalOf(u, Y, "contents"), i);
			const d = (0, s._F)((0, s._F)(u.body, "createCommitOnBranch"), "commit");
			return oidOf((0, s.b6)((0, s._F)(d, "oid")));
		}
		async function byGitDatabase(e, t) {
			const { api: n, repository: r } = e;
			const { branch: i, details: a, files: o, head: s, headline: c, start: l } = t;
			const u = (0, G.$t)(r);
			const d = [];
			for (const { bytes: e, mode: t, path: r } of o) {
				const i = e.toString("base64");
				const a = await n(({ rest: e }) => e.git.createBlob({
					...u,
					content: i,
					encoding: "base64"
				}));
				if (a.kind === "failed") return refusalOf(a, Y, "contents");
				d.push({
					path: r,
					mode: t === "100755" ? t : J,
					type: "blob",
					sha: a.body.sha
				});
			}
			const f = await n(({ rest: e }) => e.git.getCommit({
				...u,
				commit_sha: l
			}));
			if (f.kind === "failed") return refusalOf(f, Y, "read");
			const p = f.body.tree.sha;
			const m = await n(({ rest: e }) => e.git.createTree({
				...u,
				base_tree: p,
				tree: d
			}));
			if (m.kind === "failed") return aboutWorkflows(refusalOf(m, Y, "contents"), o);
			const h = a === "" ? c : `${c}\n\n${a}`;
			const g = await n(({ rest: e }) => e.git.createCommit({
				...u,
				message: h,
				tree: m.body.sha,
				parents: [l]
			}));
			if (g.kind === "failed") return refusalOf(g, Y, "contents");
			const _ = g.body.sha;
			const v = s === undefined ? await createBranch(e, i, _) : await moveBranch(e, i, {
				from: s,
				to: _
			});
			return v.kind === "refused" ? aboutWorkflows(v, o) : oidOf(_);
		}
		const Y = "the commit cannot be made";
		const Ee = /^\.github\/workflows\/[^/]+$/i;
		function aboutWorkflows(e, t) {
			const n = t.map(({ path: e }) => e).filter((e) => Ee.test(e));
			const { message: r, reason: i } = e;
			const a = i === "forbidden" || i === "invalid" || /\bworkflows?\b/i.test(r);
			return a && n.length > 0 ? {
				...e,
				reason: "workflows",
				paths: n
			} : e;
		}
		function oidOf(e) {
			if (e !== undefined) return {
				kind: "done",
				value: e
			};
			return {
				kind: "refused",
				reason: "raced",
				message: `${Y}: the answer does not name it`,
				fix: undefined
			};
		}
		;
		const X = 100;
		const Z = 30;
		function openGithubPulls(e, t) {
			let n;
			const account = () => {
				n ??= (0, K.i5)(e);
				return n;
			};
			const r = {
				api: e,
				repository: t,
				account
			};
			const i = (0, G.$t)(t);
			return {
				place: (e, t) => readPlace(r, e, t),
				branch: (e, t) => readBranch(r, e, t),
				from: async (t) => {
					const n = `${i.owner}:${t}`;
					const a = await e(({ rest: e }) => e.pulls.list({
						...i,
						state: "all",
						head: n,
						per_page: X
					}));
					if (a.kind === "failed") return unreadable(a);
					return {
						kind: "done",
						value: await ownPulls(r, a.body, (e) => e === t)
					};
				},
				openBelow: (e) => readOpen(r, e),
				check: (e, t, n) => checkPermissions(r, e, t, n),
				commit: (e) => writeCommit(r, e),
				open: async ({ base: t, body: n, branch: a, draft: o, title: s }) => {
					const c = await e(({ rest: e }) => e.pulls.create({
						...i,
						head: a,
						base: t,
						title: s,
						body: n,
						draft: o
					}));
					return pullOf(r, c, "the pull request cannot be opened");
				},
				edit: async (t, n) => {
					const a = await e(({ rest: e }) => e.pulls.update({
						...i,
						pull_number: t,
						...n
					}));
					return pullOf(r, a, `pull request #${t} cannot be changed`);
				},
				label: async (t, n) => {
					const r = {
						...i,
						issue_number: t,
						labels: [...n]
					};
					const a = await e(({ rest: e }) => e.issues.addLabels(r));
					return doneOr(a, "the labels cannot be added", "pull-requests");
				},
				requestReviews: async (t, n) => {
					const r = await e(({ rest: e }) => e.pulls.requestReviewers({
						...i,
						pull_number: t,
						...splitReviewers(n)
					}));
					return doneOr(r, "reviews cannot be requested", "pull-requests");
				},
				comment: async (n, r, i) => {
					const a = `${r}\n${i}`;
					const o = await (0, K.jW)(e, {
						repository: t,
						number: n,
						marker: r,
						body: a,
						create: true
					});
					if (o.kind !== "failed") return {
						kind: "done",
						value: undefined
					};
					const s = {
						kind: "failed",
						status: o.forbidden ? 403 : 0,
						why: o.why,
						unsure: false
					};
					return refusalOf(s, "the comment cannot be written", "pull-requests");
				},
				deleteBranch: (e, t) => moveBranch(r, e, {
					from: t,
					to: undefined
				})
			};
		}
		function splitReviewers(e) {
			const t = e.filter((e) => e.includes("/"));
			return {
				reviewers: e.filter((e) => !e.includes("/")).map((e) => e.replace(/^@/, "")),
				team_reviewers: t.map((e) => e.split("/").at(-1) ?? "")
			};
		}
		function doneOr(e, t, n) {
			return e.kind === "ok" ? {
				kind: "done",
				value: undefined
			} : refusalOf(e, t, n);
		}
		function unreadable(e) {
			return refusalOf(e, "the pull requests cannot be read", "pull-requests");
		}
		async function readOpen(e, t) {
			const n = [];
			for (let r = 1; r <= Z; r += 1) {
				const i = {
					...(0, G.$t)(e.repository),
					state: "open",
					per_page: X,
					page: r
				};
				const a = await e.api(({ rest: e }) => e.pulls.list(i));
				if (a.kind === "failed") return unreadable(a);
				n.push(...await ownPulls(e, a.body, (e) => e.startsWith(t)));
				if (!a.hasNextPage && a.body.length < X) break;
			}
			return {
				kind: "done",
				value: n
			};
		}
		async function ownPulls(e, t, n) {
			const r = e.repository.toLowerCase();
			const i = t.filter(({ head: e }) => e.repo?.full_name.toLowerCase() === r && n(e.ref));
			return Promise.all(i.map((t) => toPull(e, t)));
		}
		async function pullOf(e, t, n) {
			if (t.kind === "failed") return refusalOf(t, n, "pull-requests");
			return {
				kind: "done",
				value: await toPull(e, t.body)
			};
		}
		async function toPull(e, t) {
			const { base: n, body: r, head: i, html_url: a, labels: o, merged_at: s, number: c, state: l, title: u, user: d } = t;
			return {
				number: c,
				url: a,
				state: s !== null ? "merged" : l === "open" ? "open" : "closed",
				branch: i.ref,
				base: n.ref,
				title: u,
				body: r ?? "",
				labels: o.map(({ name: e }) => e),
				isByToken: d?.login.toLowerCase() === (await e.account()).toLowerCase()
			};
		}
		async function checkPermissions({ api: e, repository: t }, n, r, i) {
			const a = (0, G.$t)(t);
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
			const l = [...o.kind === "ok" ? [] : [refusalOf(o, "nothing can be written to this repository", "contents")], ...c.kind === "ok" ? [] : [refusalOf(c, "no pull request can be opened or changed", "pull-requests")]];
			return l.filter(({ reason: e }) => e === "forbidden" || e === "unauthenticated");
		}
		var De = n(32537);
		;
		async function openTarget(e, t) {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const { signal: i, workingDirectory: a } = t;
			const o = await (0, _e.s)({
				workspace: r,
				workingDirectory: a,
				tempDirectory: n,
				signal: i
			});
			if ("kind" in o) throw new b.yo({
				message: `\`pull-request\` needs a checkout: ${o.why}`,
				fix: "run actions/checkout before this step",
				input: "pull-request"
			});
			try {
				const n = e.base ?? branchOf(o, t);
				if (n === e.branch) throw new b.yo((0, V.TI)(n));
				if (e["dry-run"]) return {
					checkedOut: o,
					base: n,
					pulls: undefined
				};
				return {
					checkedOut: o,
					base: n,
					pulls: await openPulls(e, t, {
						base: n,
						commit: o.commit
					})
				};
			} catch (e) {
				o.close();
				throw e;
			}
		}
		function branchOf({ branch: e, commit: t }, { host: n }) {
			const { commit: r, ref: i } = n.context;
			if (e !== undefined) return e;
			const a = "refs/heads/";
			if (i?.startsWith(a) === true && r === t) return i.slice(a.length);
			throw new b.yo({
				message: "`base` is required: no branch is checked out",
				fix: "set `base` to the branch that has the checked-out commit",
				input: "base"
			});
		}
		async function openPulls(e, t, { base: n, commit: r }) {
			const i = await (0, De.K)(e["github-token"], t);
			if (i.kind === "closed") throw new b.yo({
				message: `\`pull-request\` cannot be used: ${i.why}`,
				input: "pull-request"
			});
			const a = openGithubPulls(i.api, i.repository);
			const o = await a.place(n, r);
			if (o.kind === "refused") throw new S.hM([problemOf(o)], { cause: o });
			if (o.value.isFork) throw new b.yo({
				message: `\`pull-request\` cannot be used in a fork, and \`${i.repository}\` is one`,
				fix: `run it in the repository that the fork is of: see the recipe ${V.bc}`,
				input: "pull-request"
			});
			const s = o.value.commit;
			if (s === "on-base") return a;
			const c = (0, _.h0)(n, 200);
			const l = r.slice(0, 12);
			throw new b.yo({
				message: {
					"no-base": `\`base\`: \`${i.repository}\` has no branch \`${c}\``,
					"off-base": `the checked-out commit ${l} is not on the branch \`${c}\``,
					unknown: `the checked-out commit ${l} is not in \`${i.repository}\``
				}[s],
				fix: "check out the branch that the pull request is for, or name its branch in `base`",
				input: "base"
			});
		}
		const Oe = {
			unauthenticated: "unauthenticated",
			forbidden: "forbidden",
			workflows: "forbidden",
			raced: "service",
			invalid: "usage",
			unavailable: "service"
		};
		function problemOf({ fix: e, message: t, reason: n }) {
			return {
				kind: Oe[n],
				message: t,
				...e === undefined ? {} : { fix: e }
			};
		}
		;
		async function keepPulls(e, t, { checkedOut: n, base: r, pulls: i }, a, o) {
			const s = await readCommittedFiles(n, a.changes);
			const c = a.isComplete && s.findings.length === 0;
			const l = await knowRows(a.changes, e, t, o);
			const u = await plansOf(e, a, s.files);
			const d = t.clock.now();
			const f = [...a.leftOut, ...s.findings].map(({ message: e }) => e);
			const render = (t, n) => {
				const r = t.files.map(({ change: e }) => e);
				const i = movedRows(r);
				const a = n.map(({ change: e }) => `\`${(0, _.h0)(e.shown)}\`: the token may not change workflow files.`);
				const o = {
					key: branchKey(e.branch),
					digests: digestsKey(movedRows([...r, ...n.map(({ change: e }) => e)])),
					image: t.image
				};
				return renderBody({
					mark: o,
					rows: i.map((e) => l(e)),
					leftOut: [...a, ...f],
					now: d,
					minAgeMs: e["min-age"]
				});
			};
			const p = u.filter(({ files: e }) => e.length > 0).map((e) => ({
				plan: e,
				body: render(e, [])
			}));
			const m = {
				changes: a.changes,
				planned: p,
				kept: [],
				findings: s.findings,
				problems: [],
				log: []
			};
			if (i === undefined) return m;
			if (a.hasFailed) return {
				...m,
				log: ["No pull request was opened, updated or closed, because an image failed."]
			};
			const h = {
				pulls: i,
				inputs: e,
				base: r,
				start: n.commit,
				isComplete: c,
				render
			};
			const g = await leftovers(i, e.branch, u);
			if (g.kind === "refused") return {
				...m,
				problems: [problemOf(g)]
			};
			const v = [];
			for (const e of [...u, ...g.value]) v.push(await keepPull(e, h));
			return {
				...m,
				kept: v,
				findings: [...s.findings, ...v.flatMap(({ findings: e }) => e)],
				problems: v.flatMap(({ refusals: e }) => e.map(problemOf)),
				log: v.flatMap(logLines)
			};
		}
		const ke = "Refresh image digests";
		async function plansOf(e, { changes: t, files: n, moves: r, threads: i }, a) {
			const { branch: o, title: s } = e;
			if (e["group-by"] === "all") {
				const e = plannedFiles(t, a);
				return [{
					image: undefined,
					branch: o,
					title: s ?? ke,
					files: e
				}];
			}
			const c = (0, g.$)(r, ({ reference: e }) => e.image.repository);
			const l = (0, V.Kj)(o, c.keys());
			const u = [];
			for (const [e, t] of c) u.push({
				image: e,
				branch: l.get(e) ?? o,
				title: s === undefined ? `${ke} of ${e}` : `${s}: ${e}`,
				files: plannedFiles((await planChanges(t, n, i)).changes, a)
			});
			return u;
		}
		async function leftovers(e, t, n) {
			const r = await e.openBelow(t);
			if (r.kind === "refused") return r;
			const i = new Set(n.map((e) => e.branch));
			const isOurs = (e) => e.isByToken && !i.has(e.branch) && readBodyMark(e.body)?.key === branchKey(t);
			const a = r.value.filter(isOurs).map((e) => ({
				image: readBodyMark(e.body)?.image,
				branch: e.branch,
				title: e.title,
				files: []
			}));
			return {
				kind: "done",
				value: a
			};
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
		function logLines({ note: e, operation: t, plan: n, pull: r }) {
			const i = n.image === undefined ? "" : ` for \`${n.image}\``;
			const a = r === undefined ? "" : `: ${(0, _.h0)(r.url)}`;
			const o = r === undefined ? `There is no pull request${i}.` : `Pull request #${r.number}${i}: ${t}${a}`;
			return [o, ...e === undefined ? [] : [e]];
		}
		;
		const Ae = 5e5;
		const je = [
			"created",
			"updated",
			"closed",
			"unchanged",
			"none"
		];
		function pullOutputs(e, { kept: t }) {
			const [n] = [...t].sort((e, t) => je.indexOf(e.operation) - je.indexOf(t.operation));
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
				const i = r === undefined ? "no pull request" : (0, N.k9)(`#${r.number}`, r.url);
				const a = n.image === undefined ? "" : ` for ${(0, N.fl)(n.image)}`;
				return `${t}: ${i}${a}${e === undefined ? "" : `. ${(0, N.FV)(e)}`}`;
			});
			if (r.length === 0) return "### Pull request: none";
			return (0, N.Co)(["### Pull request", (0, N.AX)(r)], Ae).text;
		}
		function renderPlanned({ body: e, plan: t }) {
			const n = `### Pull request (dry run): ${(0, N.FV)(t.title)}`;
			return `${n}\n\nFrom ${(0, N.fl)(t.branch)}. Its text:\n\n${e}`;
		}
		function plannedText({ body: e, plan: t }) {
			return `Pull request (dry run): ${(0, _.h0)(t.title, 300)}\nBranch: ${(0, _.h0)(t.branch, 300)}\n\n${e}`;
		}
		;
		async function pinReferences(e, t, n) {
			if (!e["pull-request"]) return pinInto(e, t, undefined);
			const r = await openTarget(e, t);
			try {
				return await pinInto(e, t, (i) => keepPulls(e, t, r, i, n));
			} finally {
				r.checkedOut.close();
			}
		}
		async function pinInto(e, t, n) {
			const r = t.clock.now();
			const i = readScope(e, r);
			const a = await gatherReferences(e, t, i);
			const o = (0, R.i)(t, i.names);
			const s = a.references.filter((e) => !isTagless(e));
			const c = [...s, ...a.repairs];
			const l = await chooseTargets(e, t, c, {
				...i,
				now: r,
				verify: true
			});
			const u = c.flatMap((e) => {
				const t = l.known.get(tagKey(e));
				return t === undefined || t.record.digest === e.reference.digest ? [] : [{
					reference: e,
					target: t
				}];
			});
			const { changes: d, findings: f } = await planChanges(u, a.files, o);
			const p = leftMalformed(a, d);
			const m = unjudgedFindings(p, e);
			const h = await n?.({
				moves: u,
				changes: d,
				files: a.files,
				threads: o,
				leftOut: [...f.filter(({ rule: e }) => e === "not-editable"), ...m],
				hasFailed: l.problems.length > 0,
				isComplete: l.problems.length === 0 && p.unread.length + p.malformed.length === 0
			});
			const { problems: g, written: _ } = h !== undefined || e["dry-run"] ? {
				problems: h?.problems ?? [],
				written: d
			} : await writeChanges(d, t, e);
			for (const e of _) t.host.quote(e.diff);
			const v = outcomeOf(e, {
				now: r,
				references: c,
				answers: l,
				moves: u,
				written: _,
				findings: [
					...f,
					...h?.findings ?? [],
					...m,
					...a.findings
				],
				problems: [...g, ...l.problems],
				gathered: a
			});
			return h === undefined ? v : withPulls(e, t, v, h);
		}
		async function withPulls(e, { host: t }, n, r) {
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
			const i = new Set(r.flatMap((e) => e.moved.map(({ reference: e }) => e.inFile)));
			return {
				unread: t,
				unresolved: n,
				malformed: e.filter(({ repair: e }) => e === undefined || !i.has(e))
			};
		}
		async function writeChanges(e, t, n) {
			const r = [];
			const i = [];
			const { tempDirectory: a, workspace: o } = t.host.context;
			const s = {
				workspace: o,
				tempDirectory: a,
				workingDirectory: t.workingDirectory
			};
			for (const t of e) {
				try {
					await (0, le.wo)(s, t.path, t);
					i.push(t);
				} catch (e) {
					r.push(...(0, D.e)(e, n.identity));
				}
			}
			return {
				problems: r,
				written: i
			};
		}
		const Me = "No file was read, so nothing could be pinned: `mode: pin` pins references in files, and `images` alone names none.";
		function outcomeOf(e, t) {
			const { answers: n, findings: r, gathered: a, moves: o, problems: s, references: c, written: l } = t;
			const u = e["dry-run"] || e["pull-request"];
			const d = referenceRows(c, {
				record: (e) => n.known.get(e)?.record,
				problems: (e) => n.failed.get(e) ?? []
			});
			const f = l.map(({ shown: e }) => e);
			const p = l.flatMap((e) => e.moved);
			const m = c.filter((e) => !isInScript(e));
			const isUnverified = (e) => {
				const { digest: t } = e.reference;
				return t !== undefined && n.known.get(tagKey(e))?.unverified.has(t) === true;
			};
			return {
				findings: r,
				problems: s,
				verdict: verdictOf(r),
				outputs: {
					...firstOutputs(d),
					references: d,
					changed: f.length > 0,
					"changed-files": f,
					"unpinned-count": m.filter(isUnpinned).length,
					"stale-count": o.filter(({ reference: e }) => e.reference.digest !== undefined && !isUnverified(e) && !isInScript(e)).length,
					"unverified-count": c.filter(isUnverified).length + a.malformed.length,
					"unread-count": a.unread.length,
					"unresolved-count": a.unresolved.length
				},
				summary: () => (0, h.OV)(pinAnswer({
					changes: l,
					findings: r,
					dryRun: u,
					now: t.now
				}), a.comments),
				coverage: coverageOf(a, n.failed),
				report: {
					references: d,
					changedFiles: f,
					dryRun: u,
					ignoreComments: a.comments
				},
				stdout: d.flatMap((e) => "digest" in e ? [e.reference] : []),
				...u && f.length > 0 ? { next: "resolve-digest --mode pin" } : {},
				log: [
					...a.log,
					...a.fileAccount === undefined ? [Me] : [],
					`${(0, i.hS)(f.length, "file")} ${u ? "would change" : "changed"}: ${p.length} of ${(0, i.hS)(c.length, "reference")} ${u ? "would get" : "got"} a new digest.`
				]
			};
		}
		function isUnpinned({ inFile: e, reference: t }) {
			return t.digest === undefined && e?.scanned.wrongDigest === undefined;
		}
		;
		async function resolveImages(e, t) {
			const n = t.clock.now();
			const r = readScope(e, n);
			const i = await gatherReferences(e, t, r);
			const a = i.references.filter((e) => !isTagless(e));
			const { failed: o, known: s, problems: c } = await chooseTargets(e, t, a, {
				...r,
				now: n,
				verify: false
			});
			const l = referenceRows(a, {
				record: (e) => s.get(e)?.record,
				problems: (e) => o.get(e) ?? []
			});
			const u = new Set();
			const d = a.flatMap((e) => {
				const t = completeName(e, undefined);
				if (e.inFile !== undefined && u.has(t)) return [];
				u.add(t);
				const n = s.get(tagKey(e));
				return n === undefined ? [{
					reference: e,
					kind: "failed",
					problems: o.get(tagKey(e)) ?? []
				}] : [{
					reference: e,
					kind: "resolved",
					target: n
				}];
			});
			const f = [...unjudgedFindings(i, e), ...i.findings];
			return {
				findings: f,
				problems: c,
				verdict: verdictOf(f),
				outputs: {
					...firstOutputs(l),
					references: l,
					"unread-count": i.unread.length,
					"unresolved-count": i.unresolved.length
				},
				summary: () => (0, h.OV)(resolveAnswer(d, n, f), i.comments),
				coverage: coverageOf(i, o),
				report: {
					references: l,
					ignoreComments: i.comments
				},
				stdout: l.flatMap((e) => "digest" in e ? [e.reference] : []),
				log: [...i.log, ...renderResolveLog(d, n, t.stdoutIsDropped)]
			};
		}
		;
		function createRun(e) {
			const t = (0, r.f)((t, n) => t.mode === "pin" ? pinReferences(t, n, e) : resolveImages(t, n), re.e.capabilities);
			return async (e, n) => e.mode === "check" ? checkReferences(e, n) : t(e, n);
		}
	}),
	66567: ((e, t, n) => {
		n.d(t, {
			C: () => globFiles,
			t: () => readLargeText
		});
		var r = n(51455);
		var i = n(76760);
		var a = n(2810);
		var o = n(48636);
		var s = n(99004);
		const c = /[*?[\]{}]/;
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
				const n = r.get(t.base) ?? filesBelow(e, t.base);
				r.set(t.base, n);
				const o = await n;
				a.set(t, o.filter(t.matches).map((e) => (0, i.join)(t.base, ...e.split("/"))));
			}
			const o = new Set([...a.values()].flat());
			const s = [...o].filter((e) => n.reduce((t, n) => fits(n, e) ? !n.negated : t, false));
			const c = n.filter((e) => !e.negated && a.get(e)?.length === 0);
			return {
				paths: s.sort(),
				unmatched: c.map((e) => e.glob)
			};
		}
		function ruleOf(e, t) {
			const n = t.startsWith("!");
			const r = (n ? t.slice(1) : t).replace(/^(?:\.\/)+/, "");
			if (!c.test(r)) return {
				glob: t,
				negated: n,
				base: (0, i.resolve)(e, r),
				matches: undefined
			};
			const o = r.split("/");
			const s = o.findIndex((e) => c.test(e));
			const l = o.slice(0, s).join("/");
			const u = (0, i.resolve)(e, s === 1 && l === "" ? "/" : l);
			return {
				glob: t,
				negated: n,
				base: u,
				matches: (0, a.Nx)(o.slice(s).join("/"))
			};
		}
		function fits(e, t) {
			if (e.matches === undefined) return e.base === t;
			const n = (0, i.relative)(e.base, t);
			return !(0, i.isAbsolute)(n) && n.split(i.sep)[0] !== ".." && e.matches(n.split(i.sep).join("/"));
		}
		async function isRealFile(e, t) {
			const n = await (0, r.lstat)(t).catch(() => undefined);
			return n?.isFile() === true && !await isLinked(e, t);
		}
		async function filesBelow(e, t) {
			return await isLinked(e, t) ? [] : (0, s.Fv)(t);
		}
		async function isLinked(e, t) {
			const n = (0, i.relative)(e, t);
			if ((0, i.isAbsolute)(n) || n.split(i.sep)[0] === "..") return false;
			const [a, o] = await Promise.all([(0, r.realpath)(t).catch(() => undefined), (0, r.realpath)(e)]);
			return a !== undefined && a !== (0, i.join)(o, n);
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
					return {
						kind: "text",
						text: i ? r.toString("utf16le", 2) : r.toString("utf8")
					};
				} finally {
					await n.close();
				}
			} catch (e) {
				return {
					kind: "unreadable",
					reason: `it cannot be read (${(0, o.CA)(e)})`
				};
			}
		}
	}),
	12012: ((e, t, n) => {
		n.d(t, {
			Ql: () => commentMarker,
			i5: () => ownAccount,
			jW: () => putComment
		});
		var r = n(63144);
		var i = n(39589);
		var a = n(3366);
		const o = 100;
		const s = 100;
		function commentMarker(e, t, n) {
			const { job: r, matrix: a, workflow: o } = t;
			const s = (0, i.ax)(o ?? "", r ?? "", a ?? "", ...n).slice(0, 32);
			return `<!-- platform-actions ${e} ${s} -->`;
		}
		async function putComment(e, t) {
			const { body: n, number: r } = t;
			const i = (0, a.$t)(t.repository);
			for (let a = 1;; a += 1) {
				const o = await findComment(e, t);
				if (o.kind === "failed") return o;
				if (o.kind === "comment") {
					if (o.comment.body === n) return { kind: "unchanged" };
					const t = o.comment.id;
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
		const failedBy = ({ status: e, why: t }) => ({
			kind: "failed",
			why: t,
			forbidden: e === 401 || e === 403 || e === 404
		});
		async function findComment(e, t) {
			let n;
			for (let r = 1; r <= s; r += 1) {
				const i = {
					...(0, a.$t)(t.repository),
					issue_number: t.number,
					per_page: o,
					page: r
				};
				const s = await e(({ rest: e }) => e.issues.listComments(i));
				if (s.kind === "failed") return failedBy(s);
				if (!Array.isArray(s.body)) return {
					kind: "failed",
					why: "the list of comments could not be read",
					forbidden: false
				};
				for (const r of s.body.map(toComment)) {
					if (r === undefined || firstLine(r.body) !== t.marker) continue;
					n ??= await ownAccount(e);
					if (r.author.toLowerCase() === n.toLowerCase()) return {
						kind: "comment",
						comment: r
					};
				}
				if (!s.hasNextPage && s.body.length < o) break;
			}
			return { kind: "none" };
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
				id: t,
				body: n,
				author: i
			};
		}
		const firstLine = (e) => e.split(/\r?\n/, 1)[0] ?? "";
	}),
	77275: ((e, t, n) => {
		n.d(t, {
			C8: () => createImageFilter,
			IP: () => registryImageName,
			Qf: () => createImageGlobList,
			oB: () => createImageGlob
		});
		var r = n(2810);
		var i = n(40382);
		var a = n(63664);
		function plainImageName(e) {
			const t = e.replace(/@.*$/s, "").replace(o, "");
			const n = t.includes("/") ? t : `chainguard/${t}`;
			return hasTag(n) ? n : `${n}:latest`;
		}
		const o = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
		function registryImageName(e, t = "") {
			return `${s}${e}:${t}`;
		}
		const s = `${i.uD}/`;
		const hasTag = (e) => e.lastIndexOf(":") > e.lastIndexOf("/");
		function withPlainHost(e) {
			return e.replace(o, (e) => `${(0, i.jV)(e.slice(0, -1))}/`);
		}
		function createImageGlob(e) {
			const t = (0, r.mi)(e, { complete: (e) => withPlainHost(hasTag(e) ? e : `${e}:*`) });
			return (e) => {
				const n = withPlainHost(o.exec(e)?.[0] ?? s);
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
		function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const t = createImageGlobList(e);
			return ({ complete: e, repository: n }, r) => t([registryImageName(n, r), `${(0, a.e1)(e)}:${r}`]);
		}
	}),
	35147: ((e, t, n) => {
		n.d(t, {
			U: () => basePlaceOf,
			r: () => readBaseIgnores
		});
		var r = n(38086);
		var i = n(45794);
		var a = n(26918);
		var o = n(32537);
		var s = n(2085);
		var c = n(71166);
		async function readBaseIgnores(e, t, n) {
			const { host: o } = t;
			const { changeRequest: l, untrustedHead: u } = o.context;
			if (l?.baseCommit === undefined || u || e["policy-from"] === "base") return undefined;
			if (t.config.ignores.length === 0) return undefined;
			const d = e["config-file"] ?? c.Cu;
			try {
				const r = await (0, c.CE)(basePlaceOf(e, t, false))(d);
				if (r === undefined) return [];
				const o = (0, s.parseConfigFile)(r, d, t.manifests);
				if (o.kind === "problems") throw new i.yo(...o.problems);
				return (0, a.z)(o.config.ignores, {
					requireReason: false,
					maxDays: undefined
				}, n).ignores;
			} catch (e) {
				if (!(e instanceof i.yo)) throw e;
				const [t] = e.problems;
				const n = `${(0, r.h0)(t?.message ?? "", 400)}. ${t?.fix ?? ""}`.trim();
				o.log.warning(`Cannot determine which ignores this change adds or loosens: ${n}`);
				return undefined;
			}
		}
		function basePlaceOf(e, t, n = true) {
			const { clock: r, host: i, send: a, signal: s, workingDirectory: c } = t;
			const l = n ? { clock: r } : {};
			return {
				host: i,
				policyFrom: "base",
				workingDirectory: c,
				github: () => (0, o.K)(e["github-token"], {
					host: i,
					send: a,
					signal: s,
					...l
				}),
				signal: s
			};
		}
	}),
	2085: ((e, t, n) => {
		n.d(t, { parseConfigFile: () => parseConfigFile });
		var r = n(63144);
		var i = n(38707);
		var a = n(38086);
		var o = n(69145);
		function parseConfigFile(e, t, n) {
			const i = (0, o.gM)(e, t);
			if (i.kind === "problems") return {
				kind: "problems",
				problems: i.problems.map((e) => ({
					...e,
					input: "config-file"
				}))
			};
			const { source: a } = i;
			const s = a.data ?? {};
			const c = [];
			const report = (e, n, r) => {
				c.push({
					message: `\`${t}\`: ${e}`,
					place: n,
					input: "config-file",
					...r === undefined ? {} : { fix: r }
				});
			};
			if (!(0, r.u4)(s)) {
				report("it is not a mapping", a.placeOf([]), "begin with `version: 1`");
				return {
					kind: "problems",
					problems: c
				};
			}
			if (s["version"] !== 1) report("`version` must be 1", a.placeOf(["version"]), "begin with `version: 1`");
			const l = new Map();
			const u = new Map(n.map(({ inputs: e, name: t }) => [t, e]));
			let d = [];
			for (const [e, t] of Object.entries(s)) {
				if (e === "version") continue;
				const n = u.get(e);
				if (t === null && (e === "ignore" || e === "files" || n !== undefined)) continue;
				if (e === "ignore") d = readIgnores(t, a, report);
				else if (e === "files") takeText(l, "*", "files", t, a.placeOf(["files"]), report);
				else if (n !== undefined) readSection(l, {
					command: e,
					inputs: n
				}, t, a, report);
				else report(`\`${shownKey(e)}\` is not allowed here`, a.placeOfKey([], e), fixOf(e, [
					...u.keys(),
					"version",
					"ignore",
					"files"
				], [...u.values()].some((t) => Object.hasOwn(t, e))));
			}
			if (c.length > 0) return {
				kind: "problems",
				problems: c
			};
			return {
				kind: "config",
				config: {
					given: (e, t) => l.get(`${e} ${t}`) ?? (t === "files" && u.get(e)?.["files"]?.policy === true ? l.get("* files") : undefined),
					ignores: d
				}
			};
		}
		function readSection(e, { command: t, inputs: n }, i, a, o) {
			if (!(0, r.u4)(i)) {
				o(`\`${t}\` is not a mapping`, a.placeOf([t]));
				return;
			}
			for (const [r, s] of Object.entries(i)) {
				if (Object.hasOwn(n, r) && n[r]?.policy === true) takeText(e, t, r, s, a.placeOf([t, r]), o);
				else o(`\`${t}.${shownKey(r)}\` is not allowed here`, a.placeOfKey([t], r), fixOf(r, policyKeys(n), Object.hasOwn(n, r)));
			}
		}
		function policyKeys(e) {
			return Object.keys(e).filter((t) => e[t]?.policy === true);
		}
		function fixOf(e, t, n) {
			const [r] = n ? [] : (0, i.LE)(e, t, 1);
			return r === undefined ? forbiddenFix(n) : `did you mean \`${r}\`?`;
		}
		function takeText(e, t, n, r, i, a) {
			if (r === null) return;
			const o = textOf(r);
			if (o === undefined) a(`\`${n}\` is neither text nor a list of texts`, i);
			else e.set(`${t} ${n}`, {
				text: o,
				place: i
			});
		}
		function textOf(e) {
			if (typeof e === "string" || typeof e === "number" || typeof e === "boolean") return String(e);
			if (!Array.isArray(e)) return undefined;
			const t = e.map(textOf);
			return t.every((e) => e !== undefined) ? t.join("\n") : undefined;
		}
		function readIgnores(e, t, n) {
			if (!Array.isArray(e)) {
				n("`ignore` is not a list", t.placeOf(["ignore"]));
				return [];
			}
			return e.map((e, n) => ({
				value: e,
				place: t.placeOf(["ignore", n]),
				keyPlaces: Object.fromEntries(((0, r.u4)(e) ? Object.keys(e) : []).map((e) => [e, t.placeOfKey(["ignore", n], e)]))
			}));
		}
		const shownKey = (e) => (0, a.h0)(e, 100);
		function forbiddenFix(e) {
			return e ? "a pull request can change this file: set this input in the workflow instead" : "only `version`, `files`, `ignore`, and the policy inputs under the name of a command are allowed";
		}
	}),
	48395: ((e, t, n) => {
		n.d(t, {
			W: () => listChanges,
			b: () => readBaseFiles
		});
		var r = n(76760);
		var i = n(48636);
		;
		const a = 500;
		async function diffTrees(e, t) {
			const [n, r] = await Promise.all([e.source.treeOf(e.commit), t.source.treeOf(t.commit)]);
			if (n.kind === "failed") return n;
			if (r.kind === "failed") return r;
			const i = [];
			const o = [{
				path: "",
				before: n.value,
				after: r.value
			}];
			for (let n = 1, r = o.pop(); r !== undefined; n += 1, r = o.pop()) {
				if (n > a) return {
					kind: "failed",
					why: `the change touches more than ${a} folders`
				};
				const [s, c] = await Promise.all([entriesOf(e.source, r.before), entriesOf(t.source, r.after)]);
				if (s.kind === "failed") return s;
				if (c.kind === "failed") return c;
				addDifferences(r.path, byName(s.value), byName(c.value), i, o);
			}
			return {
				kind: "found",
				value: withoutMoves(i)
			};
		}
		async function entriesOf(e, t) {
			return t === undefined ? {
				kind: "found",
				value: []
			} : e.entries(t);
		}
		const byName = (e) => new Map(e.map((e) => [e.name, e]));
		function addDifferences(e, t, n, r, i) {
			for (const a of new Set([...t.keys(), ...n.keys()])) {
				const [o, s] = [t.get(a), n.get(a)];
				const c = e === "" ? a : `${e}/${a}`;
				addIfDifferent(i, c, idOf(o, isFolder), idOf(s, isFolder));
				addIfDifferent(r, c, idOf(o, isFile), idOf(s, isFile));
			}
		}
		function addIfDifferent(e, t, n, r) {
			if (n !== r) e.push({
				path: t,
				before: n,
				after: r
			});
		}
		const isFolder = ({ mode: e }) => e === "40000";
		const isFile = ({ mode: e }) => e.startsWith("100");
		function idOf(e, t) {
			return e !== undefined && t(e) ? e.id : undefined;
		}
		function withoutMoves(e) {
			const t = new Set(e.flatMap(({ after: e, before: t }) => t === undefined ? [e] : []));
			const n = new Set(e.flatMap(({ after: e, before: t }) => e === undefined ? [t] : []));
			return e.flatMap(({ after: e, before: r, path: i }) => {
				if (e === undefined) return t.has(r) ? [] : [{
					path: i,
					kind: "deleted"
				}];
				if (r === undefined) return n.has(e) ? [] : [{
					path: i,
					kind: "added"
				}];
				return [{
					path: i,
					kind: "changed"
				}];
			});
		}
		var o = n(38365);
		var s = n(63913);
		var c = n(8754);
		var l = n(85077);
		var u = n(45951);
		;
		async function readBaseFiles(e, t, n) {
			const [r] = t;
			if (r === undefined) return new Map();
			const i = (0, o.W)(e.host.context.workspace, e.workingDirectory);
			const a = await (0, l.I2)(e, i);
			const s = t.map((t) => ({
				path: t,
				at: (0, u.x5)(e, i, t, a, u.Wm)
			}));
			const f = (0, u.x5)(e, i, ".", a, u.Wm);
			const p = await (0, l.WG)(f, async (e, t) => {
				const r = (0, c.H2)(e);
				const i = new Map();
				for (const { at: e, path: a } of s) i.set(a, await (0, c.xt)(r, t, e.path, n));
				const a = [...i.values()].filter((e) => e.kind === "failed");
				return a.length === i.size ? a[0] ?? d : {
					kind: "files",
					files: i
				};
			});
			if (p.kind === "failed") throw (0, u.Qq)(r, p.why, u.Wm);
			return p.files;
		}
		const d = {
			kind: "failed",
			why: "there is nothing to read"
		};
		async function listChanges(e) {
			const { workspace: t } = e.host.context;
			const n = (0, o.W)(t, e.workingDirectory);
			const [r] = await (0, l.jK)(e, n);
			if (n === undefined || r === undefined) return {
				kind: "failed",
				why: "no commit is checked out"
			};
			const i = await (0, l.I2)(e, n);
			if (i.length === 0) return {
				kind: "failed",
				why: u.Wm.unknown
			};
			const a = (0, s.U)((0, l.jm)(e, n), r.length, e.host.context.tempDirectory);
			try {
				const t = {
					source: a,
					commit: r
				};
				const o = {
					place: e,
					repository: n,
					commits: i,
					path: ""
				};
				const read = async (e, n, r) => {
					const i = await diffTrees({
						source: e,
						commit: n
					}, t);
					return i.kind === "failed" ? i : {
						kind: "changes",
						from: r,
						files: i.value
					};
				};
				const s = await (0, l.WG)(o, read);
				return s.kind === "failed" ? s : {
					...s,
					files: below(s.files, e, n.top)
				};
			} finally {
				a.close();
			}
		}
		function below(e, t, n) {
			const a = (0, o.Q)(t.host.context.workspace, t.workingDirectory);
			return e.flatMap(({ kind: e, path: t }) => {
				const o = (0, r.resolve)(n, t);
				return (0, i.UO)(a, o) ? [{
					kind: e,
					path: (0, r.relative)(a, o).split(r.sep).join("/")
				}] : [];
			});
		}
	}),
	69145: ((e, t, n) => {
		n.d(t, {
			QB: () => readLongYaml,
			gM: () => readYaml
		});
		var r = n(38815);
		var i = n(38086);
		var a = n(24344);
		const o = 1048576;
		const s = 10;
		const c = 240;
		function readYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
			}
		}
		async function readLongYaml(e, t) {
			const n = readSteps(e, t);
			for (;;) {
				const e = n.next();
				if (e.done === true) return e.value;
				await (0, a.pN)();
			}
		}
		function* readSteps(e, t) {
			if (e.length > o) {
				return refuse({
					message: `\`${t}\` is longer than ${o} characters.`,
					input: "file"
				});
			}
			const n = new r.HN();
			const place = (e) => {
				const { line: r, col: i } = n.linePos(e);
				return {
					file: t,
					line: r,
					column: i
				};
			};
			const a = yield* parseYaml(e, n);
			const l = a.errors.some((e) => e.code === "RESOURCE_EXHAUSTION");
			const u = [...a.errors, ...a.warnings].slice(0, l ? 1 : s);
			if (u.length > 0) {
				return refuse(...u.map((e) => ({
					message: l ? "The YAML is nested too deeply." : yamlMessage(e.code, e.message),
					input: "file",
					place: place(e.pos[0])
				})));
			}
			yield;
			const d = ownProblems(e, a, place);
			if (d.length > 0) return refuse(...d.slice(0, s));
			try {
				return {
					kind: "source",
					source: describe(a, a.toJS(), place)
				};
			} catch (e) {
				const t = (0, i.h0)(String(e), c);
				return refuse({
					message: `The YAML cannot be read: ${t}.`,
					input: "file",
					place: place(0)
				});
			}
		}
		function refuse(...e) {
			return {
				kind: "problems",
				problems: e
			};
		}
		function ownProblems(e, t, n) {
			const i = [];
			const tell = (e, t, r) => i.push({
				message: e,
				fix: t,
				input: "file",
				place: n(r)
			});
			const { version: a } = t.directives.yaml;
			if (a !== "1.2") {
				const t = `The file asks for YAML ${a}; only YAML 1.2 is supported.`;
				tell(t, "Remove the line that begins with `%YAML`.", e.search(/^%YAML/m));
			}
			(0, r.YR)(t, { Map: (e, { items: t }) => {
				const n = new Set();
				for (const { key: e } of t) {
					const t = (0, r.jn)(e) ? String(e.value) : undefined;
					if (t === undefined) tell("A key is not plain text.", "Write the key itself, not an alias, a list or a mapping.", offsetOf(e));
					else if (n.has(t)) tell("A key appears twice in one mapping.", "Keep one of them.", offsetOf(e));
					else n.add(t);
				}
			} });
			return i;
		}
		function offsetOf(e) {
			return (0, r.Ll)(e) ? Number(e.range?.[0]) : 0;
		}
		function yamlMessage(e, t) {
			if (e === "MULTIPLE_DOCS") return "The file has several YAML documents; only one is allowed.";
			return `The YAML is invalid: ${(0, i.h0)(t, c)}.`;
		}
		function describe(e, t, n) {
			const i = createPairFinder();
			const followed = (t) => (0, r.Vj)(t) ? t.resolve(e) : t;
			const childOf = (e, t) => {
				const n = followed(e);
				const a = (0, r.oP)(n) ? n.items[Number(t)] : i(n, String(t))?.value;
				return (0, r.Ll)(a) ? a : undefined;
			};
			const nodeAt = (t) => t.reduce((e, t) => childOf(e, t) ?? e, e.contents);
			return {
				data: t,
				placeOf: (e) => n(offsetOf(nodeAt(e))),
				placeOfKey: (e, t) => {
					const r = nodeAt(e);
					return n(offsetOf(i(followed(r), t)?.key ?? r));
				}
			};
		}
		function createPairFinder() {
			const e = new Map();
			return (t, n) => {
				if (!(0, r.jh)(t)) return undefined;
				const i = e.get(t) ?? new Map(t.items.map((e) => [String(e.key), e]));
				e.set(t, i);
				return i.get(n);
			};
		}
		const l = 5e3;
		const u = {
			prettyErrors: false,
			resolveKnownTags: false,
			logLevel: "error",
			uniqueKeys: false
		};
		function* parseYaml(e, t, n = l) {
			const i = new r.iX(t.addNewLine);
			const a = [];
			t.addNewLine(0);
			let o = 0;
			for (const t of new r.JG().lex(e)) {
				for (const e of i.next(t)) a.push(e);
				o += 1;
				if (o % n === 0) yield;
			}
			for (const e of i.end()) a.push(e);
			yield;
			const s = new r.Dk(u).compose(a, true, e.length);
			const [c, d] = [...s];
			const f = c;
			if (d !== undefined) f.errors.push(new r.XT([d.range[0], d.range[1]], "MULTIPLE_DOCS", ""));
			return f;
		}
	}),
	77176: ((e, t, n) => {
		n.d(t, {
			UB: () => isAdvisoryIgnore,
			_d: () => isExpired,
			cY: () => findLoosenedIgnores,
			v$: () => isExpiring
		});
		var r = n(22475);
		const i = 14;
		function isExpired(e, t) {
			return e.expires !== undefined && e.expires.timeMs <= t;
		}
		function isExpiring(e, t) {
			if (e.expires === undefined || isExpired(e, t)) return false;
			return e.expires.timeMs - t <= i * r.sO;
		}
		function isAdvisoryIgnore(e) {
			return e.id !== undefined || e.artifact !== undefined;
		}
		const scopeKey = (e) => JSON.stringify([
			e.id?.toLowerCase(),
			e.artifact,
			e.image
		]);
		const endOf = (e) => e.expires?.timeMs ?? Number.POSITIVE_INFINITY;
		function findLoosenedIgnores(e, t) {
			const n = new Map();
			for (const t of e) {
				const e = n.get(scopeKey(t));
				if (e === undefined || endOf(t) > endOf(e)) n.set(scopeKey(t), t);
			}
			return t.flatMap((e) => {
				const t = n.get(scopeKey(e));
				if (t === undefined) return [{
					ignore: e,
					kind: "added"
				}];
				const { expires: r } = t;
				return r !== undefined && endOf(e) > r.timeMs ? [{
					ignore: e,
					kind: "extended",
					before: r.text
				}] : [];
			});
		}
	}),
	79257: ((e, t, n) => {
		n.d(t, {
			B_: () => createImageIgnores,
			_2: () => usedIgnoreFindings,
			dh: () => loosenedIgnoreFinding,
			qM: () => isImageIgnore
		});
		var r = n(38086);
		var i = n(77176);
		function isImageIgnore(e) {
			return e.image !== undefined && !(0, i.UB)(e);
		}
		function createImageIgnores(e, t, n) {
			const r = new Map();
			const i = e.filter(isImageIgnore).map((e) => ({
				ignore: e,
				matches: t(e.image),
				state: stateOf(e, n)
			}));
			return {
				isEmpty: i.length === 0,
				find: (e) => {
					const t = i.filter(({ matches: t }) => t(e));
					for (const { ignore: e } of t) r.set(e, (r.get(e) ?? 0) + 1);
					return t.find(({ state: e }) => e !== "expired")?.ignore;
				},
				used: () => i.map(({ ignore: e, state: t }) => ({
					ignore: e,
					state: t,
					uses: r.get(e) ?? 0
				}))
			};
		}
		function stateOf(e, t) {
			if ((0, i._d)(e, t)) return "expired";
			return (0, i.v$)(e, t) ? "expiring" : "live";
		}
		function usedIgnoreFindings({ ignore: e, state: t, uses: n }) {
			const r = nameOf(e);
			const i = e.expires?.text ?? "";
			if (t === "expired") {
				const t = n > 0 ? "warning" : "notice";
				const a = `${r} expired on ${i} and no longer has any effect.`;
				return [findingOf(e, "ignore-expired", t, a)];
			}
			return [...t === "expiring" ? [findingOf(e, "ignore-expiring", "warning", `${r} expires on ${i}.`)] : [], ...n === 0 ? [findingOf(e, "ignore-unused", "notice", `${r} matched nothing.`)] : []];
		}
		function loosenedIgnoreFinding({ before: e, ignore: t, kind: n }) {
			const i = nameOf(t);
			const a = t.expires === undefined ? "without an expiry date" : `until ${t.expires.text}`;
			const o = n === "added" ? `This change adds ${i}, ${a}: ${(0, r.h0)(t.reason ?? "", 300)}.` : `This change extends ${i}: it used to expire on ${e ?? ""} and is now valid ${a}.`;
			return findingOf(t, `ignore-${n}`, "notice", o);
		}
		const nameOf = ({ image: e }) => `the ignore for image \`${(0, r.h0)(e ?? "", 200)}\``;
		function findingOf({ image: e, place: t }, n, r, i) {
			const a = {
				file: t.file,
				line: t.line
			};
			return {
				rule: n,
				level: r,
				title: "Ignore",
				message: i,
				location: a,
				fingerprint: `${n} ${e ?? ""}`
			};
		}
	}),
	23368: ((e, t, n) => {
		n.d(t, { K: () => renderFileDiff });
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
	28662: ((e, t, n) => {
		n.d(t, {
			Bo: () => placeMarkdown,
			GA: () => placesMarkdown,
			RT: () => openTable,
			Y1: () => findingBlocks
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(52309);
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
			const l = e === undefined ? "" : `<br>${e.split("\n").map(a.Rw).join("<br>")}`;
			return `${o.W[t]} ${(0, i.FV)(s)}: ${(0, a.Rw)(r)}${c}${l}`;
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
		const fileUri = (e) => e.replace(/\\/g, "/").split("/").map(i.m3).join("/");
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
	24086: ((e, t, n) => {
		n.d(t, {
			H: () => createWorkspacePath,
			X: () => workspacePath
		});
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
		}
	}),
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => listAccountAssociations,
			zH: () => getAccountAssociation
		});
		var r = n(63619);
		var i = n(83612);
		var a = n(80922);
		var o = n(30858);
		const s = (0, a.iU)({
			installationId: a.Qq,
			name: a.Qq
		});
		const c = (0, a.iU)({
			uid: r.YjP(),
			name: a.Qq,
			description: a.Qq,
			amazon: (0, a.no)((0, a.iU)({ account: a.Qq })),
			google: (0, a.no)((0, a.iU)({
				projectId: a.Qq,
				projectNumber: a.Qq
			})),
			azure: (0, a.no)((0, a.iU)({
				tenantId: a.Qq,
				clientIds: (0, a.A7)(r.YjP())
			})),
			github: (0, a.no)((0, a.iU)({ appInstallations: (0, a.A7)((0, a.iU)({ installations: (0, a.c3)(s) })) })),
			chainguard: (0, a.no)((0, a.iU)({ serviceBindings: (0, a.A7)(r.YjP()) })),
			createTime: a.Qq,
			updateTime: a.Qq
		});
		const l = null && [
			"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
			"ACCOUNT_PROVIDER_TYPE_GOOGLE",
			"ACCOUNT_PROVIDER_TYPE_AMAZON",
			"ACCOUNT_PROVIDER_TYPE_AZURE"
		];
		const u = (0, a.iU)({
			status: a.Qq,
			reason: a.Qq,
			message: a.Qq
		});
		function listAccountAssociations(e = {}) {
			const t = { name: e.name };
			return (0, o.gi)("/iam/v2/accountAssociations", "accountAssociations", c, e, t);
		}
		function getAccountAssociation(e) {
			return (0, o.D9)((0, i.A)`/iam/v2/accountAssociations/${e}`, c);
		}
		function createAccountAssociation(e, t) {
			return postCall(path`/iam/v2/accountAssociations/${e}`, t, c);
		}
		function updateAccountAssociation(e, t, n) {
			return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, c);
		}
		function deleteAccountAssociation(e) {
			return deleteCall(path`/iam/v2/accountAssociations/${e}`);
		}
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, l);
			return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, u);
		}
	}),
	67004: ((e, t, n) => {
		n.d(t, {
			YM: () => listAdvisories,
			sb: () => listVulnerabilityMetadata
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(63144);
		;
		const o = r.FsL(r.L5J(), r.pdi((e, t) => {
			if (wrongIn(e) !== undefined) settle(e);
			const n = wrongIn(e);
			if (n !== undefined) t.issues.push({
				code: "custom",
				path: n === "" ? [] : [n],
				input: e
			});
			return e;
		}));
		const s = 3;
		function settle(e) {
			if (!isOwn(e)) return;
			dropNulls(e, s);
			e["updateTime"] ??= "";
			const { severities: t } = e;
			if (Array.isArray(t)) t.forEach(settleScore);
		}
		function isOwn(e) {
			return (0, a.u4)(e);
		}
		function settleScore(e) {
			if (!isOwn(e)) return;
			const { score: t = "" } = e;
			e["score"] = typeof t === "number" ? String(t) : t;
		}
		function dropNulls(e, t) {
			if (t === 0) return;
			if (Array.isArray(e)) {
				for (const n of e) if (isOwn(n)) dropNulls(n, t);
				return;
			}
			const n = e;
			for (const e in n) {
				const r = n[e];
				if (r === null) n[e] = undefined;
				else if (typeof r === "object") dropNulls(r, t - 1);
			}
		}
		const advisory_row_name = (e, t) => typeof e === "string" && e !== "" ? undefined : t;
		const advisory_row_text = (e, t) => e === undefined || typeof e === "string" ? undefined : t;
		function list(e, t, n) {
			if (e === undefined) return undefined;
			if (!Array.isArray(e)) return t;
			for (let r = 0; r < e.length; r += 1) {
				const i = n(e[r]);
				if (i !== undefined) return `${t}.${r}${i === "" ? "" : `.${i}`}`;
			}
			return undefined;
		}
		function noted(e, t) {
			if (e === undefined) return undefined;
			return (0, a.u4)(e) ? advisory_row_text(e["note"], `${t}.note`) : t;
		}
		const wrongInText = (e) => typeof e === "string" ? undefined : "";
		function wrongInSeverity(e) {
			if (!(0, a.u4)(e)) return "";
			return advisory_row_text(e["type"], "type") ?? (typeof e["score"] === "string" ? undefined : "score");
		}
		const within = (e, t) => e?.[t];
		function wrongInEvent(e) {
			if (!(0, a.u4)(e)) return "";
			const { detection: t, falsePositiveDetermination: n, fixed: r, patched: i } = e;
			return advisory_row_text(e["uid"], "uid") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["reviewer"], "reviewer") ?? advisory_row_text(e["reviewState"], "reviewState") ?? advisory_row_text(e["issue"], "issue") ?? (t === undefined || (0, a.u4)(t) ? undefined : "detection") ?? noted(r, "fixed") ?? advisory_row_text(within(r, "fixedVersion"), "fixed.fixedVersion") ?? noted(e["truePositiveDetermination"], "truePositiveDetermination") ?? noted(n, "falsePositiveDetermination") ?? advisory_row_text(within(n, "type"), "falsePositiveDetermination.type") ?? noted(e["analysisNotPlanned"], "analysisNotPlanned") ?? noted(e["fixNotPlanned"], "fixNotPlanned") ?? noted(e["pendingUpstreamFix"], "pendingUpstreamFix") ?? noted(i, "patched") ?? list(within(i, "patchedVersions"), "patched.patchedVersions", wrongInText);
		}
		function wrongIn(e) {
			if (!(0, a.u4)(e)) return "";
			return advisory_row_name(e["uid"], "uid") ?? advisory_row_name(e["advisoryId"], "advisoryId") ?? advisory_row_name(e["artifactName"], "artifactName") ?? (typeof e["updateTime"] === "string" ? undefined : "updateTime") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["legacyAdvisoryId"], "legacyAdvisoryId") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["artifactType"], "artifactType") ?? advisory_row_text(e["artifactArchitecture"], "artifactArchitecture") ?? advisory_row_text(e["componentName"], "componentName") ?? advisory_row_text(e["componentType"], "componentType") ?? advisory_row_text(e["componentLocation"], "componentLocation") ?? advisory_row_text(e["deleteTime"], "deleteTime") ?? list(e["aliases"], "aliases", wrongInText) ?? list(e["severities"], "severities", wrongInSeverity) ?? list(e["events"], "events", wrongInEvent);
		}
		var c = n(30858);
		;
		function listAdvisories(e) {
			const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: a, ...s } = e;
			return (0, c.gi)("/vulnerabilities/v2/advisories", "advisories", o, e, s);
		}
		function getAdvisory(e) {
			return readCall(path`/vulnerabilities/v2/advisories/${e}`, advisoryRow);
		}
		const l = (0, i.no)((0, i.iU)({ note: i.Qq }));
		const u = (0, i.iU)({
			timestamp: i.Qq,
			detection: (0, i.no)((0, i.iU)({})),
			fixed: (0, i.no)((0, i.iU)({ fixedVersion: i.Qq })),
			truePositiveDetermination: l,
			falsePositiveDetermination: (0, i.no)((0, i.iU)({
				type: i.Qq,
				note: i.Qq
			})),
			analysisNotPlanned: l,
			fixNotPlanned: l,
			pendingUpstreamFix: l
		});
		const d = (0, i.iU)({
			id: i.Qq,
			aliases: (0, i.c3)(r.YjP()),
			packageNamespace: i.Qq,
			events: (0, i.c3)(u)
		});
		const f = (0, i.iU)({
			id: i.Qq,
			advisories: (0, i.c3)(d)
		});
		const p = (0, i.iU)({ documents: (0, i.c3)(f) });
		function listAdvisoryDocuments(e = {}) {
			const { cves: t, id: n } = e;
			return {
				...readCall("/advisory/v2/documents", p, {
					id: n,
					cves: t
				}),
				anonymous: true
			};
		}
		const m = r.FsL((0, i.iU)({
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
			const r = (0, c.gi)("/advisory/v2/metadata", "vulnerabilityMetadata", m, {}, {
				id: t,
				ids: n
			});
			return (e) => ({
				...r(e),
				anonymous: true
			});
		}
	}),
	76621: ((e, t, n) => {
		n.d(t, { uP: () => listRepos });
		var r = n(63619);
		var i = n(80922);
		var a = n(30858);
		const o = (0, i.iU)({
			source: i.Qq,
			uniqueTags: i.Jt,
			expirationTime: i.Qq,
			gracePeriod: i.Jt
		});
		const s = (0, i.iU)({
			contents: (0, i.no)((0, i.iU)({
				packages: (0, i.c3)(r.YjP()),
				runtimeRepositories: (0, i.c3)(r.YjP())
			})),
			environment: (0, i.A7)(r.YjP()),
			annotations: (0, i.A7)(r.YjP())
		});
		const c = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq,
			activeTags: (0, i.c3)(r.YjP()),
			aliases: (0, i.c3)(r.YjP()),
			bundles: (0, i.c3)(r.YjP()),
			catalogTier: i.Qq,
			sync_config: (0, i.no)(o),
			customOverlay: (0, i.no)(s)
		});
		const l = null && [
			"CATALOG_TIER_UNSPECIFIED",
			"CATALOG_TIER_APPLICATION",
			"CATALOG_TIER_BASE",
			"CATALOG_TIER_FIPS",
			"CATALOG_TIER_AI",
			"CATALOG_TIER_DEVTOOLS",
			"CATALOG_TIER_COMMERCIAL"
		];
		const u = (0, i.iU)({
			uid: i.Qq,
			content: i.Qq
		});
		function listRepos(e = {}) {
			return (0, a.gi)("/registry/v2/repos", "repos", c, e, { name: e.name });
		}
		function getRepo(e) {
			return readCall(path`/registry/v2/repos/${e}`, c);
		}
		function createRepo(e, t) {
			return postCall(path`/registry/v2/repos/${e}`, checked(t), c);
		}
		function updateRepo(e, t, n) {
			return patchCall(path`/registry/v2/repos/${e}`, checked(t), n, c);
		}
		function checked(e) {
			requireEnumName("catalogTier", e.catalogTier, l);
			return e;
		}
		function deleteRepo(e) {
			return deleteCall(path`/registry/v2/repos/${e}`);
		}
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, u);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, u);
		}
		const d = (0, i.iU)({ architectures: (0, i.c3)(r.YjP()) });
		const f = (0, i.iU)({
			size: i.U9,
			architecture: i.Qq
		});
		function getArchitectures(e, t) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/architectures`, d);
		}
		function getSize(e, t, n) {
			return readCall(path`/registry/v2/repos/${e}/digests/${t}/size`, f, { architecture: n });
		}
		const p = (0, i.iU)({
			policyId: i.Qq,
			policyName: i.Qq,
			mode: i.Qq,
			result: i.Qq,
			bindingId: i.Qq,
			parameters: (0, i.A7)(r.L5J())
		});
		const m = (0, i.iU)({ results: (0, i.c3)(p) });
		function checkPolicies(e, t) {
			return {
				...postCall(path`/registry/v1/repos/${e}:checkPolicies`, { digest: t }, m),
				idempotent: true
			};
		}
	}),
	84551: ((e, t, n) => {
		n.d(t, { cB: () => listTags });
		var r = n(63619);
		var i = n(80922);
		var a = n(30858);
		const o = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			digest: i.Qq,
			deprecated: (0, i.no)(r.zMY()),
			updateTime: i.Qq,
			bundles: (0, i.c3)(r.YjP())
		});
		function listTags(e) {
			const t = e.allClasses === true ? true : undefined;
			const n = {
				name: e.name,
				digest: e.digest,
				updatedSince: e.updatedSince,
				includeReferrers: t,
				includeDates: t,
				includeEpochs: t
			};
			return (0, a.gi)("/registry/v2/tags", "tags", o, e, n);
		}
		function getTag(e) {
			return readCall(path`/registry/v2/tags/${e}`, o);
		}
		function createTag(e, t) {
			return postCall(path`/registry/v2/tags/${e}`, t, o);
		}
		function deleteTag(e) {
			return deleteCall(path`/registry/v2/tags/${e}`);
		}
	}),
	93619: ((e, t, n) => {
		n.d(t, {
			A3: () => reasonOf,
			HT: () => readEnvelope,
			Md: () => isSbomType,
			cO: () => readStatement
		});
		var r = n(63144);
		var i = n(22475);
		const a = 16;
		const o = /^[A-Za-z0-9+/_-]+={0,2}$/;
		function readEnvelope(e) {
			const t = JSON.parse(e);
			if (!(0, r.u4)(t)) throw new TypeError("it is not a JSON object");
			if (t["dsseEnvelope"] !== undefined) return {
				envelope: decodeEnvelope(t["dsseEnvelope"]),
				text: undefined,
				bundle: t
			};
			return {
				envelope: decodeEnvelope(t),
				text: e,
				bundle: undefined
			};
		}
		function payloadTextOf(e) {
			return new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(Buffer.from(e.payload, "base64"));
		}
		function decodeEnvelope(e) {
			if (!(0, r.u4)(e)) throw new TypeError("its envelope is not an object");
			const [t, n] = [(0, r.b6)(e["payload"]), (0, r.b6)(e["payloadType"])];
			if (t === undefined || n === undefined) throw new TypeError("it is neither a DSSE envelope nor a sigstore bundle of one");
			if (!o.test(t)) throw new TypeError("its payload is not base64");
			const i = e["signatures"];
			if (!Array.isArray(i) || i.length === 0) throw new TypeError("it has no signature");
			if (i.length > a) throw new TypeError(`it has more than ${a} signatures`);
			return {
				payloadType: n,
				payload: t,
				signatures: i.map(signatureOf)
			};
		}
		function signatureOf(e) {
			const t = (0, r.u4)(e) ? (0, r.b6)(e["sig"]) : undefined;
			if (t === undefined || !o.test(t)) throw new TypeError("a signature is not base64");
			return t;
		}
		function reasonOf(e) {
			return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
		}
		const s = "application/vnd.in-toto+json";
		const c = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
		const l = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
		const u = 1e3;
		function isSbomType(e) {
			return l.test(e);
		}
		function readStatement(e) {
			if (e.payloadType !== s) throw new TypeError("its payload is not an in-toto statement");
			const t = payloadTextOf(e);
			const n = JSON.parse(t);
			if (!(0, r.u4)(n) || !c.test((0, r.b6)(n["_type"]) ?? "")) throw new TypeError("its payload is not an in-toto statement");
			const i = (0, r.b6)(n["predicateType"]);
			if (i === undefined) throw new TypeError("its statement has no predicate type");
			const { subject: a } = n;
			if (!Array.isArray(a) || a.length > u) throw new TypeError(`its statement has no list of at most ${u} subjects`);
			return {
				subjects: a.flatMap(digestOf),
				predicateType: i,
				createdAt: createdAt(n["predicate"]),
				text: t
			};
		}
		function digestOf(e) {
			const t = (0, r.u4)(e) ? e["digest"] : undefined;
			const n = (0, r.u4)(t) ? (0, r.b6)(t["sha256"]) : undefined;
			return n === undefined ? [] : [`sha256:${n}`];
		}
		function createdAt(e) {
			if (!(0, r.u4)(e)) return undefined;
			const { creationInfo: t, metadata: n } = e;
			const a = (0, r.u4)(t) ? (0, r.b6)(t["created"]) : (0, r.u4)(n) ? (0, r.b6)(n["timestamp"]) : undefined;
			return a === undefined ? undefined : (0, i.pe)(a);
		}
	}),
	31684: ((e, t, n) => {
		n.d(t, {
			Dn: () => isExpected,
			bc: () => signersOfBindings,
			gF: () => policyWords,
			gc: () => subjectProblem,
			s3: () => signerWords,
			sW: () => i
		});
		var r = n(2810);
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
			if (e.kind === "unverified") return "of anybody";
			if (e.kind === "key") return "by the key in `attestation-key`";
			return e.signers.map(({ issuer: e, subject: t }) => `by ${signerWords(e, t)}`).join(" or ");
		}
	}),
	92661: ((e, t, n) => {
		n.d(t, {
			nn: () => createImageRegistry,
			LN: () => referrersTag
		});
		var r = n(39589);
		var i = n(10646);
		var a = n(40382);
		var o = n(63664);
		var s = n(83612);
		var c = n(34779);
		var l = n(63144);
		;
		const u = ["application/vnd.oci.image.index.v1+json", "application/vnd.docker.distribution.manifest.list.v2+json"];
		const d = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
		const f = [...u, ...d].join(", ");
		const p = 1e3;
		function decodeManifest(e) {
			if (!(0, l.u4)(e)) throw new TypeError("it is not a JSON object");
			const [t, n, r] = [
				e["mediaType"],
				e["manifests"],
				e["layers"]
			];
			if (n !== undefined && r !== undefined) throw new TypeError("it has `manifests` and `layers`, so that readers disagree about it");
			if (Array.isArray(n)) {
				requireType(t, u, "manifests");
				return {
					kind: "index",
					manifests: descriptorsOf(n, "manifests")
				};
			}
			if (Array.isArray(r)) {
				requireType(t, d, "layers");
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
			if (e.length > p) throw new TypeError(`\`${t}\` has more than ${p} entries`);
			return e.map((e, n) => decodeDescriptor(e, `${t}.${n}`));
		}
		function decodeDescriptor(e, t) {
			if (!(0, l.u4)(e)) throw new TypeError(`\`${t}\` is not an object`);
			const { annotations: n, artifactType: r, digest: i, mediaType: a, platform: s, size: c } = e;
			if (typeof i !== "string" || !(0, o.Bc)(i)) throw new TypeError(`\`${t}.digest\` is not a sha256 digest`);
			if (typeof c !== "number" || !Number.isSafeInteger(c) || c < 0) throw new TypeError(`\`${t}.size\` is not a number of bytes`);
			return {
				mediaType: (0, l.b6)(a) ?? "",
				digest: i,
				size: c,
				artifactType: (0, l.b6)(r),
				annotations: annotationsOf(n),
				platform: platformOf(s)
			};
		}
		function annotationsOf(e) {
			if (!(0, l.u4)(e)) return {};
			return Object.fromEntries(Object.entries(e).filter((e) => typeof e[1] === "string"));
		}
		function platformOf(e) {
			if (!(0, l.u4)(e)) return undefined;
			const [t, n] = [(0, l.b6)(e["os"]), (0, l.b6)(e["architecture"])];
			if (t === undefined || n === undefined) return undefined;
			return {
				os: t,
				architecture: n,
				variant: (0, l.b6)(e["variant"])
			};
		}
		function nextPageOf(e, t) {
			const n = e === undefined ? undefined : /<([^<>]{1,4096})>\s*;[^<>]*\brel="?next"?/.exec(e)?.[1];
			if (n === undefined) return undefined;
			const r = new URL(t);
			const i = URL.canParse(n, r.href) ? new URL(n, r.href) : undefined;
			if (i === undefined || i.origin !== r.origin || i.pathname !== r.pathname) throw new TypeError("its `Link` to the next page leads elsewhere");
			return i.href;
		}
		;
		const m = 4 * 1024 * 1024;
		const h = 64 * 1024 * 1024;
		const g = 16;
		function createImageRegistry(e) {
			const manifest = (t, n) => get(e, {
				repository: t,
				url: `${e.registryUrl}${(0, s.A)`/v2/${t}/manifests/${n}`}`,
				name: `${t}${(0, o.Bc)(n) ? "@" : ":"}${n}`,
				accept: f,
				maximumBytes: m,
				judge: (e) => {
					const t = `sha256:${(0, r.fg)(e)}`;
					if ((0, o.Bc)(n)) requireDigest(t, n);
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
				blob: async (t, { digest: n, size: i }) => {
					const a = {
						repository: t,
						url: `${e.registryUrl}${(0, s.A)`/v2/${t}/blobs/${n}`}`,
						name: `${t}@${n}`,
						accept: "*/*",
						maximumBytes: h,
						judge: (e) => {
							requireDigest(`sha256:${(0, r.fg)(e)}`, n);
							return e;
						}
					};
					if (i > h) throw tooLarge(a);
					const o = await get(e, a);
					if (o === undefined) throw failure(a.url, "NOT_FOUND", `\`${a.name}\` is not in the registry`);
					return o;
				}
			};
		}
		function referrersTag(e) {
			return e.replace(":", "-");
		}
		function isMissing(e) {
			return e instanceof c.Wk && (e.code === "NOT_FOUND" || e.code === "UNIMPLEMENTED");
		}
		async function listReferrers(e, t, n) {
			const r = [];
			let i = `${e.registryUrl}${(0, s.A)`/v2/${t}/referrers/${n}`}`;
			for (let a = 1; i !== undefined; a += 1) {
				const o = i;
				if (a > g) throw failure(o, "UNDECODABLE", `the list of referrers has more than ${g} pages`);
				const s = await get(e, {
					repository: t,
					url: o,
					name: `${t}@${n}`,
					accept: f,
					maximumBytes: m,
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
				isPublic: i.startsWith(`${a.gO}/`),
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
			return new c.Wk(n, {
				code: t,
				call: callOf(e)
			});
		}
		function callOf(e) {
			return `GET ${new URL(e).pathname}`;
		}
		const _ = 20;
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
			const a = (0, i.U9)(n.hostname) && (0, i.U9)(r.hostname) && r.protocol === "http:";
			if (r.protocol !== "https:" && !a) return {
				kind: "refused",
				reason: "its address is not https"
			};
			const o = [...r.searchParams.values()].filter((e) => e.length >= _);
			const s = r.search.slice(1);
			const c = s.length >= _ ? [s] : [];
			return {
				kind: "url",
				url: r.href,
				secrets: [...new Set([
					...c,
					...o,
					...o.map(encodeURIComponent)
				])]
			};
		}
	}),
	83178: ((e, t, n) => {
		n.d(t, {
			h: () => unplacedRepo,
			u: () => indexRepos
		});
		var r = n(38086);
		var i = n(34779);
		var a = n(86368);
		var o = n(25614);
		var s = n(76621);
		const c = 8;
		async function indexRepos(e, t, n) {
			const r = n && new Set(n.map((e) => e.split("/").at(-1) ?? ""));
			const l = { descendantsOf: t.uid };
			const keep = (e) => {
				if (!e.uid.startsWith(`${t.uid}/`)) return undefined;
				(0, i.rI)(e, "repository", "GET /registry/v2/repos");
				return r === undefined || r.has(e.name) ? {
					uid: e.uid,
					name: e.name
				} : undefined;
			};
			const u = r !== undefined && r.size <= c ? [...r].map((e) => (0, s.uP)({
				...l,
				name: e
			})) : [(0, s.uP)(l)];
			const d = (await Promise.all(u.map((t) => (0, a.y)(e, t, keep)))).flat();
			const f = [...new Map(d.map((e) => [e.uid, e])).values()];
			const isInFolder = (e) => e.uid.split("/").length > 2;
			if (n?.every((e) => !e.includes("/"))) return f.filter((e) => !isInFolder(e));
			if (!f.some(isInFolder)) return f;
			const p = new Map(await (0, a.y)(e, (0, o.P$)(l), (e) => {
				(0, i.rI)(e, "group", "GET /iam/v2/groups");
				return [e.uid, e.name];
			}));
			return f.map((e) => {
				const t = foldersAbove(e.uid);
				const n = [...t.map((e) => p.get(e) ?? e), e.name].join("/");
				const r = t.every((e) => p.has(e));
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
			return new i.Wk(t, {
				code: "UNDECODABLE",
				call: "GET /iam/v2/groups"
			});
		}
	}),
	25235: ((e, t, n) => {
		n.d(t, {
			P_: () => chooseFiles,
			Ro: () => readAreaOf,
			aI: () => unknownFileFinding,
			nt: () => unmatchedGlobFinding
		});
		var r = n(76760);
		var i = n(2810);
		var a = n(38086);
		var o = n(45794);
		var s = n(48636);
		var c = n(41706);
		var l = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, s.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, s.lQ)(n)) {
				throw new o.yo({
					message: `\`working-directory\`: \`${(0, a.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: c, unread: u } = await (0, l.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, c, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: u
				};
			}
			if (c.length === 0 && u.length === 0) {
				throw new o.yo({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, a.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: c,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: u
			};
		}
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const s = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const c = s.filter((e) => !/[*?[\]{}!]/.test(e));
			const l = [];
			for (const e of c) if (!r.has(e) && await isThere(readAreaOf(n), e)) l.push(e);
			const u = [...t.filter((0, i.nY)(s)), ...l];
			const d = new Set(c);
			const f = s.filter((e) => !e.startsWith("!") && !l.includes(e) && !t.some((0, i.Nx)(e)));
			if (u.length > 0) return {
				paths: u,
				areOthers: l.length > 0,
				inFull: d,
				unmatched: f
			};
			throw new o.yo({
				message: `\`files\` matches no file below \`${(0, a.h0)(n.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, s.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, c.sL)(e, t)).kind !== "skipped";
		}
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, a.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "File not read",
				message: `${t} of a kind that is understood.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, a.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
	}),
	56306: ((e, t, n) => {
		n.d(t, { i: () => openFileThreads });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.Ro)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			const handle = async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.Wm)(e.signal, "reading the files");
				}
			};
			return {
				handle,
				handleOrLose: async (t) => {
					try {
						return await handle(t);
					} catch (n) {
						if (!e.signal.aborted) throw n;
						return t.map(() => ({
							kind: "lost",
							why: "was stopped"
						}));
					}
				}
			};
		}
	}),
	88209: ((e, t, n) => {
		n.d(t, {
			OV: () => withCommentList,
			UY: () => hasBase,
			zG: () => applyIgnoreComments
		});
		var r = n(34150);
		var i = n(26963);
		var a = n(38086);
		var o = n(39589);
		var s = n(45794);
		var c = n(43852);
		var l = n(71166);
		var u = n(28662);
		var d = n(97512);
		async function applyIgnoreComments(e, t) {
			const n = await knownComments(e.ignored, t);
			const isNew = (e) => n !== undefined && !n.has(keyOf(e));
			const r = policyIsFromBase(t);
			const i = r ? e.ignored.filter(isNew) : [];
			const a = r ? e.ignored.filter((e) => !isNew(e)) : e.ignored;
			const o = withRefused(e, i);
			const s = "with an ignore comment";
			return {
				...o,
				findings: [
					...o.findings,
					...(0, c.kh)(o.untagged),
					...e.ignored.filter(isNew).map((e) => addedFinding(e, r))
				],
				skipped: [...o.skipped, {
					what: "references",
					why: s,
					count: a.length
				}],
				comments: a.map((e) => ({
					...e.location,
					image: e.text,
					reason: e.reason,
					...n === undefined ? {} : { added: isNew(e) }
				}))
			};
		}
		function withRefused(e, t) {
			const n = t.map(({ without: e }) => e);
			const r = n.flatMap((e) => e.kind === "untagged" ? [e.name] : []);
			return {
				...e,
				references: [...e.references, ...n.flatMap((e) => e.kind === "reference" ? [e.reference] : [])],
				malformed: [...e.malformed, ...n.flatMap((e) => e.kind === "malformed" ? [e.malformed] : [])],
				unresolved: [...e.unresolved, ...n.flatMap((e) => e.kind === "unresolved" ? [e.part] : [])],
				untagged: [...e.untagged, ...r],
				skipped: [...e.skipped, {
					what: "references",
					why: "without a tag in texts",
					count: r.length
				}]
			};
		}
		function policyIsFromBase({ deps: e, inputs: t }) {
			const { host: n, workingDirectory: r } = e;
			return (0, l.uM)({
				host: n,
				policyFrom: t["policy-from"],
				workingDirectory: r
			});
		}
		const keyOf = ({ name: e, readBy: t }) => JSON.stringify([t, e]);
		async function knownComments(e, t) {
			const n = policyIsFromBase(t);
			if (e.length === 0 || !n && !hasBase(t)) return undefined;
			try {
				const r = await (0, d.W)([...new Set(e.map(({ readBy: e }) => e))], {
					...t,
					decides: n
				});
				const i = r.unreadable.filter(({ kind: e }) => e === "failed");
				if (i.length > 0) throw (0, d.S)(i);
				return new Set([...r.judged.values()].flatMap((e) => e.ignored).map(keyOf));
			} catch (e) {
				if (n || !(e instanceof s.yo)) throw e;
				const r = (0, a.h0)(e.problems[0]?.message ?? "", 400);
				t.deps.host.log.info(`Cannot determine which ignore comments this change adds: ${r}`);
				return undefined;
			}
		}
		function hasBase({ deps: e }) {
			const { changeRequest: t } = e.host.context;
			return t?.baseCommit !== undefined || t?.baseRef !== undefined;
		}
		function addedFinding({ location: e, reason: t, text: n }, r) {
			const i = (0, a.h0)(n, 300);
			const s = t === undefined ? "without a reason" : `with the reason: ${(0, a.h0)(t, 300)}`;
			const c = r ? " It has no effect, because the policy comes from the base, which has no such comment on this image in this file." : "";
			return {
				rule: "ignore-added",
				level: "notice",
				title: "Ignore comment",
				message: `This change adds an ignore comment on \`${i}\`, ${s}.${c}`,
				artifact: i,
				location: e,
				fingerprint: (0, o.ax)("ignore-added", e.file, i)
			};
		}
		function withCommentList(e, t) {
			if (t.length === 0) return e;
			const n = `${(0, r.hS)(t.length, "reference")} with an ignore comment`;
			const a = (0, i.c_)([
				"Image",
				"Reason",
				"Place"
			], t, (e) => [
				(0, i.fl)(e.image, 300),
				(0, i.FV)(e.reason ?? "no reason given", 300) + (e.added === true ? " (added)" : ""),
				(0, u.Bo)(e)
			]);
			return {
				...e,
				details: [...e.details, (0, i.GE)(n, a)]
			};
		}
	}),
	97512: ((e, t, n) => {
		n.d(t, {
			S: () => unreadableError,
			W: () => judgeAtBase
		});
		var r = n(45794);
		var i = n(29396);
		var a = n(35147);
		var o = n(48395);
		var s = n(45951);
		var c = n(24086);
		var l = n(56306);
		const u = 8 * 1024 * 1024;
		async function judgeAtBase(e, { decides: t, deps: n, inputs: r, names: i }) {
			const s = new Set(e.flatMap((e) => [e, ...companionsOf(e)]));
			const d = await (0, o.b)((0, a.U)(r, n, t), [...s], u);
			const f = (0, c.H)(n);
			const textOf = (e) => {
				const t = d.get(e);
				if (t?.kind !== "file" || t.text.includes("\0")) return undefined;
				return {
					path: e,
					shown: f(e),
					text: t.text
				};
			};
			const p = e.flatMap((e) => {
				const t = textOf(e);
				const [n] = companionsOf(e).map(textOf);
				return t === undefined ? [] : [{
					...t,
					companion: n
				}];
			});
			const m = p.map((e) => ({
				kind: "judge",
				file: e
			}));
			const h = await (0, l.i)(n, i).handle(m);
			const g = new Map();
			const _ = e.flatMap((e) => {
				const t = d.get(e);
				return t?.kind === "failed" || t?.kind === "refused" ? [{
					...t,
					path: e
				}] : [];
			});
			for (const [e, { path: t }] of p.entries()) {
				const n = h[e];
				if (n?.kind === "answer" && n.answer.kind === "judge") g.set(t, n.answer.judged);
				else _.push({
					path: t,
					kind: "failed",
					why: n?.kind === "lost" ? `it ${n.why}` : "it was not read"
				});
			}
			return {
				judged: g,
				unreadable: _
			};
		}
		const companionsOf = (e) => [(0, i._M)(e) ?? []].flat();
		function unreadableError(e) {
			return new r.yo(...e.flatMap(({ path: e, why: t }) => (0, s.Qq)(e, t, s.Wm).problems));
		}
	}),
	64128: ((e, t, n) => {
		n.d(t, { i: () => readWorkspace });
		var r = n(34150);
		var i = n(38086);
		var a = n(45794);
		var o = n(27846);
		;
		const s = [
			"foreign",
			"unnamed",
			"untagged"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				unnamed: 0,
				untagged: 0
			};
			for (const n of e) for (const e of s) t[e] += n.left[e];
			const n = uniqueReferences(e.flatMap((e) => e.references));
			const r = e.filter(({ isScanned: e }) => e).length;
			return {
				references: n,
				malformed: e.flatMap((e) => e.malformed),
				unresolved: e.flatMap((e) => e.unresolved),
				untagged: e.flatMap((e) => e.untagged),
				ignored: uniqueIgnored(e.flatMap((e) => e.ignored)),
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: t.unnamed
					},
					{
						what: "references",
						why: "without a tag in texts",
						count: t.untagged
					}
				],
				summary: summaryOf(r, n.length, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				const r = keyOfPlace(e);
				if (!t.has(r)) return true;
				if (!e.scanned.isInCompanion || n.has(r)) return false;
				n.add(r);
				return true;
			});
		}
		function uniqueIgnored(e) {
			const keyOf = ({ location: e, text: t }) => JSON.stringify([
				e.file,
				e.line,
				e.column,
				t
			]);
			return [...new Map(e.map((e) => [keyOf(e), e])).values()];
		}
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
		var c = n(29396);
		var l = n(36083);
		var u = n(24086);
		var d = n(25235);
		var f = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, d.P_)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, c.yK)(e) === undefined) skipByName(i, e, "a file of this product");
			else a.push(e);
			const o = (0, f.i)(t, n);
			const s = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				isOrdinary: r.areOrdinary
			}));
			const l = await o.handle(s);
			for (const [e, t] of a.entries()) {
				const n = l[e];
				if (n?.kind === "answer" && n.answer.kind === "read") add(i, t, n.answer.file);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		function openReading(e, t) {
			const n = (0, u.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				judged: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map(d.nt),
				skipped: [],
				judgedFiles: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function add(e, t, n) {
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") e.unread.push(unreadFile(e.shown(t), n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else addText(e, t, n);
		}
		function addSkipped(e, t, n) {
			if (n === o.gb) {
				passOver(e, t);
				return;
			}
			if (n === c.Cm) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e }, t, n) {
			return n !== undefined && e.has(n) && (0, c.yK)(n) === (0, c.yK)(t);
		}
		function addText(e, t, { holders: n, judged: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.judged.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { encoding: t, path: r, text: i } of n) e.files.set(r, {
				text: i,
				encoding: t
			});
		}
		function unreadFile(e, t, n = 1) {
			return {
				kind: "file",
				what: e,
				why: t,
				location: {
					file: e,
					line: n
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, findings: r, shown: i } = e;
			e.unknown += 1;
			skipFile(e, o.gb);
			if (n.inFull.has(t)) r.push((0, d.aI)(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, a, o) {
			r.push({
				what: (0, i.h0)(n(a), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(a)) t.push((0, d.aI)(n(a)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, i.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: a, judged: o, judgedFiles: s, judgedPaths: c, scanned: u, skipped: f, unknown: p, unread: m } = e;
			const h = f.filter(({ why: e }) => e === "not in the working tree").length;
			if (u === 0 && m.length === 0 && h > 0) throw nothingThere(h);
			if (t && u === 0 && a.length === 0 && m.length === 0) a.push((0, d.aI)());
			const g = m.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, i.h0)(e, 300),
				why: (0, i.h0)(t, 500)
			}));
			const _ = p === 1 ? "is" : "are";
			const v = `${(0, r.hS)(p, "file")} named by \`files\` ${_} not of a supported type.`;
			const y = collectReferences(o);
			return {
				...y,
				files: n,
				judgedPaths: c,
				unread: m,
				findings: a,
				account: (0, l.X)(s, f, g),
				log: [y.summary, ...t && p > 0 ? [v] : []]
			};
		}
		function nothingThere(e) {
			return new a.yo({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	}),
	19161: ((e, t, n) => {
		n.d(t, { W: () => findRemovedReferences });
		var r = n(2810);
		var i = n(38086);
		var a = n(39589);
		var o = n(45794);
		var s = n(29396);
		var c = n(40382);
		var l = n(35147);
		var u = n(48395);
		var d = n(24086);
		var f = n(88209);
		var p = n(97512);
		const m = {
			checkout: 500,
			github: 50
		};
		const h = new Set(["text", "markdown"]);
		async function findRemovedReferences(e, t, n) {
			const a = {
				...n,
				decides: false
			};
			const { deps: c, inputs: p } = a;
			if (!(0, f.UY)(a)) return [];
			const notCompared = (e) => {
				c.host.log.debug(`References that the change removes are not listed: ${(0, i.h0)(e, 400)}`);
				return [];
			};
			try {
				const n = await (0, u.W)((0, l.U)(p, c, a.decides));
				if (n.kind === "failed") return notCompared(n.why);
				const i = namesByFile(t, a);
				const o = (0, d.H)(c);
				const f = e.length === 0 ? () => true : (0, r.nY)(e.map(plainGlob));
				const g = n.files.filter(({ kind: e, path: t }) => {
					const r = (0, s.yK)(t);
					if (e === "added" || r === undefined || !f(t)) return false;
					return n.from === "checkout" || !h.has(r) || i.has(o(t));
				});
				const _ = m[n.from];
				if (g.length > _) return notCompared(`the change touches more than ${_} files`);
				return await compare(g, n.files, i, a);
			} catch (e) {
				if (!(e instanceof o.yo)) throw e;
				return notCompared(e.problems[0]?.message ?? "");
			}
		}
		const plainGlob = (e) => e.replace(/^(!?)(?:\.\/)+/, "$1");
		function namesByFile({ ignored: e, malformed: t, references: n, unread: r }, i) {
			const a = new Map();
			const add = (e, t) => {
				const n = a.get(e) ?? new Set();
				a.set(e, n.add(t));
			};
			for (const { image: e, location: t } of n) add(t.file, e.repository);
			for (const { location: t, name: n } of e) add(t.file, n);
			for (const { location: e, text: n } of t) add(e.file, (0, c.Yw)(n, i.names));
			for (const { kind: e, location: t, what: n } of r) if (e === "reference") add(t.file, (0, c.Yw)(n, i.names));
			for (const { kind: e, location: t } of r) if (e === "file") a.set(t.file, undefined);
			return a;
		}
		async function compare(e, t, n, r) {
			const i = (0, d.H)(r.deps);
			const { judged: a } = await (0, p.W)(e.map(({ path: e }) => e), r);
			const o = t.filter(({ kind: e }) => e === "added");
			const s = new Set(o.flatMap(({ path: e }) => [...n.get(i(e)) ?? []]));
			return e.flatMap(({ kind: e, path: t }) => {
				const r = i(t);
				const o = n.get(r);
				if (n.has(r) && o === undefined) return [];
				const c = (a.get(t)?.references ?? []).filter((e) => e.file === t);
				const l = new Map(c.map(({ image: e, scanned: t }) => [e.repository, t.text]));
				return [...l].filter(([e]) => o?.has(e) !== true && !s.has(e)).map(([, t]) => removedFinding(r, t, e === "deleted"));
			});
		}
		function removedFinding(e, t, n) {
			const [r, o] = [(0, i.h0)(t, 300), (0, i.h0)(e, 300)];
			const s = n ? `\`${o}\`, which this change deletes` : `\`${o}\``;
			return {
				rule: "removed-reference",
				level: "notice",
				title: "No longer referenced",
				message: `\`${r}\` was referenced at the base by ${s}, and is not any more.`,
				artifact: r,
				...n ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: (0, a.ax)("removed-reference", e, r)
			};
		}
	})
};
;
