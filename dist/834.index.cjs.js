"use strict";
exports.id = 834;
exports.ids = [834];
exports.modules = {
	65834: (function(e, t, n) {
		n.r(t);
		n.d(t, {
			createCoreSeam: function() {
				return createCoreSeam;
			},
			createGithubHost: function() {
				return createGithubHost;
			}
		});
		var r = n(48161);
		var i = n(76760);
		var a = n(6805);
		var o = n(38086);
		var s = n(7486);
		var c = n(48636);
		var l = n(9157);
		var u = n(97286);
		var d = n(49296);
		var f = n(39677);
		var p = n(63144);
		;
		function githubContext(e, t, n, r) {
			const i = (0, u.Ch)(e);
			const a = i("GITHUB_EVENT_NAME");
			const o = readEvent(i("GITHUB_EVENT_PATH"), n);
			const s = i("GITHUB_SERVER_URL");
			const c = i("GITHUB_REPOSITORY");
			return {
				workspace: i("GITHUB_WORKSPACE") ?? ".",
				tempDirectory: i("RUNNER_TEMP") ?? t,
				repository: c,
				ref: i("GITHUB_REF"),
				commit: i("GITHUB_SHA"),
				event: a,
				changeRequest: changeRequest(o, i("GITHUB_BASE_REF"), i("GITHUB_HEAD_REF")),
				untrustedHead: isOfBase(a, o),
				changeEvent: isChange(a, o) || i("GITHUB_REF")?.startsWith("refs/pull/") === true,
				...(0, p._F)((0, p._F)(o, "repository"), "fork") === true ? { isFork: true } : {},
				runUrl: s && c && r ? `${s}/${c}/actions/runs/${r}` : undefined,
				workflow: i("GITHUB_WORKFLOW"),
				job: i("GITHUB_JOB"),
				serverUrl: s,
				apiUrl: i("GITHUB_API_URL"),
				matrix: matrix(i("PLATFORM_ACTIONS_MATRIX")),
				workflowFile: workflowFile(i("GITHUB_WORKFLOW_REF"), c)
			};
		}
		function isOfBase(e, t) {
			if (e === "issue_comment") return isAboutPullRequest(t);
			return e === "pull_request_target" || e === "workflow_run";
		}
		function isChange(e, t) {
			switch (e) {
				case undefined: return false;
				case "issue_comment": return isAboutPullRequest(t);
				case "workflow_run": {
					const n = textField((0, p._F)(t, "workflow_run"), "event");
					return n === undefined || n === e || n === "issue_comment" || isChange(n, t);
				}
				default: return e.startsWith("pull_request") || e === "merge_group";
			}
		}
		function isAboutPullRequest(e) {
			const t = (0, p._F)(e, "issue");
			if (t === undefined || (0, p._F)(e, "is_pull") === true) return true;
			const n = (0, p._F)(t, "pull_request");
			return n !== undefined && n !== null;
		}
		function matrix(e) {
			const t = e?.replace(/\s+/g, " ").trim();
			return t === undefined || [
				"",
				"null",
				"{}",
				"{ }"
			].includes(t) ? undefined : t;
		}
		function workflowFile(e, t) {
			const [n = ""] = (e ?? "").split("@", 1);
			return t !== undefined && n.startsWith(`${t}/`) ? n.slice(t.length + 1) : undefined;
		}
		function readEvent(e, t) {
			if (e === undefined) return undefined;
			try {
				return JSON.parse(t(e));
			} catch {
				return undefined;
			}
		}
		function changeRequest(e, t, n) {
			const r = (0, p._F)(e, "pull_request");
			if (r !== undefined) {
				const e = (0, p._F)(r, "base");
				const i = (0, p._F)(r, "head");
				const a = (0, p._F)(r, "number");
				const o = (0, p._F)((0, p._F)(i, "repo"), "full_name");
				return {
					number: typeof a === "number" ? a : undefined,
					baseCommit: textField(e, "sha"),
					headCommit: textField(i, "sha"),
					baseRef: textField(e, "ref") ?? t,
					headRef: textField(i, "ref") ?? n,
					fork: o !== (0, p._F)((0, p._F)(e, "repo"), "full_name")
				};
			}
			const i = (0, p._F)(e, "merge_group");
			if (i === undefined) return undefined;
			return {
				number: undefined,
				baseCommit: textField(i, "base_sha"),
				baseRef: textField(i, "base_ref"),
				headRef: textField(i, "head_ref"),
				fork: false
			};
		}
		const textField = (e, t) => (0, p.b6)((0, p._F)(e, t));
		var m = n(73024);
		;
		const h = 1024 * 1024;
		const g = m.constants.O_WRONLY | m.constants.O_APPEND | m.constants.O_NONBLOCK;
		function openGithubFiles(e, t, { callCore: n, redact: r, line: i }) {
			const s = (0, u.Ch)(e);
			const c = s("GITHUB_OUTPUT");
			const l = t.summary === "native" ? s("GITHUB_STEP_SUMMARY") : undefined;
			const d = isGithubItself(e);
			const f = [];
			const attempt = (e, t, n) => {
				const r = failureOf(() => (0, m.closeSync)((0, m.openSync)(t, g))) ?? failureOf(n);
				if (r !== undefined) f.push({ message: `the file for ${e}, \`${(0, o.h0)(t)}\`, cannot be written: ${r}` });
			};
			return {
				hasOutputs: c !== undefined,
				hasSummary: l !== undefined,
				limitations: limitationsOf(t, c !== undefined || d, l),
				unwritten: () => f,
				setOutput: (e, t) => {
					if (c !== undefined) attempt("outputs (GITHUB_OUTPUT)", c, () => n(() => (0, a.uH)(e, t)));
					else if (d) f.push({
						message: "GITHUB_OUTPUT is not set, so outputs cannot be written",
						fix: "pass the variable on to this process"
					});
				},
				writeSummary: (e) => {
					if (l === undefined) return;
					const t = r(e);
					attempt("summaries (GITHUB_STEP_SUMMARY)", l, () => {
						const e = h - (0, m.statSync)(l).size;
						if (Buffer.byteLength(t) <= e) (0, m.appendFileSync)(l, t);
						else i(`The summary is larger than what is left of ${h >> 10} KiB for this step and was left out.`);
					});
				}
			};
		}
		function failureOf(e) {
			try {
				e();
				return undefined;
			} catch (e) {
				return (0, c.CA)(e);
			}
		}
		function limitationsOf(e, t, n) {
			const r = [];
			if (!t) r.push("this runner provides no file for outputs (GITHUB_OUTPUT), so no outputs were set");
			if (e.summary === "none") r.push("this runner shows neither summaries nor annotations; see the log and the report");
			else if (n === undefined) r.push("this runner provides no file for summaries (GITHUB_STEP_SUMMARY), so no summary was written");
			return r;
		}
		function isGithubItself(e) {
			const t = [
				"ACT",
				"GITEA_ACTIONS",
				"FORGEJO_ACTIONS"
			];
			if (t.some((t) => (e[t] ?? "") !== "")) return false;
			return e["GITHUB_SERVER_URL"] === "https://github.com";
		}
		;
		const _ = "; pull requests from forks never get one and can read only public data";
		const v = "set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets";
		const isPull = (e) => (e["GITHUB_EVENT_NAME"] ?? "").startsWith("pull_request");
		const y = {
			name: "github",
			annotations: "native",
			summary: "native",
			runNumber: "GITHUB_RUN_ID",
			missingIdToken: (e) => {
				if (e["ACT"] === "true") return new l.Z("act does not issue ID tokens", v);
				const t = isPull(e) ? "; pull requests from forks and from Dependabot never get one and can read only public data" : "";
				return new l.Z("this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set", `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${t}`);
			}
		};
		const b = {
			name: "forgejo",
			annotations: "log",
			summary: "none",
			runNumber: "GITHUB_RUN_NUMBER",
			missingIdToken: (e) => new l.Z("this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set", `add \`enable-openid-connect: true\` to the workflow or the job, with versions of Forgejo and its runner that support it${isPull(e) ? _ : ""}`)
		};
		const x = {
			name: "gitea",
			annotations: "log",
			summary: "none",
			runNumber: "GITHUB_RUN_NUMBER",
			missingIdToken: () => new l.Z("Gitea Actions does not issue ID tokens", v)
		};
		function flavourOf(e) {
			if ((e["FORGEJO_ACTIONS"] ?? "") !== "") return b;
			return (e["GITEA_ACTIONS"] ?? "") === "" ? y : x;
		}
		;
		const S = 64 * 1024 * 1024;
		function createGithubHost(e) {
			const { environment: t, log: n } = e;
			const a = flavourOf(t);
			const o = (0, s.l)();
			const l = createCoreSeam(e);
			const { line: d, ...f } = createGithubLog(a, {
				callCore: l,
				secrets: o,
				write: n
			});
			const p = {
				callCore: l,
				redact: o.redact,
				line: d
			};
			const { hasOutputs: m, hasSummary: h, ...g } = openGithubFiles(t, a, p);
			const _ = (0, u.Ch)(t)("RUNNER_TEMP");
			return {
				name: a.name,
				context: githubContext(t, (0, r.tmpdir)(), (e) => (0, c.YT)(e, S) ?? "", t[a.runNumber]),
				capabilities: capabilitiesOf(t, a, {
					hasOutputs: m,
					hasSummary: h
				}),
				...f,
				...g,
				idToken: githubIdToken(e, a),
				redact: o.redact,
				cacheDirectory: _ === undefined ? undefined : (0, i.join)(_, "platform-actions-cache")
			};
		}
		function capabilitiesOf(e, t, { hasOutputs: n, hasSummary: r }) {
			const has = (t) => (e[t] ?? "") !== "";
			return {
				idToken: has("ACTIONS_ID_TOKEN_REQUEST_URL") ? "any-audience" : "none",
				mask: "native",
				outputs: n ? "native" : "none",
				annotations: t.annotations,
				summary: r ? "native" : "none",
				cache: has("ACTIONS_RUNTIME_TOKEN") && has("ACTIONS_RESULTS_URL") ? "service" : "none"
			};
		}
		function createCoreSeam({ environment: e, log: t }) {
			const { stdout: n } = Object.getOwnPropertyDescriptors(process);
			const r = {
				configurable: true,
				value: { write: t }
			};
			return (t) => {
				const { env: i } = process;
				process.env = e;
				Object.defineProperty(process, "stdout", r);
				try {
					t();
				} finally {
					Object.defineProperty(process, "stdout", n);
					process.env = i;
				}
			};
		}
		function githubIdToken(e, t) {
			return async (n, r) => {
				const { environment: i } = e;
				const a = i["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "";
				const o = i["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? "";
				if (!URL.canParse(a) || o === "") throw t.missingIdToken(i);
				const s = new URL(a);
				s.searchParams.set("audience", n);
				return (0, d.g)(e, {
					method: "GET",
					url: s.href,
					requestToken: o,
					headers: { accept: "application/json; api-version=2.0" },
					field: "value",
					passing: 403,
					refused: (e) => new l.Z(`the CI refused to issue an ID token: ${e}`, "the job may have been queued for too long, or its permissions may have changed: run it again with `permissions: id-token: write`"),
					limits: r
				});
			};
		}
		const C = {
			error: a.z3,
			warning: a.$e,
			notice: a.lm
		};
		const w = [
			"error",
			"warning",
			"notice"
		];
		function createGithubLog(e, { callCore: t, secrets: n, write: r }) {
			const i = (0, f.mE)({
				write: r,
				secrets: n,
				levels: e.annotations === "native" ? w : [],
				issue: (e) => t(() => issueOf(e, n)),
				debug: (e) => t(() => (0, a.Yz)(e))
			});
			return {
				...i,
				quote: (e) => {
					const t = crypto.randomUUID();
					r(`::stop-commands::${t}\n${(0, f.E7)(n.redact(e))}\n::${t}::\n`);
				},
				mask: (e) => {
					for (const r of n.add(e)) t(() => (0, a.Pq)(r));
				}
			};
		}
		function issueOf(e, t) {
			const safe = (e) => (0, f.Is)(t.redact(e));
			const { column: n, endColumn: r, endLine: i, file: a, level: s, line: c, message: l, title: u } = e;
			const d = a === undefined || safe(a).trim() === a;
			const p = {
				...a === undefined ? {} : { file: a },
				...c === undefined ? {} : { startLine: c },
				...i === undefined ? {} : { endLine: i },
				...n === undefined ? {} : { startColumn: n },
				...r === undefined ? {} : { endColumn: r }
			};
			const m = d ? l : `${(0, o.h0)(a)}:${c ?? 1}: ${l}`;
			C[s](safe(m), {
				...u === "" ? {} : { title: safe(u) },
				...d ? p : {}
			});
		}
	}),
	6805: (function(e, t, n) {
		n.d(t, {
			Yz: function() {
				return debug;
			},
			z3: function() {
				return error;
			},
			pq: function() {
				return info;
			},
			_o: function() {
				return isDebug;
			},
			lm: function() {
				return notice;
			},
			uH: function() {
				return setOutput;
			},
			Pq: function() {
				return setSecret;
			},
			$e: function() {
				return warning;
			}
		});
		var r = n(70857);
		;
		function utils_toCommandValue(e) {
			if (e === null || e === undefined) {
				return "";
			} else if (typeof e === "string" || e instanceof String) {
				return e;
			}
			return JSON.stringify(e);
		}
		function toCommandProperties(e) {
			if (!Object.keys(e).length) {
				return {};
			}
			return {
				title: e.title,
				file: e.file,
				line: e.startLine,
				endLine: e.endLine,
				col: e.startColumn,
				endColumn: e.endColumn
			};
		}
		;
		function command_issueCommand(e, t, n) {
			const i = new Command(e, t, n);
			process.stdout.write(i.toString() + r.EOL);
		}
		function command_issue(e, t = "") {
			command_issueCommand(e, {}, t);
		}
		const i = "::";
		class Command {
			constructor(e, t, n) {
				if (!e) {
					e = "missing.command";
				}
				this.command = e;
				this.properties = t;
				this.message = n;
			}
			toString() {
				let e = i + this.command;
				if (this.properties && Object.keys(this.properties).length > 0) {
					e += " ";
					let t = true;
					for (const n in this.properties) {
						if (this.properties.hasOwnProperty(n)) {
							const r = this.properties[n];
							if (r) {
								if (t) {
									t = false;
								} else {
									e += ",";
								}
								e += `${n}=${escapeProperty(r)}`;
							}
						}
					}
				}
				e += `${i}${escapeData(this.message)}`;
				return e;
			}
		}
		function escapeData(e) {
			return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(e) {
			return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
		}
		var a = n(76982);
		var o = n(79896);
		;
		function file_command_issueFileCommand(e, t) {
			const n = process.env[`GITHUB_${e}`];
			if (!n) {
				throw new Error(`Unable to find environment variable for file command ${e}`);
			}
			if (!o.existsSync(n)) {
				throw new Error(`Missing file at path: ${n}`);
			}
			o.appendFileSync(n, `${utils_toCommandValue(t)}${r.EOL}`, { encoding: "utf8" });
		}
		function file_command_prepareKeyValueMessage(e, t) {
			const n = `ghadelimiter_${a.randomUUID()}`;
			const i = utils_toCommandValue(t);
			if (e.includes(n)) {
				throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);
			}
			if (i.includes(n)) {
				throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);
			}
			return `${e}<<${n}${r.EOL}${i}${r.EOL}${n}`;
		}
		var s = n(16928);
		;
		var c = undefined && undefined.__awaiter || function(e, t, n, r) {
			function adopt(e) {
				return e instanceof n ? e : new n(function(t) {
					t(e);
				});
			}
			return new (n || (n = Promise))(function(n, i) {
				function fulfilled(e) {
					try {
						step(r.next(e));
					} catch (e) {
						i(e);
					}
				}
				function rejected(e) {
					try {
						step(r["throw"](e));
					} catch (e) {
						i(e);
					}
				}
				function step(e) {
					e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
				}
				step((r = r.apply(e, t || [])).next());
			});
		};
		var l;
		(function(e) {
			e[e["Success"] = 0] = "Success";
			e[e["Failure"] = 1] = "Failure";
		})(l || (l = {}));
		function exportVariable(e, t) {
			const n = toCommandValue(t);
			process.env[e] = n;
			const r = process.env["GITHUB_ENV"] || "";
			if (r) {
				return issueFileCommand("ENV", prepareKeyValueMessage(e, t));
			}
			issueCommand("set-env", { name: e }, n);
		}
		function setSecret(e) {
			command_issueCommand("add-mask", {}, e);
		}
		function addPath(e) {
			const t = process.env["GITHUB_PATH"] || "";
			if (t) {
				issueFileCommand("PATH", e);
			} else {
				issueCommand("add-path", {}, e);
			}
			process.env["PATH"] = `${e}${path.delimiter}${process.env["PATH"]}`;
		}
		function getInput(e, t) {
			const n = process.env[`INPUT_${e.replace(/ /g, "_").toUpperCase()}`] || "";
			if (t && t.required && !n) {
				throw new Error(`Input required and not supplied: ${e}`);
			}
			if (t && t.trimWhitespace === false) {
				return n;
			}
			return n.trim();
		}
		function getMultilineInput(e, t) {
			const n = getInput(e, t).split("\n").filter((e) => e !== "");
			if (t && t.trimWhitespace === false) {
				return n;
			}
			return n.map((e) => e.trim());
		}
		function getBooleanInput(e, t) {
			const n = [
				"true",
				"True",
				"TRUE"
			];
			const r = [
				"false",
				"False",
				"FALSE"
			];
			const i = getInput(e, t);
			if (n.includes(i)) return true;
			if (r.includes(i)) return false;
			throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}\n` + `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
		}
		function setOutput(e, t) {
			const n = process.env["GITHUB_OUTPUT"] || "";
			if (n) {
				return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(e, t));
			}
			process.stdout.write(r.EOL);
			command_issueCommand("set-output", { name: e }, utils_toCommandValue(t));
		}
		function setCommandEcho(e) {
			issue("echo", e ? "on" : "off");
		}
		function setFailed(e) {
			process.exitCode = l.Failure;
			error(e);
		}
		function isDebug() {
			return process.env["RUNNER_DEBUG"] === "1";
		}
		function debug(e) {
			command_issueCommand("debug", {}, e);
		}
		function error(e, t = {}) {
			command_issueCommand("error", toCommandProperties(t), e instanceof Error ? e.toString() : e);
		}
		function warning(e, t = {}) {
			command_issueCommand("warning", toCommandProperties(t), e instanceof Error ? e.toString() : e);
		}
		function notice(e, t = {}) {
			command_issueCommand("notice", toCommandProperties(t), e instanceof Error ? e.toString() : e);
		}
		function info(e) {
			process.stdout.write(e + r.EOL);
		}
		function startGroup(e) {
			issue("group", e);
		}
		function endGroup() {
			issue("endgroup");
		}
		function group(e, t) {
			return c(this, void 0, void 0, function* () {
				startGroup(e);
				let n;
				try {
					n = yield t();
				} finally {
					endGroup();
				}
				return n;
			});
		}
		function saveState(e, t) {
			const n = process.env["GITHUB_STATE"] || "";
			if (n) {
				return issueFileCommand("STATE", prepareKeyValueMessage(e, t));
			}
			issueCommand("save-state", { name: e }, toCommandValue(t));
		}
		function getState(e) {
			return process.env[`STATE_${e}`] || "";
		}
		function getIDToken(e) {
			return c(this, void 0, void 0, function* () {
				return yield OidcClient.getIDToken(e);
			});
		}
	})
};
;
