"use strict";
exports.id = 1333;
exports.ids = [1333];
exports.modules = {
	60286: ((e, t, n) => {
		n.d(t, {
			Xr: () => o,
			SV: () => s
		});
		t.II = createDotenvOutput;
		t.Mp = outputPrefix;
		var r = n(81336);
		var i = n(38086);
		;
		const a = "outputs-truncated";
		function renderDotenv(e, t) {
			const n = new Map();
			const o = [];
			const nameOf = (e) => `${t.prefix}${e.toUpperCase().replace(/[^A-Z0-9]/g, "_")}=`;
			let s = t.maximumBytes - (0, i.dp)(`${nameOf(a)}false\n`);
			const put = (e, r) => {
				const a = `${nameOf(e)}${r}\n`;
				const o = (0, i.dp)(a);
				if (o > s || n.size >= t.maximumCount - 1) return false;
				s -= o;
				n.set(e, a);
				return true;
			};
			const c = [];
			for (const [t, n] of e) {
				if (t === a || /[\r\n]/.test(n)) continue;
				const e = readList(n);
				if (e === undefined) put(t, n);
				else c.push({
					output: t,
					text: n,
					entries: e
				});
			}
			for (const { output: e, text: t, entries: n } of c.sort((e, t) => e.text.length - t.text.length)) {
				if (put(e, t)) continue;
				const a = (0, r.E)(n, Math.max(3, s - (0, i.dp)(nameOf(e))));
				if (put(e, a.text)) o.push(e);
			}
			const l = [...e.keys()].filter((e) => e !== a && !n.has(e));
			const u = o.length > 0 || l.length > 0 || e.get(a) === "true";
			n.set(a, `${nameOf(a)}${u}\n`);
			const d = [...e.keys(), ...e.has(a) ? [] : [a]].map((e) => n.get(e) ?? "").join("");
			return {
				text: d,
				cut: o,
				leftOut: l
			};
		}
		function readList(e) {
			if (!e.startsWith("[")) return undefined;
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
		;
		const o = {
			maximumBytes: 5 * 1024,
			maximumCount: 20
		};
		const s = {
			maximumBytes: 64 * 1024,
			maximumCount: 100
		};
		function outputPrefix(e) {
			const t = e.environment["PLATFORM_OUTPUT_PREFIX"]?.trim() ?? "";
			return t === "" ? e.command ?? "platform-actions" : t;
		}
		function createDotenvOutput(e, t, n) {
			const r = new Map();
			return {
				set: (t, i) => {
					if (e.redact(i) === i) r.set(t, i);
					else n(`The output \`${t}\` is a secret, so it is not written to \`${e.path}\`.`);
				},
				write: () => {
					const i = `${e.prefix.toUpperCase().replace(/[^A-Z0-9]/g, "_")}_`;
					const { cut: a, leftOut: o, text: s } = renderDotenv(r, {
						prefix: i,
						...e.limits
					});
					if (!t.write("PLATFORM_DOTENV_FILE", e.path, s)) return;
					const c = [...a.map((e) => `\`${e}\` (cut)`), ...o.map((e) => `\`${e}\``)];
					if (c.length > 0) n(`Not complete in \`${e.path}\`, because of its format or size: ${c.join(", ")}; the report is complete.`);
				}
			};
		}
	}),
	82263: ((e, t, n) => {
		t.C = openReportFiles;
		var r = n(42046);
		var i = n(45794);
		var a = n(48636);
		function openReportFiles({ tempDirectory: e, workspace: t }) {
			const n = {
				workspace: t,
				tempDirectory: e,
				workingDirectory: t
			};
			const o = [];
			return {
				unwritten: () => o,
				write: (e, t, s) => {
					try {
						(0, a.vK)((0, a.ZB)(t, n, e), s);
						return true;
					} catch (e) {
						if (!(e instanceof i.y) && !(e instanceof r.M)) throw e;
						o.push(e.message);
						return false;
					}
				}
			};
		}
	}),
	11333: ((e, t, n) => {
		n.r(t);
		t.createGitlabHost = createGitlabHost;
		var r = n(48161);
		var i = n(76760);
		var a = n(54031);
		var o = n(60286);
		var s = n(82263);
		var c = n(9157);
		var l = n(97286);
		var u = n(39677);
		var d = n(73024);
		;
		function gitlabContext(e, t) {
			const n = (0, l.Ch)(e.environment);
			const r = n("CI_PIPELINE_SOURCE");
			const i = mergeRequest(n) ?? externalPullRequest(n);
			const a = n("CI_PROJECT_DIR");
			return {
				workspace: a !== undefined && (0, d.existsSync)(a) ? a : e.workingDirectory,
				tempDirectory: t,
				repository: n("CI_PROJECT_PATH"),
				ref: refOf(n),
				commit: n("CI_COMMIT_SHA"),
				event: r,
				changeRequest: i,
				untrustedHead: false,
				changeEvent: i !== undefined || n("CI_MERGE_REQUEST_ID") !== undefined || r === "merge_request_event" || r === "external_pull_request_event",
				runUrl: n("CI_JOB_URL") ?? n("CI_PIPELINE_URL"),
				workflow: n("CI_PIPELINE_NAME") ?? n("CI_CONFIG_PATH"),
				job: n("CI_JOB_NAME"),
				serverUrl: n("CI_SERVER_URL"),
				apiUrl: undefined
			};
		}
		function refOf(e) {
			const t = e("CI_COMMIT_TAG");
			if (t !== undefined) return `refs/tags/${t}`;
			const n = e("CI_MERGE_REQUEST_REF_PATH");
			if (n !== undefined) return n;
			const r = e("CI_COMMIT_BRANCH") ?? e("CI_COMMIT_REF_NAME");
			return r === undefined ? undefined : `refs/heads/${r}`;
		}
		function mergeRequest(e) {
			const t = e("CI_MERGE_REQUEST_IID");
			if (t === undefined) return undefined;
			return {
				number: (0, l.rD)(t),
				baseCommit: e("CI_MERGE_REQUEST_TARGET_BRANCH_SHA") ?? e("CI_MERGE_REQUEST_DIFF_BASE_SHA"),
				baseRef: e("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
				headRef: e("CI_MERGE_REQUEST_SOURCE_BRANCH_NAME"),
				fork: e("CI_MERGE_REQUEST_SOURCE_PROJECT_ID") !== e("CI_MERGE_REQUEST_PROJECT_ID")
			};
		}
		function externalPullRequest(e) {
			const t = e("CI_EXTERNAL_PULL_REQUEST_IID");
			if (t === undefined) return undefined;
			return {
				number: (0, l.rD)(t),
				baseCommit: e("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA"),
				baseRef: e("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME"),
				headRef: e("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME"),
				fork: e("CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY") !== e("CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY")
			};
		}
		;
		const f = {
			idToken: "none",
			mask: "own-writer",
			outputs: "file",
			annotations: "report-file",
			summary: "file",
			groups: true,
			cache: "folder"
		};
		function createGitlabHost(e) {
			const { environment: t, log: n } = e;
			const c = (0, l.Ch)(t);
			const d = (0, a.l)();
			const { redact: p } = d;
			const m = t["CI_DEBUG_TRACE"] === "true" || t["PLATFORM_DEBUG"] === "true";
			const { line: h, ...g } = (0, u.Kr)({
				write: n,
				secrets: d,
				debug: m
			});
			const _ = gitlabContext(e, (0, r.tmpdir)());
			const v = (0, s.C)(_);
			const y = c("PLATFORM_DOTENV_FILE") ?? "platform-actions.env";
			const b = (0, o.Mp)(e);
			const x = (0, o.II)({
				path: y,
				prefix: b,
				limits: o.Xr,
				redact: p
			}, v, h);
			const S = [];
			return {
				name: "gitlab",
				context: _,
				capabilities: f,
				limitations: [],
				...g,
				input: e.nativeInput,
				idToken: noIdToken,
				mask: (e) => void d.add(e),
				redact: p,
				setOutput: x.set,
				writeSummary: (e) => void S.push(p(e)),
				group: createSections(e, d),
				progress: () => undefined,
				cacheDirectory: (0, i.join)(_.workspace, ".platform-actions-cache"),
				unwritten: v.unwritten,
				finish: async ({ reports: e }) => {
					x.write();
					const t = c("PLATFORM_SUMMARY_FILE") ?? "platform-actions-summary.md";
					if (S.length > 0) v.write("PLATFORM_SUMMARY_FILE", t, S.join("\n"));
					const n = c("PLATFORM_CODE_QUALITY_FILE") ?? "gl-code-quality-report.json";
					const r = e.codeQuality(c("CI_CONFIG_PATH") ?? ".gitlab-ci.yml");
					v.write("PLATFORM_CODE_QUALITY_FILE", n, p(r));
				}
			};
		}
		const noIdToken = async (e) => {
			throw new c.Z("this job has no ID token: GitLab makes one only for jobs that declare it", `add to the job:\n  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: ${(0, u.Is)(e)}`, true);
		};
		function createSections({ clock: e, log: t }, { redact: n }) {
			let r = 0;
			return async (i, a) => {
				r += 1;
				const o = `platform_actions_${r}`;
				const mark = (n, r) => {
					const i = Math.floor(e.now() / 1e3);
					t(`\u001b[0Ksection_${n}:${i}:${o}\r\u001b[0K${r}\n`);
				};
				mark("start", (0, u.Is)(n(i)).replaceAll("\n", " "));
				try {
					return await a();
				} finally {
					mark("end", "");
				}
			};
		}
	})
};
;
