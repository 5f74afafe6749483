"use strict";
exports.id = 852;
exports.ids = [852];
exports.modules = {
	14852: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(26963);
		var i = n(45794);
		var a = n(98124);
		var o = n(23368);
		var s = n(6985);
		;
		function administratorRecipes(e) {
			const t = e.map(({ name: e, claimMatch: t }) => ({
				name: e,
				claimMatch: t
			}));
			const n = [
				{
					title: "claimMatch",
					language: "json",
					text: JSON.stringify(t, null, 2)
				},
				{
					title: "chainctl",
					language: "sh",
					text: e.map(chainctlOf).join("\n")
				},
				{
					title: "Terraform",
					language: "terraform",
					text: terraformOf(e)
				},
				{
					title: "The role file of sync-rolebindings (.github/rolebindings.yml)",
					language: "yaml",
					text: roleFileOf(e)
				}
			];
			return n.filter(({ language: t }) => t !== "yaml" || !needsAudience(e));
		}
		const needsAudience = (e) => e.some(({ claimMatch: e }) => e.audience !== undefined);
		function chainctlOf({ claimMatch: e, name: t, roles: n }) {
			const r = [
				`chainctl iam identities create ${t}`,
				"--parent=\"$ORGANIZATION\"",
				`--identity-issuer=${shellWord(e.issuer)}`,
				`--subject=${shellWord(e.subject)}`,
				...e.audience === undefined ? [] : [`--audience=${shellWord(e.audience)}`],
				`--role=${n.join(",")}`,
				"--output=id"
			];
			return r.join(" \\\n  ");
		}
		const shellWord = (e) => `'${e.replaceAll("'", `'\\''`)}'`;
		function terraformOf(e) {
			const t = [...new Set(e.flatMap((e) => e.roles))];
			const n = t.map((e) => `data "chainguard_role" "${label(e)}" {\n  name = "${e}"\n}`);
			const r = e.map(({ claimMatch: e, name: t }) => `resource "chainguard_identity" "${label(t)}" {
  parent_id = var.organization
  name      = "${t}"
  claim_match {
    issuer  = ${JSON.stringify(e.issuer)}
    subject = ${JSON.stringify(e.subject)}${e.audience === undefined ? "" : `\n    audience = ${JSON.stringify(e.audience)}`}
  }
}`);
			const i = e.flatMap(({ name: e, roles: t }) => t.map((t) => `resource "chainguard_rolebinding" "${label(e)}_${label(t)}" {
  identity = chainguard_identity.${label(e)}.id
  group    = var.organization
  role     = data.chainguard_role.${label(t)}.items[0].id
}`));
			return [
				...n,
				...r,
				...i
			].join("\n\n");
		}
		const label = (e) => e.replace(/[^a-z0-9]/g, "_");
		function roleFileOf(e) {
			const t = e.flatMap(({ claimMatch: e, name: t, roles: n }) => [
				`  - name: ${t}`,
				`    claimMatch: { issuer: ${JSON.stringify(e.issuer)}, subject: ${JSON.stringify(e.subject)} }`,
				`    roles: [${n.join(", ")}]`
			]);
			return [
				"version: 1",
				"identities:",
				...t
			].join("\n");
		}
		function nextSteps(e, t, n) {
			return [
				...n.map(({ name: e, purpose: n, variable: r }) => `Let an administrator create \`${e}\` (for ${n}) and save its uid ${placeOf(t)} as \`${r}\`.`),
				...claimAdvice(e, t),
				...joinAdvice(t),
				"Commit the files and open a change; if signing in fails, the log shows the claims that the job presented."
			];
		}
		function placeOf(e) {
			switch (e) {
				case "github": return "in the repository's variables for Actions";
				case "gitlab": return "in the project's CI/CD variables";
				case "buildkite": return "in the pipeline's environment variables";
				case "azure": return "in the pipeline's variables";
			}
		}
		function claimAdvice({ repository: e }, t) {
			if (t !== "github") return t === "gitlab" ? ["Pipelines of other branches have another subject: they cannot sign in as this identity."] : ["Replace what is in angle brackets: `doctor` in a job prints the claims that it presents."];
			if (e === undefined) return ["Replace `<owner/name>`: `doctor` in a job prints the claims that it presents."];
			return [`If the repository was created, renamed or transferred since 2026-07-15, its subject has ids; this prints its beginning: gh api repos/${e} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`];
		}
		function joinAdvice(e) {
			switch (e) {
				case "gitlab": return ["If `.gitlab-ci.yml` was there before, add `include: [{ local: .gitlab/platform-actions.yml }]` to it; mirror the component to your instance first if it is not gitlab.com."];
				case "buildkite": return ["If the pipeline has steps of its own, add a step with `buildkite-agent pipeline upload .buildkite/platform-actions.yml`."];
				case "azure": return ["Create a pipeline from `.azure-pipelines/platform-actions.yml`, and install the extension first."];
				default: return [];
			}
		}
		var c = n(71166);
		var l = n(58508);
		;
		const u = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
		function firstFiles(e, t, n) {
			return [...ciFiles(e, t, n), {
				path: c.Cu,
				text: configText()
			}];
		}
		function ciFiles(e, t, n) {
			switch (t) {
				case "github": return [{
					path: ".github/workflows/platform-actions.yml",
					text: githubText(e, n)
				}];
				case "gitlab": return [{
					path: ".gitlab/platform-actions.yml",
					text: gitlabText(n)
				}, {
					path: ".gitlab-ci.yml",
					text: p,
					isEntry: true
				}];
				case "buildkite": return [{
					path: ".buildkite/platform-actions.yml",
					text: buildkiteText(n)
				}, {
					path: ".buildkite/pipeline.yml",
					text: m,
					isEntry: true
				}];
				case "azure": return [{
					path: ".azure-pipelines/platform-actions.yml",
					text: azureText(e, n)
				}];
			}
		}
		const configText = () => `# yaml-language-server: $schema=${(0, l.ZZ)("config")}
# Policy of this repository: https://github.com/${l.Jk}/blob/${l.GT}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;
		const d = "${{ github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || vars.PLATFORM_IDENTITY }}";
		function githubText({ branch: e }, t) {
			return `name: platform

on:
  pull_request:
  push:
    branches: ['${e}']
  schedule:
    - cron: '17 5 * * 1-5'
  workflow_dispatch:

permissions: {}

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  images:
    name: Pins and end-of-life tags
    # Pull requests from forks get no ID token.
    if: \${{ !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
    steps:
      - uses: ${u}
        with:
          persist-credentials: false
      - name: Every image is pinned
        uses: ${l.Jk}@${l.GT} # better: pin the commit SHA
        with:
          command: resolve-digest
          mode: check
          identity: ${d}
      - name: No image has reached its end of life
        if: \${{ !cancelled() }}
        uses: ${l.Jk}@${l.GT}
        with:
          command: check-deprecated
          identity: ${d}
${t ? f : ""}`;
		}
		const f = `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
    steps:
      - uses: ${u}
        with:
          persist-credentials: false
      - name: This change brings in no new advisory
        uses: ${l.Jk}@${l.GT}
        with:
          command: advisory-gate
          files: '**'
          policy-from: base
          comment-summary-in-pr: on-failure
          identity: \${{ vars.PLATFORM_PR_IDENTITY }}
`;
		const p = `include:
  - local: .gitlab/platform-actions.yml
`;
		function gitlabText(e) {
			const component = (e, t) => [
				`  - component: $CI_SERVER_FQDN/${l.Jk}/${e}@${l.GT}`,
				"    inputs:",
				...t.map((e) => `      ${e}`)
			].join("\n");
			return `# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component("resolve-digest", ["mode: check"])}
${component("check-deprecated", ["stage: test"])}
${e ? `${component("advisory-gate", ["files: '**'", "policy-from: base"])}\n` : ""}`;
		}
		const m = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;
		function buildkiteText(e) {
			const step = (e, t) => [
				`  - label: ${e}`,
				"    plugins:",
				`      - https://github.com/${l.Jk}.git/plugins/buildkite#${l.GT}:`,
				...t.map((e) => `          ${e}`)
			].join("\n");
			return `# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step("Every image is pinned", ["command: resolve-digest", "mode: check"])}
${step("No image has reached its end of life", ["command: check-deprecated"])}
${e ? `${step("No new advisory", [
				"command: advisory-gate",
				"files: ['**']",
				"policy-from: base"
			])}\n` : ""}`;
		}
		function azureText({ branch: e }, t) {
			const n = l.GT.slice(1);
			const step = (e, t, r) => [
				`  - task: ${e}@${n}`,
				`    displayName: ${t}`,
				"    condition: not(canceled())",
				"    inputs:",
				...[...r, "identity: $(PLATFORM_IDENTITY)"].map((e) => `      ${e}`)
			].join("\n");
			return `trigger:
  - '${e}'

pool:
  vmImage: ubuntu-24.04

steps:
${step("PlatformResolveDigest", "Every image is pinned", ["mode: check"])}
${step("PlatformCheckDeprecated", "No image has reached its end of life", [])}
${t ? `${step("PlatformAdvisoryGate", "No new advisory", ["files: '**'", "policyFrom: base"])}\n` : ""}`;
		}
		var h = n(89763);
		;
		const g = ["viewer", "registry.pull"];
		const unknownPart = (e) => `<${e}>`;
		function wantedIdentities(e, t) {
			const n = e.repository ?? unknownPart("owner/name");
			const r = identityName(e.repository);
			const i = {
				variable: "PLATFORM_IDENTITY",
				roles: g
			};
			switch (t) {
				case "github": return [{
					...i,
					name: `${r}-branch`,
					purpose: `pushes and schedules on \`${e.branch}\``,
					claimMatch: {
						issuer: githubIssuer(e),
						subject: `repo:${n}:ref:refs/heads/${e.branch}`
					}
				}, {
					name: `${r}-pull-request`,
					purpose: "pull requests",
					claimMatch: {
						issuer: githubIssuer(e),
						subject: `repo:${n}:pull_request`
					},
					variable: "PLATFORM_PR_IDENTITY",
					roles: g
				}];
				case "gitlab": return [{
					...i,
					name: r,
					purpose: `pipelines of \`${e.branch}\``,
					claimMatch: {
						issuer: `https://${e.server ?? "gitlab.com"}`,
						subject: `project_path:${n}:ref_type:branch:ref:${e.branch}`
					}
				}];
				case "buildkite": return [{
					...i,
					name: r,
					purpose: "all builds of the pipeline",
					claimMatch: {
						issuer: "https://agent.buildkite.com",
						subject: unknownPart("the pipeline's id")
					}
				}];
				case "azure": return [{
					...i,
					name: r,
					purpose: "all runs of the pipeline",
					claimMatch: {
						issuer: `https://vstoken.dev.azure.com/${unknownPart("the organization's id")}`,
						subject: `p://${azureProject(e)}/${unknownPart("the pipeline's name")}`,
						audience: "api://AzureADTokenExchange"
					}
				}];
			}
		}
		function githubIssuer({ server: e }) {
			return e === undefined || e === "github.com" || e === "ssh.github.com" ? h.oX : `https://${e}/_services/token`;
		}
		function azureProject({ repository: e }) {
			const t = (e ?? "").replace(/^v3\//, "").split("/");
			const [n, r] = t;
			if (n === undefined || n === "" || r === undefined) return unknownPart("organization/project");
			return `${n}/${r}`;
		}
		function identityName(e) {
			const t = e?.split("/").at(-1)?.toLowerCase() ?? "repository";
			return `ci-${t.replace(/[^a-z0-9._-]/g, "-")}`.slice(0, 60);
		}
		var _ = n(20665);
		var v = n(76760);
		var y = n(38086);
		var b = n(48636);
		var x = n(60616);
		var S = n(38365);
		var C = n(29743);
		;
		const w = [
			["github", [".github/workflows"]],
			["gitlab", [".gitlab-ci.yml"]],
			["buildkite", [".buildkite"]],
			["azure", ["azure-pipelines.yml", ".azure-pipelines"]]
		];
		async function readRepositoryFacts(e, t) {
			const { host: n, signal: r, workingDirectory: i } = t;
			const { workspace: a } = n.context;
			const o = (0, S.W)(a, i);
			const ask = async (...e) => {
				if (o === undefined) return undefined;
				const t = await (0, x.EO)({
					repository: o,
					workspace: a,
					signal: r
				}, e);
				return t.kind === "output" ? t.bytes.toString("utf8").trim() || undefined : undefined;
			};
			const s = rootOf(o, a, i);
			const c = parseRemote(await ask("config", "--get", "remote.origin.url"));
			const l = e.repository ?? n.context.repository ?? c?.path;
			const u = e.branch ?? (await ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD"))?.replace(/^origin\//, "") ?? await ask("symbolic-ref", "--short", "HEAD");
			return {
				root: s,
				ci: e.ci ?? ciOf(n.name, s, c?.host),
				server: serverOf(n.context.serverUrl) ?? c?.host,
				repository: l !== undefined && (0, C.o)(l) ? l : undefined,
				branch: u !== undefined && (0, C.R)(u) ? u : "main"
			};
		}
		function rootOf(e, t, n) {
			if (e === undefined) return n;
			if ((0, b.UO)((0, b.PX)(t), e.top)) return e.top;
			throw new i.y({
				message: `the repository begins above this folder, at \`${(0, y.h0)(e.top)}\``,
				fix: "run `init` there: CIs look for their files at the top of a repository"
			});
		}
		const serverOf = (e) => e !== undefined && URL.canParse(e) ? new URL(e).host : undefined;
		function parseRemote(e) {
			if (e === undefined) return undefined;
			const t = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(e);
			const n = t === null && URL.canParse(e) ? new URL(e) : undefined;
			const r = t?.[1] ?? n?.hostname;
			const i = decoded(t?.[2] ?? n?.pathname ?? "").replace(/^\/+|\/+$/g, "").replace(/\.git$/, "");
			return r === undefined || r === "" || i === "" ? undefined : {
				host: r.toLowerCase(),
				path: i
			};
		}
		function decoded(e) {
			try {
				return decodeURIComponent(e);
			} catch {
				return e;
			}
		}
		function ciOf(e, t, n) {
			const r = _.K.find((t) => t === e);
			if (r !== undefined) return r;
			const i = w.find(([, e]) => e.some((e) => (0, b.$B)((0, v.join)(t, e))))?.[0];
			if (i !== undefined) return i;
			if (n === undefined) return undefined;
			if (n === "github.com" || n.startsWith("github.")) return "github";
			if (n === "gitlab.com" || n.startsWith("gitlab.")) return "gitlab";
			return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(n) ? "azure" : undefined;
		}
		;
		const T = 1024 * 1024;
		async function writeFiles(e, t, n) {
			const r = await Promise.all(e.map((e) => plan(e, t)));
			const a = r.flatMap(({ problem: e }) => e === undefined ? [] : [e]);
			if (a.length > 0) throw new i.y(...a.map((e) => ({ message: e })));
			return r.map(({ before: e, file: t, path: r }) => {
				if (e !== undefined) return {
					...t,
					before: e,
					state: e === t.text ? "unchanged" : "kept"
				};
				if (!n && r !== undefined) (0, b.vK)(r, t.text);
				return {
					...t,
					before: e,
					state: n ? "planned" : "written"
				};
			});
		}
		async function plan(e, t) {
			const n = (0, b.Rx)(e.path, t);
			if (n.kind === "refused") return {
				file: e,
				problem: `\`${e.path}\` cannot be written: ${n.why}`
			};
			const r = await (0, b.Gu)(n.path, T);
			return {
				file: e,
				path: n.path,
				...r === undefined ? {} : { before: r }
			};
		}
		;
		const run = async (e, t) => {
			const { tempDirectory: n, workspace: r } = t.host.context;
			const a = await readRepositoryFacts(e, t);
			const { ci: o } = a;
			if (o === undefined) throw new i.y({
				message: "`ci` is required: neither the job nor the files nor the remote `origin` show which CI this is",
				fix: `set \`ci\` to one of ${_.K.map((e) => `\`${e}\``).join(", ")}`,
				input: "ci"
			});
			const s = await namesImages(e, t);
			const c = {
				workspace: r,
				tempDirectory: n,
				workingDirectory: a.root
			};
			const l = await writeFiles(firstFiles(a, o, s), c, e["dry-run"]);
			const u = wantedIdentities(a, o);
			const d = administratorRecipes(u);
			const f = [...nextSteps(a, o, u), ...s ? [] : ["No file names an image of this registry yet: add `advisory-gate` once one does."]];
			for (const n of l) show(t, n, e["dry-run"]);
			for (const { text: e, title: n } of d) {
				t.host.log.info(`${n}:`);
				t.host.quote(e);
			}
			return outcome(l, u.map(({ claimMatch: e, name: t, roles: n }) => ({
				name: t,
				claimMatch: e,
				roles: n
			})), {
				steps: f,
				recipes: d,
				ci: o
			});
		};
		async function namesImages(e, t) {
			const n = (0, a.Cd)({
				"registry-url": e["registry-url"],
				"registry-map": []
			});
			try {
				return (await (0, s.i)([], t, n)).references.length > 0;
			} catch (e) {
				if (e instanceof i.y) return false;
				throw e;
			}
		}
		function show({ host: e }, { before: t, isEntry: n, path: r, state: i, text: a }, s) {
			const c = {
				written: "Written",
				planned: "Would be written",
				unchanged: "Up to date already",
				kept: n === true ? "Exists and is left alone" : "Exists and is left alone; what `init` would write differs"
			};
			e.log.info(`${c[i]}: ${r}`);
			if (n === true && i === "kept") return;
			if (i === "kept") e.quote((0, o.K)(r, t ?? "", a));
			else if (s && i === "planned") e.quote(a);
		}
		function outcome(e, t, n) {
			const i = e.map(({ path: e, state: t }) => ({
				path: e,
				state: t
			}));
			const a = [
				"### Init",
				(0, r.AX)(e.map(({ path: e, state: t }) => `${(0, r.fl)(e)}: ${t}`)),
				"#### Next steps",
				(0, r.AX)(n.steps.map((e) => e.replaceAll("<", "&lt;"))),
				...n.recipes.flatMap(({ language: e, text: t, title: n }) => [`**${n}**`, (0, r.hl)(t, e)])
			];
			return {
				findings: [],
				problems: [],
				verdict: e.some(({ isEntry: e, state: t }) => e !== true && t === "kept") ? "warn" : "pass",
				outputs: {
					files: i,
					"claim-match": t
				},
				summary: (0, r.Co)(a, 1e5).text,
				report: {
					ci: n.ci,
					files: i,
					identities: t,
					nextSteps: n.steps
				},
				stdout: [],
				log: ["Next steps:", ...n.steps.map((e, t) => `${t + 1}. ${e}`)]
			};
		}
	}),
	23368: ((e, t, n) => {
		n.d(t, { K: () => renderFileDiff });
		var r = n(37291);
		var i = n(38086);
		const a = 2e3;
		const o = 2e3;
		function renderFileDiff(e, t, n) {
			const i = {
				context: 2,
				maxEditLength: o
			};
			const a = (0, r.ss)(`a/${e}`, `b/${e}`, t, n, undefined, undefined, i);
			if (a === undefined) return `--- a/${e}\n+++ b/${e}\n(too many changes to show here)\n`;
			return a.replace(/^=+\n/, "").split("\n").map(showLine).join("\n");
		}
		function showLine(e) {
			return (0, i.gL)(e.replace(/\r$/, ""), a).split("	").map(i.jQ).join("	");
		}
	}),
	24086: ((e, t, n) => {
		n.d(t, {
			H: () => createWorkspacePath,
			X: () => workspacePath
		});
		var r = n(76760);
		const i = /(?:^|\/)\.{0,2}(?:\/|$)|\\/;
		function createWorkspacePath(e) {
			const { workspace: t } = e.host.context;
			const n = (0, r.relative)(t, e.workingDirectory).split(r.sep).join("/");
			const a = (0, r.isAbsolute)(n) || n.split("/")[0] === "..";
			const o = n === "" || a ? "" : `${n}/`;
			return (t) => i.test(t) ? workspacePath(e, t) : `${o}${t}`;
		}
		function workspacePath({ host: e, workingDirectory: t }, n) {
			const i = (0, r.relative)(e.context.workspace, (0, r.resolve)(t, n));
			const a = i !== "" && i.split(r.sep)[0] !== ".." && !(0, r.isAbsolute)(i);
			return a ? i.split(r.sep).join("/") : n;
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
	25235: ((e, t, n) => {
		n.d(t, {
			P: () => chooseFiles,
			R: () => readAreaOf
		});
		var r = n(76760);
		var i = n(2810);
		var a = n(38086);
		var o = n(45794);
		var s = n(48636);
		var c = n(41706);
		var l = n(99004);
		function readAreaOf({ host: e, workingDirectory: t }) {
			const { workspace: n } = e.context;
			return {
				folder: t,
				root: (0, s.UO)(n, t) ? n : t
			};
		}
		async function chooseFiles(e, t) {
			const n = t.workingDirectory;
			if (!(0, s.lQ)(n)) {
				throw new o.y({
					message: `\`working-directory\`: \`${(0, a.h0)(n)}\` is not a folder`,
					input: "working-directory"
				});
			}
			const { areOrdinary: r, byGit: i, paths: c, unread: u } = await (0, l.CS)(n, e.length > 0, {
				workspace: t.host.context.workspace,
				signal: t.signal
			});
			if (!i) t.host.log.info("This is not a git checkout, or git is missing: every file below the folder is looked at.");
			if (e.length > 0) {
				const { areOthers: n, ...i } = await matchFiles(e, c, t);
				return {
					...i,
					areOrdinary: r && !n,
					unreadFolders: u
				};
			}
			if (c.length === 0 && u.length === 0) {
				throw new o.y({
					message: `there is nothing to look at: ${i ? "git tracks no file" : "there is no file"} in \`${(0, a.h0)(n)}\``,
					fix: "is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`"
				});
			}
			return {
				paths: c,
				areOrdinary: r,
				inFull: new Set(),
				unmatched: [],
				unreadFolders: u
			};
		}
		async function matchFiles(e, t, n) {
			const r = new Set(t);
			const s = e.map((e) => e.replace(/^(!?)(?:\.\/)+/, "$1"));
			const c = s.filter((e) => !/[*?[\]{}!]/.test(e));
			const l = [];
			for (const e of c) if (!r.has(e) && await isThere(readAreaOf(n), e)) l.push(e);
			const u = [...t.filter((0, i.nY)(s)), ...l];
			const d = new Set(c);
			const f = s.filter((e) => !e.startsWith("!") && !l.includes(e) && !t.some((0, i.Nx)(e)));
			if (u.length > 0) return {
				paths: u,
				areOthers: l.length > 0,
				inFull: d,
				unmatched: f
			};
			throw new o.y({
				message: `\`files\` matches no file below \`${(0, a.h0)(n.workingDirectory)}\``,
				fix: "globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?",
				input: "files"
			});
		}
		async function isThere(e, t) {
			if (!(0, s.UO)(e.folder, (0, r.resolve)(e.folder, t))) return false;
			return (await (0, c.sL)(e, t)).kind !== "skipped";
		}
	}),
	56306: ((e, t, n) => {
		n.d(t, { i: () => openFileThreads });
		var r = n(45190);
		var i = n(25235);
		function openFileThreads(e, t) {
			const { folder: n, root: a } = (0, i.R)(e);
			const o = {
				folder: n,
				root: a,
				names: t
			};
			const s = e.openThreads(o);
			return { handle: async (t) => {
				try {
					return await s.handle(t, e.signal);
				} catch (t) {
					if (!e.signal.aborted) throw t;
					throw (0, r.Wm)(e.signal, "reading the files");
				}
			} };
		}
	}),
	6985: ((e, t, n) => {
		n.d(t, { i: () => readWorkspace });
		var r = n(34150);
		var i = n(38086);
		var a = n(45794);
		var o = n(27846);
		;
		const s = [
			"foreign",
			"unnamed",
			"untagged"
		];
		function collectReferences(e) {
			const t = {
				foreign: 0,
				unnamed: 0,
				untagged: 0
			};
			for (const n of e) for (const e of s) t[e] += n.left[e];
			const n = uniqueReferences(e.flatMap((e) => e.references));
			const r = e.filter(({ isScanned: e }) => e).length;
			return {
				references: n,
				malformed: e.flatMap((e) => e.malformed),
				unresolved: e.flatMap((e) => e.unresolved),
				untagged: e.flatMap((e) => e.untagged),
				ignored: uniqueIgnored(e.flatMap((e) => e.ignored)),
				skipped: [
					{
						what: "references",
						why: "of other registries",
						count: t.foreign
					},
					{
						what: "references",
						why: "that do not name this registry",
						count: t.unnamed
					},
					{
						what: "references",
						why: "without a tag in texts",
						count: t.untagged
					}
				],
				summary: summaryOf(r, n.length, t)
			};
		}
		function uniqueReferences(e) {
			const t = new Set(e.filter(({ scanned: e }) => e.isInCompanion).map(keyOfPlace));
			if (t.size === 0) return e;
			const n = new Set();
			return e.filter((e) => {
				const r = keyOfPlace(e);
				if (!t.has(r)) return true;
				if (!e.scanned.isInCompanion || n.has(r)) return false;
				n.add(r);
				return true;
			});
		}
		function uniqueIgnored(e) {
			const keyOf = ({ location: e, text: t }) => JSON.stringify([
				e.file,
				e.line,
				e.column,
				t
			]);
			return [...new Map(e.map((e) => [keyOf(e), e])).values()];
		}
		function keyOfPlace({ file: e, scanned: t }) {
			return `${t.place.start} ${e}`;
		}
		function summaryOf(e, t, n) {
			const i = [`${n.foreign} of other registries`, ...n.unnamed === 0 ? [] : [`${n.unnamed} that cannot be known before they are built`]];
			return `${(0, r.hS)(e, "file")} scanned: ${(0, r.hS)(t, "reference")} of this registry; left alone: ${i.join(", ")}.`;
		}
		var c = n(29396);
		var l = n(36083);
		var u = n(24086);
		var d = n(25235);
		;
		function unknownFileFinding(e) {
			const t = e === undefined ? "Nothing that `files` matches is" : `\`${(0, i.h0)(e)}\` is named by \`files\`, but is not`;
			return {
				rule: "unknown-file",
				level: "warning",
				title: "File not read",
				message: `${t} of a kind that is understood.`,
				...e === undefined ? {} : { location: {
					file: e,
					line: 1
				} },
				fingerprint: `unknown-file ${e ?? ""}`
			};
		}
		function unmatchedGlobFinding(e) {
			const t = (0, i.h0)(e, 300);
			return {
				rule: "unmatched-glob",
				level: "warning",
				title: "Glob matches nothing",
				message: `\`${t}\` in \`files\` matches no file.`,
				fingerprint: `unmatched-glob ${t}`
			};
		}
		var f = n(56306);
		;
		async function readWorkspace(e, t, n) {
			const r = await (0, d.P)(e, t);
			const i = openReading(r, t);
			const a = [];
			for (const e of r.paths) if ((0, c.yK)(e) === undefined) skipByName(i, e, "a file of this product");
			else a.push(e);
			const o = (0, f.i)(t, n);
			const s = a.map((e) => ({
				kind: "read",
				path: e,
				shown: i.shown(e),
				isOrdinary: r.areOrdinary
			}));
			const l = await o.handle(s);
			for (const [e, t] of a.entries()) {
				const n = l[e];
				if (n?.kind === "answer" && n.answer.kind === "read") add(i, t, n.answer.file);
				else i.unread.push(unreadFile(i.shown(t), n?.kind === "lost" ? n.why : "was not read"));
			}
			return finish(i, e.length > 0);
		}
		function openReading(e, t) {
			const n = (0, u.H)(t);
			return {
				chosen: e,
				deps: t,
				shown: n,
				paths: new Set(e.paths),
				files: new Map(),
				judged: [],
				judgedPaths: [],
				unread: e.unreadFolders.map(({ path: e, reason: t }) => unreadFile(n(e), t)),
				findings: e.unmatched.map(unmatchedGlobFinding),
				skipped: [],
				judgedFiles: 0,
				scanned: 0,
				unknown: 0
			};
		}
		function add(e, t, n) {
			if (n.kind === "skipped") addSkipped(e, t, n.why);
			else if (n.kind === "unread") e.unread.push(unreadFile(e.shown(t), n.reason));
			else if (isLookedAt(e, t, n.linkedTo)) skipFile(e, "links to files that are looked at themselves", t);
			else addText(e, t, n);
		}
		function addSkipped(e, t, n) {
			if (n === o.gb) {
				passOver(e, t);
				return;
			}
			if (n === c.Cm) e.scanned += 1;
			skipFile(e, n, t);
		}
		function isLookedAt({ paths: e }, t, n) {
			return n !== undefined && e.has(n) && (0, c.yK)(n) === (0, c.yK)(t);
		}
		function addText(e, t, { holders: n, judged: r }) {
			const { end: i } = r;
			if (i.kind === "unread") e.unread.push(unreadFile(e.shown(t), i.why, i.line));
			else if (i.kind === "bill-of-materials") skipByName(e, t, "a software bill of materials");
			else e.judgedFiles += 1;
			if (r.isScanned) e.scanned += 1;
			for (const t of r.debug) e.deps.host.log.debug(t);
			e.judged.push(r);
			e.judgedPaths.push(t);
			e.findings.push(...r.findings);
			for (const { encoding: t, path: r, text: i } of n) e.files.set(r, {
				text: i,
				encoding: t
			});
		}
		function unreadFile(e, t, n = 1) {
			return {
				kind: "file",
				what: e,
				why: t,
				location: {
					file: e,
					line: n
				}
			};
		}
		function passOver(e, t) {
			const { chosen: n, findings: r, shown: i } = e;
			e.unknown += 1;
			skipFile(e, o.gb);
			if (n.inFull.has(t)) r.push(unknownFileFinding(i(t)));
		}
		function skipByName({ chosen: e, findings: t, shown: n, skipped: r }, a, o) {
			r.push({
				what: (0, i.h0)(n(a), 300),
				why: o,
				count: 1
			});
			if (e.inFull.has(a)) t.push(unknownFileFinding(n(a)));
		}
		function skipFile({ deps: e, skipped: t }, n, r) {
			if (r !== undefined) e.host.log.debug(`${(0, i.h0)(r)} is skipped: ${n}`);
			t.push({
				what: "files",
				why: n,
				count: 1
			});
		}
		function finish(e, t) {
			const { files: n, findings: a, judged: o, judgedFiles: s, judgedPaths: c, scanned: u, skipped: d, unknown: f, unread: p } = e;
			const m = d.filter(({ why: e }) => e === "not in the working tree").length;
			if (u === 0 && p.length === 0 && m > 0) throw nothingThere(m);
			if (t && u === 0 && a.length === 0 && p.length === 0) a.push(unknownFileFinding());
			const h = p.filter(({ kind: e }) => e === "file").map(({ what: e, why: t }) => ({
				what: (0, i.h0)(e, 300),
				why: (0, i.h0)(t, 500)
			}));
			const g = f === 1 ? "is" : "are";
			const _ = `${(0, r.hS)(f, "file")} named by \`files\` ${g} not of a supported type.`;
			const v = collectReferences(o);
			return {
				...v,
				files: n,
				judgedPaths: c,
				unread: p,
				findings: a,
				account: (0, l.X)(s, d, h),
				log: [v.summary, ...t && f > 0 ? [_] : []]
			};
		}
		function nothingThere(e) {
			return new a.y({
				message: `there is nothing to look at: none of the ${(0, r.hS)(e, "file")} that git tracks here is in the working tree`,
				fix: "is the repository checked out? Run the checkout step before this one, or widen its sparse checkout"
			});
		}
	})
};
;
