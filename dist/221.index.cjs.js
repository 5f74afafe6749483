"use strict";
exports.id = 221;
exports.ids = [221];
exports.modules = {
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
	85221: (function(e, t, n) {
		n.d(t, { runWork: function() {
			return runWork;
		} });
		var r = n(76760);
		var i = n(42030);
		var a = n(59173);
		var o = n(31666);
		var s = n(73024);
		var c = n(38086);
		var l = n(39589);
		var u = n(48636);
		var d = n(68154);
		;
		const f = 32 * 1024 * 1024;
		const p = 1e4;
		const m = "platform-actions-1-";
		async function openCache(e, t, i, a = () => Promise.all([
			n.e(405),
			n.e(545),
			n.e(920),
			n.e(458)
		]).then(n.bind(n, 26458))) {
			const o = usableFolder(e, t);
			if (o === undefined) return undefined;
			const c = !e.context.changeEvent && !e.context.untrustedHead;
			const d = t === undefined && e.capabilities.cache === "service";
			const p = d ? await restore(e, o, i, a) : undefined;
			if (d && p === undefined) return undefined;
			let m = false;
			const pathOf = (e) => (0, r.join)(o, `${(0, l.fg)(e)}.json`);
			return {
				get: async (e) => (0, u.Gu)(pathOf(e), f).catch(() => undefined),
				set: async (t, n) => {
					if (!c) return;
					try {
						(0, s.mkdirSync)(o, {
							recursive: true,
							mode: 448
						});
						(0, u.vK)(pathOf(t), n, 384);
						m = true;
					} catch (t) {
						e.log.warning(`the cache was not written: ${(0, u.CA)(t)}`);
					}
				},
				close: async () => {
					if (m) await p?.();
				}
			};
		}
		function usableFolder(e, t) {
			const n = t ?? e.cacheDirectory;
			const { workspace: r } = e.context;
			if (n === undefined || t === undefined && e.capabilities.cache === "none") {
				e.log.warning("`cache` has no effect: this host does not keep a folder between runs\nuse the root action on GitHub, or set `cache-dir` to a folder");
				return undefined;
			}
			if (!(0, u.ck)(r, n) && !(0, u._P)(r, n)) return n;
			e.log.warning(`\`cache\` has no effect: a link leads from its folder \`${(0, c.h0)(n)}\` out of the workspace or into \`.git\``);
			return undefined;
		}
		async function restore(e, t, n, i) {
			const warn = (t, n) => e.log.warning(`the cache was not ${t}: ${n instanceof Error ? n.message : String(n)}`);
			try {
				Object.assign(process.env, (0, d.eq)((0, d.rq)(process.env)));
				const e = await i();
				await inTime(e.restoreCache([t], `${m}none`, [m]), n);
				return async () => {
					try {
						const i = (0, s.readdirSync)(t).map((e) => (0, s.statSync)((0, r.join)(t, e)));
						const a = i.reduce((e, { size: t }) => e + t, 0);
						const o = `${m}${i.length}-${a}-${crypto.randomUUID()}`;
						await inTime(e.saveCache([t], o), n);
					} catch (e) {
						warn("saved", e);
					}
				};
			} catch (e) {
				warn("restored", e);
				return undefined;
			}
		}
		async function inTime(e, t) {
			const n = new AbortController();
			const r = t.sleep(p, n.signal).then(() => {
				if (!n.signal.aborted) throw new Error("the cache service did not answer within 10 seconds");
			});
			await Promise.race([e, r]).finally(() => n.abort());
		}
		var h = n(71166);
		var g = n(32537);
		var _ = n(74757);
		var v = n(52309);
		var y = n(56106);
		var b = n(12012);
		var x = n(31833);
		var S = n(62725);
		var C = n(41806);
		var w = n(63144);
		var T = n(3366);
		var E = n(35396);
		;
		const D = 10 * 1024 * 1024;
		const O = [
			1e3,
			2e3,
			4e3
		];
		async function uploadSarif(e, t, n, r) {
			const { gzipSync: i } = process.getBuiltinModule("node:zlib");
			const a = i(t.sarif);
			if (a.length > D) return {
				kind: "failed",
				why: "it is larger than the 10 MB that code scanning accepts"
			};
			const o = (0, T.H5)(t.repository);
			const s = {
				commit_sha: t.commit,
				ref: t.ref,
				sarif: a.toString("base64")
			};
			const c = await e(({ rest: e }) => e.codeScanning.uploadSarif({
				...o,
				...s
			}));
			if (c.kind === "failed") return {
				kind: "failed",
				why: c.why,
				...(0, E.uK)(c) ? { forbidden: true } : {}
			};
			const l = (0, w.b6)((0, w._F)(c.body, "id"));
			if (l === undefined) return {
				kind: "failed",
				why: "the answer has no id"
			};
			for (const t of [0, ...O]) {
				if (t > 0) await n.sleep(t, r);
				const i = await e(({ rest: e }) => e.codeScanning.getSarif({
					...o,
					sarif_id: l
				}));
				const a = i.kind === "ok" && (0, w.u4)(i.body) ? i.body : {};
				if (a["processing_status"] === "complete") return {
					kind: "complete",
					id: l
				};
				if (a["processing_status"] === "failed") return {
					kind: "failed",
					why: errorsOf(a["errors"])
				};
				if (r.aborted) break;
			}
			return {
				kind: "pending",
				id: l
			};
		}
		function errorsOf(e) {
			const t = Array.isArray(e) ? e.filter((e) => typeof e === "string") : [];
			return t.length === 0 ? "code scanning refused it" : (0, c.h0)(t.join("; "), 500);
		}
		var k = n(58508);
		var A = n(34150);
		var j = n(22475);
		;
		const M = Number.MAX_SAFE_INTEGER;
		const N = {
			error: 0,
			warning: 1,
			notice: 2
		};
		function groupFindings(e, t) {
			const n = new Map(t.map(({ help: e, id: t }) => [t, e]));
			const r = new Map();
			for (const t of e) {
				if (t.level === "notice") continue;
				const { fix: e, level: i, rule: o, title: s } = t;
				const c = e === undefined ? `rule ${o}` : `fix ${e}`;
				const l = e ?? n.get(o) ?? s;
				const create = () => ({
					...P,
					level: i,
					words: l,
					subjects: new Set(),
					places: new Map()
				});
				add((0, a.IV)(r, c, create), t);
			}
			return [...r.values()].sort((e, t) => N[e.level] - N[t.level] || e.urgency - t.urgency || t.count - e.count);
		}
		const P = {
			count: 0,
			urgency: M
		};
		function add(e, { artifact: t, level: n, location: r, urgency: i = M }) {
			e.count += 1;
			e.urgency = Math.min(e.urgency, i);
			if (N[n] < N[e.level]) e.level = n;
			if (t !== undefined) e.subjects.add(t);
			if (r !== undefined) e.places.set(`${r.file}:${r.line}`, r);
		}
		var F = n(96610);
		;
		const I = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function escapeHtml(e, t) {
			const entityOf = (e) => I[e] ?? `&#${e.charCodeAt(0)};`;
			return (0, c.ix)((0, c.h0)(e, t)).replace(/[&<>"'`]/g, entityOf);
		}
		const L = /\b(?:\d{4}-\d\d-\d\d|CVE-\d{4}-\d+)\b/g;
		function wholeHtml(e) {
			return escapeHtml(e).replace(L, "<span class=\"whole\">$&</span>");
		}
		function proseHtml(e) {
			return e.split("\n").map((e) => (0, c.E9)(e, wholeHtml, codeHtml)).join("<br>");
		}
		const ee = /\b(sha(?:256|512):[0-9a-f]{12})[0-9a-f]{52,}/g;
		function codeHtml(e) {
			const t = e.replace(ee, "$1\u2026");
			const n = t === e ? "" : ` title="${escapeHtml(e)}"`;
			return `<code${n}>${escapeHtml(t).replaceAll("/", "/<wbr>")}</code>`;
		}
		const R = 1e4;
		const z = {
			error: 1,
			warning: 2,
			notice: 3
		};
		const B = "<div class=\"tools\" hidden><label>Filter <input type=\"search\" autocomplete=\"off\" spellcheck=\"false\"></label> <span role=\"status\" class=\"muted\"></span></div>";
		function findingHead({ hasPlaces: e } = { hasPlaces: true }) {
			const t = [
				"Level",
				"Rule",
				"Subject",
				"Finding",
				...e ? ["Where"] : []
			];
			return `<thead><tr>${t.map((e) => `<th scope="col">${e}</th>`).join("")}</tr></thead>`;
		}
		function levelHtml(e) {
			return `<span class="level ${e}"><span aria-hidden="true">${_.WG[e]}</span> ${e}</span>`;
		}
		function placeHtml({ file: e, line: t }, n) {
			const r = codeHtml(`${e.slice(0, 500)}:${t}`);
			const i = n?.({
				file: e,
				line: t
			}) ?? "";
			return /^https?:/.test(i) ? `<a href="${escapeHtml(i)}" rel="noreferrer">${r}</a>` : r;
		}
		function findingRow(e, { hasPlaces: t, url: n } = { hasPlaces: true }) {
			const { artifact: r, fix: i, level: a, location: o, message: s, rule: c, title: l } = e;
			const u = `<strong>${proseHtml(l)}</strong><br>${proseHtml(s)}${i === undefined ? "" : `<br>${proseHtml(i)}`}`;
			return `<tr><td data-label="Level" data-key="${z[a]}">${levelHtml(a)}</td><td data-label="Rule" class="rule"><a href="${(0, F.Q)(c)}" rel="noreferrer">${codeHtml(c)}</a></td>` + `<td data-label="Subject" class="subject">${r === undefined ? "" : codeHtml(r)}</td><td data-label="Finding">${u}</td>` + `${t ? `<td data-label="Where" class="place">${o === undefined ? "" : placeHtml(o, n)}</td>` : ""}</tr>\n`;
		}
		;
		const V = 1e4;
		const H = 100;
		const U = 200;
		function* drillDownHtml(e) {
			for (const t of e.tables) if (t.rows.length > 0) yield* sharedHtml(t, e);
			const { noun: t, places: n } = e;
			const r = n.slice(0, V);
			const i = escapeHtml((0, A.hS)(n.length, t));
			yield `<h2 id="places">${escapeHtml((0, A._l)(t).replace(/^./, (e) => e.toUpperCase()))}</h2>
<table class="sortable">
<caption>${r.length < n.length ? `The first ${r.length} of ${i}` : i}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Name</th><th scope="col">Findings</th><th scope="col">Why</th></tr></thead>
<tbody>
`;
			for (const [e, t] of r.entries()) yield placeRow(t, e);
			yield "</tbody>\n</table>\n";
			yield* placesHtml(r);
		}
		function placeRow({ findingCount: e, name: t, result: n, why: r }, i) {
			const a = e === 0 ? escapeHtml(t) : `<a href="#f${i}">${escapeHtml(t)}</a>`;
			return `<tr id="p${i}"><td data-label="Result"><span aria-hidden="true">${_.PJ[n]}</span> ${n}</td><td data-label="Name">${a}</td>` + `<td data-label="Findings" class="number">${e}</td><td data-label="Why">${proseHtml(r)}</td></tr>\n`;
		}
		function* sharedHtml({ column: e, rows: t, title: n }, r) {
			const i = t.slice(0, H);
			const a = i.length < t.length ? `, the first ${i.length} of ${t.length}` : "";
			yield `<h2>${escapeHtml(n)}${a}</h2>
<table>
<thead><tr><th scope="col">${escapeHtml(e)}</th><th scope="col">Details</th><th scope="col">Where</th></tr></thead>
<tbody>
`;
			for (const e of i) yield sharedRow(e, r);
			yield "</tbody>\n</table>\n";
		}
		function sharedRow({ detail: e, name: t, places: n }, { noun: r, places: i }) {
			const a = (0, A.nC)(n, U, (e) => linkTo(i[e], e));
			const o = `<ul>${a.map((e) => `<li>${e}</li>`).join("")}</ul>`;
			const s = `<details><summary>${escapeHtml((0, A.hS)(n.length, r))}</summary>${o}</details>`;
			const c = n.length === 1 ? a.join("") : s;
			return `<tr><td data-label="Name">${codeHtml(t)}</td><td data-label="Details">${wholeHtml(e)}</td><td data-label="Where" class="place">${c}</td></tr>\n`;
		}
		function linkTo(e, t) {
			const n = escapeHtml(e?.name ?? "");
			if (e === undefined || t >= V) return n;
			return `<a href="#${e.findingCount === 0 ? "p" : "f"}${t}">${n}</a>`;
		}
		function* placesHtml(e) {
			if (!e.some(({ findingCount: e }) => e > 0)) return;
			yield `<h2>All findings</h2>\n<div id="findings">\n${B}\n`;
			let t = R;
			for (const [n, { findingCount: r, findings: i, name: a, result: o }] of e.entries()) {
				if (r === 0) continue;
				yield `<h3 id="f${n}"><span aria-hidden="true">${_.PJ[o]}</span> ${escapeHtml(a)}</h3>\n`;
				let e = 0;
				for (const n of i) {
					if (t <= 0) break;
					if (e === 0) yield `<table>\n${findingHead()}\n<tbody>\n`;
					e += 1;
					t -= 1;
					yield findingRow(n);
				}
				if (e > 0) yield "</tbody>\n</table>\n";
				yield footHtml(r - e, n);
			}
			yield "</div>\n";
		}
		function footHtml(e, t) {
			const n = (0, A.hS)(e, "more finding is", "more findings are");
			const r = e > 0 ? `${n} in the JSON report of its run. ` : "";
			return `<p class="muted">${r}<a href="#p${t}">Back to the list</a></p>\n`;
		}
		const W = 1e3;
		function coverageHtml({ files: e, noun: t, ...n }) {
			const r = [[(0, A._l)(t), n], ...e === undefined ? [] : [["files", e]]];
			const i = r.map(([e, { judged: t, seen: n, skipped: r, unread: i, unresolved: a }]) => {
				const o = r.map(({ count: e, why: t }) => `${e} ${escapeHtml(t)}`).join("<br>");
				return `<tr><th scope="row">${escapeHtml(e)}</th><td data-label="Seen" class="number">${n}</td><td data-label="Judged" class="number">${t}</td><td data-label="Skipped">${o === "" ? "0" : o}</td><td data-label="Unread" class="number">${i.length}</td><td data-label="Unresolved" class="number">${a.length}</td></tr>\n`;
			});
			return `<h2>Coverage</h2>
<table>
<caption>What was checked</caption>
<thead><tr><th scope="col">What</th><th scope="col">Seen</th><th scope="col">Judged</th><th scope="col">Skipped</th><th scope="col">Unread</th><th scope="col">Unresolved</th></tr></thead>
<tbody>
${i.join("")}</tbody>
</table>
${r.map(([e, { unread: t, unresolved: n }]) => listHtml(`Unread ${e}`, t) + listHtml(`Unresolved ${e}`, n)).join("")}`;
		}
		function listHtml(e, t) {
			if (t.length === 0) return "";
			const show = ({ what: e, why: t }) => `${codeHtml(e)}: ${proseHtml(whyOf(e, t))}`;
			const n = (0, A.nC)(t, W, show).map((e) => `<li>${e}</li>\n`);
			return `<details open><summary>${escapeHtml(e)} (${t.length})</summary><ul>\n${n.join("")}</ul></details>\n`;
		}
		function whyOf(e, t) {
			const { cause: n, subject: r } = (0, v.rl)({ message: t });
			return r !== undefined && e.startsWith(r.slice(1, -1)) ? n : t;
		}
		;
		const G = `
:root { color-scheme: light dark; --text: #1f2328; --muted: #59636e; --line: #d1d9e0; --soft: #f6f8fa; --page: #ffffff;
  --error: #b3261e; --warning: #7d4e00; --notice: #0550ae; --pass: #116329; --focus: #0969da; --bar: #bf8700; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --muted: #9da7b3; --line: #3d444d; --soft: #151b23; --page: #0d1117;
    --error: #ff8f87; --warning: #e3b341; --notice: #79c0ff; --pass: #56d364; --focus: #79c0ff; --bar: #e3b341; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 3rem; background: var(--page);
  color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
  overflow-wrap: anywhere; }
header { border-left: .4rem solid var(--line); padding: .1rem 0 .1rem 1rem; margin-bottom: 1.5rem; }
header.pass { border-color: var(--pass); } header.warn { border-color: var(--warning); }
header.fail, header.error { border-color: var(--error); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
:target { outline: 2px solid var(--focus); outline-offset: 2px; }
p { margin: .25rem 0; }
.words { font-weight: 600; }
.muted { color: var(--muted); font-size: .875rem; }
a { color: var(--notice); }
code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  background: var(--soft); border-radius: .25rem; padding: .1em .3em; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
caption { text-align: left; color: var(--muted); font-size: .875rem; padding: .25rem 0 .5rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
thead th { background: var(--soft); font-size: .875rem; white-space: nowrap; }
thead th button { all: unset; cursor: pointer; display: inline-block; }
thead th button:focus-visible, input:focus-visible, summary:focus-visible, a:focus-visible {
  outline: 2px solid var(--focus); outline-offset: 2px; }
th[aria-sort="ascending"] button::after { content: " \\2191"; }
th[aria-sort="descending"] button::after { content: " \\2193"; }
td.number { font-variant-numeric: tabular-nums; }
td.place, td.do { min-width: 14rem; }
td.rule, td.subject, td[data-label="For"] { min-width: 9rem; }
.level { font-weight: 600; white-space: nowrap; }
.whole, time { white-space: nowrap; }
.level.error { color: var(--error); } .level.warning { color: var(--warning); } .level.notice { color: var(--notice); }
ul { margin: .25rem 0; padding-left: 1.25rem; }
td ul { list-style: none; padding: 0; margin: 0; }
ul.problems { list-style: none; padding: 0; }
ul.problems li { border-left: .25rem solid var(--error); background: var(--soft); padding: .5rem .75rem; margin: .5rem 0; }
details { margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; }
.tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: .5rem 0; }
.tools[hidden] { display: none; }
input[type="search"] { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--muted);
  border-radius: .375rem; padding: .35rem .6rem; width: 20rem; max-width: 100%; }
svg { display: block; width: 100%; height: .6rem; margin: .5rem 0; border-radius: .3rem; }
rect.error { fill: var(--error); } rect.warning { fill: var(--bar); } rect.notice { fill: var(--notice); }
tr[hidden] { display: none; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .75rem; }
@media (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td, tbody th, caption { display: block; }
  tr { border: 1px solid var(--line); border-radius: .375rem; margin: .6rem 0; padding: .35rem 0; }
  tr[hidden] { display: none; }
  td, tbody th { border: 0; padding: .2rem .75rem; }
  td[data-label]::before { content: attr(data-label) ": "; color: var(--muted); font-size: .875rem; }
  td:empty { display: none; }
}
@media print {
  :root { color-scheme: light; --text: #000; --muted: #333; --line: #999; --soft: #fff; --page: #fff;
    --error: #8f1d17; --warning: #5e3b00; --notice: #033d8b; --pass: #0b4a1e; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  .tools { display: none; }
  tr, li { break-inside: avoid; }
  thead { display: table-header-group; }
  h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
		const K = `
'use strict';
for (const table of document.querySelectorAll('table.sortable')) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const falling = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
      const order = new Intl.Collator('en', { numeric: true }).compare;
      const rows = [...body.rows].sort((a, b) => order(key(a), key(b)));
      if (falling) rows.reverse();
      body.append(...rows);
    });
  });
}
const tools = document.querySelector('.tools');
if (tools) {
  tools.hidden = false;
  const box = tools.querySelector('input');
  const shown = tools.querySelector('[role="status"]');
  const rows = [...document.querySelectorAll('#findings tbody tr')].map((row) => [row, row.textContent.toLowerCase()]);
  box.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const [row, text] of rows) {
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) count += 1;
    }
    shown.textContent = words.length === 0 ? '' : count + ' of ' + rows.length + ' shown';
  });
}
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});
`;
		;
		const q = 1e3;
		const J = 5;
		const Y = [
			"error",
			"warning",
			"notice"
		];
		const X = {
			pass: "passed",
			warn: "passed with warnings",
			fail: "failed",
			error: "could not finish"
		};
		const renderPolicy = () => [
			"default-src 'none'",
			`style-src 'sha256-${(0, l.TZ)(G)}'`,
			`script-src 'sha256-${(0, l.TZ)(K)}'`,
			"base-uri 'none'",
			"form-action 'none'"
		].join("; ");
		function* renderHtml(e) {
			const t = {
				error: 0,
				warning: 0,
				notice: 0
			};
			let n = false;
			for (const { level: r, location: i } of e.findings) {
				t[r] += 1;
				n ||= i !== undefined;
			}
			const r = t.error + t.warning + t.notice;
			yield headHtml(e, t);
			yield problemsHtml(e.problems, e.placeUrl);
			const i = e.drillDown === undefined ? e.placeUrl : undefined;
			yield actionsHtml(groupFindings(e.findings, e.rules), r, i);
			if (e.drillDown !== undefined) yield* drillDownHtml(e.drillDown);
			else if (r > 0) yield* findingsHtml(e.findings, r, {
				url: i,
				hasPlaces: n
			});
			if (e.coverage !== undefined) yield coverageHtml(e.coverage);
			const a = (0, j.sZ)(e.finishedAt).slice(0, 16).replace("T", " ");
			yield `</main>
<footer class="muted"><p>platform-actions ${escapeHtml(e.toolVersion)}, finished <time datetime="${(0, j.sZ)(e.finishedAt)}">${a} UTC</time>.</p></footer>
<script>${K}<\/script>
</body>
</html>
`;
		}
		function headHtml(e, t) {
			const { coverage: n, result: r, runUrl: i, subject: a, title: o } = e;
			const s = `${escapeHtml(o)}: ${X[r]}`;
			const c = i !== undefined && /^https?:\/\//i.test(i);
			const l = [
				...a === undefined ? [] : [escapeHtml(a)],
				...c ? [`<a href="${escapeHtml(i)}" rel="noreferrer">the run</a>`] : [],
				wholeHtml((0, j.FM)(e.finishedAt))
			];
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${renderPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${s}</title>
<style>${G}</style>
</head>
<body>
<header class="${r}">
<h1><span aria-hidden="true">${_.PJ[r]}</span> ${s}</h1>
${wordsHtml(e)}<p>${countWords(t, n)}</p>
<p class="muted">${l.join(" \u00B7 ")}</p>
${barHtml(t)}</header>
<main>
`;
		}
		function wordsHtml({ problems: e, words: t = "" }) {
			const n = [...e.length === 0 ? [] : [`${(0, A.hS)(e.length, "error")}.`], ...t === "" ? [] : [`${e.length === 0 ? "" : "So far: "}${t}.`]];
			return n.length === 0 ? "" : `<p class="words">${proseHtml(n.join(" "))}</p>\n`;
		}
		function countWords(e, t) {
			const n = Y.flatMap((t) => e[t] === 0 ? [] : [(0, A.hS)(e[t], t)]);
			const r = n.length === 0 ? "No findings" : `Findings: ${n.join(", ")}`;
			if (t === undefined) return `${r}.`;
			return `${r}; ${t.judged} of ${(0, A.hS)(t.seen, escapeHtml(t.noun))} judged.`;
		}
		function barHtml(e) {
			const t = e.error + e.warning + e.notice;
			const n = Y.filter((t) => e[t] > 0);
			if (n.length < 2) return "";
			let r = 0;
			const i = n.map((n) => {
				const i = 100 * e[n] / t;
				const a = `<rect class="${n}" x="${r.toFixed(2)}" y="0" width="${i.toFixed(2)}" height="1"/>`;
				r += i;
				return a;
			});
			return `<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${i.join("")}</svg>\n`;
		}
		function problemsHtml(e, t) {
			if (e.length === 0) return "";
			const n = (0, v.QB)(e).map(({ fix: e, location: n, message: r }) => {
				const i = n === undefined ? "" : `${placeHtml(n, t)} `;
				return `<li>${i}${proseHtml(r)}${e === undefined ? "" : `<br>${proseHtml(e)}`}</li>\n`;
			});
			return `<h2>What went wrong</h2>\n<ul class="problems">\n${n.join("")}</ul>\n`;
		}
		function actionsHtml(e, t, n) {
			if (e.length === 0) return t === 0 ? "" : "<h2>What to do</h2>\n<p>Nothing to do.</p>\n";
			const r = e.some(({ places: e }) => e.size > 0);
			const i = e.slice(0, q).map(({ count: e, level: t, places: i, subjects: a, words: o }) => `<tr><td data-label="Level">${levelHtml(t)}</td><td data-label="What to do" class="do">${proseHtml(o)}</td>` + `<td data-label="For">${someHtml(a, codeHtml)}</td>${r ? `<td data-label="Where" class="place">${someHtml(i.values(), (e) => placeHtml(e, n))}</td>` : ""}` + `<td data-label="Findings" class="number">${e}</td></tr>\n`);
			const a = e.length - i.length;
			const o = a === 0 ? "" : `<p>${(0, A.hS)(a, "more action is", "more actions are")} not listed.</p>\n`;
			return `<h2>What to do</h2>
<table>
<caption>${(0, A.hS)(e.length, "action")}, most important first</caption>
<thead><tr><th scope="col">Level</th><th scope="col">What to do</th><th scope="col">For</th>${r ? "<th scope=\"col\">Where</th>" : ""}<th scope="col">Findings</th></tr></thead>
<tbody>
${i.join("")}</tbody>
</table>
${o}`;
		}
		function someHtml(e, t) {
			const n = (0, A.nC)([...e], J, t);
			if (n.length < 2) return n.join("");
			return `<ul>${n.map((e) => `<li>${e}</li>`).join("")}</ul>`;
		}
		function* findingsHtml(e, t, n) {
			const r = Math.max(0, t - R);
			const i = r === 0 ? (0, A.hS)(t, "finding") : `The first ${R} of ${t} findings; the JSON report of the command has its whole list`;
			yield `<h2>All findings</h2>
${B}
<table id="findings" class="sortable">
<caption>${i}</caption>
${findingHead(n)}
<tbody>
`;
			let a = 0;
			for (const t of e) {
				if (a >= R) break;
				a += 1;
				yield findingRow(t, n);
			}
			yield "</tbody>\n</table>\n";
		}
		var Z = n(76286);
		var Q = n(59995);
		var $ = n(26569);
		;
		const te = `https://github.com/${k.Jk}`;
		const ne = 200;
		async function publishReports(e) {
			const { deps: t, inputs: n, outcome: r } = e;
			const { manifest: i, rules: a } = e.command;
			const { log: o, redact: s } = t.host;
			const c = "sarif-file" in i.outputs ? {
				...r.outputs,
				"sarif-file": ""
			} : r.outputs;
			const l = n["html-file"];
			if (l !== undefined) (0, u.vK)((0, u.ZB)(l, t.area, "html-file"), renderPage(e));
			if (!(r.reports?.isWhole ?? r.problems.length === 0)) {
				if (wantsMachineReports(n)) o.info("No SARIF or JUnit file was written, because not everything could be judged.");
				return {
					...r,
					outputs: c
				};
			}
			const d = new Set(a.filter((e) => e.isAboutPolicy === true).map(({ id: e }) => e));
			const f = { [Symbol.iterator]: () => reported(r, d) };
			if (n["junit-file"] !== undefined) {
				const e = (0, u.ZB)(n["junit-file"], t.area, "junit-file");
				(0, u.vK)(e, s((0, Z.R)(i.name, f, r.reports?.quiet)));
			}
			if (n["sarif-file"] === undefined && n["upload-sarif"] !== true) return {
				...r,
				outputs: c
			};
			const p = await sarifText(e, f);
			const m = n["sarif-file"] === undefined ? "" : (0, u.ZB)(n["sarif-file"], t.area, "sarif-file");
			if (m !== "") (0, u.vK)(m, p);
			const h = n["upload-sarif"] === true ? await uploadReport(e, p) : undefined;
			return {
				...r,
				outputs: "sarif-file" in c ? {
					...c,
					"sarif-file": m
				} : c,
				report: h === undefined ? r.report : {
					...r.report,
					upload: h
				}
			};
		}
		function wantsMachineReports(e) {
			const t = e["sarif-file"] !== undefined || e["junit-file"] !== undefined;
			return t || e["upload-sarif"] === true;
		}
		async function sarifText(e, t) {
			const { deps: n } = e;
			const { manifest: r, rules: i } = e.command;
			const { omitted: a, text: o } = (0, Q.W)(t, {
				command: r.name,
				rules: i,
				category: categoryOf(e),
				toolVersion: k.rE,
				informationUri: te,
				fallbackFile: n.host.context.workflowFile ?? ".github/workflows"
			});
			if (a > 0) n.host.log.info(`The SARIF omits ${a} results, because code scanning accepts no more.`);
			return n.host.redact(o);
		}
		function* reported(e, t) {
			for (const n of (0, $.Wj)(e, Number.POSITIVE_INFINITY)) if (!t.has(n.rule)) yield n;
		}
		function categoryOf({ command: e, deps: t, inputs: n, outcome: r }) {
			const { matrix: i } = t.host.context;
			const a = r.reports?.sources ?? [n["working-directory"] ?? ""].filter((e) => e !== "");
			const o = [
				e.manifest.name,
				...new Set(a),
				...i === undefined ? [] : [i]
			].join("/");
			return (0, c.h0)(o, ne).replace(/\s+/g, " ");
		}
		async function uploadReport({ deps: e, inputs: t }, n) {
			const { context: r, log: i } = e.host;
			const fail = (e, t) => {
				i.warning(`The SARIF was not uploaded to code scanning: ${e}${t === "" ? "" : `\n${t}`}`);
				return {
					kind: "failed",
					why: e
				};
			};
			if (r.untrustedHead) {
				const e = `under \`${r.event ?? ""}\` the results would count for the base branch`;
				return fail(e, "upload them in a workflow that runs on `pull_request`");
			}
			const a = await (0, g.K)(t["github-token"], e);
			if (a.kind === "closed") return fail(a.why, "");
			const { commit: o, ref: s } = r;
			if (o === undefined || s === undefined) return fail("the host does not report the commit and the ref", "");
			const c = {
				repository: a.repository,
				commit: o,
				ref: s,
				sarif: n
			};
			const l = await uploadSarif(a.api, c, e.clock, e.signal);
			if (l.kind === "failed") {
				const e = r.changeRequest?.fork ? "pull requests from forks get a read-only token" : "the job needs `permissions: security-events: write`, and the repository needs code scanning";
				return fail(l.why, l.forbidden === true ? e : "");
			}
			const u = l.kind === "complete" ? "" : ", which is still processing it";
			i.info(`The SARIF was uploaded to code scanning${u}.`);
			return l;
		}
		function renderPage({ command: e, deps: t, inputs: n, outcome: r }) {
			const { manifest: i, rules: a } = e;
			const { clock: o, host: s } = t;
			const c = (0, y.yP)(n, r);
			const { title: l, words: u } = r.summary();
			const { commit: d, ref: f, repository: p, runUrl: m } = s.context;
			const h = [
				p,
				refWords(f),
				d?.slice(0, 12)
			];
			const g = h.filter((e) => e !== undefined).join(" \u00B7 ");
			return renderHtml({
				title: l ?? i.title,
				words: s.redact(u),
				result: (0, y.z6)(c).result,
				findings: { [Symbol.iterator]: () => cleanFindings((0, $.Wj)(c, Number.POSITIVE_INFINITY), s.redact) },
				rules: a,
				problems: c.problems.map((e) => redactAll(e, s.redact)),
				coverage: redactAll(c.coverage, s.redact),
				drillDown: cleanDrillDown(r, s.redact),
				finishedAt: o.now(),
				toolVersion: k.rE,
				subject: g === "" ? undefined : s.redact(g),
				placeUrl: (0, C.m)(s),
				runUrl: m === undefined ? undefined : s.redact(m)
			});
		}
		function refWords(e) {
			return e?.replace(/^refs\/(?:heads|tags)\//, "").replace(/^refs\/pull\/(\d+)\/(?:merge|head)$/, "pull request $1");
		}
		function cleanDrillDown({ drillDown: e }, t) {
			if (e === undefined) return undefined;
			const { places: n, tables: r, ...i } = e();
			return {
				...i,
				tables: redactAll(r, t),
				places: n.map(({ findings: e, name: n, why: r, ...i }) => ({
					...i,
					name: t(n),
					why: t(r),
					findings: { [Symbol.iterator]: () => cleanFindings(e, t) }
				}))
			};
		}
		function* cleanFindings(e, t) {
			for (const { detail: n, ...r } of e) yield redactAll(r, t);
		}
		function redactAll(e, t) {
			if (typeof e === "string") return t(e);
			if (Array.isArray(e)) return e.map((e) => redactAll(e, t));
			if (typeof e !== "object" || e === null) return e;
			return Object.fromEntries(Object.entries(e).map(([e, n]) => [e, redactAll(n, t)]));
		}
		;
		async function withReports(e) {
			const { inputs: t, outcome: n } = e;
			const failed = (e) => {
				const t = (0, v.iU)(e, "the report files were not written");
				const r = t.map((e) => ({
					...e,
					kind: "unwritten"
				}));
				return {
					...n,
					problems: [...n.problems, ...r]
				};
			};
			const r = t["html-file"] !== undefined || wantsMachineReports(t);
			const i = r ? await publishReports(e).catch(failed) : n;
			return await withComment({
				...e,
				outcome: i
			});
		}
		async function withComment(e) {
			const { command: t, deps: n, inputs: r, outcome: i } = e;
			const a = r["comment-summary-in-pr"] ?? "never";
			const o = a !== "never" && !n.signal.aborted;
			const s = "comment-content" in t.manifest.outputs;
			if (!o && !s) return i;
			const c = renderComment(e);
			if (o) await publishComment(e, c);
			return s ? {
				...i,
				outputs: {
					...i.outputs,
					"comment-content": c.body
				}
			} : i;
		}
		async function publishComment({ deps: e, inputs: t }, n) {
			const { log: r } = e.host;
			const i = e.host.context.changeRequest?.number;
			const skip = (e) => r.info(`No pull-request comment was written: ${e}.`);
			if (i === undefined) return skip("this run is not about a pull request");
			const a = await (0, g.K)(t["github-token"], e);
			if (a.kind === "closed") return skip(a.why);
			const o = await (0, b.jW)(a.api, {
				repository: a.repository,
				number: i,
				marker: n.marker,
				body: e.host.redact(n.body),
				create: t["comment-summary-in-pr"] === "always" || n.failed
			});
			tellComment(o, e);
		}
		function tellComment(e, t) {
			const { context: n, log: r } = t.host;
			if (e.kind === "created" || e.kind === "updated") r.info(`The pull-request comment was ${e.kind}${e.url === undefined ? "" : `: ${(0, c.h0)(e.url)}`}.`);
			if (e.kind !== "failed") return;
			const i = n.changeRequest?.fork ? "pull requests from forks get a read-only token; see the summary of the run instead" : "the job needs `permissions: pull-requests: write`";
			const a = e.forbidden ? `\n${i}` : "";
			r.warning(`The pull-request comment was not written: ${e.why}${a}`);
		}
		const re = [
			"config-file",
			"working-directory",
			"organization",
			"mode",
			"scope",
			"images",
			"files",
			"file",
			"repos",
			"sbom",
			"artifacts",
			"advisories"
		];
		function renderComment({ command: { manifest: e }, deps: { host: t }, inputs: n, outcome: r }) {
			const i = (0, y.yP)(n, r);
			const { result: a } = (0, y.z6)(i);
			const o = re.map((e) => JSON.stringify(Reflect.get(n, e) ?? null));
			const s = (0, b.Ql)(e.name, t.context, o);
			const c = (0, S.c)(i, e, a, (0, C.m)(t));
			const l = (0, x.x1)({
				...c,
				runUrl: t.context.runUrl
			}, x.gI, s);
			return {
				marker: s,
				body: l,
				failed: a === "fail" || a === "error"
			};
		}
		;
		async function runWork(e, t, n, a) {
			const { clock: s, host: c, http: l, random: u } = e;
			const { inputs: d } = t;
			const { workingDirectory: f } = t.area;
			const p = await e.command.load();
			const m = d["max-attempts"];
			const b = Math.min(d["request-timeout"], d.timeout, i.M);
			const x = (0, o.Rx)({
				http: l,
				clock: s,
				random: u,
				signal: n,
				maxAttempts: m,
				requestTimeoutMs: b
			});
			const S = d["cache-dir"];
			const C = S === undefined ? undefined : (0, r.resolve)(f, S);
			const w = d.cache ? await openCache(c, C, s) : undefined;
			const T = keepThreads(e.openThreads);
			try {
				const r = {
					...e,
					...t,
					...a,
					send: x,
					cache: w ?? {
						get: async () => undefined,
						set: async () => undefined
					},
					workingDirectory: f,
					signal: n,
					openThreads: T.open,
					readPolicyFile: (0, h.CE)({
						host: c,
						policyFrom: d["policy-from"],
						workingDirectory: f,
						github: async () => (0, g.K)(d["github-token"], {
							host: c,
							send: x
						}),
						signal: n
					})
				};
				const i = await p(d, r).catch((e) => (0, _.iS)((0, v.iU)(e)));
				const { command: o } = e;
				return await withReports({
					command: o,
					inputs: d,
					outcome: (0, y.nE)(d, i),
					deps: r
				});
			} finally {
				await T.close();
				await w?.close();
			}
		}
		function keepThreads(e) {
			const t = new Map();
			return {
				open: (n) => {
					const r = (0, a.IV)(t, JSON.stringify(n), () => e(n));
					return r;
				},
				close: async () => {
					await Promise.all(Array.from(t.values(), (e) => e.close()));
				}
			};
		}
	})
};
;
