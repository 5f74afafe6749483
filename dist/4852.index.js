"use strict";
exports.id = 4852;
exports.ids = [4852];
exports.modules = {
	14852: ((e, t, n) => {
		n.r(t);
		n.d(t, { run: () => run });
		var r = n(26963);
		var i = n(45794);
		var a = n(98124);
		var o = n(58773);
		var s = n(49959);
		var c = n(23368);
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
		var l = n(71166);
		var u = n(58508);
		;
		const d = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1";
		function firstFiles(e, t, n) {
			return [...ciFiles(e, t, n), {
				path: l.Cu,
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
					text: m,
					isEntry: true
				}];
				case "buildkite": return [{
					path: ".buildkite/platform-actions.yml",
					text: buildkiteText(n)
				}, {
					path: ".buildkite/pipeline.yml",
					text: h,
					isEntry: true
				}];
				case "azure": return [{
					path: ".azure-pipelines/platform-actions.yml",
					text: azureText(e, n)
				}];
			}
		}
		const configText = () => `# yaml-language-server: $schema=${(0, u.ZZ)("config")}
# Policy of this repository: https://github.com/${u.Jk}/blob/${u.GT}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;
		const f = "${{ github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || vars.PLATFORM_IDENTITY }}";
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
      - uses: ${d}
        with:
          persist-credentials: false
      - name: Every image is pinned
        uses: ${u.Jk}@${u.GT} # better: pin the commit SHA
        with:
          command: resolve-digest
          mode: check
          identity: ${f}
      - name: No image has reached its end of life
        if: \${{ !cancelled() }}
        uses: ${u.Jk}@${u.GT}
        with:
          command: check-deprecated
          identity: ${f}
${t ? p : ""}`;
		}
		const p = `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
    steps:
      - uses: ${d}
        with:
          persist-credentials: false
      - name: This change brings in no new advisory
        uses: ${u.Jk}@${u.GT}
        with:
          command: advisory-gate
          files: '**'
          policy-from: base
          comment-summary-in-pr: on-failure
          identity: \${{ vars.PLATFORM_PR_IDENTITY }}
`;
		const m = `include:
  - local: .gitlab/platform-actions.yml
`;
		function gitlabText(e) {
			const component = (e, t) => [
				`  - component: $CI_SERVER_FQDN/${u.Jk}/${e}@${u.GT}`,
				"    inputs:",
				...t.map((e) => `      ${e}`)
			].join("\n");
			return `# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component("resolve-digest", ["mode: check"])}
${component("check-deprecated", ["stage: test"])}
${e ? `${component("advisory-gate", ["files: '**'", "policy-from: base"])}\n` : ""}`;
		}
		const h = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;
		function buildkiteText(e) {
			const step = (e, t) => [
				`  - label: ${e}`,
				"    plugins:",
				`      - https://github.com/${u.Jk}.git/plugins/buildkite#${u.GT}:`,
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
			const n = u.GT.slice(1);
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
		var g = n(89763);
		;
		const _ = ["viewer", "registry.pull"];
		const unknownPart = (e) => `<${e}>`;
		function wantedIdentities(e, t) {
			const n = e.repository ?? unknownPart("owner/name");
			const r = identityName(e.repository);
			const i = {
				variable: "PLATFORM_IDENTITY",
				roles: _
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
					roles: _
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
			return e === undefined || e === "github.com" || e === "ssh.github.com" ? g.oX : `https://${e}/_services/token`;
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
		var v = n(20665);
		var y = n(76760);
		var b = n(38086);
		var x = n(48636);
		var S = n(60616);
		var C = n(38365);
		var w = n(29743);
		;
		const T = [
			["github", [".github/workflows"]],
			["gitlab", [".gitlab-ci.yml"]],
			["buildkite", [".buildkite"]],
			["azure", ["azure-pipelines.yml", ".azure-pipelines"]]
		];
		async function readRepositoryFacts(e, t) {
			const { host: n, signal: r, workingDirectory: i } = t;
			const { workspace: a } = n.context;
			const o = (0, C.findRepository)(a, i);
			const ask = async (...e) => {
				if (o === undefined) return undefined;
				const t = await (0, S.runGit)({
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
				repository: l !== undefined && (0, w.o)(l) ? l : undefined,
				branch: u !== undefined && (0, w.R)(u) ? u : "main"
			};
		}
		function rootOf(e, t, n) {
			if (e === undefined) return n;
			if ((0, x.UO)((0, x.PX)(t), e.top)) return e.top;
			throw new i.y({
				message: `the repository begins above this folder, at \`${(0, b.h0)(e.top)}\``,
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
			const r = v.K.find((t) => t === e);
			if (r !== undefined) return r;
			const i = T.find(([, e]) => e.some((e) => (0, x.$B)((0, y.join)(t, e))))?.[0];
			if (i !== undefined) return i;
			if (n === undefined) return undefined;
			if (n === "github.com" || n.startsWith("github.")) return "github";
			if (n === "gitlab.com" || n.startsWith("gitlab.")) return "gitlab";
			return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(n) ? "azure" : undefined;
		}
		;
		const E = 1024 * 1024;
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
				if (!n && r !== undefined) (0, x.vK)(r, t.text);
				return {
					...t,
					before: e,
					state: n ? "planned" : "written"
				};
			});
		}
		async function plan(e, t) {
			const n = (0, x.Rx)(e.path, t);
			if (n.kind === "refused") return {
				file: e,
				problem: `\`${e.path}\` cannot be written: ${n.why}`
			};
			const r = await (0, x.Gu)(n.path, E);
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
				fix: `set \`ci\` to one of ${v.K.map((e) => `\`${e}\``).join(", ")}`,
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
			const r = (0, o.createReferenceReader)(n);
			try {
				await (0, s.readWorkspace)([], t, r);
			} catch (e) {
				if (!(e instanceof i.y)) throw e;
			}
			return r.found().references.length > 0;
		}
		function show({ host: e }, { before: t, isEntry: n, path: r, state: i, text: a }, o) {
			const s = {
				written: "Written",
				planned: "Would be written",
				unchanged: "Up to date already",
				kept: n === true ? "Exists and is left alone" : "Exists and is left alone; what `init` would write differs"
			};
			e.log.info(`${s[i]}: ${r}`);
			if (n === true && i === "kept") return;
			if (i === "kept") e.quote((0, c.K)(r, t ?? "", a));
			else if (o && i === "planned") e.quote(a);
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
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	80708: ((e, t, n) => {
		t.Jw = fileSegments;
		t.TT = isUsableMapping;
		t.de = mapsDockerHub;
		t.jE = parseRegistryMapping;
		t.kl = locateImage;
		var r = n(63018);
		var i = n(41053);
		var a = n(97107);
		const o = "latest";
		const s = "library";
		function withPlainHost([e, ...t]) {
			return [(0, a.jV)(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = (0, a.jV)(e ?? a.Xb);
			const r = n === a.Xb && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === a.Xb);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? o;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = l || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (s === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: s
				};
			} else if (!isOurs(s, t)) return {
				kind: "foreign",
				host: s
			};
			const f = c.length === 1 ? [i.g, ...c] : c;
			return ours(c, r, {
				host: s ?? a.uD,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i.g, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = (0, a.jV)(e);
			return n === a.uD || n === (0, a.jV)(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63018: ((e, t, n) => {
		t.$B = isUntaggedName;
		t.De = isCompleteReference;
		t.ER = isHostSegment;
		t.Yk = printImageReference;
		t.e1 = printImageName;
		t.gj = withoutWrongDigest;
		t.o_ = parseImageReference;
		var r = n(31891);
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !(0, r.B)(n)) return malformed(digestProblem(n));
			const i = t < 0 ? e : e.slice(0, t);
			const c = i.lastIndexOf(":");
			const l = c > i.lastIndexOf("/");
			const u = l ? i.slice(c + 1) : undefined;
			if (u !== undefined && !isTag(u)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const d = l ? i.slice(0, c) : i;
			const f = d.indexOf("/");
			const p = d.slice(0, Math.max(0, f));
			const m = isHostSegment(p) ? p : undefined;
			if (m !== undefined && !o.test(m)) return malformed("its registry host is not a valid host name");
			const h = m === undefined ? d : d.slice(f + 1);
			if (!a.test(h)) return malformed(pathProblem(h));
			return {
				kind: "reference",
				reference: {
					host: m,
					path: h.split("/"),
					tag: u,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !a.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && o.test(n) && c.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
	}),
	98124: ((e, t, n) => {
		t.B3 = readImageInputs;
		t.Cd = readRegistryNames;
		t.Db = missingRegistryCredential;
		t.H = readImages;
		var r = n(45794);
		var i = n(80708);
		var a = n(63018);
		var o = n(41053);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, i.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const a = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, i.TT)(e, a)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return a;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const o = [];
			for (const r of e) {
				const e = (0, a.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, i.kl)(e.reference, t, "ours");
				if (s.kind === "ours") o.push({
					text: r,
					reference: e.reference,
					image: s.image
				});
				else {
					n.push({
						message: `\`images\`: \`${r}\` is on \`${s.host}\`, not on this registry`,
						fix: `if \`${s.host}\` is the name of an organization, write \`cgr.dev/${r}\`; if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new r.y(...n);
			return o;
		}
		function readImageInputs(e, t = []) {
			const n = readRegistryNames(e);
			try {
				const r = readImages(e.images, n);
				if (t.length === 0) return {
					names: n,
					images: r
				};
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				throw new r.y(...t, ...e.problems);
			}
			throw new r.y(...t);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, o.U)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
		}
	}),
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	}),
	97107: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			uD: () => r
		});
		t.jV = plainHost;
		const r = "cgr.dev";
		const i = "docker.io";
		const a = new Set([
			i,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return a.has(n) ? i : n;
		}
	}),
	23368: ((e, t, n) => {
		t.K = renderFileDiff;
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
	})
};
;
