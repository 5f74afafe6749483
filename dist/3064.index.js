"use strict";
exports.id = 3064;
exports.ids = [3064, 2537];
exports.modules = {
	32537: ((e, t, n) => {
		n.r(t);
		t.openGithub = openGithub;
		var r = n(58508);
		async function openGithub(e, { clock: t, host: i, send: a, signal: o }) {
			const { apiUrl: s, repository: c } = i.context;
			if (s === undefined || c === undefined) return {
				kind: "closed",
				why: "this is not a GitHub Actions run"
			};
			if (e === undefined) return {
				kind: "closed",
				why: "`github-token` is not set"
			};
			i.mask(e);
			const { githubUrlProblem: l, openOctokit: u } = await n.e(3366).then(n.bind(n, 3366));
			const d = l(s);
			if (d !== undefined) return {
				kind: "closed",
				why: d
			};
			const f = `platform-actions/${r.rE}`;
			const p = t === undefined || o === undefined ? undefined : {
				clock: t,
				signal: o
			};
			const m = await u({
				send: a,
				apiUrl: s,
				token: e,
				userAgent: f,
				redact: i.redact,
				waiting: p
			});
			return {
				kind: "api",
				api: m,
				repository: c
			};
		}
	}),
	73064: ((e, t, n) => {
		t.publishReports = publishReports;
		var r = n(38086);
		var i = n(48636);
		var a = n(58508);
		var o = n(32537);
		var s = n(90920);
		const c = `https://github.com/${a.Jk}`;
		const l = 200;
		async function publishReports(e, t, r, a) {
			const { manifest: o, rules: s } = e;
			const { log: c, redact: l } = a.host;
			const u = "sarif-file" in o.outputs ? {
				...r.outputs,
				"sarif-file": ""
			} : r.outputs;
			if (t["html-file"] !== undefined) {
				const { renderPage: o } = await Promise.all([n.e(855), n.e(7513)]).then(n.bind(n, 57513));
				(0, i.vK)(pathOf(t["html-file"], "html-file", a), o(e, t, r, a));
			}
			if (!(r.reports?.isWhole ?? r.problems.length === 0)) {
				if (wantsMachineReports(t)) c.info("No SARIF or JUnit file was written, because not everything could be judged.");
				return {
					...r,
					outputs: u
				};
			}
			const d = new Set(s.filter((e) => e.isAboutPolicy === true).map(({ id: e }) => e));
			const f = { [Symbol.iterator]: () => reported(r, d) };
			if (t["junit-file"] !== undefined) {
				const { renderJunit: e } = await n.e(6286).then(n.bind(n, 76286));
				const s = pathOf(t["junit-file"], "junit-file", a);
				(0, i.vK)(s, l(e(o.name, f, r.reports?.quiet)));
			}
			if (t["sarif-file"] === undefined && t["upload-sarif"] !== true) return {
				...r,
				outputs: u
			};
			const p = await sarifText(e, t, {
				outcome: r,
				findings: f
			}, a);
			const m = t["sarif-file"] === undefined ? "" : pathOf(t["sarif-file"], "sarif-file", a);
			if (m !== "") (0, i.vK)(m, p);
			const h = t["upload-sarif"] === true ? await uploadReport(t, p, a) : undefined;
			return {
				...r,
				outputs: "sarif-file" in u ? {
					...u,
					"sarif-file": m
				} : u,
				report: h === undefined ? r.report : {
					...r.report,
					upload: h
				}
			};
		}
		function wantsMachineReports(e) {
			return e["sarif-file"] !== undefined || e["junit-file"] !== undefined || e["upload-sarif"] === true;
		}
		async function sarifText({ manifest: e, rules: t }, r, { findings: i, outcome: o }, s) {
			const { renderSarif: l } = await n.e(9995).then(n.bind(n, 59995));
			const { omitted: u, text: d } = l(i, {
				command: e.name,
				rules: t,
				category: categoryOf(e.name, r, o, s),
				toolVersion: a.rE,
				informationUri: c,
				fallbackFile: s.host.context.workflowFile ?? ".github/workflows"
			});
			if (u > 0) s.host.log.info(`The SARIF omits ${u} results, because code scanning accepts no more.`);
			return s.host.redact(d);
		}
		function* reported(e, t) {
			for (const n of (0, s.W)(e, Number.POSITIVE_INFINITY)) if (!t.has(n.rule)) yield n;
		}
		function pathOf(e, t, n) {
			const { tempDirectory: r, workspace: a } = n.host.context;
			return (0, i.ZB)(e, {
				workspace: a,
				tempDirectory: r,
				workingDirectory: n.workingDirectory
			}, t);
		}
		function categoryOf(e, t, n, i) {
			const { matrix: a } = i.host.context;
			const o = n.reports?.sources ?? [t["working-directory"] ?? ""].filter((e) => e !== "");
			const s = [
				e,
				...new Set(o),
				...a === undefined ? [] : [a]
			].join("/");
			return (0, r.h0)(s, l).replace(/\s+/g, " ");
		}
		async function uploadReport(e, t, r) {
			const { context: i, log: a } = r.host;
			const fail = (e, t) => {
				a.warning(`The SARIF was not uploaded to code scanning: ${e}${t === "" ? "" : `\n${t}`}`);
				return {
					kind: "failed",
					why: e
				};
			};
			if (i.untrustedHead) {
				return fail(`under \`${i.event ?? ""}\` the results would count for the base branch`, "upload them in a workflow that runs on `pull_request`");
			}
			const s = await (0, o.openGithub)(e["github-token"], r);
			if (s.kind === "closed") return fail(s.why, "");
			const { commit: c, ref: l } = i;
			if (c === undefined || l === undefined) return fail("the host does not report the commit and the ref", "");
			const { uploadSarif: u } = await n.e(1350).then(n.bind(n, 61350));
			const d = {
				repository: s.repository,
				commit: c,
				ref: l,
				sarif: t
			};
			const f = await u(s.api, d, r.clock, r.signal);
			if (f.kind === "failed") {
				return fail(f.why, i.changeRequest?.fork ? "pull requests from forks get a read-only token" : "the job needs `permissions: security-events: write`, and the repository needs code scanning");
			}
			a.info(f.kind === "complete" ? "The SARIF was uploaded to code scanning." : "The SARIF was uploaded to code scanning, which is still processing it.");
			return f;
		}
	})
};
;
