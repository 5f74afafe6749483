"use strict";
exports.id = 3081;
exports.ids = [3081];
exports.modules = {
	63144: ((e, t, n) => {
		t.Lv = versionTextOf;
		t.TL = isSameJson;
		t._F = fieldOf;
		t.b6 = textOf;
		t.u4 = isRecord;
		function isRecord(e) {
			return typeof e === "object" && e !== null && !Array.isArray(e);
		}
		function fieldOf(e, t) {
			return isRecord(e) ? e[t] : undefined;
		}
		function versionTextOf(e) {
			return typeof e === "number" ? String(e) : textOf(e);
		}
		function textOf(e) {
			return typeof e === "string" && e !== "" ? e : undefined;
		}
		function isSameJson(e, t) {
			if (Array.isArray(e) && Array.isArray(t)) return e.length === t.length && e.every((e, n) => isSameJson(e, t[n]));
			if (!isRecord(e) || !isRecord(t)) return e === t;
			return [...new Set([...Object.keys(e), ...Object.keys(t)])].every((n) => isSameJson(e[n], t[n]));
		}
	}),
	31666: ((e, t, n) => {
		t.LH = withRetries;
		t.Rs = failedTry;
		t.Rx = createSend;
		var r = n(63144);
		function failedTry(e, t) {
			if (e.kind === "failure") {
				const t = e.reason !== "aborted" && e.reason !== "certificate";
				return {
					isTransient: t,
					wasTaken: e.sent,
					hintMs: undefined
				};
			}
			const { status: n } = e;
			const r = n === 429 || n === 403 && e.headers["retry-after"] !== undefined;
			const i = n < 300 || n === 408 || n === 499 || n >= 500 && n !== 501;
			return {
				isTransient: r || i,
				wasTaken: !r,
				hintMs: hintOf(e, t)
			};
		}
		function shouldRetry(e, t) {
			return e.isTransient && (t || !e.wasTaken);
		}
		const i = 6e4;
		const a = 500;
		const o = 8e3;
		function retryDelay(e, t, n) {
			if (t !== undefined && t <= i) return t;
			const r = Math.min(o, a * 2 ** (e - 1));
			return Math.round(r * (1 - n / 2));
		}
		async function withRetries(e, t, n) {
			const { clock: r, maxAttempts: i, random: a, signal: o } = e;
			for (let e = 1;; e += 1) {
				const s = await n(e);
				const { failed: c } = s;
				const l = c === undefined || o.aborted || e >= i;
				if (l || !shouldRetry(c, t)) return {
					last: s,
					tries: e
				};
				await r.sleep(retryDelay(e, c.hintMs, a()), o);
				if (o.aborted) return {
					last: s,
					tries: e
				};
			}
		}
		function createSend(e) {
			const { clock: t, http: n, requestTimeoutMs: r, signal: i } = e;
			return async (a, o) => {
				const { last: s } = await withRetries(e, o, async () => {
					const e = await n({
						...a,
						timeoutMs: r,
						signal: i
					});
					const o = e.kind === "response" && e.status < 300;
					return {
						result: e,
						failed: o ? undefined : failedTry(e, t.now())
					};
				});
				return s.result;
			};
		}
		const s = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
		function hintOf(e, t) {
			const n = e.headers["retry-after"]?.trim() ?? "";
			if (/^[0-9]{1,9}$/.test(n)) return Number(n) * 1e3;
			const r = s.test(n) ? Date.parse(n) : Number.NaN;
			return Number.isNaN(r) ? retryInfoOf(e.body) : Math.max(0, r - t);
		}
		const c = 1048576;
		function retryInfoOf(e) {
			if (e.length > c || !e.includes("google.rpc.RetryInfo")) return undefined;
			try {
				const t = JSON.parse(e);
				const n = (0, r.u4)(t) ? t["details"] : undefined;
				const i = Array.isArray(n) ? n.filter(r.u4) : [];
				const a = i.find((e) => String(e["@type"]).endsWith("/google.rpc.RetryInfo"));
				const [, o] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(a?.["retryDelay"])) ?? [];
				return o === undefined ? undefined : Math.ceil(Number(o) * 1e3);
			} catch {
				return undefined;
			}
		}
	}),
	37385: ((e, t, n) => {
		t.m = createCommandLog;
		var r = n(39677);
		const i = 10;
		function createCommandLog(e) {
			const { debug: t, issue: n, levels: a, secrets: o } = e;
			const { line: s, quote: c } = (0, r.Kr)({
				...e,
				debug: false
			});
			const l = {
				error: 0,
				warning: 0,
				notice: 0
			};
			const tell = (e, t) => {
				const { level: r } = e;
				const o = a.includes(r) && l[r] < i;
				if (o) l[r] += 1;
				if (o) n(e);
				else s(t);
			};
			const levelled = (e) => (t) => tell({
				level: e,
				title: "",
				message: t
			}, `${e}: ${t}`);
			return {
				line: s,
				quote: c,
				log: {
					debug: (e) => t((0, r.Is)(o.redact(e))),
					info: s,
					notice: levelled("notice"),
					warning: levelled("warning"),
					error: levelled("error")
				},
				annotate: (e) => tell(e, annotationLine(e))
			};
		}
		function annotationLine(e) {
			const { level: t, message: n, title: i } = e;
			return `${(0, r.$t)(e)}${t}: ${i}: ${n}`;
		}
	}),
	53081: ((e, t, n) => {
		n.r(t);
		t.createGithubHost = createGithubHost;
		var r = n(48161);
		var i = n(76760);
		var a = n(54031);
		var o = n(48636);
		var s = n(97286);
		;
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
		var c = n(63144);
		;
		function githubContext(e, t, n, r) {
			const text = (t) => e[t] || undefined;
			const i = text("GITHUB_EVENT_NAME");
			const a = readEvent(text("GITHUB_EVENT_PATH"), n);
			const o = text("GITHUB_SERVER_URL");
			const s = text("GITHUB_REPOSITORY");
			return {
				workspace: text("GITHUB_WORKSPACE") ?? ".",
				tempDirectory: text("RUNNER_TEMP") ?? t,
				repository: s,
				ref: text("GITHUB_REF"),
				commit: text("GITHUB_SHA"),
				event: i,
				changeRequest: changeRequest(a, text("GITHUB_BASE_REF"), text("GITHUB_HEAD_REF")),
				untrustedHead: isOfBase(i, a),
				changeEvent: isChange(i, a) || text("GITHUB_REF")?.startsWith("refs/pull/") === true,
				...(0, c._F)((0, c._F)(a, "repository"), "fork") === true ? { isFork: true } : {},
				runUrl: o && s && r ? `${o}/${s}/actions/runs/${r}` : undefined,
				workflow: text("GITHUB_WORKFLOW"),
				job: text("GITHUB_JOB"),
				serverUrl: o,
				apiUrl: text("GITHUB_API_URL"),
				matrix: matrix(text("PLATFORM_ACTIONS_MATRIX")),
				workflowFile: workflowFile(text("GITHUB_WORKFLOW_REF"), s)
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
					const n = textField((0, c._F)(t, "workflow_run"), "event");
					return n === undefined || n === e || n === "issue_comment" || isChange(n, t);
				}
				default: return e.startsWith("pull_request") || e === "merge_group";
			}
		}
		function isAboutPullRequest(e) {
			const t = (0, c._F)(e, "issue");
			if (t === undefined || (0, c._F)(e, "is_pull") === true) return true;
			const n = (0, c._F)(t, "pull_request");
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
			const r = (0, c._F)(e, "pull_request");
			if (r !== undefined) {
				const e = (0, c._F)(r, "base");
				const i = (0, c._F)(r, "head");
				const a = (0, c._F)(r, "number");
				const o = (0, c._F)((0, c._F)(i, "repo"), "full_name");
				return {
					number: typeof a === "number" ? a : undefined,
					baseCommit: textField(e, "sha"),
					baseRef: textField(e, "ref") ?? t,
					headRef: textField(i, "ref") ?? n,
					fork: o !== (0, c._F)((0, c._F)(e, "repo"), "full_name")
				};
			}
			const i = (0, c._F)(e, "merge_group");
			if (i === undefined) return undefined;
			return {
				number: undefined,
				baseCommit: textField(i, "base_sha"),
				baseRef: textField(i, "base_ref"),
				headRef: textField(i, "head_ref"),
				fork: false
			};
		}
		const textField = (e, t) => (0, c.b6)((0, c._F)(e, t));
		var l = n(73024);
		var u = n(6805);
		var d = n(38086);
		;
		const f = 1024 * 1024;
		const p = l.constants.O_WRONLY | l.constants.O_APPEND | l.constants.O_NONBLOCK;
		function openGithubFiles(e, t, { callCore: n, redact: r, line: i }) {
			const a = (0, s.Ch)(e);
			const o = a("GITHUB_OUTPUT");
			const c = t.summary === "native" ? a("GITHUB_STEP_SUMMARY") : undefined;
			const m = new Set();
			const attempt = (e, t, n) => {
				const r = failureOf(() => (0, l.closeSync)((0, l.openSync)(t, p))) ?? failureOf(n);
				if (r !== undefined) m.add(`the file for ${e}, \`${(0, d.h0)(t)}\`, cannot be written: ${r}`);
			};
			return {
				hasOutputs: o !== undefined,
				hasSummary: c !== undefined,
				limitations: limitationsOf(t, o, c),
				unwritten: () => [...m],
				setOutput: (t, r) => {
					if (o !== undefined) attempt("outputs (GITHUB_OUTPUT)", o, () => n(() => (0, u.uH)(t, r)));
					else if (isGithubItself(e)) m.add("GITHUB_OUTPUT is not set, so outputs cannot be written: pass it on to this process");
				},
				writeSummary: (e) => {
					if (c === undefined) return;
					const t = r(e);
					const n = (0, l.statSync)(c, { throwIfNoEntry: false })?.size;
					if (Buffer.byteLength(t) > f - (n ?? 0)) i(`The summary is larger than what is left of ${f >> 10} KiB for this step and was left out.`);
					else attempt("summaries (GITHUB_STEP_SUMMARY)", c, () => (0, l.appendFileSync)(c, t));
				}
			};
		}
		function failureOf(e) {
			try {
				e();
				return undefined;
			} catch (e) {
				return (0, o.CA)(e);
			}
		}
		function limitationsOf(e, t, n) {
			const r = [];
			if (t === undefined) r.push("this runner provides no file for outputs (GITHUB_OUTPUT), so no outputs were set");
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
		var m = n(9157);
		;
		const h = "; pull requests from forks never get one and can read only public data";
		const g = "set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token from elsewhere, or `token` and `registry-token` to tokens from secrets";
		const isPull = (e) => (e["GITHUB_EVENT_NAME"] ?? "").startsWith("pull_request");
		const _ = {
			name: "github",
			annotations: "native",
			summary: "native",
			runNumber: "GITHUB_RUN_ID",
			missingIdToken: (e) => {
				if (e["ACT"] === "true") return new m.Z("act does not issue ID tokens", g, true);
				const t = isPull(e) ? "; pull requests from forks and from Dependabot never get one and can read only public data" : "";
				return new m.Z("this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set", `add \`permissions: id-token: write\` to the job, and to the caller of a reusable workflow${t}`, true);
			}
		};
		const v = {
			name: "forgejo",
			annotations: "log",
			summary: "none",
			runNumber: "GITHUB_RUN_NUMBER",
			missingIdToken: (e) => new m.Z("this job is not allowed to request an ID token: ACTIONS_ID_TOKEN_REQUEST_URL is not set", `add \`enable-openid-connect: true\` to the workflow or the job, with versions of Forgejo and its runner that support it${isPull(e) ? h : ""}`, true)
		};
		const y = {
			name: "gitea",
			annotations: "log",
			summary: "none",
			runNumber: "GITHUB_RUN_NUMBER",
			missingIdToken: () => new m.Z("Gitea Actions does not issue ID tokens", g, true)
		};
		function flavourOf(e) {
			if ((e["FORGEJO_ACTIONS"] ?? "") !== "") return v;
			return (e["GITEA_ACTIONS"] ?? "") === "" ? _ : y;
		}
		var b = n(49296);
		;
		function githubIdToken(e, t) {
			return async (n, r) => {
				const { environment: i } = e;
				const a = i["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "";
				const o = i["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? "";
				if (!URL.canParse(a) || o === "") throw t.missingIdToken(i);
				const s = new URL(a);
				s.searchParams.set("audience", n);
				return (0, b.g)(e, {
					method: "GET",
					url: s.href,
					requestToken: o,
					headers: { accept: "application/json; api-version=2.0" },
					field: "value",
					refused: (e) => new m.Z(`the CI refused to issue an ID token: ${e}`, "the job may have been queued for too long, or its permissions may have changed: run it again with `permissions: id-token: write`", true),
					limits: r
				});
			};
		}
		var x = n(37385);
		var S = n(39677);
		;
		const C = {
			error: u.z3,
			warning: u.$e,
			notice: u.lm
		};
		const w = [
			"error",
			"warning",
			"notice"
		];
		function createGithubLog(e, { callCore: t, secrets: n, write: r }) {
			const safe = (e) => (0, S.Is)(n.redact(e));
			const i = (0, x.m)({
				write: r,
				secrets: n,
				levels: e.annotations === "native" ? w : [],
				issue: (e) => t(() => issueOf(e, n)),
				debug: (e) => t(() => (0, u.Yz)(e))
			});
			return {
				...i,
				quote: (e) => {
					const t = crypto.randomUUID();
					r(`::stop-commands::${t}\n${(0, S.E7)(n.redact(e))}\n::${t}::\n`);
				},
				mask: (e) => {
					for (const r of n.add(e)) t(() => (0, u.Pq)(r));
				},
				group: async (e, n) => {
					t(() => (0, u.Oh)(safe(e)));
					try {
						return await n();
					} finally {
						t(u.N4);
					}
				}
			};
		}
		function issueOf(e, t) {
			const safe = (e) => (0, S.Is)(t.redact(e));
			const { column: n, endColumn: r, endLine: i, file: a, level: o, line: s, message: c, title: l } = e;
			const u = a === undefined || safe(a).trim() === a;
			const f = {
				...a === undefined ? {} : { file: a },
				...s === undefined ? {} : { startLine: s },
				...i === undefined ? {} : { endLine: i },
				...n === undefined ? {} : { startColumn: n },
				...r === undefined ? {} : { endColumn: r }
			};
			const p = u ? c : `${(0, d.h0)(a)}:${s ?? 1}: ${c}`;
			C[o](safe(p), {
				...l === "" ? {} : { title: safe(l) },
				...u ? f : {}
			});
		}
		;
		const T = 64 * 1024 * 1024;
		function createGithubHost(e) {
			const { environment: t, log: n } = e;
			const c = flavourOf(t);
			const l = (0, a.l)();
			const u = createCoreSeam(e);
			const { annotate: d, group: f, line: p, log: m, mask: h, quote: g } = createGithubLog(c, {
				callCore: u,
				secrets: l,
				write: n
			});
			const _ = openGithubFiles(t, c, {
				callCore: u,
				redact: l.redact,
				line: p
			});
			const v = (0, s.Ch)(t)("RUNNER_TEMP");
			return {
				name: c.name,
				context: githubContext(t, (0, r.tmpdir)(), (e) => (0, o.YT)(e, T) ?? "", t[c.runNumber]),
				capabilities: capabilitiesOf(t, c, _),
				limitations: _.limitations,
				log: m,
				input: e.nativeInput,
				idToken: githubIdToken(e, c),
				mask: h,
				redact: l.redact,
				setOutput: _.setOutput,
				annotate: d,
				writeSummary: _.writeSummary,
				unwritten: _.unwritten,
				group: f,
				quote: g,
				progress: () => undefined,
				cacheDirectory: v === undefined ? undefined : (0, i.join)(v, "platform-actions-cache")
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
				groups: true,
				cache: has("ACTIONS_RUNTIME_TOKEN") && has("ACTIONS_RESULTS_URL") ? "service" : "none"
			};
		}
	}),
	49296: ((e, t, n) => {
		t.g = requestIdToken;
		var r = n(63144);
		var i = n(31666);
		var a = n(9157);
		const o = "this is a problem of the CI's token service: run the job again";
		const s = "check the connection from this machine to the CI's token service (proxy, certificates), and run the job again";
		async function requestIdToken(e, t) {
			const { field: n, limits: r, method: o, url: s } = t;
			const c = await e.http();
			const l = {
				...t.headers,
				authorization: `Bearer ${t.requestToken}`
			};
			const u = o === "POST" ? { body: "" } : {};
			const { requestTimeoutMs: d, signal: f } = r;
			const { last: p } = await (0, i.LH)({
				...e,
				...r
			}, true, async () => judge(await c({
				method: o,
				url: s,
				headers: l,
				timeoutMs: d,
				signal: f,
				...u
			}), n, e.clock.now()));
			if (p.token !== undefined) return p.token;
			if (p.isRefusal) throw t.refused(p.why);
			throw new a.Z(`the CI did not issue an ID token: ${p.why}`, p.remedy, false);
		}
		function judge(e, t, n) {
			const r = (0, i.Rs)(e, n);
			if (e.kind === "failure") return {
				why: e.message,
				remedy: s,
				isRefusal: false,
				failed: r
			};
			const a = e.status === 200 ? readToken(e.body, t) : undefined;
			if (a !== undefined) return {
				token: a,
				why: "",
				remedy: "",
				isRefusal: false,
				failed: undefined
			};
			const c = e.status === 200 ? "an answer without a token" : `HTTP status ${e.status}`;
			return {
				why: c,
				remedy: o,
				isRefusal: !r.isTransient,
				failed: r
			};
		}
		function readToken(e, t) {
			try {
				const n = JSON.parse(e);
				return (0, r.u4)(n) ? (0, r.b6)(n[t]) : undefined;
			} catch {
				return undefined;
			}
		}
	}),
	6805: ((e, t, n) => {
		t.Yz = debug;
		t.N4 = endGroup;
		t.z3 = error;
		t.pq = info;
		t._o = isDebug;
		t.lm = notice;
		t.uH = setOutput;
		t.Pq = setSecret;
		t.Oh = startGroup;
		t.$e = warning;
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
		var a = n(79896);
		;
		const o = { randomUUID() {
			try {
				const e = a.readFileSync("/proc/sys/kernel/random/uuid", "utf8").trim();
				if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(e)) return e;
			} catch {}
			return process.getBuiltinModule("crypto").randomUUID();
		} };
		function file_command_issueFileCommand(e, t) {
			const n = process.env[`GITHUB_${e}`];
			if (!n) {
				throw new Error(`Unable to find environment variable for file command ${e}`);
			}
			if (!a.existsSync(n)) {
				throw new Error(`Missing file at path: ${n}`);
			}
			a.appendFileSync(n, `${utils_toCommandValue(t)}${r.EOL}`, { encoding: "utf8" });
		}
		function file_command_prepareKeyValueMessage(e, t) {
			const n = `ghadelimiter_${o.randomUUID()}`;
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
			command_issue("group", e);
		}
		function endGroup() {
			command_issue("endgroup");
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
