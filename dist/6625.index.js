"use strict";
exports.id = 6625;
exports.ids = [6625,6820,5283,3124];
exports.modules = {

  14852:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  run)
});

var markdown = __webpack_require__(26963);
var user_error = __webpack_require__(45794);
var images_input = __webpack_require__(98124);
var reference_reader = __webpack_require__(86820);
var read_workspace = __webpack_require__(49959);
var file_diff = __webpack_require__(23368);
;// CONCATENATED MODULE: ./build/commands/init/administrator-text.js
function administratorRecipes(wanted) {
    const claims = wanted.map(({ name, claimMatch }) => ({ name, claimMatch }));
    const recipes = [
        { title: 'claimMatch', language: 'json', text: JSON.stringify(claims, null, 2) },
        { title: 'chainctl', language: 'sh', text: wanted.map(chainctlOf).join('\n') },
        { title: 'Terraform', language: 'terraform', text: terraformOf(wanted) },
        {
            title: 'The role file of sync-rolebindings (.github/rolebindings.yml)',
            language: 'yaml',
            text: roleFileOf(wanted),
        },
    ];
    return recipes.filter(({ language }) => language !== 'yaml' || !needsAudience(wanted));
}
const needsAudience = (wanted) => wanted.some(({ claimMatch }) => claimMatch.audience !== undefined);
function chainctlOf({ claimMatch, name, roles }) {
    const words = [
        `chainctl iam identities create ${name}`,
        '--parent="$ORGANIZATION"',
        `--identity-issuer=${shellWord(claimMatch.issuer)}`,
        `--subject=${shellWord(claimMatch.subject)}`,
        ...(claimMatch.audience === undefined ? [] : [`--audience=${shellWord(claimMatch.audience)}`]),
        `--role=${roles.join(',')}`,
        '--output=id',
    ];
    return words.join(' \\\n  ');
}
const shellWord = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
function terraformOf(wanted) {
    const roles = [...new Set(wanted.flatMap((one) => one.roles))];
    const data = roles.map((role) => `data "chainguard_role" "${label(role)}" {\n  name = "${role}"\n}`);
    const identities = wanted.map(({ claimMatch, name }) => `resource "chainguard_identity" "${label(name)}" {
  parent_id = var.organization
  name      = "${name}"
  claim_match {
    issuer  = ${JSON.stringify(claimMatch.issuer)}
    subject = ${JSON.stringify(claimMatch.subject)}${claimMatch.audience === undefined ? '' : `\n    audience = ${JSON.stringify(claimMatch.audience)}`}
  }
}`);
    const bindings = wanted.flatMap(({ name, roles: granted }) => granted.map((role) => `resource "chainguard_rolebinding" "${label(name)}_${label(role)}" {
  identity = chainguard_identity.${label(name)}.id
  group    = var.organization
  role     = data.chainguard_role.${label(role)}.items[0].id
}`));
    return [...data, ...identities, ...bindings].join('\n\n');
}
const label = (name) => name.replace(/[^a-z0-9]/g, '_');
function roleFileOf(wanted) {
    const lines = wanted.flatMap(({ claimMatch, name, roles }) => [
        `  - name: ${name}`,
        `    claimMatch: { issuer: ${JSON.stringify(claimMatch.issuer)}, subject: ${JSON.stringify(claimMatch.subject)} }`,
        `    roles: [${roles.join(', ')}]`,
    ]);
    return ['version: 1', 'identities:', ...lines].join('\n');
}
function nextSteps(facts, ci, wanted) {
    return [
        ...wanted.map(({ name, purpose, variable }) => `Let an administrator create \`${name}\` (for ${purpose}) and save its uid ${placeOf(ci)} as \`${variable}\`.`),
        ...claimAdvice(facts, ci),
        ...joinAdvice(ci),
        'Commit the files and open a change; if signing in fails, the log shows the claims that the job presented.',
    ];
}
function placeOf(ci) {
    switch (ci) {
        case 'github':
            return "in the repository's variables for Actions";
        case 'gitlab':
            return "in the project's CI/CD variables";
        case 'buildkite':
            return "in the pipeline's environment variables";
        case 'azure':
            return "in the pipeline's variables";
    }
}
function claimAdvice({ repository }, ci) {
    if (ci !== 'github')
        return ci === 'gitlab'
            ? ['Pipelines of other branches have another subject: they cannot sign in as this identity.']
            : ['Replace what is in angle brackets: `doctor` in a job prints the claims that it presents.'];
    if (repository === undefined)
        return ['Replace `<owner/name>`: `doctor` in a job prints the claims that it presents.'];
    return [
        `If the repository was created, renamed or transferred since 2026-07-15, its subject has ids; this prints its beginning: gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`,
    ];
}
function joinAdvice(ci) {
    switch (ci) {
        case 'gitlab':
            return [
                'If `.gitlab-ci.yml` was there before, add `include: [{ local: .gitlab/platform-actions.yml }]` to it; mirror the component to your instance first if it is not gitlab.com.',
            ];
        case 'buildkite':
            return [
                'If the pipeline has steps of its own, add a step with `buildkite-agent pipeline upload .buildkite/platform-actions.yml`.',
            ];
        case 'azure':
            return [
                'Create a pipeline from `.azure-pipelines/platform-actions.yml`, and install the extension first.',
            ];
        default:
            return [];
    }
}

var policy = __webpack_require__(71166);
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/commands/init/first-files.js


const CHECKOUT = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
function firstFiles(facts, ci, hasImages) {
    return [...ciFiles(facts, ci, hasImages), { path: policy .Cu, text: configText() }];
}
function ciFiles(facts, ci, hasImages) {
    switch (ci) {
        case 'github':
            return [{ path: '.github/workflows/platform-actions.yml', text: githubText(facts, hasImages) }];
        case 'gitlab':
            return [
                { path: '.gitlab/platform-actions.yml', text: gitlabText(hasImages) },
                { path: '.gitlab-ci.yml', text: GITLAB_ENTRY, isEntry: true },
            ];
        case 'buildkite':
            return [
                { path: '.buildkite/platform-actions.yml', text: buildkiteText(hasImages) },
                { path: '.buildkite/pipeline.yml', text: BUILDKITE_ENTRY, isEntry: true },
            ];
        case 'azure':
            return [{ path: '.azure-pipelines/platform-actions.yml', text: azureText(facts, hasImages) }];
    }
}
const configText = () => `# yaml-language-server: $schema=${(0,version .ZZ)('config')}
# Policy of this repository: https://github.com/${version .Jk}/blob/${version .GT}/docs/config-file.md
version: 1
resolve-digest:
  fail-on: [unpinned, unverified, unread]
check-deprecated:
  warn-days: 90
advisory-gate:
  fail-on-severity: high
  max-ignore-days: 90
`;
const GITHUB_IDENTITY = "${{ github.event_name == 'pull_request' && vars.PLATFORM_PR_IDENTITY || vars.PLATFORM_IDENTITY }}";
function githubText({ branch }, hasImages) {
    return `name: platform

on:
  pull_request:
  push:
    branches: ['${branch}']
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
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - name: Every image is pinned
        uses: ${version .Jk}@${version .GT} # better: pin the commit SHA
        with:
          command: resolve-digest
          mode: check
          identity: ${GITHUB_IDENTITY}
      - name: No image has reached its end of life
        if: \${{ !cancelled() }}
        uses: ${version .Jk}@${version .GT}
        with:
          command: check-deprecated
          identity: ${GITHUB_IDENTITY}
${hasImages ? GITHUB_GATE : ''}`;
}
const GITHUB_GATE = `
  advisories:
    name: Advisories
    if: \${{ github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork }}
    runs-on: ubuntu-24.04
    permissions:
      contents: read
      id-token: write # to sign in without a stored secret
      pull-requests: write # for the comment
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - name: This change brings in no new advisory
        uses: ${version .Jk}@${version .GT}
        with:
          command: advisory-gate
          files: '**'
          policy-from: base
          comment-summary-in-pr: on-failure
          identity: \${{ vars.PLATFORM_PR_IDENTITY }}
`;
const GITLAB_ENTRY = `include:
  - local: .gitlab/platform-actions.yml
`;
function gitlabText(hasImages) {
    const component = (command, inputs) => [
        `  - component: $CI_SERVER_FQDN/${version .Jk}/${command}@${version .GT}`,
        '    inputs:',
        ...inputs.map((line) => `      ${line}`),
    ].join('\n');
    return `# The identity is the CI/CD variable PLATFORM_IDENTITY.
include:
${component('resolve-digest', ['mode: check'])}
${component('check-deprecated', ['stage: test'])}
${hasImages ? `${component('advisory-gate', ["files: '**'", 'policy-from: base'])}\n` : ''}`;
}
const BUILDKITE_ENTRY = `steps:
  - label: ":pipeline: Platform"
    command: buildkite-agent pipeline upload .buildkite/platform-actions.yml
`;
function buildkiteText(hasImages) {
    const step = (label, inputs) => [
        `  - label: ${label}`,
        '    plugins:',
        `      - https://github.com/${version .Jk}.git/plugins/buildkite#${version .GT}:`,
        ...inputs.map((line) => `          ${line}`),
    ].join('\n');
    return `# The identity is the pipeline's environment variable PLATFORM_IDENTITY.
steps:
${step('Every image is pinned', ['command: resolve-digest', 'mode: check'])}
${step('No image has reached its end of life', ['command: check-deprecated'])}
${hasImages ? `${step('No new advisory', ['command: advisory-gate', "files: ['**']", 'policy-from: base'])}\n` : ''}`;
}
function azureText({ branch }, hasImages) {
    const major = version .GT.slice(1);
    const step = (task, name, inputs) => [
        `  - task: ${task}@${major}`,
        `    displayName: ${name}`,
        '    condition: not(canceled())',
        '    inputs:',
        ...[...inputs, 'identity: $(PLATFORM_IDENTITY)'].map((line) => `      ${line}`),
    ].join('\n');
    return `trigger:
  - '${branch}'

pool:
  vmImage: ubuntu-24.04

steps:
${step('PlatformResolveDigest', 'Every image is pinned', ['mode: check'])}
${step('PlatformCheckDeprecated', 'No image has reached its end of life', [])}
${hasImages ? `${step('PlatformAdvisoryGate', 'No new advisory', ["files: '**'", 'policyFrom: base'])}\n` : ''}`;
}

var claim_match = __webpack_require__(89763);
;// CONCATENATED MODULE: ./build/commands/init/identities.js

const READER = ['viewer', 'registry.pull'];
const unknownPart = (what) => `<${what}>`;
function wantedIdentities(facts, ci) {
    const repository = facts.repository ?? unknownPart('owner/name');
    const name = identityName(facts.repository);
    const onBranch = { variable: 'PLATFORM_IDENTITY', roles: READER };
    switch (ci) {
        case 'github':
            return [
                {
                    ...onBranch,
                    name: `${name}-branch`,
                    purpose: `pushes and schedules on \`${facts.branch}\``,
                    claimMatch: {
                        issuer: githubIssuer(facts),
                        subject: `repo:${repository}:ref:refs/heads/${facts.branch}`,
                    },
                },
                {
                    name: `${name}-pull-request`,
                    purpose: 'pull requests',
                    claimMatch: { issuer: githubIssuer(facts), subject: `repo:${repository}:pull_request` },
                    variable: 'PLATFORM_PR_IDENTITY',
                    roles: READER,
                },
            ];
        case 'gitlab':
            return [
                {
                    ...onBranch,
                    name,
                    purpose: `pipelines of \`${facts.branch}\``,
                    claimMatch: {
                        issuer: `https://${facts.server ?? 'gitlab.com'}`,
                        subject: `project_path:${repository}:ref_type:branch:ref:${facts.branch}`,
                    },
                },
            ];
        case 'buildkite':
            return [
                {
                    ...onBranch,
                    name,
                    purpose: 'all builds of the pipeline',
                    claimMatch: { issuer: 'https://agent.buildkite.com', subject: unknownPart("the pipeline's id") },
                },
            ];
        case 'azure':
            return [
                {
                    ...onBranch,
                    name,
                    purpose: 'all runs of the pipeline',
                    claimMatch: {
                        issuer: `https://vstoken.dev.azure.com/${unknownPart("the organization's id")}`,
                        subject: `p://${azureProject(facts)}/${unknownPart("the pipeline's name")}`,
                        audience: 'api://AzureADTokenExchange',
                    },
                },
            ];
    }
}
function githubIssuer({ server }) {
    return server === undefined || server === 'github.com' || server === 'ssh.github.com'
        ? claim_match .oX
        : `https://${server}/_services/token`;
}
function azureProject({ repository }) {
    const parts = (repository ?? '').replace(/^v3\//, '').split('/');
    const [organization, project] = parts;
    if (organization === undefined || organization === '' || project === undefined)
        return unknownPart('organization/project');
    return `${organization}/${project}`;
}
function identityName(repository) {
    const last = repository?.split('/').at(-1)?.toLowerCase() ?? 'repository';
    return `ci-${last.replace(/[^a-z0-9._-]/g, '-')}`.slice(0, 60);
}

var manifest = __webpack_require__(20665);
var external_node_path_ = __webpack_require__(76760);
var plain_text = __webpack_require__(38086);
var files_files = __webpack_require__(48636);
var git = __webpack_require__(60616);
var git_repository = __webpack_require__(38365);
;// CONCATENATED MODULE: ./build/commands/init/repository-facts.js







const SIGNS = [
    ['github', ['.github/workflows']],
    ['gitlab', ['.gitlab-ci.yml']],
    ['buildkite', ['.buildkite']],
    ['azure', ['azure-pipelines.yml', '.azure-pipelines']],
];
const PLAIN_PATH = /^[\w.-]+(?:\/[\w. -]+)+$/;
const PLAIN_BRANCH = /^[\w][\w./-]{0,200}$/;
async function readRepositoryFacts(inputs, deps) {
    const { host, signal, workingDirectory } = deps;
    const { workspace } = host.context;
    const found = (0,git_repository.findRepository)(workspace, workingDirectory);
    const ask = async (...words) => {
        if (found === undefined)
            return undefined;
        const answer = await (0,git.runGit)({ repository: found, workspace, signal }, words);
        return answer.kind === 'output' ? answer.bytes.toString('utf8').trim() || undefined : undefined;
    };
    const root = rootOf(found, workspace, workingDirectory);
    const remote = parseRemote(await ask('config', '--get', 'remote.origin.url'));
    const named = inputs.repository ?? host.context.repository ?? remote?.path;
    const branch = inputs.branch ??
        (await ask('symbolic-ref', '--short', 'refs/remotes/origin/HEAD'))?.replace(/^origin\//, '') ??
        (await ask('symbolic-ref', '--short', 'HEAD'));
    return {
        root,
        ci: inputs.ci ?? ciOf(host.name, root, remote?.host),
        server: serverOf(host.context.serverUrl) ?? remote?.host,
        repository: named !== undefined && PLAIN_PATH.test(named) ? named : undefined,
        branch: branch !== undefined && PLAIN_BRANCH.test(branch) ? branch : 'main',
    };
}
function rootOf(found, workspace, workingDirectory) {
    if (found === undefined)
        return workingDirectory;
    if ((0,files_files .UO)((0,files_files .PX)(workspace), found.top))
        return found.top;
    throw new user_error .y({
        message: `the repository begins above this folder, at \`${(0,plain_text .h0)(found.top)}\``,
        fix: 'run `init` there: CIs look for their files at the top of a repository',
    });
}
const serverOf = (url) => url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
function parseRemote(url) {
    if (url === undefined)
        return undefined;
    const short = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?(.+)$/.exec(url);
    const parsed = short === null && URL.canParse(url) ? new URL(url) : undefined;
    const host = short?.[1] ?? parsed?.hostname;
    const path = decoded(short?.[2] ?? parsed?.pathname ?? '')
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/, '');
    return host === undefined || host === '' || path === '' ? undefined : { host: host.toLowerCase(), path };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function ciOf(hostName, root, server) {
    const running = manifest .K.find((ci) => ci === hostName);
    if (running !== undefined)
        return running;
    const bySigns = SIGNS.find(([, paths]) => paths.some((path) => (0,files_files .$B)((0,external_node_path_.join)(root, path))))?.[0];
    if (bySigns !== undefined)
        return bySigns;
    if (server === undefined)
        return undefined;
    if (server === 'github.com' || server.startsWith('github.'))
        return 'github';
    if (server === 'gitlab.com' || server.startsWith('gitlab.'))
        return 'gitlab';
    return /(?:^|\.)(?:dev\.azure|visualstudio)\.com$/.test(server) ? 'azure' : undefined;
}

;// CONCATENATED MODULE: ./build/commands/init/write-files.js


const MAXIMUM_BYTES = 1024 * 1024;
async function writeFiles(files, area, dryRun) {
    const planned = await Promise.all(files.map((file) => plan(file, area)));
    const refused = planned.flatMap(({ problem }) => (problem === undefined ? [] : [problem]));
    if (refused.length > 0)
        throw new user_error .y(...refused.map((message) => ({ message })));
    return planned.map(({ before, file, path }) => {
        if (before !== undefined)
            return { ...file, before, state: before === file.text ? 'unchanged' : 'kept' };
        if (!dryRun && path !== undefined)
            (0,files_files .vK)(path, file.text);
        return { ...file, before, state: dryRun ? 'planned' : 'written' };
    });
}
async function plan(file, area) {
    const target = (0,files_files .Rx)(file.path, area);
    if (target.kind === 'refused')
        return { file, problem: `\`${file.path}\` cannot be written: ${target.why}` };
    const before = await (0,files_files .Gu)(target.path, MAXIMUM_BYTES);
    return { file, path: target.path, ...(before === undefined ? {} : { before }) };
}

;// CONCATENATED MODULE: ./build/commands/init/run.js












const run = async (inputs, deps) => {
    const { tempDirectory, workspace } = deps.host.context;
    const facts = await readRepositoryFacts(inputs, deps);
    const { ci } = facts;
    if (ci === undefined)
        throw new user_error .y({
            message: '`ci` is required: neither the job nor the files nor the remote `origin` show which CI this is',
            fix: `set \`ci\` to one of ${manifest .K.map((one) => `\`${one}\``).join(', ')}`,
            input: 'ci',
        });
    const hasImages = await namesImages(inputs, deps);
    const area = { workspace, tempDirectory, workingDirectory: facts.root };
    const files = await writeFiles(firstFiles(facts, ci, hasImages), area, inputs['dry-run']);
    const wanted = wantedIdentities(facts, ci);
    const recipes = administratorRecipes(wanted);
    const steps = [
        ...nextSteps(facts, ci, wanted),
        ...(hasImages ? [] : ['No file names an image of this registry yet: add `advisory-gate` once one does.']),
    ];
    for (const file of files)
        show(deps, file, inputs['dry-run']);
    for (const { text, title } of recipes) {
        deps.host.log.info(`${title}:`);
        deps.host.quote(text);
    }
    return outcome(files, wanted.map(({ claimMatch, name, roles }) => ({ name, claimMatch, roles })), {
        steps,
        recipes,
        ci,
    });
};
async function namesImages(inputs, deps) {
    const names = (0,images_input .Cd)({ 'registry-url': inputs['registry-url'], 'registry-map': [] });
    const reader = (0,reference_reader.createReferenceReader)(names);
    try {
        await (0,read_workspace.readWorkspace)([], deps, reader);
    }
    catch (error) {
        if (!(error instanceof user_error .y))
            throw error;
    }
    return reader.found().references.length > 0;
}
function show({ host }, { before, isEntry, path, state, text }, dryRun) {
    const words = {
        written: 'Written',
        planned: 'Would be written',
        unchanged: 'Up to date already',
        kept: isEntry === true
            ? 'Exists and is left alone'
            : 'Exists and is left alone; what `init` would write differs',
    };
    host.log.info(`${words[state]}: ${path}`);
    if (isEntry === true && state === 'kept')
        return;
    if (state === 'kept')
        host.quote((0,file_diff .K)(path, before ?? '', text));
    else if (dryRun && state === 'planned')
        host.quote(text);
}
function outcome(files, claims, told) {
    const listed = files.map(({ path, state }) => ({ path, state }));
    const blocks = [
        '### Init',
        (0,markdown .AX)(files.map(({ path, state }) => `${(0,markdown .fl)(path)}: ${state}`)),
        '#### Next steps',
        (0,markdown .AX)(told.steps.map((step) => step.replaceAll('<', '&lt;'))),
        ...told.recipes.flatMap(({ language, text, title }) => [`**${title}**`, (0,markdown .hl)(text, language)]),
    ];
    return {
        findings: [],
        problems: [],
        verdict: files.some(({ isEntry, state }) => isEntry !== true && state === 'kept') ? 'warn' : 'pass',
        outputs: { files: listed, 'claim-match': claims },
        summary: (0,markdown .Co)(blocks, 100_000).text,
        report: { ci: told.ci, files: listed, identities: claims, nextSteps: told.steps },
        stdout: [],
        log: ['Next steps:', ...told.steps.map((step, index) => `${index + 1}. ${step}`)],
    };
}


  }),

  10824:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  keepNewSpaceSmall),
    p: () => (  keepHeapSmall)
  });
  var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

function keepNewSpaceSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
}
function keepHeapSmall() {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=30');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--no-incremental-marking');
}


  }),

  83124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Rp: () => (  untaggedFinding),
    Yu: () => (  inScriptFinding),
    b4: () => (  unreadFinding),
    jM: () => (  malformedFinding),
    jZ: () => (  parseFinding),
    n2: () => (  toUnread)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

function unreadFinding({ kind, location, what, why }, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300);
    const fix = kind === 'file'
        ? 'Make it a plain text file, or leave it out with a glob such as `!path` in `files`.'
        : 'Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.';
    return {
        rule: 'unread',
        level,
        title: kind === 'file' ? 'File not read' : 'Image not known from the file',
        message: `\`${name}\` could not be judged: it ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500)}.`,
        fix,
        ...(kind === 'file' ? {} : { artifact: name }),
        location,
        fingerprint: `unread ${location.file} ${kind === 'file' ? '' : name}`,
    };
}
function malformedFinding(malformed, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.text, 300);
    return {
        rule: 'unverified',
        level,
        title: 'Reference is malformed',
        message: `\`${name}\` is not an image reference: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.reason, 300)}.`,
        fix: 'Correct it: no registry can serve it.',
        artifact: name,
        location: malformed.location,
        fingerprint: `unverified ${malformed.location.file} ${name}`,
    };
}
function inScriptFinding(text, reason, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'in-script',
        level: 'warning',
        title: 'Image in a script',
        message: `\`${name}\` stands in a script or a value and could not be judged: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(reason, 300)}.`,
        artifact: name,
        location,
        fingerprint: `in-script ${location.file} ${name}`,
    };
}
function untaggedFinding(text, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'untagged',
        level: 'warning',
        title: 'Image without a tag',
        message: `\`${name}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
        fix: 'Add a tag, so that it can be checked and pinned.',
        artifact: name,
        location,
        fingerprint: `untagged ${location.file} ${name}`,
    };
}
function parseFinding(file, line, message) {
    return {
        rule: 'unreadable-file',
        level: 'warning',
        title: 'File not read',
        message: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(message, 500),
        location: { file, line },
        fingerprint: `unreadable-file ${file} ${message}`,
    };
}
function toUnread({ kind, location, what, why }) {
    const place = kind === 'file' ? '' : ` (${location.file}:${location.line})`;
    return { what: `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300)}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(place, 300)}`, why: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500) };
}


  }),

  90457:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IP: () => (  registryImageName),
    Qf: () => (  createImageGlobList),
    oB: () => (  createImageGlob)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80708);


function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return hasTag(name) ? name : `${name}:latest`;
}
const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => name.lastIndexOf(':') > name.lastIndexOf('/');
function createImageGlob(glob) {
    const matches = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .mi)(glob, {
        complete: (pattern) => (hasTag(pattern) ? pattern : `${pattern}:*`),
    });
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
function createImageGlobList(globs) {
    const rules = globs.map((entry) => {
        const { glob, negated } = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .sz)(entry);
        return { negated, matches: createImageGlob(glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


  }),

  80708:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jw: () => (  fileSegments),
    TT: () => (  isUsableMapping),
    Ul: () => (  isPublic),
    de: () => (  mapsDockerHub),
    gO: () => (  PUBLIC_ORGANIZATION),
    jE: () => (  parseRegistryMapping),
    kl: () => (  locateImage),
    uD: () => (  PUBLIC_REGISTRY)
  });
const PUBLIC_REGISTRY = 'cgr.dev';
const PUBLIC_ORGANIZATION = 'chainguard';
const DEFAULT_TAG = 'latest';
const DOCKER_HUB = 'docker.io';
const DOCKER_HUB_LIBRARY = 'library';
const DOCKER_HUB_HOSTS = new Set([DOCKER_HUB, 'index.docker.io', 'registry-1.docker.io']);
function plainHost(host) {
    const plain = host.toLowerCase().replace(/:443$/, '');
    return DOCKER_HUB_HOSTS.has(plain) ? DOCKER_HUB : plain;
}
function withPlainHost([host, ...path]) {
    return [plainHost(String(host)), ...path];
}
function fileSegments({ host, path }) {
    const plain = plainHost(host ?? DOCKER_HUB);
    const isShort = plain === DOCKER_HUB && path.length === 1;
    return [plain, ...(isShort ? [DOCKER_HUB_LIBRARY] : []), ...path];
}
function mapsDockerHub({ mappings }) {
    return mappings.some(({ from }) => from[0] === DOCKER_HUB);
}
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/(?<!\/)\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it does not have the form `left=right`' };
    const [left, right] = [from.split('/'), to.split('/')];
    if ([...left, ...right].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'one of its parts is empty' };
    return { kind: 'mapping', mapping: { from: withPlainHost(left), to: withPlainHost(right) } };
}
function isUsableMapping(mapping, names) {
    const leadsHere = ({ to }) => isOurs(String(to[0]), names);
    const isBroader = ({ from }) => from.length < mapping.from.length && from.every((segment, index) => segment === mapping.from[index]);
    return leadsHere(mapping) || names.mappings.some((other) => isBroader(other) && leadsHere(other));
}
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const isBare = host === undefined && bare === 'ours';
    const segments = fileSegments(reference);
    const mapping = isBare ? undefined : longestMapping(segments, names.mappings);
    if (mapping !== undefined) {
        const target = [...mapping.to, ...segments.slice(mapping.from.length)];
        const toHost = String(target[0]);
        if (!isOurs(toHost, names))
            return { kind: 'foreign', host: toHost };
        return ours(target.slice(1), tag, { ...reference, tag, digest: undefined });
    }
    if (host === undefined) {
        if (bare === 'foreign')
            return { kind: 'foreign', host };
    }
    else if (!isOurs(host, names))
        return { kind: 'foreign', host };
    const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}
function isPublic(repository, tag) {
    return repository.startsWith(`${PUBLIC_ORGANIZATION}/`) && (tag === 'latest' || tag === 'latest-dev');
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return {
        kind: 'ours',
        image: { organization: String(full[0]), repository: full.join('/'), tag, complete },
    };
}
function isOurs(host, names) {
    const plain = plainHost(host);
    return plain === PUBLIC_REGISTRY || plain === plainHost(names.registryHost);
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


  }),

  63018:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bc: () => (  isDigest),
    De: () => (  isCompleteReference),
    ER: () => (  isHostSegment),
    Yk: () => (  printImageReference),
    gj: () => (  withoutWrongDigest),
    o_: () => (  parseImageReference)
  });
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
function isDigest(text) {
    return DIGEST.test(text);
}
function isTag(text) {
    return TAG.test(text);
}
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
function parseImageReference(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    if (text === '')
        return malformed('it is empty');
    if (text.length > MAXIMUM_LENGTH)
        return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return malformed(digestProblem(digest));
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const hasTag = colon > name.lastIndexOf('/');
    const tag = hasTag ? name.slice(colon + 1) : undefined;
    if (tag !== undefined && !isTag(tag))
        return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');
    const whole = hasTag ? name.slice(0, colon) : name;
    const slash = whole.indexOf('/');
    const first = whole.slice(0, Math.max(0, slash));
    const host = isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a valid host name');
    const path = (host === undefined ? whole : whole.slice(slash + 1)).split('/');
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
function withoutWrongDigest(text) {
    const at = text.indexOf('@');
    const parsed = parseImageReference(text.slice(0, Math.max(0, at)));
    return parsed.kind === 'reference' && parsed.reference.tag !== undefined ? parsed.reference : undefined;
}
const NAME_WITH_VERSION = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
function isCompleteReference(text) {
    const parsed = parseImageReference(text);
    if (parsed.kind === 'malformed') {
        const slash = text.indexOf('/');
        const first = text.slice(0, Math.max(0, slash));
        return isHostSegment(first) && HOST.test(first) && NAME_WITH_VERSION.test(text.slice(slash + 1));
    }
    const { host, tag, digest } = parsed.reference;
    return host !== undefined && (tag !== undefined || digest !== undefined);
}
function printImageReference(reference) {
    const host = reference.host === undefined ? '' : `${reference.host}/`;
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${host}${reference.path.join('/')}${tag}${digest}`;
}
function digestProblem(digest) {
    if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71) {
        return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
    }
    return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}


  }),

  98124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  readImageInputs),
    C8: () => (  createImageFilter),
    Cd: () => (  readRegistryNames),
    Db: () => (  missingRegistryCredential),
    H: () => (  readImages)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63018);




function readRegistryNames(inputs) {
    const lines = new Map();
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .jE)(line);
        if (parsed.kind === 'mapping')
            lines.set(parsed.mapping, line);
        else
            problems.push({
                message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
    for (const [mapping, line] of lines)
        if (!(0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .TT)(mapping, names))
            problems.push({
                message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
                fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
                input: 'registry-map',
            });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return names;
}
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return named;
}
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
}
function createImageFilter(globs) {
    const isListed = (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .IP)(repository, tag),
        `${(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .Ul)(image.repository, image.tag))
        return undefined;
    return {
        message: '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


  }),

  86820:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createReferenceReader: () => (  createReferenceReader)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34150);
  var _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84812);
  var _host_mention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62394);
  var _judge_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38511);
  var _scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78682);
  var _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37992);
  var _scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63016);







const OWN_FILES = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
const DATA = new Set(['text', 'markdown']);
const LEFT_ALONE = ['foreign', 'ignored', 'unresolved', 'untagged', 'script'];
function createReferenceReader(names) {
    const ours = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createOurNames)(names);
    const matters = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createFileFilter)(names);
    const references = [];
    const malformed = [];
    const left = { foreign: 0, ignored: 0, unresolved: 0, untagged: 0, script: 0 };
    let scanned = 0;
    return {
        kindOf: (path) => OWN_FILES.test(`/${path}`) || (0,_scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__  .E)(path) ? undefined : (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path),
        companionOf: (path) => ((0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === 'compose' ? path.replace(/[^/]*$/, '.env') : undefined),
        filterOf: (path) => {
            const syntax = (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path);
            return {
                isData: DATA.has(syntax) || (syntax === 'yaml' && path.toLowerCase().endsWith('.json')),
                matters: (text) => matters(syntax, text),
                why: 'that do not name this registry',
            };
        },
        beside: (path) => (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__  .ld.name
            ? { folder: (0,_chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .yf)(path), within: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .gw, wants: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .Jk }
            : undefined,
        judge: (file) => {
            const judged = (0,_judge_text_js__WEBPACK_IMPORTED_MODULE_2__.judgeText)(file, ours);
            if (judged.isScanned)
                scanned += 1;
            for (const reference of judged.references)
                references.push(reference);
            malformed.push(...judged.malformed);
            for (const why of LEFT_ALONE)
                left[why] += judged.left[why];
            return judged;
        },
        found: () => ({
            references: uniqueReferences(references),
            malformed,
            skipped: [
                { what: 'references', why: 'of other registries', count: left.foreign },
                { what: 'references', why: 'with an ignore comment', count: left.ignored },
                { what: 'references', why: 'that do not name this registry', count: left.unresolved },
                { what: 'references', why: 'without a tag in texts', count: left.untagged },
                { what: 'references', why: 'that cannot be known, in scripts', count: left.script },
            ],
            summary: summaryOf(scanned, uniqueReferences(references).length, left),
        }),
    };
}
function uniqueReferences(references) {
    const shared = new Set(references.filter(({ scanned }) => scanned.isInCompanion).map(keyOfPlace));
    if (shared.size === 0)
        return references;
    const seen = new Set();
    return references.filter((reference) => {
        const key = keyOfPlace(reference);
        if (!shared.has(key))
            return true;
        if (!reference.scanned.isInCompanion || seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
function keyOfPlace({ file, scanned }) {
    return `${scanned.place.start} ${file}`;
}
function summaryOf(scanned, found, left) {
    const parts = [
        `${left.foreign} of other registries`,
        ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
        ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
    ];
    return `${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(scanned, 'file')} scanned: ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(found, 'reference')} of this registry; left alone: ${parts.join(', ')}.`;
}


  }),

  49959:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  readWorkspace: () => (  readWorkspace)
});

var counted = __webpack_require__(34150);
var give_turn = __webpack_require__(86367);
var lazy_part = __webpack_require__(98196);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var read_regular = __webpack_require__(83863);
var read_workspace_file = __webpack_require__(41706);
var memory = __webpack_require__(10824);
var external_node_path_ = __webpack_require__(76760);
var base_glob = __webpack_require__(2810);
var files = __webpack_require__(48636);
var workspace_files = __webpack_require__(99004);
;// CONCATENATED MODULE: ./build/kit/choose-files.js







function readAreaOf({ host, workingDirectory }) {
    const { workspace } = host.context;
    return {
        folder: workingDirectory,
        root: (0,files .UO)(workspace, workingDirectory) ? workspace : workingDirectory,
    };
}
async function chooseFiles(globs, deps) {
    const folder = deps.workingDirectory;
    if (!(await (0,workspace_files.isFolder)(folder))) {
        throw new user_error .y({
            message: `\`working-directory\`: \`${(0,plain_text .h0)(folder)}\` is not a folder`,
            input: 'working-directory',
        });
    }
    const { areOrdinary, byGit, paths, unread } = await (0,workspace_files .CS)(folder, globs.length > 0, {
        workspace: deps.host.context.workspace,
        signal: deps.signal,
    });
    if (!byGit)
        deps.host.log.info('This is not a git checkout, or git is missing: every file below the folder is looked at.');
    if (globs.length > 0) {
        const { areOthers, ...matched } = await matchFiles(globs, paths, deps);
        return { ...matched, areOrdinary: areOrdinary && !areOthers, unreadFolders: unread };
    }
    if (paths.length === 0 && unread.length === 0) {
        throw new user_error .y({
            message: `there is nothing to look at: ${byGit ? 'git tracks no file' : 'there is no file'} in \`${(0,plain_text .h0)(folder)}\``,
            fix: 'is the repository checked out? Run the checkout step before this one, or name its folder in `working-directory`',
        });
    }
    return { paths, areOrdinary, inFull: new Set(), unmatched: [], unreadFolders: unread };
}
async function matchFiles(globs, listed, deps) {
    const known = new Set(listed);
    const plain = globs.map((glob) => glob.replace(/^(!?)(?:\.\/)+/, '$1'));
    const literal = plain.filter((glob) => !/[*?[\]{}!]/.test(glob));
    const others = [];
    for (const path of literal)
        if (!known.has(path) && (await isThere(readAreaOf(deps), path)))
            others.push(path);
    const paths = [...listed.filter((0,base_glob .nY)(plain)), ...others];
    const inFull = new Set(literal);
    const unmatched = plain.filter((glob) => !glob.startsWith('!') && !others.includes(glob) && !listed.some((0,base_glob .Nx)(glob)));
    if (paths.length > 0)
        return { paths, areOthers: others.length > 0, inFull, unmatched };
    throw new user_error .y({
        message: `\`files\` matches no file below \`${(0,plain_text .h0)(deps.workingDirectory)}\``,
        fix: 'globs are relative to `working-directory`, with `**` for any folder; is the repository checked out?',
        input: 'files',
    });
}
async function isThere(area, path) {
    if (!(0,files .UO)(area.folder, (0,external_node_path_.resolve)(area.folder, path)))
        return false;
    return (await (0,read_workspace_file .s)(area, path)).kind !== 'skipped';
}

var coverage = __webpack_require__(40701);
;// CONCATENATED MODULE: ./build/kit/file-findings.js

function unknownFileFinding(file) {
    const what = file === undefined
        ? 'Nothing that `files` matches is'
        : `\`${(0,plain_text .h0)(file)}\` is named by \`files\`, but is not`;
    return {
        rule: 'unknown-file',
        level: 'warning',
        title: 'File not read',
        message: `${what} of a kind that is understood.`,
        ...(file === undefined ? {} : { location: { file, line: 1 } }),
        fingerprint: `unknown-file ${file ?? ''}`,
    };
}
function unmatchedGlobFinding(glob) {
    const name = (0,plain_text .h0)(glob, 300);
    return {
        rule: 'unmatched-glob',
        level: 'warning',
        title: 'Glob matches nothing',
        message: `\`${name}\` in \`files\` matches no file.`,
        fingerprint: `unmatched-glob ${name}`,
    };
}

;// CONCATENATED MODULE: ./build/kit/read-beside.js



const MOST_FILES = 2000;
const MOST_CHARACTERS = 16 * 1024 * 1024;
function createBesideReader(area) {
    const folders = new Map();
    return async (wanted) => {
        if (wanted === undefined)
            return undefined;
        const known = folders.get(wanted.folder) ?? readFolder(area, wanted);
        folders.set(wanted.folder, known);
        return known;
    };
}
async function readFolder(area, { folder, wants, within }) {
    const paths = await listFiles(area, folder, within);
    if (paths === undefined)
        return undefined;
    const texts = new Map();
    let characters = 0;
    for (const path of paths.filter(wants)) {
        const file = await (0,read_workspace_file .s)(area, (0,external_node_path_.join)(folder, path));
        if (file.kind === 'unread')
            return undefined;
        if (file.kind === 'skipped')
            continue;
        characters += file.text.length;
        texts.set(path, file.text);
        if (texts.size > MOST_FILES || characters > MOST_CHARACTERS)
            return undefined;
    }
    return texts.size === 0 ? undefined : texts;
}
async function listFiles(area, folder, within) {
    const paths = [...within];
    for (const name of within) {
        const unread = [];
        const inside = await (0,workspace_files .Fv)((0,external_node_path_.join)(area.folder, folder, name), { others: true, unread });
        if (unread.some(({ path, reason }) => path !== '.' || !/\((?:ENOENT|ENOTDIR)\)$/.test(reason)))
            return undefined;
        paths.push(...inside.map((path) => `${name}/${path}`));
    }
    return paths;
}

var time_limit = __webpack_require__(17500);
var workspace_path = __webpack_require__(49140);
;// CONCATENATED MODULE: ./build/kit/read-workspace.js














const LONG_TEXT = 1_000_000;
async function readWorkspace(globs, deps, reader) {
    (0,memory .h)();
    const reading = openReading(await chooseFiles(globs, deps), deps, reader);
    const known = [];
    for (const path of reading.chosen.paths)
        if (reader.kindOf(path) === undefined)
            passOver(reading, path);
        else
            known.push(path);
    const readBeside = createBesideReader(reading.area);
    for (const path of known) {
        await (0,give_turn .p)();
        if (deps.signal.aborted)
            throw (0,time_limit .Wm)(deps.signal, 'reading the files');
        const content = await readOne(reading, path);
        const beside = content.kind === 'text' ? await readBeside(reader.beside(path)) : undefined;
        await add(reading, path, content, beside);
    }
    return finish(reading, globs.length > 0);
}
function openReading(chosen, deps, reader) {
    return {
        chosen,
        deps,
        area: { ...readAreaOf(deps), known: (0,read_workspace_file .J)() },
        reader,
        paths: new Set(chosen.paths),
        files: new Map(),
        unread: chosen.unreadFolders.map(({ path, reason }) => unreadFile(deps, path, reason)),
        findings: chosen.unmatched.map(unmatchedGlobFinding),
        skipped: [],
        judged: 0,
        scanned: 0,
        unknown: 0,
    };
}
async function readOne({ area, chosen, reader }, path) {
    const filter = reader.filterOf(path);
    const beside = reader.companionOf(path);
    const values = beside === undefined ? undefined : await (0,read_workspace_file .s)(area, beside);
    const listed = { ...area, areOrdinary: chosen.areOrdinary };
    if (beside === undefined || values?.kind !== 'text')
        return (0,read_workspace_file .s)(listed, path, filter);
    const matters = filter.matters(values.text) ? undefined : filter;
    return { ...(await (0,read_workspace_file .s)(listed, path, matters)), companion: { ...values, path: beside } };
}
async function add(reading, path, content, beside) {
    const { deps, unread } = reading;
    if (content.kind === 'skipped')
        addSkipped(reading, path, content.why);
    else if (content.kind === 'unread')
        unread.push(unreadFile(deps, path, content.reason));
    else if (isLookedAt(reading, path, content.linkedTo))
        skipFile(reading, 'links to files that are looked at themselves', path);
    else
        await addText(reading, path, content, beside);
}
function addSkipped(reading, path, why) {
    if (why === read_regular .gb) {
        passOver(reading, path);
        return;
    }
    if (why === reading.reader.filterOf(path).why)
        reading.scanned += 1;
    skipFile(reading, why, path);
}
function isLookedAt({ paths, reader }, path, linkedTo) {
    return linkedTo !== undefined && paths.has(linkedTo) && reader.kindOf(linkedTo) === reader.kindOf(path);
}
async function addText(reading, path, content, beside) {
    const { deps, files, reader } = reading;
    const { encoding, linkedTo, text } = content;
    if (text.length > LONG_TEXT)
        (0,memory .p)();
    const shown = (one) => (0,workspace_path .X)(deps, one);
    const companion = content.companion && { ...content.companion, shown: shown(content.companion.path) };
    const judged = await (0,lazy_part .dK)(() => reader.judge({ path, shown: shown(path), text, linkedTo, companion, beside }));
    const { end } = judged;
    if (end.kind === 'unread')
        reading.unread.push(unreadFile(deps, path, end.why, end.line));
    else if (end.kind === 'unknown-syntax')
        passOver(reading, path);
    else
        reading.judged += 1;
    if (judged.isScanned)
        reading.scanned += 1;
    for (const line of judged.debug)
        deps.host.log.debug(line);
    reading.findings.push(...judged.findings);
    reading.unread.push(...judged.unread);
    const repairs = judged.malformed.flatMap(({ repair }) => (repair === undefined ? [] : [repair]));
    const written = new Set([...judged.references, ...repairs].map(({ file }) => file));
    if (written.has(path))
        files.set(path, { text, encoding });
    if (companion !== undefined && written.has(companion.path))
        files.set(companion.path, companion);
}
function unreadFile(deps, path, why, line = 1) {
    const file = (0,workspace_path .X)(deps, path);
    return { kind: 'file', what: file, why, location: { file, line } };
}
function passOver(reading, path) {
    const { chosen, deps, findings } = reading;
    reading.unknown += 1;
    skipFile(reading, 'of a kind that is not scanned');
    if (chosen.inFull.has(path))
        findings.push(unknownFileFinding((0,workspace_path .X)(deps, path)));
}
function skipFile({ deps, skipped }, why, path) {
    if (path !== undefined)
        deps.host.log.debug(`${(0,plain_text .h0)(path)} is skipped: ${why}`);
    skipped.push({ what: 'files', why, count: 1 });
}
function finish(reading, isNamed) {
    const { files, findings, judged, scanned, skipped, unknown, unread } = reading;
    const missing = skipped.filter(({ why }) => why === 'not in the working tree').length;
    if (scanned === 0 && unread.length === 0 && missing > 0)
        throw nothingThere(missing);
    if (isNamed && scanned === 0 && findings.length === 0 && unread.length === 0)
        findings.push(unknownFileFinding());
    const unreadFiles = unread
        .filter(({ kind }) => kind === 'file')
        .map(({ what, why }) => ({ what: (0,plain_text .h0)(what, 300), why: (0,plain_text .h0)(why, 500) }));
    const are = unknown === 1 ? 'is' : 'are';
    const named = `${(0,counted .hS)(unknown, 'file')} named by \`files\` ${are} of no kind that is understood.`;
    return {
        files,
        unread,
        findings,
        account: (0,coverage .XP)(judged, skipped, unreadFiles),
        log: isNamed && unknown > 0 ? [named] : [],
    };
}
function nothingThere(missing) {
    return new user_error .y({
        message: `there is nothing to look at: none of the ${(0,counted .hS)(missing, 'file')} that git tracks here is in the working tree`,
        fix: 'is the repository checked out? Run the checkout step before this one, or widen its sparse checkout',
    });
}


  }),

  23368:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  renderFileDiff)
  });
  var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37291);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const MAXIMUM_LINE = 2000;
const MAXIMUM_EDITS = 2000;
function renderFileDiff(name, before, after) {
    const options = { context: 2, maxEditLength: MAXIMUM_EDITS };
    const patch = (0,diff__WEBPACK_IMPORTED_MODULE_0__  .ss)(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
    if (patch === undefined)
        return `--- a/${name}\n+++ b/${name}\n(too many changes to show here)\n`;
    return patch.replace(/^=+\n/, '').split('\n').map(showLine).join('\n');
}
function showLine(line) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .gL)(line.replace(/\r$/, ''), MAXIMUM_LINE).split('\t').map(_base_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .jQ).join('\t');
}


  }),

  49140:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  workspacePath)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function workspacePath({ host, workingDirectory }, path) {
    const below = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(host.context.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, path));
    const isInside = below !== '' && below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== '..' && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(below);
    return isInside ? below.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/') : path;
}


  }),

  89763:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    HL: () => (  printGithubSubject),
    gg: () => (  workloadKeyOf),
    jk: () => (  githubClaimMatch),
    oX: () => (  GITHUB_ISSUER),
    po: () => (  parseGithubSubject),
    vm: () => (  formKeyOf),
    x0: () => (  compareGithubClaim)
  });
const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
const SUBJECT = /^repo:([^/:@]+)(?:@([0-9]+))?\/([^/:@]+)(?:@([0-9]+))?:(.+)$/s;
function parseGithubSubject(subject) {
    const [, owner, ownerId, repository, repositoryId, context] = SUBJECT.exec(subject) ?? [];
    if (owner === undefined || repository === undefined || context === undefined)
        return undefined;
    if ((ownerId === undefined) !== (repositoryId === undefined))
        return undefined;
    const ids = ownerId === undefined || repositoryId === undefined
        ? undefined
        : { owner: ownerId, repository: repositoryId };
    return { owner, repository, ids, context: parseContext(context) };
}
function printGithubSubject(workload) {
    const { owner, repository, ids, context } = workload;
    const name = ids === undefined ? `${owner}/${repository}` : `${owner}@${ids.owner}/${repository}@${ids.repository}`;
    return `repo:${name}:${printContext(context)}`;
}
function githubClaimMatch(workload) {
    return { issuer: GITHUB_ISSUER, subject: printGithubSubject(withEncodedEnvironment(workload)) };
}
function compareGithubClaim(workload, claim) {
    const wanted = githubClaimMatch(workload);
    if (claim.issuer !== wanted.issuer)
        return 'no';
    if (claim.subject === wanted.subject)
        return 'exact';
    const found = parseGithubSubject(claim.subject);
    if (found === undefined || (found.ids === undefined) === (workload.ids === undefined))
        return 'no';
    const oldForm = printGithubSubject({ ...withEncodedEnvironment(workload), ids: undefined });
    return printGithubSubject({ ...found, ids: undefined }) === oldForm ? 'other-form' : 'no';
}
function formKeyOf({ issuer, subject }) {
    const found = parseGithubSubject(subject);
    return found === undefined ? undefined : `${issuer}\n${printGithubSubject({ ...found, ids: undefined })}`;
}
function workloadKeyOf(workload) {
    const { issuer } = githubClaimMatch(workload);
    return `${issuer}\n${printGithubSubject({ ...withEncodedEnvironment(workload), ids: undefined })}`;
}
function withEncodedEnvironment(workload) {
    if (workload.context.kind !== 'environment')
        return workload;
    const environment = workload.context.environment.replaceAll(':', '%3A');
    return { ...workload, context: { kind: 'environment', environment } };
}
function parseContext(text) {
    if (text === 'pull_request')
        return { kind: 'pull_request' };
    if (text.startsWith('ref:'))
        return { kind: 'ref', ref: text.slice('ref:'.length) };
    if (text.startsWith('environment:')) {
        return { kind: 'environment', environment: text.slice('environment:'.length) };
    }
    return { kind: 'other', text };
}
function printContext(context) {
    switch (context.kind) {
        case 'ref':
            return `ref:${context.ref}`;
        case 'environment':
            return `environment:${context.environment}`;
        case 'pull_request':
            return 'pull_request';
        case 'other':
            return context.text;
    }
}


  })

};
;