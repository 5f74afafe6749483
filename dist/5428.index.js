"use strict";
exports.id = 5428;
exports.ids = [5428];
exports.modules = {
	77825: ((e, t, n) => {
		t.$ = groupBy;
		function groupBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				const i = n.get(e);
				if (i === undefined) n.set(e, [r]);
				else i.push(r);
			}
			return n;
		}
	}),
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
	10646: ((e, t, n) => {
		t.m = encodeUriPart;
		function encodeUriPart(e) {
			return encodeURIComponent(e.replace(/\p{Cs}/gu, "\uFFFD"));
		}
	}),
	46830: ((e, t, n) => {
		t.u = createAdvisoryCollection;
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
			Dh: () => itemKey,
			F3: () => standingsOf
		});
		t.bA = componentKey;
		t.iZ = itemsOfRow;
		t.$j = mergeItems;
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
		t.BR = highest;
		t.Gh = judgeStatus;
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
			J_: () => a,
			oC: () => i
		});
		t.IB = rateSeverities;
		t.qs = severityRank;
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
		n.d(t, { Jo: () => saidOf });
		t.CP = joinStandings;
		t.iL = isSameFacts;
		t.ie = fixOfAll;
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
		t.j = askAdvisories;
		t.g = readAdvisories;
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
				read: (e, n) => l.watch(e, n, (r) => (0, i.foldAll)(s, (0, a.Y)({ [e]: n }), (n) => {
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
				await (0, i.foldAll)(t, (0, a.Y)({}), (t) => {
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
						await (0, i.foldAll)(c, (0, a.Y)({ [e]: r }), (e) => {
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
		n.d(t, { DF: () => i });
		t.vj = batchNames;
		t.xF = queryLength;
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
	56224: ((e, t, n) => {
		t.X = createProblemCollector;
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
		t.Ez = sbomProblems;
		t.te = readSboms;
		t.xS = factsOf;
		t.yL = typeWords;
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
		t.QF = namesByOrigin;
		t.hN = typesMatch;
		t.mV = groupByName;
		t.sN = architecturesMatch;
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
		t.Zy = compareVersions;
		t.kE = hasVersionScheme;
		t.mm = upstreamVersion;
		var r = n(68898);
		var i = n(9005);
		var a = n(78469);
		var o = n(58780);
		;
		const s = {
			first: 0,
			number: 1,
			letter: 2,
			suffix: 3,
			suffixNumber: 4,
			hash: 5,
			revision: 6,
			end: 7
		};
		const c = [
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
		const l = /^\d+(?:\.\d+)*[a-z]?(?:_(?:alpha|beta|pre|rc|cvs|svn|git|hg|p)\d*)*(?:~[0-9a-fA-F]+)?(?:-r\d+)?$/;
		const u = /^\d+|\.\d+|_[a-z]+|~[0-9a-fA-F]+|-r\d+|[a-z]|\d+/g;
		function isApkVersion(e) {
			return l.test(e);
		}
		function tokenOf(e) {
			const t = e[0];
			if (e.index === 0) return {
				kind: s.first,
				text: t
			};
			if (t.startsWith(".")) return {
				kind: s.number,
				text: t.slice(1)
			};
			if (t.startsWith("_")) return {
				kind: s.suffix,
				text: t.slice(1)
			};
			if (t.startsWith("~")) return {
				kind: s.hash,
				text: t.slice(1)
			};
			if (t.startsWith("-r")) return {
				kind: s.revision,
				text: t.slice(2)
			};
			return {
				kind: /\d/.test(t) ? s.suffixNumber : s.letter,
				text: t
			};
		}
		const d = {
			kind: s.end,
			text: ""
		};
		const compareText = (e, t) => Number(e > t) - Number(e < t);
		function compareNumbers(e, t) {
			const n = e.replace(/^0+(?=\d)/, "");
			const r = t.replace(/^0+(?=\d)/, "");
			return Math.sign(n.length - r.length) || compareText(n, r);
		}
		const suffixOf = (e) => c.indexOf(e.text);
		function compareTokens(e, t) {
			if (e.kind === s.suffix) return Math.sign(suffixOf(e) - suffixOf(t));
			const n = e.kind === s.number && (e.text.startsWith("0") || t.text.startsWith("0"));
			return n || e.kind === s.hash ? compareText(e.text, t.text) : compareNumbers(e.text, t.text);
		}
		const isPreRelease = (e) => e.kind === s.suffix && suffixOf(e) < c.indexOf("");
		function compareApkVersions(e, t) {
			const n = Array.from(e.matchAll(u), tokenOf);
			const r = Array.from(t.matchAll(u), tokenOf);
			for (let e = 0; e <= n.length; e += 1) {
				const t = n[e] ?? d;
				const i = r[e] ?? d;
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
		const f = 256;
		const p = {
			isVersion: isApkVersion,
			compare: compareApkVersions
		};
		const m = {
			isVersion: (e) => o(e) !== null,
			compare: a
		};
		const h = {
			isVersion: (e) => (0, r.valid)(e) !== null,
			compare: r.compare
		};
		const g = {
			isVersion: (e) => /^\w[\w.+-]*$/.test(e),
			compare: i.compare
		};
		const _ = new Map([
			["apk", p],
			["cargo", m],
			["golang", m],
			["hex", m],
			["maven", g],
			["npm", m],
			["pub", m],
			["pypi", h],
			["swift", m]
		]);
		function hasVersionScheme(e) {
			return _.has(e);
		}
		function compareVersions(e, t, n) {
			if (t === n) return "same";
			const r = e === undefined ? undefined : _.get(e);
			if (r === undefined || t.length > f || n.length > f) return "unknown";
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
		t.Aw = currentType;
		t.dd = formatPurl;
		t.gd = readPurl;
		t.oJ = barePurl;
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
		n.d(t, { r0: () => notSbom });
		t.Bd = imageNamed;
		t.V4 = digestsIn;
		t.x$ = hasPackageVersion;
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
		t.r = parseSbom;
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
		t.C = globFiles;
		t.t = readLargeText;
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
				matches: (0, a.createGlob)(o.slice(s).join("/"))
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
	67004: ((e, t, n) => {
		t.Y = listAdvisories;
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
	93619: ((e, t, n) => {
		t.H = readEnvelope;
		t.l = payloadTextOf;
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
	31684: ((e, t, n) => {
		n.d(t, { sW: () => i });
		t.Dn = isExpected;
		t.bc = signersOfBindings;
		t.gF = policyWords;
		t.gc = subjectProblem;
		t.s3 = signerWords;
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
			return (0, r.globProblem)(e);
		}
		function isExpected(e, t, n) {
			if (n === undefined) return false;
			return e.some((e) => {
				if (e.issuer !== t || subjectProblem(e.subject) !== undefined) return false;
				return o.test(e.subject) ? (0, r.createGlob)(e.subject)(n) : e.subject === n;
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
		t.M = isSbomType;
		t.c = readStatement;
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
	})
};
;
