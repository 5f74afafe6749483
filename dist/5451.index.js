"use strict";
exports.id = 5451;
exports.ids = [5451];
exports.modules = {
	89763: ((e, t, n) => {
		n.d(t, { oX: () => r });
		t.HL = printGithubSubject;
		t.gg = workloadKeyOf;
		t.jk = githubClaimMatch;
		t.po = parseGithubSubject;
		t.vm = formKeyOf;
		t.x0 = compareGithubClaim;
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
	75451: ((e, t, n) => {
		t.explainRefusal = explainRefusal;
		var r = n(22475);
		var i = n(89763);
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
		const a = 6e4;
		function timeCauses({ expiresAt: e, notBefore: t, now: n }) {
			if (n === undefined) return [];
			if (e !== undefined && e <= n) {
				return [`The ID token expired at ${(0, r.sZ)(e)}: request a new one in the same job, right before this step.`];
			}
			if (t !== undefined && t > n + a) {
				return [`The ID token is not valid before ${(0, r.sZ)(t)}, and it is ${(0, r.sZ)(n)} on this machine: check the clocks of this machine and of the token's issuer.`];
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
			const [n, r] = [(0, i.po)(e), (0, i.po)(t)];
			if (n === undefined || r === undefined) return wayOf(e, t);
			const stripped = (e) => (0, i.HL)({
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
			const r = (0, i.po)(t);
			if (r === undefined) {
				if (e === i.oX) {
					n.push("The subject does not have the usual form: the organization or repository customizes it.");
				}
			} else {
				const e = (0, i.HL)({
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
	})
};
;
