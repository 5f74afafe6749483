"use strict";
exports.id = 2536;
exports.ids = [2536, 2075];
exports.modules = {
	12075: ((e, t, n) => {
		n.r(t);
		n.d(t, {
			NO_IDENTITY: () => a,
			findProblems: () => findProblems,
			limitProblems: () => limitProblems
		});
		var r = n(48636);
		var i = n(10959);
		const a = {
			message: "`identity` is required: the token is issued for that identity",
			fix: "set `identity` to the uid of an identity that this job may assume",
			input: "identity"
		};
		function limitProblems(e, t) {
			if (t === undefined) return [];
			return ["capabilities", "scopes"].filter((t) => (e[t] ?? []).length > 0).map((e) => ({
				message: `\`${e}\` has no effect on a token that was given in \`${t}\``,
				fix: `remove \`${e}\`, or sign in with \`identity\` instead of \`${t}\``,
				input: e
			}));
		}
		const findProblems = async (e, { area: t, isGiven: n }) => {
			const o = e.audience === "registry" ? "registry-token" : "token";
			const s = !n("identity") && !n(o);
			const c = e["output-file"];
			return [
				...s ? [a] : [],
				...limitProblems(e, n(o) ? o : undefined),
				...c === undefined ? [] : await (0, i.G)(() => (0, r.ZB)(c, t, "output-file"))
			];
		};
	}),
	42536: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(22475);
		var i = n(45794);
		var a = n(48636);
		var o = n(65655);
		var s = n(12075);
		const run = async (e, t) => {
			const { host: n, session: i } = t;
			const o = e.audience === "registry" ? i.registryAudience : e["api-url"];
			const s = await readTarget(e, t);
			const { expiresAt: c, token: l } = await obtain(e, t, o);
			if (s !== undefined) (0, a.vK)(s, l, 384);
			const u = c === undefined ? undefined : (0, r.sZ)(c);
			const d = t.stdoutIsPrivate;
			const f = s === undefined && !d && n.capabilities.outputs === "none";
			return {
				findings: [],
				problems: [],
				verdict: "pass",
				outputs: {
					token: l,
					...u === undefined ? {} : { "expires-at": u }
				},
				summary: "",
				report: {
					audience: o,
					...u === undefined ? {} : { expiresAt: u },
					...s === undefined ? {} : { outputFile: s }
				},
				stdout: d ? [l] : [],
				log: [`Token for ${o}${u === undefined ? "" : `, until ${u}`}${s === undefined ? "" : `, in ${s}`}.`, ...f ? ["The token is not printed to a terminal: redirect stdout to a pipe or a file, or set `output-file`."] : []]
			};
		};
		async function readTarget(e, t) {
			const n = [];
			const r = e.audience === "registry" ? "registry-token" : "token";
			if (e.identity === undefined && e[r] === undefined) {
				n.push(s.NO_IDENTITY);
			}
			n.push(...(0, s.limitProblems)(e, e[r] === undefined ? undefined : r));
			let o;
			if (e["output-file"] !== undefined) {
				const { tempDirectory: r, workspace: s } = t.host.context;
				const c = {
					workspace: s,
					tempDirectory: r,
					workingDirectory: t.workingDirectory
				};
				try {
					o = (0, a.ZB)(e["output-file"], c, "output-file");
				} catch (e) {
					if (!(e instanceof i.y)) throw e;
					n.push(...e.problems);
				}
			}
			if (n.length > 0) throw new i.y(...n);
			return o;
		}
		async function obtain(e, t, n) {
			const r = e.audience === "registry" ? e["registry-token"] : e.token;
			if (r === undefined) return t.session.mint(n);
			return {
				token: r,
				expiresAt: (0, o.Ip)(r)?.expiresAt
			};
		}
	}),
	34779: ((e, t, n) => {
		n.d(t, {
			Lp: () => r,
			Wk: () => PlatformError,
			Wm: () => stoppedError,
			qF: () => parseJson
		});
		const r = [
			"OK",
			"CANCELLED",
			"UNKNOWN",
			"INVALID_ARGUMENT",
			"DEADLINE_EXCEEDED",
			"NOT_FOUND",
			"ALREADY_EXISTS",
			"PERMISSION_DENIED",
			"RESOURCE_EXHAUSTED",
			"FAILED_PRECONDITION",
			"ABORTED",
			"OUT_OF_RANGE",
			"UNIMPLEMENTED",
			"INTERNAL",
			"UNAVAILABLE",
			"DATA_LOSS",
			"UNAUTHENTICATED"
		];
		const i = {
			fieldViolations: [],
			preconditions: [],
			resource: undefined,
			others: []
		};
		class PlatformError extends Error {
			code;
			httpStatus;
			reason;
			domain;
			details;
			requestId;
			call;
			sent;
			constructor(e, t) {
				super(e, { cause: t.cause });
				this.name = "PlatformError";
				this.code = t.code;
				this.call = t.call;
				this.httpStatus = t.httpStatus ?? 0;
				this.reason = t.reason ?? "";
				this.domain = t.domain ?? "";
				this.details = t.details ?? i;
				this.requestId = t.requestId;
				this.sent = t.sent ?? true;
			}
		}
		function stoppedError({ reason: e }, t, n = true) {
			const r = e instanceof Error ? e.message : "the run was stopped";
			return new PlatformError(r, {
				code: "CANCELLED",
				call: t,
				cause: e,
				sent: n
			});
		}
		function parseJson(e) {
			try {
				return JSON.parse(e);
			} catch {
				return undefined;
			}
		}
	}),
	89763: ((e, t, n) => {
		n.d(t, {
			HL: () => printGithubSubject,
			gg: () => workloadKeyOf,
			jk: () => githubClaimMatch,
			oX: () => r,
			po: () => parseGithubSubject,
			vm: () => formKeyOf,
			x0: () => compareGithubClaim
		});
		const r = "https://token.actions.githubusercontent.com";
		const i = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
		function parseGithubSubject(e) {
			const [, t, n, r, a, o] = i.exec(e) ?? [];
			if (t === undefined || r === undefined || o === undefined) return undefined;
			if (n === undefined !== (a === undefined)) return undefined;
			const s = n === undefined || a === undefined ? undefined : {
				owner: n,
				repository: a
			};
			return {
				owner: t,
				repository: r,
				ids: s,
				context: parseContext(o)
			};
		}
		function printGithubSubject(e) {
			const { owner: t, repository: n, ids: r, context: i } = e;
			const a = r === undefined ? `${t}/${n}` : `${t}@${r.owner}/${n}@${r.repository}`;
			return `repo:${a}:${printContext(i)}`;
		}
		function githubClaimMatch(e) {
			return {
				issuer: r,
				subject: printGithubSubject(withEncodedEnvironment(e))
			};
		}
		function compareGithubClaim(e, t) {
			const n = githubClaimMatch(e);
			if (t.issuer !== n.issuer) return "no";
			if (t.subject === n.subject) return "exact";
			const r = parseGithubSubject(t.subject);
			if (r === undefined || r.ids === undefined === (e.ids === undefined)) return "no";
			const i = printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			});
			return printGithubSubject({
				...r,
				ids: undefined
			}) === i ? "other-form" : "no";
		}
		function formKeyOf({ issuer: e, subject: t }) {
			const n = parseGithubSubject(t);
			return n === undefined ? undefined : `${e}\n${printGithubSubject({
				...n,
				ids: undefined
			})}`;
		}
		function workloadKeyOf(e) {
			const { issuer: t } = githubClaimMatch(e);
			return `${t}\n${printGithubSubject({
				...withEncodedEnvironment(e),
				ids: undefined
			})}`;
		}
		function withEncodedEnvironment(e) {
			if (e.context.kind !== "environment") return e;
			const t = e.context.environment.replaceAll(":", "%3A");
			return {
				...e,
				context: {
					kind: "environment",
					environment: t
				}
			};
		}
		function parseContext(e) {
			if (e === "pull_request") return { kind: "pull_request" };
			if (e.startsWith("ref:")) return {
				kind: "ref",
				ref: e.slice("ref:".length)
			};
			if (e.startsWith("environment:")) {
				return {
					kind: "environment",
					environment: e.slice("environment:".length)
				};
			}
			return {
				kind: "other",
				text: e
			};
		}
		function printContext(e) {
			switch (e.kind) {
				case "ref": return `ref:${e.ref}`;
				case "environment": return `environment:${e.environment}`;
				case "pull_request": return "pull_request";
				case "other": return e.text;
			}
		}
	}),
	19478: ((e, t, n) => {
		n.d(t, { U: () => RefusedExchangeError });
		class RefusedExchangeError extends Error {
			lines;
			copy;
			constructor(e, t, n, r) {
				super(e, { cause: r });
				this.name = "RefusedExchangeError";
				this.lines = t;
				this.copy = n;
			}
		}
	}),
	65655: ((e, t, n) => {
		n.d(t, {
			K8: () => askIdToken,
			Pt: () => explainExchange,
			Ip: () => readClaims
		});
		var r = n(38086);
		var i = n(34779);
		var a = n(22475);
		var o = n(89763);
		;
		function explainRefusal(e) {
			const { issuer: t, subject: n } = e;
			const r = listAudiences(e.audience);
			const i = audienceCauses(r, e.expectedAudience);
			const a = [...timeCauses(e), ...unknownIdentity(e)];
			const [o] = r;
			const s = i.length > 0 && o !== undefined && r.length === 1;
			return {
				presented: [
					`iss: ${t ?? "(none)"}`,
					`sub: ${n ?? "(none)"}`,
					`aud: ${r.length === 0 ? "(none)" : r.join(", ")}`
				],
				causes: [
					...a,
					...i,
					...a.length > 0 ? [] : [...forkCauses(e.fork), ...claimCauses(t, n, e.expected)]
				],
				certain: a[0] ?? i[0],
				claimMatch: t === undefined || n === undefined || a.length > 0 ? undefined : {
					issuer: t,
					subject: n,
					...s ? { audience: o } : {}
				}
			};
		}
		function listAudiences(e) {
			if (e === undefined) return [];
			return typeof e === "string" ? [e] : e;
		}
		const s = 6e4;
		function timeCauses({ expiresAt: e, notBefore: t, now: n }) {
			if (n === undefined) return [];
			if (e !== undefined && e <= n) {
				return [`The ID token expired at ${(0, a.sZ)(e)}: request a new one in the same job, right before this step.`];
			}
			if (t !== undefined && t > n + s) {
				return [`The ID token is not valid before ${(0, a.sZ)(t)}, and it is ${(0, a.sZ)(n)} on this machine: check the clocks of this machine and of the token's issuer.`];
			}
			return [];
		}
		function unknownIdentity({ httpStatus: e, identity: t }) {
			if (e !== 404 || t === undefined) return [];
			return [`The identity \`${t}\` does not exist: it was deleted, or \`identity\` is not the uid that you meant.`];
		}
		function forkCauses(e) {
			if (e !== true) return [];
			return ["The change comes from a fork, whose jobs cannot sign in as the upstream repository."];
		}
		function audienceCauses(e, t) {
			if (t === undefined) return [];
			const bare = (e) => e.replace(/^https?:\/\//, "").replace(/\/$/, "");
			if (e.some((e) => bare(e) === bare(t))) return [];
			const n = e.length === 0 ? "no audience" : `audience \`${e.join(", ")}\``;
			return [`The ID token has ${n}, and \`${t}\` is accepted unless the identity pins another one: see \`id-token-audience\`.`];
		}
		function claimCauses(e, t, n) {
			if (e === undefined || t === undefined) {
				return ["The ID token does not contain `iss` or `sub`, which every identity compares."];
			}
			return n === undefined ? likelyCauses(e, t) : differences({
				issuer: e,
				subject: t
			}, n);
		}
		function differences(e, t) {
			const n = [];
			if (e.issuer !== t.issuer) {
				n.push(`The identity accepts issuer \`${t.issuer}\`: ${wayOf(e.issuer, t.issuer)}.`);
			}
			if (e.subject !== t.subject) {
				const r = subjectDifference(e.subject, t.subject);
				n.push(`The identity accepts subject \`${t.subject}\`: ${r}.`);
			}
			if (n.length > 0) return n;
			return ["Issuer and subject match the identity, but it may require another audience or further claims."];
		}
		function subjectDifference(e, t) {
			const [n, r] = [(0, o.po)(e), (0, o.po)(t)];
			if (n === undefined || r === undefined) return wayOf(e, t);
			const stripped = (e) => (0, o.HL)({
				...e,
				ids: undefined
			});
			if (stripped(n) === stripped(r)) {
				if (r.ids === undefined) return "it does not have the ids that GitHub puts in the subject of this repository";
				if (n.ids === undefined) return "it has ids, which GitHub does not put in the subject of this repository";
				return "its ids belong to another owner or repository of the same name";
			}
			if (n.context.kind !== r.context.kind) {
				return `the job runs for ${wordsFor(n.context)}, not for ${wordsFor(r.context)}`;
			}
			return wayOf(e, t);
		}
		function wayOf(e, t) {
			if (e.toLowerCase() === t.toLowerCase()) return "they differ only in letter case";
			if (e.replace(/\/$/, "") === t.replace(/\/$/, "")) return "they differ only in the trailing slash";
			let n = 0;
			while (e[n] === t[n]) n += 1;
			return `they differ starting at character ${n + 1}`;
		}
		function likelyCauses(e, t) {
			const n = [];
			const r = (0, o.po)(t);
			if (r === undefined) {
				if (e === o.oX) {
					n.push("The subject does not have the usual form: the organization or repository customizes it.");
				}
			} else {
				const e = (0, o.HL)({
					...r,
					ids: undefined
				});
				if (r.ids !== undefined) {
					n.push(`The subject has ids, which GitHub sends for repositories that were created, renamed or moved since 2026-07-15; an identity for \`${e}\` does not accept it.`);
				}
				n.push(contextCause(r.context));
				if (r.ids === undefined) {
					n.push("An identity for the subject with ids (`repo:OWNER@ID/REPO@ID:\u2026`) does not accept the subject without ids.");
				}
			}
			if (/[A-Z]/.test(r === undefined ? t : `${r.owner}${r.repository}`)) {
				n.push("Letter case matters: the subject has capital letters, and the identity must have the same ones.");
			}
			n.push("The identity accepts another issuer or subject, or `identity` is not the uid that you meant.");
			return n;
		}
		function contextCause(e) {
			const t = `The job runs for ${wordsFor(e)}`;
			switch (e.kind) {
				case "environment": return `${t}, so the subject names the environment and no branch; an identity for a branch does not accept it.`;
				case "pull_request": return `${t}; an identity for a branch or an environment does not accept it.`;
				case "ref": return `${t}; an identity for another branch, for an environment or for pull requests does not accept it.`;
				case "other": return `${t}, which the organization or repository customizes.`;
			}
		}
		function wordsFor(e) {
			switch (e.kind) {
				case "ref": return `\`${e.ref}\``;
				case "environment": return `environment \`${e.environment}\``;
				case "pull_request": return "a pull request";
				case "other": return `\`${e.text}\``;
			}
		}
		var c = n(19478);
		;
		function readClaims(e) {
			try {
				const t = JSON.parse(Buffer.from(e.split(".")[1] ?? "", "base64url").toString("utf8"));
				const claim = (e) => typeof t === "object" && t !== null ? Reflect.get(t, e) : undefined;
				const text = (e) => typeof e === "string" ? e : undefined;
				const n = claim("aud");
				const time = (e) => {
					const t = claim(e);
					return typeof t === "number" ? timeOfSeconds(t) : undefined;
				};
				return {
					issuer: text(claim("iss")),
					subject: text(claim("sub")),
					audience: Array.isArray(n) ? n.filter((e) => typeof e === "string") : text(n),
					expiresAt: time("exp"),
					notBefore: time("nbf")
				};
			} catch {
				return undefined;
			}
		}
		function timeOfSeconds(e) {
			const t = new Date(e * 1e3).getTime();
			return Number.isNaN(t) ? undefined : t;
		}
		function explainExchange(e, t) {
			return (n, r, i) => isRefusal(n) ? refused({
				...e,
				now: t.now()
			}, r, i, n) : n;
		}
		async function askIdToken(e) {
			const { host: t, idTokenAudience: n, issuerUrl: r, signal: a } = e;
			try {
				return await t.idToken(n ?? r, e);
			} catch (e) {
				if (!a.aborted) throw e;
				const t = a.reason instanceof Error ? a.reason.message : "the run was stopped";
				throw new i.Wk(t, {
					code: "CANCELLED",
					call: "requesting an ID token",
					cause: a.reason
				});
			}
		}
		function isRefusal(e) {
			return e instanceof i.Wk && [
				400,
				401,
				403,
				404
			].includes(e.httpStatus);
		}
		function refused(e, t, n, i) {
			const { identity: a, issuerUrl: o, now: s } = e;
			const { httpStatus: l } = i;
			const u = readClaims(n);
			const d = explainRefusal({
				issuer: u?.issuer,
				subject: u?.subject,
				audience: u?.audience,
				expiresAt: u?.expiresAt,
				notBefore: u?.notBefore,
				expectedAudience: o,
				fork: e.host.context.changeRequest?.fork,
				httpStatus: l,
				identity: a,
				now: s
			});
			const { certain: f, claimMatch: p } = d;
			const m = a === undefined ? "" : ` as \`${(0, r.h0)(a, 200)}\``;
			const h = `${(0, r.h0)(i.message, 500)} (HTTP status ${l})`;
			const g = [
				...f === undefined ? [] : [`The service answered: ${h}`],
				"The ID token contained:",
				...d.presented.map((e) => `  ${(0, r.h0)(e)}`),
				"Likely causes:",
				...d.causes.map((e) => `  ${(0, r.h0)(e)}`),
				...p === undefined ? [] : ["An identity with this claimMatch would match:"]
			];
			const _ = f === undefined ? h : (0, r.h0)(f);
			return new c.U(`signing in${m} for \`${t}\` was refused: ${_}`, g, p === undefined ? undefined : renderClaimMatch(p), i);
		}
		function renderClaimMatch(e) {
			const escaped = (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
			return JSON.stringify({ claimMatch: e }, undefined, 2).replace(/[^\P{C}\n]|[^\P{Z} ]/gu, (e) => e.split("").map(escaped).join(""));
		}
	})
};
;
