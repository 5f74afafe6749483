"use strict";
exports.id = 8841;
exports.ids = [8841];
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
	78841: ((e, t, n) => {
		n.r(t);
		t.createAzureHost = createAzureHost;
		var r = n(48161);
		var i = n(76760);
		var a = n(54031);
		var o = n(37385);
		var s = n(48636);
		var c = n(82263);
		var l = n(97286);
		var u = n(39677);
		;
		function renderLoggingCommand(e, t, n) {
			const r = Object.entries(t).filter(([, e]) => e !== "").map(([e, t]) => `${e}=${escapeProperty(String(t))};`).join("");
			return `##vso[${e}${r === "" ? "" : ` ${r}`}]${escapeData(n)}`;
		}
		function escapeData(e) {
			return e.replace(/%/g, "%AZP25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(e) {
			return escapeData(e).replace(/]/g, "%5D").replace(/;/g, "%3B");
		}
		;
		function azureContext(e, t) {
			const n = (0, l.Ch)(e.environment);
			const r = n("BUILD_REASON");
			const [i, a, o] = [
				n("SYSTEM_COLLECTIONURI"),
				n("SYSTEM_TEAMPROJECT"),
				n("BUILD_BUILDID")
			];
			const s = pullRequest(n);
			return {
				workspace: n("BUILD_SOURCESDIRECTORY") ?? n("SYSTEM_DEFAULTWORKINGDIRECTORY") ?? e.workingDirectory,
				tempDirectory: n("AGENT_TEMPDIRECTORY") ?? t,
				repository: n("BUILD_REPOSITORY_NAME"),
				ref: n("BUILD_SOURCEBRANCH"),
				commit: n("BUILD_SOURCEVERSION"),
				event: r,
				changeRequest: s,
				untrustedHead: false,
				changeEvent: r?.toLowerCase() === "pullrequest" || s !== undefined || n("SYSTEM_PULLREQUEST_TARGETBRANCH") !== undefined || n("SYSTEM_PULLREQUEST_SOURCEBRANCH") !== undefined || n("BUILD_SOURCEBRANCH")?.startsWith("refs/pull/") === true,
				runUrl: i && a && o ? `${i.replace(/\/*$/, "")}/${encodeURIComponent(a)}/_build/results?buildId=${encodeURIComponent(o)}` : undefined,
				workflow: n("BUILD_DEFINITIONNAME"),
				job: n("SYSTEM_JOBNAME") ?? n("AGENT_JOBNAME"),
				serverUrl: i,
				apiUrl: undefined
			};
		}
		function pullRequest(e) {
			const t = e("SYSTEM_PULLREQUEST_PULLREQUESTNUMBER") ?? e("SYSTEM_PULLREQUEST_PULLREQUESTID");
			if (t === undefined) return undefined;
			const branch = (t) => e(t)?.replace(/^refs\/heads\//, "");
			return {
				number: (0, l.rD)(t),
				baseCommit: undefined,
				baseRef: branch("SYSTEM_PULLREQUEST_TARGETBRANCH"),
				headRef: branch("SYSTEM_PULLREQUEST_SOURCEBRANCH"),
				fork: e("SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase() === "true"
			};
		}
		var d = n(9157);
		var f = n(49296);
		;
		const p = "api://AzureADTokenExchange";
		function azureIdToken(e, t) {
			return async (n, r) => {
				const i = (0, l.Ch)(e.environment);
				const a = i("SYSTEM_OIDCREQUESTURI");
				const o = i("SYSTEM_ACCESSTOKEN") ?? i("ENDPOINT_AUTH_PARAMETER_SYSTEMVSSCONNECTION_ACCESSTOKEN");
				if (a === undefined || !URL.canParse(a)) {
					throw new d.Z("this job is not allowed to request an ID token: SYSTEM_OIDCREQUESTURI is not set", "run this in a job of Azure Pipelines on a current agent and pass its variables on, or set PLATFORM_ID_TOKEN to an ID token", true);
				}
				if (o === undefined) {
					throw new d.Z("this step is not allowed to request an ID token: it lacks the job's access token", "add to the step:\n  env:\n    SYSTEM_ACCESSTOKEN: $(System.AccessToken)", true);
				}
				if (n !== p) t(`Azure Pipelines issues ID tokens only for \`${p}\`: the identity must accept that audience.`);
				const s = new URL(a);
				s.searchParams.set("api-version", "7.1");
				const c = i("PLATFORM_AZURE_SERVICE_CONNECTION_ID");
				if (c !== undefined) s.searchParams.set("serviceConnectionId", c);
				return (0, f.g)(e, {
					method: "POST",
					url: s.href,
					requestToken: o,
					headers: {
						accept: "application/json",
						"content-type": "application/json"
					},
					field: "oidcToken",
					refused: (e) => new d.Z(`the pipeline refused to issue an ID token: ${e}`, c === undefined ? "pass on the access token of this job: `SYSTEM_ACCESSTOKEN: $(System.AccessToken)`" : "allow this pipeline to use the service connection that PLATFORM_AZURE_SERVICE_CONNECTION_ID names", true),
					limits: r
				});
			};
		}
		;
		function createAzureHost(e) {
			const { environment: t, log: n } = e;
			const o = (0, a.l)();
			const command = (...e) => n(`${renderLoggingCommand(...e)}\n`);
			const { line: s, ...c } = createAzureLog(command, {
				secrets: o,
				write: n
			});
			const u = azureContext(e, (0, r.tmpdir)());
			const d = openSummary(e, u.tempDirectory, command);
			const f = (0, l.Ch)(t)("PIPELINE_WORKSPACE");
			return {
				name: "azure",
				context: u,
				capabilities: {
					idToken: "fixed-audience",
					mask: "native",
					outputs: "native",
					annotations: "native",
					summary: "native",
					groups: true,
					cache: f === undefined ? "none" : "folder"
				},
				limitations: [],
				...c,
				input: e.nativeInput,
				idToken: azureIdToken(e, s),
				redact: o.redact,
				setOutput: (e, t) => setVariable(command, o, e, t),
				writeSummary: (e) => d.add(o.redact(e)),
				progress: () => undefined,
				cacheDirectory: f === undefined ? undefined : (0, i.join)(f, ".platform-actions-cache"),
				unwritten: d.unwritten,
				finish: async ({ result: e }) => {
					d.upload();
					if (e === "warn") command("task.complete", { result: "SucceededWithIssues" }, "");
				}
			};
		}
		function createAzureLog(e, { secrets: t, write: n }) {
			const safe = (e) => (0, u.Is)(t.redact(e));
			return {
				...(0, o.m)({
					write: n,
					secrets: t,
					levels: ["error", "warning"],
					issue: (t) => logIssue(e, safe, t),
					debug: (t) => e("task.debug", {}, t)
				}),
				mask: (n) => {
					for (const r of t.add(n)) e("task.setsecret", {}, r);
				},
				group: async (e, t) => {
					n(`##[group]${safe(e).replaceAll("\n", " ")}\n`);
					try {
						return await t();
					} finally {
						n("##[endgroup]\n");
					}
				}
			};
		}
		function logIssue(e, t, n) {
			const { column: r, file: i, level: a, line: o, message: s, title: c } = n;
			const l = {
				...i === undefined ? {} : { sourcepath: t(i) },
				...o === undefined ? {} : { linenumber: o },
				...r === undefined ? {} : { columnnumber: r }
			};
			e("task.logissue", {
				type: a,
				...l
			}, t(c === "" ? s : `${c}: ${s}`));
		}
		function setVariable(e, t, n, r) {
			const i = t.redact(r) !== r;
			const a = n.replaceAll("-", "_");
			e("task.setvariable", {
				variable: a,
				isOutput: "true",
				isSecret: String(i)
			}, r);
		}
		function openSummary(e, t, n) {
			const r = (0, c.C)({
				workspace: t,
				tempDirectory: t
			});
			const i = [];
			const a = [];
			return {
				add: (e) => void i.push(e),
				unwritten: () => [...r.unwritten(), ...a],
				upload: () => {
					if (i.length === 0) return;
					try {
						const a = (0, s.o4)(t, `${e.command ?? "platform-actions"}.md`);
						if (r.write("the summary", a, i.join("\n"))) n("task.uploadsummary", {}, a);
					} catch (e) {
						a.push(e instanceof Error ? e.message : String(e));
					}
				}
			};
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
	})
};
;
