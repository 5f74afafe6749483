"use strict";
exports.id = 629;
exports.ids = [629, 1792];
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
	49290: ((e, t, n) => {
		t.E = datedTime;
		t.K = relativeTime;
		var r = n(34150);
		var i = n(22475);
		const a = 6e4;
		const o = 36e5;
		const s = [
			[
				"minute",
				a,
				60
			],
			[
				"hour",
				o,
				48
			],
			[
				"day",
				i.sO,
				60
			],
			[
				"month",
				i.sO * 30.44,
				24
			]
		];
		const c = ["year", i.sO * 365.25];
		function relativeTime(e, t) {
			const n = Math.abs(t - e);
			if (n < a) return "just now";
			const [i, o] = s.find(([, e, t]) => n < e * t) ?? c;
			const l = (0, r.hS)(Math.floor(n / o), i);
			return e > t ? `in ${l}` : `${l} ago`;
		}
		function datedTime(e, t) {
			return `${relativeTime(e, t)} (${(0, i.FM)(e)})`;
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
	55478: ((e, t, n) => {
		n.d(t, { B: () => i });
		t.Y = showCandidates;
		var r = n(38086);
		const i = 100;
		const a = 5;
		function showCandidates(e) {
			const t = e.slice(0, a).map(({ uid: e, name: t }) => `\`${(0, r.h0)(t, i)}\` (${e})`);
			const n = e.length - t.length;
			return n > 0 ? `${t.join(", ")} and ${n} more` : t.join(", ");
		}
	}),
	16127: ((e, t, n) => {
		t.g3 = checkReferenced;
		t.Is = isSettled;
		t.f7 = readRepo;
		t.fD = rulesOf;
		t.u5 = undated;
		var r = n(77825);
		var i = n(38086);
		var a = n(34779);
		var o = n(73358);
		var s = n(59492);
		var c = n(96299);
		var l = n(83178);
		var u = n(15514);
		var d = n(84551);
		;
		function readTags(e, t) {
			return (0, u.readAll)(e, (0, d.cB)({
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
		var f = n(78342);
		var p = n(90574);
		var m = n(47287);
		;
		const h = {
			state: "not-found",
			until: undefined
		};
		async function checkReferenced(e, t, n) {
			if (n.length === 0) return {
				checked: [],
				findings: []
			};
			const r = (0, p.Q)(t, e["fail-days"] !== undefined);
			const i = new Map();
			const a = await checkEach(e, t, n, async (n, a) => {
				for (const { repository: e } of n) i.set(e, a.uid);
				return (0, m.U)(n, await readRepo(t, a, r), rulesOf(e, t));
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
			const n = `${(0, f.Vb)(e)}: \`fail-days\` cannot be applied, as its end-of-life dates are missing: ${(0, p.Z)(t)}`;
			return (0, f.L5)(e, [{
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
					return t.map((t) => (0, f.L5)(t, (0, c.v)(n, e.identity, (0, f.Vb)(t))));
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
			const [r, i] = await Promise.all([readTags(e.session.client, t.uid), n.read(t.uid)]);
			return {
				tags: r,
				dates: i
			};
		}
		function notFound(e) {
			return {
				...e,
				judged: h,
				suggestion: undefined,
				problems: []
			};
		}
		function unseen(e, t) {
			const n = `this identity cannot see the organization \`${(0, i.h0)(t, 100)}\``;
			return (0, f.L5)(e, [{
				kind: "service",
				message: `${(0, f.Vb)(e)} could not be checked: ${n}`
			}]);
		}
	}),
	78342: ((e, t, n) => {
		t.L5 = unknown;
		t.MH = plainName;
		t.Vb = nameOf;
		t.Zt = suggestedName;
		var r = n(38086);
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
	}),
	29880: ((e, t, n) => {
		t.In = levelOf;
		t.WD = worseOf;
		t.YZ = judgeTag;
		t.of = hasUnreadableDate;
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
	90574: ((e, t, n) => {
		t.Q = createEndOfLifeSource;
		t.Z = wordsOf;
		var r = n(34150);
		var i = n(38086);
		var a = n(34779);
		var o = n(73358);
		var s = n(63144);
		var c = n(80922);
		;
		const l = (0, c.iU)({
			version: c.Qq,
			eolDate: c.Qq,
			releaseDate: c.Qq,
			latestVersion: c.Qq
		});
		var u = n(30858);
		;
		const d = (0, c.iU)({
			id: c.Qq,
			name: c.Qq,
			mainPackageName: c.Qq,
			tagStatus: c.Qq,
			graceStatus: c.Qq,
			gracePeriodExpiryDate: c.Qq,
			mainPackageVersion: (0, c.no)(l)
		});
		const f = (0, c.iU)({
			items: (0, c.c3)(d),
			nextPageToken: c.Qq
		});
		function listEolTags(e, t = {}) {
			const n = typeof e === "string" ? { childrenOf: e } : e;
			const { excludeDates: r, excludeEpochs: i, name: a, pageSize: o, pageToken: c } = t;
			const l = (0, u.sX)("/registry/v1/eoltags", f, {
				"uidp.childrenOf": n.childrenOf,
				"uidp.descendantsOf": n.descendantsOf,
				"uidp.ancestorsOf": n.ancestorsOf,
				"uidp.inRoot": n.inRoot,
				"uidp.ids": n.uids,
				name: a,
				pageToken: c,
				pageSize: o,
				excludeDates: r,
				excludeEpochs: i
			});
			if (c === undefined) return l;
			return {
				...l,
				decode: (e) => {
					const t = l.decode(e);
					if (!(0, s.u4)(e) || (e["items"] ?? undefined) === undefined) throw new TypeError("it is not the next page of `items`");
					return t;
				}
			};
		}
		;
		const p = 1e3;
		const m = new Set(["NOT_FOUND", "UNIMPLEMENTED"]);
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
						const o = m.has(t.code);
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
					if (i === 0 || !(e instanceof a.Wk) || !m.has(e.code)) throw e;
					throw (0, o.aC)(`the next page of the list of end-of-life tags is missing: ${wordsOf(e)}`, c);
				});
				for (const e of l.items) addRow(n, e, t);
				if (l.nextPageToken === "") return n;
				if (i >= p || l.nextPageToken === r) throw (0, o.aC)("the list of end-of-life tags does not end", c);
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
	65821: ((e, t, n) => {
		n.r(t);
		n.d(t, { judgeMovedTags: () => judgeMovedTags });
		var r = n(16127);
		const judgeMovedTags = async (e, t, n) => {
			if (t.identity === undefined && t.token === undefined) return e.map(() => undefined);
			const i = e.map(({ repository: e, tag: t }) => ({
				repository: e,
				tag: t,
				digest: undefined,
				locations: []
			}));
			const { checked: a } = await (0, r.g3)({
				...t,
				"fail-days": undefined,
				"warn-days": undefined
			}, n, i);
			const o = new Map(a.map((e) => [`${e.repository}:${e.tag ?? ""}`, e]));
			return e.map(({ repository: e, tag: t }) => {
				const n = o.get(`${e}:${t}`);
				return n === undefined ? undefined : {
					state: n.judged.state,
					until: n.judged.until,
					suggestion: n.suggestion
				};
			});
		};
	}),
	47287: ((e, t, n) => {
		t.U = judgeTargets;
		var r = n(77825);
		var i = n(78342);
		var a = n(29880);
		;
		const o = /^((?:[A-Za-z]+[-_])*v?)(\d{1,15}(?:\.\d{1,15})*)([-._+][A-Za-z0-9._+-]*)?$/;
		const s = /-r(\d{1,9})(?=-|$)/;
		const c = /^20\d{6}(?:\d{4}|\d{6})?$/;
		const l = /-(20\d{6}(?:\d{4}|\d{6})?)$/;
		function parseTagVersion(e) {
			const t = o.exec(e);
			if (t === null) return undefined;
			const [, n = "", r = "", i = ""] = t;
			const a = l.exec(i)?.[1];
			const c = i.replace(l, "");
			const u = s.exec(c)?.[1];
			return {
				prefix: n,
				parts: r.split(".").map(Number),
				suffix: c.replace(s, ""),
				epoch: u === undefined ? undefined : Number(u),
				date: a === undefined ? undefined : Number(a.padEnd(14, "0"))
			};
		}
		function isDay({ parts: e }) {
			return c.test(String(e[0]));
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
		;
		const u = {
			state: "not-found",
			until: undefined
		};
		const d = [];
		function judgeTargets(e, { dates: t, tags: n }, o) {
			const s = new Map(Array.from((0, r.$)(n, ({ name: e }) => e), ([e, n]) => [e, n.map((n) => judgeRows(n, t.get(e) ?? [], o)).reduce(a.WD)]));
			const c = createTagSuggester(n.flatMap(({ name: e }) => s.get(e)?.state === "active" ? [e] : []));
			const l = n.some(({ name: e }) => e === "");
			const f = n.some(({ digest: e }) => e === "");
			return e.map((e) => {
				const t = e.tag === undefined ? n.flatMap(({ digest: t, name: n }) => t === e.digest ? [n] : []) : [e.tag];
				const r = best(t.flatMap((e) => s.get(e) ?? []));
				const a = e.tag === undefined ? f && r.state !== "active" : l && r === u;
				if (a) {
					const t = e.tag === undefined ? "digest" : "name";
					const n = `${(0, i.Vb)(e)}: the service returned tags without a ${t}, and this may be one of them`;
					return (0, i.L5)(e, [{
						kind: "service",
						message: n
					}]);
				}
				if (r.state === "unknown") {
					const t = `${(0, i.Vb)(e)}: the service did not report whether it is deprecated`;
					return (0, i.L5)(e, [{
						kind: "service",
						message: t
					}]);
				}
				const o = r.state === "active" && r.until === undefined;
				const p = o ? undefined : suggestOne(c, t);
				return {
					...e,
					judged: r,
					suggestion: p,
					problems: d
				};
			});
		}
		function judgeRows({ deprecated: e, uid: t }, n, { needsDates: r, now: i }) {
			const o = !n.some(({ id: e }) => e === t);
			const s = o ? [(0, a.YZ)({
				exists: true,
				deprecated: e,
				endOfLife: undefined,
				now: i
			})] : [];
			const c = n.map((t) => {
				const n = (0, a.YZ)({
					exists: true,
					deprecated: e,
					endOfLife: t,
					now: i
				});
				const o = r && n.state !== "deprecated" && (0, a.of)(t);
				return o ? {
					state: "unknown",
					until: undefined
				} : n;
			});
			return [...s, ...c].reduce(a.WD);
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
			return u;
		}
		function suggestOne(e, t) {
			const n = [...t].sort((e, t) => t.length - e.length);
			for (const t of n) {
				const n = e(t);
				if (n !== undefined) return n;
			}
			return undefined;
		}
	}),
	585: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(34150);
		var i = n(2810);
		var a = n(38086);
		var o = n(72792);
		var s = n(45794);
		var c = n(10824);
		var l = n(83124);
		var u = n(58177);
		var d = n(90457);
		var f = n(98124);
		var p = n(58773);
		var m = n(35147);
		var h = n(40460);
		var g = n(72387);
		var _ = n(62520);
		var v = n(49959);
		var y = n(16678);
		var b = n(25314);
		var x = n(77825);
		var S = n(40701);
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
			const d = (0, S.X)(c, [...i, u], s);
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
						why: y.r,
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
		var O = n(16127);
		var k = n(90574);
		var A = n(47287);
		;
		const j = [];
		async function checkOrganization(e, t, n) {
			const r = (0, k.Q)(t, e["fail-days"] !== undefined);
			const i = (0, O.fD)(e, t);
			const a = await (0, T.t2)(e, t.session.client);
			const s = await (0, D.u)(t.session.client, a);
			const { shard: c } = n;
			const isWanted = ({ name: e }) => n.wanted(e, a.name);
			const l = s.filter((e) => e.isUnplaced === true || isWanted(e));
			const u = l.filter(({ name: e }) => c === undefined || (0, o.O1)(`${a.name}/${e}`, c));
			let d = 0;
			const f = await (0, w.P)(u, 2 * e.concurrency, async (o) => {
				const s = `${a.name}/${o.name}`;
				const c = {
					repository: s,
					tag: undefined,
					digest: undefined,
					locations: j
				};
				try {
					if (!isWanted(o)) throw (0, D.h)(o);
					return {
						target: c,
						repo: o,
						...judgeRepo(s, await (0, O.f7)(t, o, r), i, n.isQuiet)
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
					checked: [...e.checked.filter(O.Is), (0, O.u5)(e.target, t)],
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
				locations: j
			}));
			const o = (0, A.U)(a, t, n);
			const s = t.tags.filter((e) => !isWhole(e)).map(({ name: t }) => brokenTag({
				repository: e,
				tag: t || undefined,
				digest: undefined,
				locations: j
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
		var M = n(29880);
		;
		function decide(e) {
			const t = (0, _.B_)(e.ignores, d.o, e.now);
			const n = e.checked.map((n) => {
				const r = (0, M.In)(n.judged, e.policy, e.now);
				const i = n.isScript && r === "error" ? "warning" : r;
				if (i === undefined) return {
					...n,
					suggestion: undefined,
					level: i,
					ignoredBy: undefined
				};
				const a = t.find((0, d.registryImageName)(n.repository, n.tag));
				return {
					...n,
					level: a === undefined ? i : undefined,
					ignoredBy: a
				};
			});
			const r = t.used();
			const i = new Set(n.map((e) => e.level));
			const a = i.has("warning") || r.some(({ state: e, uses: t }) => e === "expiring" || e === "expired" && t > 0);
			return {
				tags: n,
				ignores: r,
				verdict: i.has("error") ? "fail" : a ? "warn" : "pass"
			};
		}
		var N = n(51792);
		var P = n(22475);
		var F = n(85531);
		var I = n(26963);
		var L = n(49290);
		var R = n(28662);
		;
		function stateWords(e) {
			const { state: t, until: n } = e.judged;
			const r = n === undefined ? "" : (0, P.FM)(n);
			switch (t) {
				case "deprecated": return r === "" ? "deprecated" : `deprecated (end of life ${r})`;
				case "grace": return r === "" ? "in its grace period" : `in its grace period until ${r}`;
				case "not-found": return "not found";
				case "unknown": return "unknown";
				default: return r === "" ? "active" : `active until ${r}`;
			}
		}
		const z = {
			deprecated: "Deprecated tag",
			grace: "Tag in its grace period",
			"not-found": "Tag not found",
			active: "Tag near its end of life",
			unknown: "Tag state unknown"
		};
		const B = {
			deprecated: "deprecated-tag",
			grace: "tag-in-grace",
			"not-found": "tag-not-found",
			active: "tag-near-end-of-life",
			unknown: "tag-unknown"
		};
		function findingsOf(e) {
			const { level: t } = e;
			if (t === undefined) return [];
			const n = B[e.judged.state];
			const r = (0, C.Vb)(e);
			const i = {
				title: z[e.judged.state],
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
		const V = [
			"deprecated",
			"unknown",
			"grace",
			"not-found",
			"active"
		];
		const H = {
			deprecated: "\u274C",
			unknown: "\u2753",
			grace: "\u26A0\uFE0F",
			"not-found": "\u26A0\uFE0F",
			active: "\u2705"
		};
		const U = {
			deprecated: "deprecated",
			unknown: "unknown",
			grace: "in grace",
			"not-found": "not found",
			active: "near end of life"
		};
		const W = 200;
		const G = 4;
		function deprecationAnswer({ byRepository: e, notes: t, now: n, tags: r, total: i }) {
			const a = r.filter(isLoud);
			const o = r.filter(({ ignoredBy: e }) => e !== undefined);
			const s = r.filter((e) => !isLoud(e) && e.ignoredBy === undefined);
			const c = e ? repositoryTable(a, n) : tagTable(a, n);
			const l = (0, R.Y1)(t);
			const u = [...a, ...o].flatMap((e) => e.tag === undefined ? [(0, C.MH)(e)] : []);
			return {
				words: headline(r, i, t),
				actions: [...(0, R.RT)(c.header, c.rows, (e) => e), ...l.actions],
				details: [
					...o.length === 0 ? [] : [(0, I.GE)(`${o.length} ignored`, ignoredTable(o, n))],
					...s.length === 0 || s.length > W ? [] : [(0, I.GE)(`${s.length} active`, wholeTable(tagTable(s, n)))],
					...u.length === 0 ? [] : [(0, I.GE)("Full digests", (0, I.hl)(u.slice(0, W).join("\n")))],
					...l.details
				]
			};
		}
		function headline(e, t, n) {
			const i = e.filter(isLoud);
			const a = V.flatMap((e) => {
				const t = i.filter(({ judged: t }) => t.state === e).length;
				return t === 0 ? [] : [`${t} ${U[e]}`];
			});
			const o = (0, r.hS)(t, "image tag");
			return (a.length === 0 ? `${o}, none deprecated` : `${a.join(", ")} of ${o}`) + (0, l.Xc)(n);
		}
		function isLoud({ ignoredBy: e, judged: t, level: n }) {
			return e === undefined && (t.state !== "active" || n !== undefined);
		}
		const wholeTable = ({ header: e, rows: t }) => (0, I.oS)(e, t);
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
					(0, I.fl)(shortName(e)),
					stateCell(e, t),
					...n ? [moveCell(e)] : [],
					...r ? [(0, R.GA)(e.locations)] : []
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
						(0, I.fl)(i),
						e.length === 1 ? stateCell(n, t) : `${signOf(n)} ${e.length} ${U[n.judged.state]}`,
						someOf(e.map((e) => (0, I.fl)(e.tag ?? shortName(e)))),
						someOf(r.map((e) => (0, I.fl)(e)))
					]];
				})
			};
		}
		function someOf(e) {
			const t = e.slice(0, G).join(", ");
			return e.length > G ? `${t} and ${e.length - G} more` : t;
		}
		function ignoredTable(e, t) {
			return (0, I.oS)([
				"Image",
				"State",
				"Reason",
				"Used in"
			], e.map((e) => [
				(0, I.fl)(shortName(e)),
				stateCell(e, t),
				`ignored: ${(0, I.FV)(e.ignoredBy?.reason ?? "")}`,
				(0, R.GA)(e.locations)
			]));
		}
		function stateCell(e, t) {
			const { state: n, until: r } = e.judged;
			if (r === undefined) return `${signOf(e)} ${stateWords(e)}`;
			const i = n === "grace" ? "in grace, which ends" : `${n}, end of life`;
			return `${signOf(e)} ${i} ${(0, L.E)(r, t)}`;
		}
		function moveCell(e) {
			return e.suggestion === undefined ? "" : (0, I.fl)((0, C.Zt)(e));
		}
		function shortName(e) {
			return (0, C.MH)(e).replace(/(?<=@sha256:[0-9a-f]{12})[0-9a-f]+$/, "\u2026");
		}
		function signOf({ ignoredBy: e, judged: t, level: n }) {
			if (e === undefined && n !== undefined) return n === "error" ? "\u274C" : "\u26A0\uFE0F";
			return H[t.state];
		}
		;
		const K = 2e3;
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
				...e.ignores.flatMap(_._2),
				...t.loosened.map(_.dh),
				...t.findings
			];
			const l = (0, F.OH)(n.flatMap((e) => e.problems));
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
					results: [...a, ...t.quiet.slice(0, K).map(quietRow)],
					"text-summary": s
				},
				outputsTruncated: t.quiet.length > K,
				summary: () => deprecationAnswer({
					tags: n,
					total: i,
					notes: c,
					now: t.now,
					byRepository: t.byRepository
				}),
				coverage: t.coverage,
				report: { results: o },
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
			return [...e].sort((e, t) => V.indexOf(e.judged.state) - V.indexOf(t.judged.state) || compareTexts(e.repository, t.repository) || compareTexts(version(e), version(t)));
		}
		function compareTexts(e, t) {
			return e < t ? -1 : e > t ? 1 : 0;
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
			const r = n === undefined ? {} : { until: (0, P.FM)(n) };
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
				...e.judged.until === undefined ? {} : { until: (0, P.FM)(e.judged.until) },
				...e.suggestion === undefined ? {} : { suggestion: e.suggestion },
				...e.ignoredBy === undefined ? {} : { ignored: true },
				locations: e.locations.map(({ file: e, line: t }) => ({
					file: e,
					line: t
				}))
			};
		}
		;
		const run = async (e, t) => {
			const n = t.clock.now();
			const r = (0, f.B3)(e, scopeProblems(e, t));
			const i = (0, h.G)(t.config, (0, h.ignoreRulesOf)("check-deprecated", t.config), n);
			const a = {
				failOnDeprecated: e["fail-on"] === "deprecated",
				warnDays: e["warn-days"],
				failDays: e["fail-days"]
			};
			const o = e.scope === "organization" ? await ofOrganization(e, t, (e) => (0, M.In)(e, a, n) === undefined) : await ofReferences(e, t, r);
			const s = await (0, m.r)(e, t, n);
			const c = s === undefined ? [] : (0, g.cY)(s, i);
			const l = decide({
				checked: o.checked,
				ignores: i,
				policy: a,
				now: n
			});
			const u = e.shard !== undefined;
			const isUsed = ({ state: e, uses: t }) => t > 0 || e !== "live";
			const d = u ? {
				...l,
				ignores: l.ignores.filter(isUsed)
			} : l;
			return renderOutcome(d, {
				...o,
				now: n,
				byRepository: e.scope === "organization",
				loosened: c.filter(({ ignore: e }) => (0, _.qM)(e))
			});
		};
		function scopeProblems(e, t) {
			const n = [];
			try {
				(0, b.s)(e, N.SIGN_IN_REASON);
			} catch (e) {
				if (!(e instanceof s.y)) throw e;
				n.push(...e.problems);
			}
			try {
				(0, y.X)(e.shard);
			} catch (e) {
				if (!(e instanceof s.y)) throw e;
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
			(0, c.h)();
			const a = (0, i.createGlobList)(e.repos, (e) => {
				const t = (0, i.createGlob)(e);
				return (e) => t(e) || t(e.split("/").at(-1) ?? "") || t(e.slice(e.indexOf("/") + 1));
			});
			const s = (0, y.X)(e.shard);
			const l = await checkOrganization(e, t, {
				shard: s,
				wanted: (t, n) => e.repos.length === 0 || a(`${n}/${t}`),
				isQuiet: (e) => e.state === "active" && n(e)
			});
			requireRepositories(e, l);
			const { checked: u, elsewhere: f, quiet: p, repositories: m } = l;
			const h = (0, d.createImageGlobList)(e["ignore-images"]);
			const isKept = ({ repository: t, tag: n }) => e["ignore-images"].length === 0 || !h([(0, d.registryImageName)(t, n)]);
			const g = {
				checked: u.filter(isKept),
				quiet: p.filter(isKept)
			};
			const _ = u.length + p.length - g.checked.length - g.quiet.length;
			return {
				...g,
				findings: l.findings,
				coverage: organizationCoverage(g, _, l),
				log: [
					`${(0, r.hS)(m, "repository", "repositories")} checked.`,
					...s === undefined ? [] : [`This is shard ${(0, o.Hu)(s)}; ${f} more are ${y.r}.`],
					..._ === 0 ? [] : [`${(0, r.hS)(_, "tag")} excluded by \`ignore-images\`.`]
				]
			};
		}
		function requireRepositories(e, t) {
			if (t.all === 0) {
				throw new s.y({
					message: "nothing at all to look at: this identity sees no repository in the organization",
					fix: "check `organization`, and that the identity may list its repositories, with a role such as `registry.pull` or `viewer`",
					input: "organization"
				});
			}
			if (t.repositories + t.elsewhere > 0) return;
			throw new s.y({
				message: `\`repos\` matches no repository: ${(0, a.h0)(e.repos.join(", "), 300)}`,
				fix: "write globs for names such as `python` or `folder/python`; `**` matches any folder",
				input: "repos"
			});
		}
		async function ofReferences(e, t, { images: n, names: i }) {
			const a = e.files.length > 0 || e.images.length === 0;
			const o = (0, p.createReferenceReader)(i);
			const s = a ? await (0, v.readWorkspace)(e.files, t, o) : undefined;
			const c = s === undefined ? undefined : o.found();
			const d = [...n.map(({ image: e, reference: t }) => ({
				image: e,
				reference: t,
				locations: [],
				isScript: false
			})), ...(c?.references ?? []).map(({ image: e, location: t, reference: n, scanned: r }) => ({
				image: e,
				reference: n,
				locations: [t],
				isScript: r.isScript
			}))];
			const f = await (0, u.C)(e["ignore-images"]);
			const m = d.flatMap(({ image: e, isScript: t, locations: n, reference: r }) => {
				const { digest: i } = r;
				const a = r.tag ?? (i === undefined ? e.tag : undefined);
				return f(e, a ?? "") ? [] : [{
					repository: e.repository,
					tag: a,
					digest: i,
					locations: n,
					isScript: t
				}];
			});
			const h = d.length - m.length;
			const { checked: g, findings: _ } = await (0, O.g3)(e, t, mergeTargets(m));
			const y = unreadParts(s?.unread ?? [], c?.malformed ?? []);
			return {
				checked: g,
				quiet: [],
				findings: [
					...y.map((e) => (0, l.b4)(e, "error")),
					...s?.findings ?? [],
					..._
				],
				coverage: referenceCoverage({
					targets: m,
					checked: g,
					unread: y,
					files: s?.account,
					skipped: c?.skipped ?? [],
					ignored: h
				}),
				log: [
					...c === undefined ? [] : [c.summary],
					...s?.log ?? [],
					...h === 0 ? [] : [`${(0, r.hS)(h, "reference")} excluded by \`ignore-images\`.`]
				]
			};
		}
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	58177: ((e, t, n) => {
		t.C = createImageFilter;
		var r = n(63018);
		async function createImageFilter(e) {
			if (e.length === 0) return () => false;
			const { createImageGlobList: t, registryImageName: i } = await n.e(9248).then(n.bind(n, 90457));
			const a = t(e);
			return ({ complete: e, repository: t }, n) => a([i(t, n), `${(0, r.e1)(e)}:${n}`]);
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
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
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
	62520: ((e, t, n) => {
		t.B_ = createImageIgnores;
		t._2 = usedIgnoreFindings;
		t.dh = loosenedIgnoreFinding;
		t.qM = isImageIgnore;
		var r = n(38086);
		var i = n(72387);
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
	54985: ((e, t, n) => {
		t.r = requireName;
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
	25614: ((e, t, n) => {
		t.P$ = listGroups;
		t.Wx = getGroup;
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
	76621: ((e, t, n) => {
		t.uP = listRepos;
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
			source: i.Qq,
			uniqueTags: i.Jt,
			expirationTime: i.Qq,
			gracePeriod: i.Jt
		});
		const c = (0, i.iU)({
			contents: (0, i.no)((0, i.iU)({
				packages: (0, i.c3)(r.YjP()),
				runtimeRepositories: (0, i.c3)(r.YjP())
			})),
			environment: (0, i.A7)(r.YjP()),
			annotations: (0, i.A7)(r.YjP())
		});
		const l = (0, i.iU)({
			uid: r.YjP(),
			name: i.Qq,
			description: i.Qq,
			createTime: i.Qq,
			updateTime: i.Qq,
			activeTags: (0, i.c3)(r.YjP()),
			aliases: (0, i.c3)(r.YjP()),
			bundles: (0, i.c3)(r.YjP()),
			catalogTier: i.Qq,
			sync_config: (0, i.no)(s),
			customOverlay: (0, i.no)(c)
		});
		const u = null && [
			"CATALOG_TIER_UNSPECIFIED",
			"CATALOG_TIER_APPLICATION",
			"CATALOG_TIER_BASE",
			"CATALOG_TIER_FIPS",
			"CATALOG_TIER_AI",
			"CATALOG_TIER_DEVTOOLS",
			"CATALOG_TIER_COMMERCIAL"
		];
		const d = (0, i.iU)({
			uid: i.Qq,
			content: i.Qq
		});
		function listRepos(e = {}) {
			return (0, a.g)("/registry/v2/repos", "repos", l, e, { name: e.name });
		}
		function getRepo(e) {
			return readCall(path`/registry/v2/repos/${e}`, l);
		}
		function createRepo(e, t) {
			return postCall(path`/registry/v2/repos/${e}`, checked(t), l);
		}
		function updateRepo(e, t, n) {
			return patchCall(path`/registry/v2/repos/${e}`, checked(t), n, l);
		}
		function checked(e) {
			requireEnumName("catalogTier", e.catalogTier, u);
			return e;
		}
		function deleteRepo(e) {
			return deleteCall(path`/registry/v2/repos/${e}`);
		}
		function getRepoReadme(e) {
			return readCall(path`/registry/v2/repos/${e}/readme`, d);
		}
		function updateRepoReadme(e, t) {
			return patchCall(path`/registry/v2/repos/${e}/readme`, { content: t }, undefined, d);
		}
	}),
	84551: ((e, t, n) => {
		t.cB = listTags;
		var r = n(63619);
		var i = n(80922);
		var a = n(94207);
		var o = n(30858);
		const s = (0, i.iU)({
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
			return (0, a.g)("/registry/v2/tags", "tags", s, e, n);
		}
		function getTag(e) {
			return readCall(path`/registry/v2/tags/${e}`, s);
		}
		function createTag(e, t) {
			return postCall(path`/registry/v2/tags/${e}`, t, s);
		}
		function deleteTag(e) {
			return deleteCall(path`/registry/v2/tags/${e}`);
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
	}),
	59492: ((e, t, n) => {
		t.Qn = isOrganizationUid;
		t.iY = readGroup;
		t.oQ = onlyGroup;
		t.t2 = findOrganization;
		t.xO = rootGroups;
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
			const r = await (0, c.readAll)(e, n, (e) => e.uid.includes("/") ? undefined : e);
			if (t === undefined) return r;
			const i = r.filter((e) => e.name === t);
			if (i.length === 0) for (const e of r) (0, l.r)(e, "group", "GET /iam/v2/groups");
			return i;
		}
	}),
	83178: ((e, t, n) => {
		t.h = unplacedRepo;
		t.u = indexRepos;
		var r = n(38086);
		var i = n(34779);
		var a = n(15514);
		var o = n(54985);
		var s = n(25614);
		var c = n(76621);
		const l = 8;
		async function indexRepos(e, t, n) {
			const r = n && new Set(n.map((e) => e.split("/").at(-1) ?? ""));
			const i = { descendantsOf: t.uid };
			const keep = (e) => {
				if (!e.uid.startsWith(`${t.uid}/`)) return undefined;
				(0, o.r)(e, "repository", "GET /registry/v2/repos");
				return r === undefined || r.has(e.name) ? {
					uid: e.uid,
					name: e.name
				} : undefined;
			};
			const u = r !== undefined && r.size <= l ? [...r].map((e) => (0, c.uP)({
				...i,
				name: e
			})) : [(0, c.uP)(i)];
			const d = (await Promise.all(u.map((t) => (0, a.readAll)(e, t, keep)))).flat();
			const f = [...new Map(d.map((e) => [e.uid, e])).values()];
			const isInFolder = (e) => e.uid.split("/").length > 2;
			if (n?.every((e) => !e.includes("/"))) return f.filter((e) => !isInFolder(e));
			if (!f.some(isInFolder)) return f;
			const p = new Map(await (0, a.readAll)(e, (0, s.P$)(i), (e) => {
				(0, o.r)(e, "group", "GET /iam/v2/groups");
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
	})
};
;
