"use strict";
exports.id = 500;
exports.ids = [500];
exports.modules = {
	46163: ((e, t, n) => {
		n.d(t, { n: () => compareText });
		function compareText(e, t) {
			return Number(e > t) - Number(e < t);
		}
	}),
	55478: ((e, t, n) => {
		n.d(t, {
			B: () => i,
			Y: () => showCandidates
		});
		var r = n(38086);
		const i = 100;
		const a = 5;
		function showCandidates(e) {
			const t = e.slice(0, a).map(({ uid: e, name: t }) => `\`${(0, r.h0)(t, i)}\` (${e})`);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	10646: ((e, t, n) => {
		n.d(t, { m: () => encodeUriPart });
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	46830: ((e, t, n) => {
		n.d(t, { u: () => createAdvisoryCollection });
		var r = n(52948);
		var i = n(47025);
		var a = n(47242);
		;
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
		;
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
		;
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
	}),
	47242: ((e, t, n) => {
		n.d(t, {
			bA: () => componentKey,
			Dh: () => itemKey,
			iZ: () => itemsOfRow,
			$j: () => mergeItems,
			F3: () => standingsOf
		});
		var r = n(77825);
		var i = n(47025);
		var a = n(17986);
		;
		const o = [
			"lacks",
			"has",
			"affected"
		];
		function stateInBase(e, { packages: t, type: n }, r, { isAffecting: i, isDoubted: a }) {
			if (r.length === 0) return "lacks";
			const [s = "lacks", ...c] = Array.from(placesOf(e, t, i), (t) => stateAt(e, {
				type: n,
				place: t,
				isDoubted: a
			}, r));
			const isNearer = (e, t) => i ? o.indexOf(e) < o.indexOf(t) : o.indexOf(e) > o.indexOf(t);
			return c.reduce((e, t) => isNearer(t, e) ? t : e, s);
		}
		const s = new Set([undefined]);
		function placesOf(e, t, n) {
			if (t.every(({ places: e }) => e === undefined)) return s;
			const r = t.filter(({ type: t, version: r }) => !n || (0, a.Gh)(e, t, r).status === "affecting");
			return new Set(r.flatMap(({ places: e }) => e ?? [undefined]));
		}
		function stateAt(e, { isDoubted: t, place: n, type: r }, o) {
			let s = "lacks";
			for (const c of o) {
				if (!isAt(c, n)) continue;
				if (!(0, i.hN)(r, c.type) || !(0, i.sN)(e.artifactArchitecture, c.arch)) continue;
				const { doubt: o, status: l } = (0, a.Gh)(e, c.type, c.version);
				if (l === "affecting" && (t || o === undefined)) return "affected";
				s = "has";
			}
			return s;
		}
		function isAt({ places: e }, t) {
			return e === undefined || t !== undefined && e.includes(t);
		}
		var c = n(93146);
		var l = n(25225);
		;
		const u = [];
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
			if (i.every(({ facts: e }) => (0, l.iL)(e, r.facts))) return [{
				facts: r.facts,
				packages: n
			}];
			return (0, l.CP)(t, [r, ...i]);
		}
		function itemsOfRow(e, t, n, r) {
			const i = groupByType(e, t);
			const a = i.length === 0 && r ? [{
				type: typeOf(e),
				packages: []
			}] : i;
			const o = componentsOf(e);
			const s = e.severities === undefined ? c.J_ : (0, c.IB)(e.severities);
			return a.map((r) => {
				const [{ facts: i, packages: a, said: c }, ...l] = standingsByRow(e, r.type, r.packages);
				const d = a.find((e) => e.version !== undefined)?.version;
				const f = i.status === "affecting";
				const p = (c ?? [i]).every(({ doubt: e }) => e !== undefined);
				const m = n === undefined ? "lacks" : stateInBase(e, r, n, {
					isAffecting: f,
					isDoubted: p
				});
				const h = {
					advisoryId: e.advisoryId,
					aliases: e.aliases ?? u,
					artifact: nameOf(e, t),
					facts: i,
					rating: s,
					isNew: f ? m !== "affected" : m === "lacks",
					packages: a
				};
				if (c !== undefined) h.said = c;
				if (l.length > 0) h.better = l;
				if (r.type !== undefined) h.type = sharedText(r.type);
				if (d !== undefined) h.version = d;
				if (o !== undefined) h.components = o;
				if (!f && m === "affected") h.affectsBase = true;
				return h;
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
		const d = new Map();
		const f = 1e4;
		function sharedText(e) {
			const t = d.get(e);
			if (t !== undefined) return t;
			if (d.size === f) d.clear();
			d.set(e, e);
			return e;
		}
		function isSeverer(e, t) {
			const n = (0, c.qs)(e.severity) - (0, c.qs)(t.severity);
			return n < 0 || n === 0 && (e.score ?? 0) > (t.score ?? 0);
		}
		const isBaseAffected = (e) => e.facts.status === "affecting" ? !e.isNew : e.affectsBase === true;
		const standingsOf = (e) => [e, ...e.better ?? []];
		function mergeItems(e, t) {
			const [n, ...r] = standingsOf(e);
			const [{ facts: i, packages: a, said: o }, ...s] = (0, l.CP)(e.type, [
				n,
				...r,
				...standingsOf(t)
			]);
			const c = [e, t].find((e) => e.facts.status === i.status && e.version !== undefined);
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
			if (c?.version !== undefined) f.version = c.version;
			if (o !== undefined) f.said = o;
			if (s.length > 0) f.better = s;
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
		var i = n(79749);
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
			ie: () => fixOfAll
		});
		var r = n(17986);
		var i = n(1414);
		const a = [
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
			for (const i of a) {
				const [a, ...o] = t.filter(({ facts: e }) => e.status === i);
				if (a === undefined) continue;
				const s = [a, ...o];
				const c = packagesOf(s, n);
				if (r.length === 0) r.push(standingOf(e, s, withUnplaced(s, c)));
				else if (c.length > 0) r.push(standingOf(e, s, c));
			}
			const [i = t[0], ...o] = r;
			return [i, ...o];
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
		const o = "its fixed versions cannot be compared";
		function joinFacts(e, t, n) {
			const r = { status: t };
			const a = i.Bl.find((e) => n.some((t) => t.word === e));
			if (a !== undefined && n.every((e) => e.word !== undefined)) r.word = a;
			const s = fixOfAll(e, n.map((e) => e.fixedVersion));
			if (s !== undefined) r.fixedVersion = s;
			const c = n[0]?.falsePositiveType;
			if (c !== undefined && n.every(({ falsePositiveType: e }) => e === c)) r.falsePositiveType = c;
			const l = new Set(n.flatMap(({ doubt: e }) => e ?? []));
			if (s === undefined && n.every((e) => e.fixedVersion !== undefined)) l.add(o);
			if (n.some(({ isUndated: e }) => e)) r.isUndated = true;
			if (l.size > 0) r.doubt = [...l].sort().join("; ");
			return r;
		}
		function fixOfAll(e, t) {
			const n = t.flatMap((e) => e ?? []);
			return n.length < t.length ? undefined : (0, r.BR)(e ?? "apk", n);
		}
	}),
	24585: ((e, t, n) => {
		n.d(t, {
			j: () => askAdvisories,
			g: () => readAdvisories
		});
		var r = n(24344);
		var i = n(15514);
		var a = n(67004);
		var o = n(46830);
		var s = n(34779);
		;
		const c = new Set([
			"INTERNAL",
			"UNKNOWN",
			"DATA_LOSS",
			"UNDECODABLE",
			"INVALID_ARGUMENT"
		]);
		const l = 8;
		const u = 64;
		function createPartReader(e) {
			const t = [];
			let n = 0;
			let r = false;
			const canSplit = () => n < (r ? u : l);
			const read = async (i, a) => {
				try {
					await e.read(i, a);
					r = true;
				} catch (r) {
					n += 1;
					const o = r instanceof s.Wk && c.has(r.code);
					if (o && a.length > 1 && canSplit()) {
						const e = Math.ceil(a.length / 2);
						await Promise.all([read(i, a.slice(0, e)), read(i, a.slice(e))]);
						return;
					}
					for (const e of a) t.push({
						question: i,
						value: e,
						error: r
					});
					if (!o) e.stop(r);
				}
			};
			return {
				read,
				unread: () => t
			};
		}
		var d = n(67880);
		;
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
		var f = n(47025);
		;
		class StoppedError extends Error {}
		function createStoppableClient(e, t) {
			const n = (0, r.z)(2 * t);
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
			const s = createStoppableClient(n.session.client, o);
			const c = createRowCounter(n);
			const l = createFilterWatch();
			const u = createPartReader({
				read: (e, n) => l.watch(e, n, (r) => (0, i.h)(s, (0, a.Y)({ [e]: n }), (n) => {
					t.add(n, e);
					c();
					r(n);
				})),
				stop: s.stop
			});
			const d = questionsOf(e);
			await (0, r.P)(d, o, async ({ question: e, values: t }, n) => {
				if (n > 0) await l.opened;
				if (!l.areIgnored()) await u.read(e, t);
			});
			let f = u.unread();
			if (l.areIgnored() && s.reason() === undefined) {
				n.host.log.info("The service ignores the filters of the list of advisories, so all of it is read.");
				f = await readCatalog(t, s, d, c);
			} else if (s.reason() === undefined && t.openLookups().length > 0) {
				await p(t, n, o, s.stop);
				if (t.canTellAliases()) await m(t, n, o, s.stop);
			}
			const h = s.reason();
			if (h === undefined) t.endAliases();
			return {
				failure: h,
				unread: f,
				openLookups: h === undefined ? [] : t.openLookups()
			};
		}
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
		function createRowCounter({ host: e }) {
			let t = 0;
			return () => {
				t += 1;
				if (t % 1e3 === 0) e.progress(`${t} advisories read`);
			};
		}
		async function readCatalog(e, t, n, r) {
			try {
				await (0, i.h)(t, (0, a.Y)({}), (t) => {
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
			return async (n, r, o, s) => {
				const c = createStoppableClient(r.session.client, o);
				await Promise.all((0, d.vj)(e, spellings(n.openLookups())).map(async (r) => {
					try {
						await (0, i.h)(c, (0, a.Y)({ [e]: r }), (e) => {
							if (!t(e, n)) throw new StoppedError();
						});
					} catch (e) {
						c.stop(e);
						if (!(e instanceof StoppedError)) s(e);
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
	67880: ((e, t, n) => {
		n.d(t, {
			DF: () => i,
			vj: () => batchNames,
			xF: () => queryLength
		});
		const r = 6500;
		const i = 4096;
		function queryLength(e, t) {
			const n = /^[\w.*-]*$/.test(t) ? t.length : new URLSearchParams([["", t]]).toString().length - 1;
			return e.length + n + 2;
		}
		function batchNames(e, t, n = Number.POSITIVE_INFINITY) {
			const i = [];
			let a = 0;
			for (const o of t) {
				const t = queryLength(e, o);
				const s = i.at(-1);
				if (s === undefined || t > a || s.length >= n) {
					i.push([o]);
					a = r - t;
				} else {
					s.push(o);
					a -= t;
				}
			}
			return i;
		}
	}),
	38421: ((e, t, n) => {
		n.d(t, { p: () => createImageReader });
		var r = n(24344);
		var i = n(45794);
		var a = n(63664);
		var o = n(38086);
		var s = n(93619);
		var c = n(77127);
		var l = n(62214);
		;
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
			return `${(0, c.LN)(e)}.att`;
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
			return e === undefined || (0, l.M)(e);
		}
		var p = n(17121);
		var m = n(31684);
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
			const { createSignatureJudge: t } = await Promise.all([n.e(323), n.e(249)]).then(n.bind(n, 249));
			return t(e);
		}
		function readOne(e, { layer: t }, n, r, i) {
			let a;
			let o;
			try {
				const i = (0, s.H)(e);
				a = (0, l.c)(i.envelope);
				if (!(0, l.M)(a.predicateType)) return { kind: "foreign" };
				if (!a.subjects.includes(n)) return {
					kind: "rejected",
					reason: `it is about ${subjectWords(a.subjects)}`
				};
				o = r(i, t.annotations);
			} catch (e) {
				return {
					kind: "rejected",
					reason: (0, p.A)(e)
				};
			}
			if (o.kind === "invalid") return {
				kind: "rejected",
				reason: o.reason
			};
			const { createdAt: c, predicateType: u } = a;
			const { signedAt: d, signer: f } = o;
			const m = d ?? c;
			return {
				kind: "sbom",
				sbom: {
					text: a.text,
					predicateType: u,
					attachedTo: n,
					isVerified: i,
					signer: f,
					time: m
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
			return new i.y({
				message: `${imageWords(e)} has no SBOM attestation: there is none among its referrers, and none under the tag \`${t}\``,
				fix: "attest an SBOM with `cosign attest --type spdxjson`, or write the SBOM to a file and name it in `sbom`"
			});
		}
		function noneCounts(e, t, n) {
			const r = t.slice(0, 3).map(({ place: e, reason: t }) => `${(0, o.h0)(t, 300)} (${e.name}, ${e.layer.digest})`);
			const a = t.length > 3 ? `; and ${t.length - 3} more` : "";
			return new i.y({
				message: `${imageWords(e)} has no SBOM attestation that counts; expected a signature ${(0, m.gF)(n)}: ${r.join("; ")}${a}`,
				fix: "do not use the image before this is explained; if somebody else signs it rightly, say so in `attestation-issuer` and `attestation-subject`, or in `attestation-key`"
			});
		}
		function tooMany(e) {
			return new i.y({
				message: `${imageWords(e)} has more than ${f} attestations that may be SBOMs`,
				fix: "remove the ones that are no longer needed, for example with `cosign attest --replace`"
			});
		}
		var h = n(75577);
		var g = n(4458);
		var _ = n(64764);
		var v = n(46115);
		var y = n(34779);
		var b = n(3532);
		var x = n(59492);
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
			const r = n === v.g;
			const { issuer: i, subject: a } = r ? m.sW : {
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
			const unknown = (e) => new i.y({
				message: `which identities sign the images of \`${(0, o.h0)(n, 100)}\` is not known: ${e}`,
				fix: "give the identity the capability `account_associations.list` on the organization, or name the signer in `attestation-subject` (and `attestation-issuer`)",
				input: "attestation-subject"
			});
			try {
				const r = (0, x.Qn)(n) ? [{ uid: n }] : await (0, x.xO)(e, n);
				const [i] = r;
				if (i === undefined || r.length > 1) throw unknown(`this identity sees ${r.length} organizations of that name`);
				const a = await e.send((0, b.zH)(i.uid));
				const o = (0, m.bc)(a.chainguard?.serviceBindings ?? {}, t);
				if (o.length === 0) throw unknown("its account association names neither CATALOG_SYNCER nor APKO_BUILDER");
				return o;
			} catch (e) {
				if (!(e instanceof y.Wk)) throw e;
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
			throw new i.y({
				message: `\`${t}\`: there is no file \`${(0, o.h0)(e, 300)}\``,
				fix: "check the path; it starts from `working-directory`, and with `policy-from: base` at the base commit",
				input: t
			});
		}
		;
		const S = 4;
		function createImageReader(e, t) {
			const n = (0, c.nn)(t.session.registry.access);
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
				const i = await (0, r.P)(e, S, (e) => readImage(e, n).then((e) => ({
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
			if (o === undefined) throw new i.y({
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
				const t = (0, h.FL)(e);
				const r = t === undefined ? undefined : (0, h.xV)(c.manifests, t);
				if (r?.kind === "manifest") return {
					platform: e,
					digest: s,
					manifest: r.descriptor.digest,
					index: s
				};
				const a = (0, h.mS)(c.manifests).join(", ");
				throw new i.y({
					message: `\`${n}\` has no image for \`${e}\`, but for: ${a === "" ? "nothing" : a}`,
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
			const p = (0, _.r)(d.text, f, u.types);
			if (p.kind === "not-sbom") throw new i.y({ message: `the SBOM attestation of \`${f}\` cannot be read: ${p.reason}` });
			const m = (0, g.Ez)("images", f, p, u);
			if (m.length > 0) throw new i.y(...m);
			const v = n.includes("@") ? n : (0, a.Yk)({
				...t.complete,
				digest: o
			});
			const y = s === undefined ? undefined : (0, h.FL)(l)?.architecture;
			const b = d.attachedTo !== c;
			return {
				...(0, g.xS)({
					file: f,
					inWorkspace: false
				}, p),
				image: v,
				name: n,
				digest: o,
				manifest: c,
				platform: l,
				sbom: d.isVerified ? "attested" : "unverified",
				...r === undefined ? {} : { places: r },
				packages: p.packages.map((e) => ({
					...e,
					...y !== undefined && (e.arch === undefined || b) ? { arch: y } : {},
					image: v,
					...r === undefined ? {} : { places: r }
				}))
			};
		}
	}),
	56224: ((e, t, n) => {
		n.d(t, { X: () => createProblemCollector });
		var r = n(45794);
		function createProblemCollector() {
			const e = [];
			return {
				add: (...t) => void e.push(...t),
				attempt: async (t) => {
					try {
						return await t();
					} catch (t) {
						if (!(t instanceof r.y)) throw t;
						e.push(...t.problems);
						return undefined;
					}
				},
				throwIfAny: () => {
					if (e.length > 0) throw new r.y(...e);
				}
			};
		}
	}),
	4458: ((e, t, n) => {
		n.d(t, {
			Ez: () => sbomProblems,
			te: () => readSboms,
			xS: () => factsOf,
			yL: () => typeWords
		});
		var r = n(76760);
		var i = n(34150);
		var a = n(38086);
		var o = n(66567);
		var s = n(64764);
		var c = n(49303);
		const l = 256 * 1024 * 1024;
		const u = 10;
		async function readSboms(e, t, n, r, i) {
			if (t.length === 0) return {
				facts: [],
				packages: [],
				indexes: [],
				paths: []
			};
			const a = await (0, o.C)(r.workingDirectory, t);
			i.add(...globProblems(e, t, a, r.workingDirectory));
			const u = [];
			for (const t of a.paths) {
				const a = shownPath(r.host.context.workspace, t);
				const d = await (0, o.t)(t, l);
				const f = d.kind === "text" ? (0, s.r)(d.text, a.file, n.types) : (0, c.r0)(d.reason);
				if (f.kind === "sbom") u.push({
					place: a,
					sbom: f
				});
				else i.add(notSbomProblem(e, a.file, f));
			}
			const d = [];
			const f = [];
			const p = [];
			for (const { place: t, sbom: r } of u) {
				const a = u.flatMap((e) => e.sbom === r ? [] : [e.sbom]);
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
			const o = n.unreadable.slice(0, u);
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
	79749: ((e, t, n) => {
		n.d(t, {
			Zy: () => compareVersions,
			kE: () => hasVersionScheme,
			mm: () => upstreamVersion
		});
		var r = n(68898);
		var i = n(9005);
		var a = n(78469);
		var o = n(58780);
		var s = n(46163);
		;
		const c = {
			first: 0,
			number: 1,
			letter: 2,
			suffix: 3,
			suffixNumber: 4,
			hash: 5,
			revision: 6,
			end: 7
		};
		const l = [
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
		const u = /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
		const d = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;
		function isApkVersion(e) {
			return u.test(e);
		}
		function tokenOf(e) {
			const t = e[0];
			if (e.index === 0) return {
				kind: c.first,
				text: t
			};
			if (t.startsWith(".")) return {
				kind: c.number,
				text: t.slice(1)
			};
			if (t.startsWith("_")) return {
				kind: c.suffix,
				text: t.slice(1)
			};
			if (t.startsWith("~")) return {
				kind: c.hash,
				text: t.slice(1)
			};
			if (t.startsWith("-r")) return {
				kind: c.revision,
				text: t.slice(2)
			};
			return {
				kind: /\d/.test(t) ? c.suffixNumber : c.letter,
				text: t
			};
		}
		const f = {
			kind: c.end,
			text: ""
		};
		function compareNumbers(e, t) {
			const n = e.replace(/^0+(?=\d)/, "");
			const r = t.replace(/^0+(?=\d)/, "");
			return Math.sign(n.length - r.length) || (0, s.n)(n, r);
		}
		const suffixOf = (e) => l.indexOf(e.text);
		function compareTokens(e, t) {
			if (e.kind === c.suffix) return Math.sign(suffixOf(e) - suffixOf(t));
			const n = e.kind === c.number && (e.text.startsWith("0") || t.text.startsWith("0"));
			return n || e.kind === c.hash ? (0, s.n)(e.text, t.text) : compareNumbers(e.text, t.text);
		}
		const isPreRelease = (e) => e.kind === c.suffix && suffixOf(e) < l.indexOf("");
		function compareApkVersions(e, t) {
			const n = Array.from(e.matchAll(d), tokenOf);
			const r = Array.from(t.matchAll(d), tokenOf);
			for (let e = 0; e <= n.length; e += 1) {
				const t = n[e] ?? f;
				const i = r[e] ?? f;
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
		;
		const p = 256;
		const m = {
			isVersion: isApkVersion,
			compare: compareApkVersions
		};
		const h = {
			isVersion: (e) => o(e) !== null,
			compare: a
		};
		const g = {
			isVersion: (e) => (0, r.valid)(e) !== null,
			compare: r.compare
		};
		const _ = {
			isVersion: (e) => /^\w[\w.+-]*$/.test(e),
			compare: i.compare
		};
		const v = new Map([
			["apk", m],
			["cargo", h],
			["golang", h],
			["hex", h],
			["maven", _],
			["npm", h],
			["pub", h],
			["pypi", g],
			["swift", h]
		]);
		function hasVersionScheme(e) {
			return v.has(e);
		}
		function compareVersions(e, t, n) {
			if (t === n) return "same";
			const r = e === undefined ? undefined : v.get(e);
			if (r === undefined || t.length > p || n.length > p) return "unknown";
			if (!r.isVersion(t) || !r.isVersion(n)) return "unknown";
			const i = r.compare(t, n);
			if (Math.sign(i) !== -Math.sign(r.compare(n, t))) return "unknown";
			if (i === 0) return "same";
			return i < 0 ? "older" : "newer";
		}
		function upstreamVersion(e, t) {
			return e === "apk" ? t.replace(/-r\d+$/, "") : t.replace(/\+.*$/s, "");
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
			const o = a > 0 ? `${t.slice(0, a).split("/").map(i.m).join("/")}/` : "";
			const s = n === undefined || n === "" ? "" : `@${(0, i.m)(n)}`;
			return `pkg:${r}/${o}${(0, i.m)(t.slice(a + 1))}${s}`;
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
		var m = n(62214);
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
			const o = (0, m.M)(n);
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
	54985: ((e, t, n) => {
		n.d(t, { r: () => requireName });
		var r = n(38086);
		var i = n(34779);
		function requireName(e, t, n) {
			if (e.name !== "") return;
			const a = `the ${t} \`${(0, r.h0)(e.uid, 200)}\` has no name in the list, so it cannot be identified`;
			throw new i.Wk(a, {
				code: "UNDECODABLE",
				call: n
			});
		}
	}),
	3532: ((e, t, n) => {
		n.d(t, {
			Ev: () => listAccountAssociations,
			zH: () => getAccountAssociation
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			installationId: i.Qq,
			name: i.Qq
		});
		const l = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			amazon: (0, i.no)((0, i.iU)({ account: i.Qq })),
			google: (0, i.no)((0, i.iU)({
				projectId: i.Qq,
				projectNumber: i.Qq
			})),
			azure: (0, i.no)((0, i.iU)({
				tenantId: i.Qq,
				clientIds: (0, i.A7)(r.YjP())
			})),
			github: (0, i.no)((0, i.iU)({ appInstallations: (0, i.A7)((0, i.iU)({ installations: (0, i.c3)(c) })) })),
			chainguard: (0, i.no)((0, i.iU)({ serviceBindings: (0, i.A7)(r.YjP()) })),
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const u = null && [
			"ACCOUNT_PROVIDER_TYPE_UNSPECIFIED",
			"ACCOUNT_PROVIDER_TYPE_GOOGLE",
			"ACCOUNT_PROVIDER_TYPE_AMAZON",
			"ACCOUNT_PROVIDER_TYPE_AZURE"
		];
		const d = (0, i.iU)({
			status: i.Qq,
			reason: i.Qq,
			message: i.Qq
		});
		function listAccountAssociations(e = {}) {
			const t = { name: e.name };
			return (0, o.g)("/iam/v2/accountAssociations", "accountAssociations", l, e, t);
		}
		function getAccountAssociation(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/accountAssociations/${e}`, l);
		}
		function createAccountAssociation(e, t) {
			return postCall(path`/iam/v2/accountAssociations/${e}`, t, l);
		}
		function updateAccountAssociation(e, t, n) {
			return patchCall(path`/iam/v2/accountAssociations/${e}`, t, n, l);
		}
		function deleteAccountAssociation(e) {
			return deleteCall(path`/iam/v2/accountAssociations/${e}`);
		}
		function checkAccountAssociation(e, t) {
			requireEnumName("providerType", t, u);
			return postCall(path`/iam/v2/accountAssociations/${e}:checkAccountAssociation`, { providerType: t }, d);
		}
	}),
	67004: ((e, t, n) => {
		n.d(t, { Y: () => listAdvisories });
		var r = n(63619);
		var i = n(63144);
		;
		const a = r.FsL(r.L5J(), r.pdi((e, t) => {
			if (wrongIn(e) !== undefined) settle(e);
			const n = wrongIn(e);
			if (n !== undefined) t.issues.push({
				code: "custom",
				path: n === "" ? [] : [n],
				input: e
			});
			return e;
		}));
		const o = 3;
		function settle(e) {
			if (!isOwn(e)) return;
			dropNulls(e, o);
			e["updateTime"] ??= "";
			const { severities: t } = e;
			if (Array.isArray(t)) t.forEach(settleScore);
		}
		function isOwn(e) {
			return (0, i.u4)(e);
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
			return (0, i.u4)(e) ? advisory_row_text(e["note"], `${t}.note`) : t;
		}
		const wrongInText = (e) => typeof e === "string" ? undefined : "";
		function wrongInSeverity(e) {
			if (!(0, i.u4)(e)) return "";
			return advisory_row_text(e["type"], "type") ?? (typeof e["score"] === "string" ? undefined : "score");
		}
		const within = (e, t) => e?.[t];
		function wrongInEvent(e) {
			if (!(0, i.u4)(e)) return "";
			const { detection: t, falsePositiveDetermination: n, fixed: r, patched: a } = e;
			return advisory_row_text(e["uid"], "uid") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["reviewer"], "reviewer") ?? advisory_row_text(e["reviewState"], "reviewState") ?? advisory_row_text(e["issue"], "issue") ?? (t === undefined || (0, i.u4)(t) ? undefined : "detection") ?? noted(r, "fixed") ?? advisory_row_text(within(r, "fixedVersion"), "fixed.fixedVersion") ?? noted(e["truePositiveDetermination"], "truePositiveDetermination") ?? noted(n, "falsePositiveDetermination") ?? advisory_row_text(within(n, "type"), "falsePositiveDetermination.type") ?? noted(e["analysisNotPlanned"], "analysisNotPlanned") ?? noted(e["fixNotPlanned"], "fixNotPlanned") ?? noted(e["pendingUpstreamFix"], "pendingUpstreamFix") ?? noted(a, "patched") ?? list(within(a, "patchedVersions"), "patched.patchedVersions", wrongInText);
		}
		function wrongIn(e) {
			if (!(0, i.u4)(e)) return "";
			return advisory_row_name(e["uid"], "uid") ?? advisory_row_name(e["advisoryId"], "advisoryId") ?? advisory_row_name(e["artifactName"], "artifactName") ?? (typeof e["updateTime"] === "string" ? undefined : "updateTime") ?? advisory_row_text(e["createTime"], "createTime") ?? advisory_row_text(e["legacyAdvisoryId"], "legacyAdvisoryId") ?? advisory_row_text(e["author"], "author") ?? advisory_row_text(e["artifactType"], "artifactType") ?? advisory_row_text(e["artifactArchitecture"], "artifactArchitecture") ?? advisory_row_text(e["componentName"], "componentName") ?? advisory_row_text(e["componentType"], "componentType") ?? advisory_row_text(e["componentLocation"], "componentLocation") ?? advisory_row_text(e["deleteTime"], "deleteTime") ?? list(e["aliases"], "aliases", wrongInText) ?? list(e["severities"], "severities", wrongInSeverity) ?? list(e["events"], "events", wrongInEvent);
		}
		var s = n(94207);
		var c = n(30858);
		;
		function listAdvisories(e) {
			const { ancestorsOf: t, childrenOf: n, descendantsOf: r, inRoot: i, uids: o, ...c } = e;
			return (0, s.g)("/vulnerabilities/v2/advisories", "advisories", a, e, c);
		}
		function getAdvisory(e) {
			return readCall(path`/vulnerabilities/v2/advisories/${e}`, advisoryRow);
		}
	}),
	25614: ((e, t, n) => {
		n.d(t, {
			P$: () => listGroups,
			Wx: () => getGroup
		});
		var r = n(63619);
		var i = n(80922);
		var a = n(17775);
		var o = n(94207);
		var s = n(30858);
		const c = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			resourceLimits: (0, i.A7)(i.nd),
			verified: i.Jt,
			kind: i.Qq,
			status: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq
		});
		const l = null && [
			"ORG_KIND_UNSPECIFIED",
			"ORG_KIND_STARTER",
			"ORG_KIND_CUSTOMER",
			"ORG_KIND_DEV",
			"ORG_KIND_INFRA",
			"ORG_KIND_AWS_MARKETPLACE"
		];
		const u = (0, i.iU)({ group: (0, i.no)(c) });
		const d = (0, i.iU)({ eligible: i.Jt });
		function listGroups(e = {}) {
			return (0, o.g)("/iam/v2/groups", "groups", c, e, { name: e.name });
		}
		function getGroup(e) {
			return (0, s.D9)((0, a.A)`/iam/v2/groups/${e}`, c);
		}
		function createGroup(e, t) {
			return postCall(path`/iam/v2/groups/${e}`, checked(t), c);
		}
		function updateGroup(e, t, n) {
			return patchCall(path`/iam/v2/groups/${e}`, checked(t), n, c);
		}
		function checked(e) {
			requireEnumName("kind", e.kind, l);
			return e;
		}
		function deleteGroup(e) {
			return deleteCall(path`/iam/v2/groups/${e}`);
		}
		function requestGroupAccess(e) {
			return postCall(path`/iam/v2/groups/${e}:requestGroupAccess`, {}, message({}));
		}
		function checkEligibility() {
			return readCall("/iam/v2/groups:checkEligibility", d);
		}
		function lookupGroup() {
			return readCall("/iam/v2/groups:lookupGroup", u);
		}
	}),
	94207: ((e, t, n) => {
		n.d(t, { g: () => listOperation });
		var r = n(63144);
		var i = n(80922);
		function listOperation(e, t, n, a, o) {
			const s = (0, i.qd)(t, n);
			const decodeFirst = (e) => {
				if ((0, r.u4)(e) && Number(e["skipped"] ?? 0) > 0) throw new TypeError("`skipped` is not 0, although nothing was to be skipped");
				return s(e);
			};
			const c = snapshot({
				"uidp.descendants_of": a.descendantsOf,
				"uidp.children_of": a.childrenOf,
				"uidp.ancestors_of": a.ancestorsOf,
				"uidp.in_root": a.inRoot,
				"uidp.ids": a.uids,
				...o
			});
			return ({ orderBy: t, pageSize: n, pageToken: r, skip: i }) => ({
				method: "GET",
				path: e,
				query: {
					...c,
					page_size: n,
					page_token: r,
					order_by: t,
					skip: i
				},
				decode: i === undefined && r === undefined ? decodeFirst : s,
				idempotent: true
			});
		}
		function snapshot(e) {
			const t = Object.entries(e).map(([e, t]) => [e, Array.isArray(t) ? [...t] : t]);
			return Object.fromEntries(t);
		}
	}),
	93619: ((e, t, n) => {
		n.d(t, {
			H: () => readEnvelope,
			l: () => payloadTextOf
		});
		var r = n(63144);
		const i = 16;
		const a = /^[A-Za-z0-9+/_-]+={0,2}$/;
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
			if (!a.test(t)) throw new TypeError("its payload is not base64");
			const o = e["signatures"];
			if (!Array.isArray(o) || o.length === 0) throw new TypeError("it has no signature");
			if (o.length > i) throw new TypeError(`it has more than ${i} signatures`);
			return {
				payloadType: n,
				payload: t,
				signatures: o.map(signatureOf)
			};
		}
		function signatureOf(e) {
			const t = (0, r.u4)(e) ? (0, r.b6)(e["sig"]) : undefined;
			if (t === undefined || !a.test(t)) throw new TypeError("a signature is not base64");
			return t;
		}
	}),
	17121: ((e, t, n) => {
		n.d(t, { A: () => reasonOf });
		function reasonOf(e) {
			return e instanceof Error ? e.message.slice(0, 300) : "it cannot be read";
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
	62214: ((e, t, n) => {
		n.d(t, {
			M: () => isSbomType,
			c: () => readStatement
		});
		var r = n(63144);
		var i = n(22475);
		var a = n(93619);
		const o = "application/vnd.in-toto+json";
		const s = /^https:\/\/in-toto\.io\/Statement\/v(?:0\.1|1)$/;
		const c = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/(?:bom|schema))(?:\/|$)/;
		const l = 1e3;
		function isSbomType(e) {
			return c.test(e);
		}
		function readStatement(e) {
			if (e.payloadType !== o) throw new TypeError("its payload is not an in-toto statement");
			const t = (0, a.l)(e);
			const n = JSON.parse(t);
			if (!(0, r.u4)(n) || !s.test((0, r.b6)(n["_type"]) ?? "")) throw new TypeError("its payload is not an in-toto statement");
			const i = (0, r.b6)(n["predicateType"]);
			if (i === undefined) throw new TypeError("its statement has no predicate type");
			const { subject: c } = n;
			if (!Array.isArray(c) || c.length > l) throw new TypeError(`its statement has no list of at most ${l} subjects`);
			return {
				subjects: c.flatMap(digestOf),
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
	77127: ((e, t, n) => {
		n.d(t, {
			nn: () => createImageRegistry,
			LN: () => referrersTag
		});
		var r = n(39589);
		var i = n(38445);
		var a = n(46115);
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
	}),
	59492: ((e, t, n) => {
		n.d(t, {
			Qn: () => isOrganizationUid,
			iY: () => readGroup,
			oQ: () => onlyGroup,
			t2: () => findOrganization,
			xO: () => rootGroups
		});
		var r = n(38707);
		var i = n(38086);
		var a = n(55478);
		var o = n(45794);
		var s = n(34779);
		var c = n(15514);
		var l = n(54985);
		var u = n(25614);
		const d = /^[0-9a-f]{40}$/;
		const f = new Set([
			"INVALID_ARGUMENT",
			"NOT_FOUND",
			"PERMISSION_DENIED"
		]);
		function isOrganizationUid(e) {
			return d.test(e);
		}
		async function findOrganization(e, t) {
			const n = e.organization ?? e.identity?.split("/")[0];
			if (n === undefined) {
				throw new o.y({
					message: "`organization` is required: it cannot be derived from `identity`",
					fix: "set `organization` to the uid or the exact name of the organization",
					input: "organization"
				});
			}
			if (e.organization === undefined || isOrganizationUid(n)) return readGroup(t, n);
			const r = await rootGroups(t, n);
			const a = r.length === 0 ? await groupOfUid(t, n) : undefined;
			if (a !== undefined) return a;
			const s = onlyGroup(r, "`organization`");
			if (s !== undefined) return s;
			throw new o.y({
				message: `this identity cannot see an organization named \`${(0, i.h0)(n, 100)}\``,
				fix: candidatesFix(n, await rootGroups(t)),
				input: "organization"
			});
		}
		function onlyGroup(e, t) {
			const n = e.filter((e) => e.verified);
			const r = e.length > 1 && n.length === 1 ? n : e;
			const [a] = r;
			if (a === undefined || r.length === 1) return a;
			throw new o.y({
				message: `${t} is ambiguous: ${r.length} organizations are named \`${(0, i.h0)(a.name, 100)}\``,
				fix: `use the uid of one of them: ${r.map((e) => e.uid).join(", ")}`,
				input: "organization"
			});
		}
		async function readGroup(e, t) {
			const n = (0, u.Wx)(t);
			const r = await e.send(n);
			if (r.uid === t) return r;
			const a = `the service returned the group \`${(0, i.h0)(r.uid, 200)}\` instead of \`${(0, i.h0)(t, 200)}\``;
			throw new s.Wk(a, {
				code: "UNDECODABLE",
				call: `${n.method} ${n.path}`
			});
		}
		async function groupOfUid(e, t) {
			if (!/^[\w-]+$/.test(t)) return undefined;
			try {
				const n = await e.send((0, u.Wx)(t));
				return n.uid === t ? n : undefined;
			} catch (e) {
				if (e instanceof s.Wk && f.has(e.code)) return undefined;
				throw e;
			}
		}
		function candidatesFix(e, t) {
			if (t.length === 0) return "it cannot see any organization by name: use the uid";
			const n = (0, r.L)(e, t.map(({ name: e }) => e));
			if (n.length > 0) return `did you mean ${n.map((e) => `\`${(0, i.h0)(e, 100)}\``).join(" or ")}?`;
			return `it can see ${(0, a.Y)(t)}`;
		}
		async function rootGroups(e, t) {
			const n = (0, u.P$)(t === undefined ? {} : { name: t });
			const r = await (0, c.y)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, l.r)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	})
};
;
