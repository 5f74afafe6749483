"use strict";
exports.id = 127;
exports.ids = [127];
exports.modules = {
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
	16127: ((e, t, n) => {
		n.d(t, {
			g3: () => checkReferenced,
			Is: () => isSettled,
			f7: () => readRepo,
			fD: () => rulesOf,
			u5: () => undated
		});
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
			return (0, u.y)(e, (0, d.cB)({
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
		n.d(t, {
			L5: () => unknown,
			MH: () => plainName,
			Vb: () => nameOf,
			Zt: () => suggestedName
		});
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
	90574: ((e, t, n) => {
		n.d(t, {
			Q: () => createEndOfLifeSource,
			Z: () => wordsOf
		});
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
	47287: ((e, t, n) => {
		n.d(t, { U: () => judgeTargets });
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
	76621: ((e, t, n) => {
		n.d(t, { uP: () => listRepos });
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
		n.d(t, { cB: () => listTags });
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
	}),
	83178: ((e, t, n) => {
		n.d(t, {
			h: () => unplacedRepo,
			u: () => indexRepos
		});
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
			const d = (await Promise.all(u.map((t) => (0, a.y)(e, t, keep)))).flat();
			const f = [...new Map(d.map((e) => [e.uid, e])).values()];
			const isInFolder = (e) => e.uid.split("/").length > 2;
			if (n?.every((e) => !e.includes("/"))) return f.filter((e) => !isInFolder(e));
			if (!f.some(isInFolder)) return f;
			const p = new Map(await (0, a.y)(e, (0, s.P$)(i), (e) => {
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
