"use strict";
exports.id = 1288;
exports.ids = [1288];
exports.modules = {
	21288: ((e, t, n) => {
		n.r(t);
		t.createBuildkiteHost = createBuildkiteHost;
		var r = n(48161);
		var i = n(26963);
		var a = n(54031);
		var o = n(60286);
		var s = n(9157);
		var c = n(97286);
		var l = n(39677);
		var u = n(31421);
		var d = n(81352);
		;
		const f = 3e4;
		const p = 1500;
		const m = 1024 * 1024;
		function runAgent(e, t, n, r) {
			const i = findAgent(e);
			if (i === undefined) return Promise.resolve({
				kind: "failed",
				why: h
			});
			return new Promise((e) => {
				const a = AbortSignal.timeout(f);
				const o = (0, u.spawn)(i.path, t, {
					env: i.environment,
					stdio: [
						"pipe",
						"pipe",
						"pipe"
					],
					windowsHide: true,
					signal: r === undefined ? a : AbortSignal.any([r, a])
				});
				const s = {
					stdout: "",
					stderr: ""
				};
				for (const e of ["stdout", "stderr"]) {
					o[e].setEncoding("utf8");
					o[e].on("data", (t) => {
						if (s[e].length < m) s[e] += t;
					});
				}
				o.on("error", (t) => {
					const n = a.aborted ? `no answer within ${f / 1e3} s` : explain(t);
					e({
						kind: "failed",
						why: n
					});
				});
				o.on("close", (t) => {
					if (t === 0) e({
						kind: "output",
						text: s.stdout
					});
					else e({
						kind: "failed",
						why: lastLine(s.stderr) || `exit code ${t}`
					});
				});
				o.stdin.on("error", () => undefined);
				o.stdin.end(n);
			});
		}
		function runAgentNow(e, t, n) {
			const r = findAgent(e);
			if (r === undefined) return {
				kind: "failed",
				why: h
			};
			const i = (0, u.spawnSync)(r.path, t, {
				env: r.environment,
				input: n,
				encoding: "utf8",
				timeout: p,
				killSignal: "SIGKILL",
				windowsHide: true
			});
			if (i.status === 0) return {
				kind: "output",
				text: i.stdout
			};
			return {
				kind: "failed",
				why: i.error === undefined ? lastLine(i.stderr) || `exit code ${i.status}` : explain(i.error)
			};
		}
		const h = "`buildkite-agent` is not on the PATH";
		function findAgent(e) {
			const t = e["BUILDKITE_BUILD_CHECKOUT_PATH"] || process.cwd();
			const n = (0, d.K)("buildkite-agent", t, e);
			if (n === undefined) return undefined;
			const r = Object.entries(e).filter(([e]) => !/^(?:INPUT_|ACTIONS_|PLATFORM_)/i.test(e));
			return {
				path: n.path,
				environment: {
					...Object.fromEntries(r),
					PATH: n.searchPath
				}
			};
		}
		function explain(e) {
			const t = Reflect.get(e, "code");
			return t === "ENOENT" ? h : e.message;
		}
		function lastLine(e) {
			return e.trim().split("\n").at(-1)?.trim() ?? "";
		}
		;
		function buildkiteContext(e, t) {
			const n = (0, c.Ch)(e.environment);
			const r = n("BUILDKITE_REPO");
			const [i, a] = [n("BUILDKITE_TAG"), n("BUILDKITE_BRANCH")];
			const o = pullRequest(n, r);
			const s = n("BUILDKITE_BUILD_URL");
			const l = n("BUILDKITE_JOB_ID");
			return {
				workspace: n("BUILDKITE_BUILD_CHECKOUT_PATH") ?? e.workingDirectory,
				tempDirectory: t,
				repository: repositoryPath(r),
				ref: i !== undefined ? `refs/tags/${i}` : a === undefined ? undefined : `refs/heads/${a}`,
				commit: commitOf(n("BUILDKITE_COMMIT")),
				event: n("BUILDKITE_SOURCE"),
				changeRequest: o,
				untrustedHead: false,
				changeEvent: o !== undefined,
				runUrl: s !== undefined && l !== undefined ? `${s}#${l}` : s,
				workflow: n("BUILDKITE_PIPELINE_SLUG"),
				job: n("BUILDKITE_STEP_KEY") ?? n("BUILDKITE_LABEL"),
				serverUrl: undefined,
				apiUrl: undefined
			};
		}
		function pullRequest(e, t) {
			const n = e("BUILDKITE_PULL_REQUEST");
			if (n === undefined || n === "false") {
				const t = e("BUILDKITE_MERGE_QUEUE_BASE_BRANCH");
				if (t === undefined) return undefined;
				return {
					number: undefined,
					baseCommit: commitOf(e("BUILDKITE_MERGE_QUEUE_BASE_COMMIT")),
					baseRef: t,
					headRef: e("BUILDKITE_BRANCH"),
					fork: false
				};
			}
			const r = e("BUILDKITE_PULL_REQUEST_REPO");
			return {
				number: (0, c.rD)(n),
				baseCommit: undefined,
				baseRef: e("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
				headRef: e("BUILDKITE_BRANCH"),
				fork: r !== undefined && repositoryPath(r) !== repositoryPath(t)
			};
		}
		function commitOf(e) {
			return e !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(e) ? e : undefined;
		}
		function repositoryPath(e) {
			if (e === undefined) return undefined;
			const t = URL.canParse(e) ? new URL(e).pathname : e.replace(/^[^:]*:/, "");
			return t.replace(/^\/+/, "").replace(/(\.git)?\/*$/, "") || undefined;
		}
		;
		const g = 1024 * 1024;
		const _ = 100 * 1024;
		const v = 50;
		const y = {
			idToken: "any-audience",
			mask: "native",
			outputs: "native",
			annotations: "log",
			summary: "native",
			groups: true,
			cache: "folder"
		};
		function createBuildkiteHost(e) {
			const { environment: t, log: n } = e;
			const i = (0, c.Ch)(t)("BUILDKITE_AGENT_JOB_API_SOCKET") !== undefined;
			const o = (0, a.l)();
			const { redact: s } = o;
			const u = t["PLATFORM_DEBUG"] === "true";
			const { line: d, ...f } = (0, l.Kr)({
				write: n,
				secrets: o,
				debug: u,
				guard: withoutHeaders
			});
			const p = openHandover(e, {
				line: d,
				...f
			});
			const m = new Map();
			const h = [];
			return {
				name: "buildkite",
				context: buildkiteContext(e, (0, r.tmpdir)()),
				capabilities: {
					...y,
					mask: i ? "native" : "own-writer"
				},
				limitations: [],
				...f,
				input: e.nativeInput,
				idToken: (t, { signal: n }) => mintIdToken(e, t, n),
				mask: i ? createMask(t, o, f) : (e) => void o.add(e),
				redact: s,
				setOutput: (e, t) => {
					if (s(t) === t) m.set(e, t);
					else d(`The output \`${e}\` is a secret, so it is not stored as meta-data.`);
				},
				writeSummary: (e) => void h.push(s(e)),
				group: async (e, t) => {
					n(`--- ${(0, l.Is)(s(e)).replaceAll("\n", " ")}\n`);
					return t();
				},
				progress: () => undefined,
				cacheDirectory: (0, c.sx)(t),
				unwritten: p.unwritten,
				finish: async (e) => {
					for (const [e, t] of m) await p.keepOutput(e, t);
					await p.annotate(annotationBody(h, e, s), e);
				}
			};
		}
		function createMask(e, t, { log: n }) {
			let r = false;
			return (i) => {
				const a = t.add(i);
				if (r || a.length === 0) return;
				const o = runAgentNow(e, [
					"redactor",
					"add",
					"--format",
					"json"
				], JSON.stringify({ ...a }));
				if (o.kind === "output") return;
				r = true;
				n.warning(`the agent does not redact secrets in this log: ${o.why}`);
			};
		}
		function openHandover(e, { line: t, log: n }) {
			const { environment: r } = e;
			const i = (0, c.Ch)(r);
			const a = (0, o.Mp)(e);
			const s = [];
			let l = true;
			const collect = (e, t) => {
				if (t.kind === "output" || !l) return;
				l = t.why !== h;
				if (l) s.push(`${e}: ${t.why}`);
				else n.warning(`${e}: ${t.why}`);
			};
			return {
				unwritten: () => s,
				keepOutput: async (e, n) => {
					if (n.trim() === "") return;
					if (Buffer.byteLength(n) > _) {
						t(`The output \`${e}\` is too large for meta-data; the report has all of it.`);
						return;
					}
					const i = await runAgent(r, [
						"meta-data",
						"set",
						`${a}:${e}`
					], n);
					collect(`the output \`${e}\` was not stored as meta-data`, i);
				},
				annotate: async (e, { result: t }) => {
					if (e === "") return;
					const n = i("BUILDKITE_STEP_KEY") ?? i("BUILDKITE_JOB_ID") ?? "";
					const o = `platform-actions-${a}-${n}`;
					const s = await runAgent(r, [
						"annotate",
						"--style",
						b[t],
						"--context",
						o
					], e);
					collect("the summary was not shown as an annotation", s);
				}
			};
		}
		const b = {
			pass: "success",
			warn: "warning",
			fail: "error",
			error: "error"
		};
		function annotationBody(e, { findings: t }, n) {
			const r = e.length > 0 ? e : t.length > 0 ? [findingList(t)] : [];
			return n((0, i.Co)(r, g).text);
		}
		function findingList(e) {
			return (0, i.AX)(e.slice(0, v).map(({ level: e, location: t, message: n, title: r }) => {
				const a = t === undefined ? "" : `${(0, i.fl)(`${t.file}:${t.line}`)} `;
				return `${a}**${e}**: ${(0, i.FV)(r)}: ${(0, i.FV)(n)}`;
			}));
		}
		function withoutHeaders(e) {
			return e.replace(/^(?=[ \t]*(?:---|\+\+\+|~~~|\^\^\^))/gm, "| ");
		}
		async function mintIdToken(e, t, n) {
			const { environment: r } = e;
			const i = r["BUILDKITE_OIDC_TOKEN_SUBJECT_CLAIM"] || "pipeline_id";
			const a = [
				"oidc",
				"request-token",
				"--audience",
				t
			];
			const o = await runAgent(r, [
				...a,
				"--subject-claim",
				i
			], "", n);
			const c = o.kind === "output" ? o.text.trim() : "";
			if (c !== "") return c;
			const l = o.kind === "failed" ? o.why : "an empty answer";
			const u = /subject-claim|flag provided but not defined/.test(l) ? "update the agent to a version of April 2026 or newer, which supports `--subject-claim`: without it, the subject contains commit and step, and no identity can match it" : "run this on the agent itself, or pass `buildkite-agent` and its variables BUILDKITE_AGENT_* into the container, and use agent 3.104 or newer";
			throw new s.Z(`the agent did not issue an ID token: ${l}`, u, true);
		}
	}),
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
	81352: ((e, t, n) => {
		t.K = findProgram;
		var r = n(73024);
		var i = n(76760);
		var a = n(48636);
		const o = process.platform === "win32" ? [".exe", ".com"] : [""];
		function findProgram(e, t, n) {
			const s = [(0, i.resolve)(t), (0, a.PX)((0, i.resolve)(t))];
			const isTrusted = (e) => !s.some((t) => (0, a.UO)(t, e) || (0, a.UO)(t, (0, a.PX)(e)));
			const c = searchFolders(n).filter((e) => (0, i.isAbsolute)(e) && isTrusted(e));
			for (const t of c) {
				for (const n of o) {
					const a = (0, i.join)(t, e + n);
					if (isProgram(a) && isTrusted((0, r.realpathSync)(a))) return {
						path: a,
						searchPath: c.join(i.delimiter)
					};
				}
			}
			return undefined;
		}
		function searchFolders(e) {
			const t = Object.keys(e).find((e) => e.toUpperCase() === "PATH") ?? "PATH";
			return (e[t] ?? "").split(i.delimiter);
		}
		function isProgram(e) {
			try {
				(0, r.accessSync)(e, r.constants.X_OK);
				return (0, r.statSync)(e).isFile();
			} catch {
				return false;
			}
		}
	})
};
;
