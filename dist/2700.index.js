"use strict";
exports.id = 2700;
exports.ids = [2700];
exports.modules = {
	8224: ((e, t, n) => {
		t.a = fingerprintOf;
		var r = n(39589);
		function fingerprintOf(...e) {
			return (0, r.f)(JSON.stringify(e));
		}
	}),
	12700: ((e, t, n) => {
		n.r(t);
		t.keepPulls = keepPulls;
		var r = n(77825);
		var i = n(98196);
		var a = n(38086);
		var o = n(4346);
		var s = n(34150);
		var c = n(15902);
		var l = n(26963);
		var u = n(49290);
		var d = n(22475);
		var f = n(57673);
		var p = n(28662);
		var m = n(28410);
		var h = n(8224);
		;
		const g = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
		const _ = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;
		function branchKey(e) {
			return (0, h.a)("pins", e).slice(0, 16);
		}
		function printBodyMark({ digests: e, image: t, key: n }) {
			return `<!-- platform-actions pins ${n} ${e}${t === undefined ? "" : ` ${t}`} -->`;
		}
		function readBodyMark(e) {
			const [, t, n, r] = g.exec(e) ?? [];
			return t === undefined || n === undefined ? undefined : {
				key: t,
				digests: n,
				image: r
			};
		}
		function withClosedMark(e) {
			const t = readBodyMark(e);
			return t === undefined ? e : e.replace(g, printBodyMark({
				...t,
				digests: "closed"
			}));
		}
		function printTrailer(e) {
			return `Platform-Actions-Pins: ${e}`;
		}
		function readTrailer(e) {
			return _.exec(e)?.[1];
		}
		;
		const v = 65e3;
		const y = 36e5;
		function renderBody({ leftOut: e, mark: t, minAgeMs: n, now: r, rows: i }) {
			const a = [
				`${printBodyMark(t)}\n${introduction(i, n)}`,
				movesTable(i, r),
				b
			];
			if (e.length > 0) {
				a.push("**Not in this pull request:**");
				a.push((0, l.AX)(e.map((e) => `\u26A0\uFE0F ${(0, f.R)(e)}`)));
			}
			a.push((0, l.GE)("Full digests", digestsTable(i)));
			const o = i.flatMap(({ image: e, places: t }) => t.map((t) => `${(0, p.Bo)(t)}: ${(0, l.fl)(e.name)}`));
			a.push((0, l.GE)("Files and lines", (0, l.AX)(o)));
			return (0, l.Co)(a, v).text;
		}
		function introduction(e, t) {
			const n = (0, s.iD)(e.length, "this image", `these ${e.length} images`);
			const r = t === undefined ? (0, s.iD)(e.length, "the digest that its tag has now", "the digests that their tags have now") : `${(0, s.iD)(e.length, "the newest digest that its tag has", "the newest digests that their tags have")} had for at least ${(0, c.P)(t)}`;
			return `This pull request pins ${n} to ${r}.`;
		}
		const b = ["To skip an image, write `# platform-actions: ignore` on its line or on the line above, or add it to `ignore-images`.", "If you close this pull request, it is not opened again for the same digests. If you add a commit to its branch, it is no longer updated. Every run writes this text anew."].join("\n\n");
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
			return (0, l.oS)(i, e.map((e) => [
				(0, l.fl)(e.image.name),
				`${fromMarkdown(e)}<br>\u2192&nbsp;${(0, m.V)(e.image.to)}`,
				`${renderAge(t - e.since)}<br>(${(0, d.FM)(e.since)})`,
				e.superseded === undefined ? "" : `${renderAge(t - e.superseded)} ago<br>(${(0, d.FM)(e.superseded)})`,
				...n ? [advisoriesMarkdown(e.advisories)] : [],
				...r ? [lifeMarkdown(e.life)] : []
			]));
		}
		function fromMarkdown({ image: e, isUnverified: t }) {
			if (e.from === undefined) return "not pinned";
			return `${(0, m.V)(e.from)}${t ? " \u26A0\uFE0F the tag never had it" : ""}`;
		}
		function renderAge(e) {
			if (e >= 2 * d.sO) return (0, u.K)(0, e).replace(/ ago$/, "");
			if (e >= d.sO) return "1 day";
			const t = Math.floor(e / y);
			return t < 1 ? "under an hour" : (0, s.hS)(t, "hour");
		}
		function advisoriesMarkdown(e) {
			if (e === undefined) return "not compared";
			return `fixes ${e.fixes}, brings ${e.brings}`;
		}
		function lifeMarkdown(e) {
			const t = e?.suggestion === undefined ? "" : `; move to ${(0, l.fl)(e.suggestion)}`;
			const n = e?.until === undefined ? undefined : (0, d.FM)(e.until);
			switch (e?.state) {
				case "active": return n === undefined ? "active" : `active until ${n}${t}`;
				case "grace": return `\u26A0\uFE0F in its grace period${n === undefined ? "" : ` until ${n}`}${t}`;
				case "deprecated": return `\u274C end of life${n === undefined ? "" : ` (${n})`}${t}`;
				case "not-found": return "\u26A0\uFE0F not found";
				default: return "unknown";
			}
		}
		function digestsTable(e) {
			return (0, l.oS)([
				"Image",
				"From",
				"To"
			], e.map(({ image: e }) => [
				(0, l.fl)(e.name),
				e.from === undefined ? "not pinned" : (0, l.fl)(e.from),
				(0, l.fl)(e.to)
			]));
		}
		var x = n(33215);
		var S = n(24344);
		var C = n(71796);
		;
		const w = 4;
		async function readCommittedFiles(e, t) {
			const n = new Map();
			const r = [];
			const i = await (0, S.P)(t, w, async (t) => {
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
			const plain = (e) => (0, C.w)(e, t);
			const unix = (e) => (0, C.w)(e.replaceAll("\r\n", "\n"), t);
			return [plain, unix].find((t) => t(e).equals(n));
		}
		function leftOut({ moved: e, shown: t }, n) {
			const r = e[0]?.reference.location;
			return {
				rule: "not-as-committed",
				level: "warning",
				title: "Not in the pull request",
				message: `\`${(0, a.h0)(t)}\` ${n} the checked-out commit, so the pull request does not contain it.`,
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
			const n = (0, a.h0)(e);
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
		var T = n(63018);
		;
		function movedRows(e) {
			const t = e.flatMap((e) => e.moved);
			const n = (0, r.$)(t, ({ reference: e, target: t }) => JSON.stringify([
				(0, T.Yk)(e.image.complete),
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
						name: (0, T.Yk)({
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
			return (0, h.a)("digests", ...[...t].sort()).slice(0, 40);
		}
		function contentKey(e, t) {
			const n = t.map(({ bytes: e, mode: t, path: n }) => `${t} ${n}\n${e.toString("latin1")}`);
			return (0, h.a)(e, ...n.sort()).slice(0, 40);
		}
		;
		const E = 100;
		async function commitPins(e, { pulls: t, start: n }, { decision: r, files: i, state: a }, o) {
			const s = movedRows(e.files.map(({ change: e }) => e)).map(({ image: e }) => `${e.name}: ${e.to}`);
			const commit = (i) => {
				const a = `${s.slice(0, E).join("\n")}\n\n${printTrailer(contentKey(n, i))}`;
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
		async function leaveForeign(e, { pulls: t }, { head: n, pull: r, why: i }, o) {
			const s = (0, a.h0)(e.branch, 300);
			const c = `The branch \`${s}\` was left as it is: ${i}.`;
			o.findings.push(finding("foreign-commit", "Not updated", c));
			if (r !== undefined) {
				const e = `<!-- platform-actions pins: not updated since ${n} -->`;
				const a = `This pull request is no longer updated: ${i}, and commits of others are never overwritten. Merge or close it, or delete its branch; the next run then proposes the pins again.`;
				note(await t.comment(r.number, e, a), o);
			}
			return kept(e, "unchanged", r, o);
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
		const D = {
			head: undefined,
			left: []
		};
		async function bringUp(e, t, { decision: n, files: r, state: i }, a) {
			const { base: o, inputs: s, pulls: c } = t;
			const { pull: l } = n;
			if (l === undefined || !n.isCurrent) refuseAny(await c.check(e.branch, o, l));
			const { head: u, left: d } = n.isCurrent ? D : await commitPins(e, t, {
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
		var O = n(62996);
		;
		async function keepPulls(e, t, { checkedOut: n, base: r, pulls: o }, s, c) {
			const l = await readCommittedFiles(n, s.changes);
			const u = s.isComplete && l.findings.length === 0;
			const d = await knowRows(s.changes, e, t, c);
			const f = await (0, i.dK)(() => plansOf(e, s, l.files));
			const p = t.clock.now();
			const m = [...s.leftOut, ...l.findings].map(({ message: e }) => e);
			const render = (t, n) => {
				const r = t.files.map(({ change: e }) => e);
				const i = movedRows(r);
				const o = n.map(({ change: e }) => `\`${(0, a.h0)(e.shown)}\`: the token may not change workflow files.`);
				const s = {
					key: branchKey(e.branch),
					digests: digestsKey(movedRows([...r, ...n.map(({ change: e }) => e)])),
					image: t.image
				};
				return renderBody({
					mark: s,
					rows: i.map((e) => d(e)),
					leftOut: [...o, ...m],
					now: p,
					minAgeMs: e["min-age"]
				});
			};
			const h = f.filter(({ files: e }) => e.length > 0).map((e) => ({
				plan: e,
				body: render(e, [])
			}));
			const g = {
				changes: s.changes,
				planned: h,
				kept: [],
				findings: l.findings,
				problems: [],
				log: []
			};
			if (o === undefined) return g;
			if (s.hasFailed) return {
				...g,
				log: ["No pull request was opened, updated or closed, because an image failed."]
			};
			const _ = {
				pulls: o,
				inputs: e,
				base: r,
				start: n.commit,
				isComplete: u,
				render
			};
			const v = await leftovers(o, e.branch, f);
			if (v.kind === "refused") return {
				...g,
				problems: [(0, O.problemOf)(v)]
			};
			const y = [];
			for (const e of [...f, ...v.value]) y.push(await keepPull(e, _));
			return {
				...g,
				kept: y,
				findings: [...l.findings, ...y.flatMap(({ findings: e }) => e)],
				problems: y.flatMap(({ refusals: e }) => e.map(O.problemOf)),
				log: y.flatMap(logLines)
			};
		}
		const k = "Refresh image digests";
		function plansOf(e, { changes: t, files: n, moves: i }, a) {
			const { branch: s, title: c } = e;
			if (e["group-by"] === "all") {
				const e = plannedFiles(t, a);
				return [{
					image: undefined,
					branch: s,
					title: c ?? k,
					files: e
				}];
			}
			const l = (0, r.$)(i, ({ reference: e }) => e.image.repository);
			const u = (0, x.K)(s, l.keys());
			return Array.from(l, ([e, t]) => ({
				image: e,
				branch: u.get(e) ?? s,
				title: c === undefined ? `${k} of ${e}` : `${c}: ${e}`,
				files: plannedFiles((0, o.X)(t, n).changes, a)
			}));
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
			const o = r === undefined ? "" : `: ${(0, a.h0)(r.url)}`;
			const s = r === undefined ? `There is no pull request${i}.` : `Pull request #${r.number}${i}: ${t}${o}`;
			return [s, ...e === undefined ? [] : [e]];
		}
	})
};
;
