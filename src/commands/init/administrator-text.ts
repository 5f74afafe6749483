import type { WantedIdentity } from './identities.ts';
import type { KnownCi } from './manifest.ts';
import type { RepositoryFacts } from './repository-facts.ts';

/** One way to create the identities, as text that can be copied. */
export interface Recipe {
  readonly title: string;
  readonly language: 'json' | 'sh' | 'terraform' | 'yaml';
  readonly text: string;
}

/** The claims, and three ways to create identities with them: `chainctl`, Terraform and our own role file. */
export function administratorRecipes(wanted: readonly WantedIdentity[]): readonly Recipe[] {
  const claims = wanted.map(({ name, claimMatch }) => ({ name, claimMatch }));
  const recipes: readonly Recipe[] = [
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

/** A role file does not set audiences. */
const needsAudience = (wanted: readonly WantedIdentity[]): boolean =>
  wanted.some(({ claimMatch }) => claimMatch.audience !== undefined);

function chainctlOf({ claimMatch, name, roles }: WantedIdentity): string {
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

/** A word that a POSIX shell takes literally. */
const shellWord = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function terraformOf(wanted: readonly WantedIdentity[]): string {
  const roles = [...new Set(wanted.flatMap((one) => one.roles))];
  const data = roles.map((role) => `data "chainguard_role" "${label(role)}" {\n  name = "${role}"\n}`);
  const identities = wanted.map(
    ({ claimMatch, name }) => `resource "chainguard_identity" "${label(name)}" {
  parent_id = var.organization
  name      = "${name}"
  claim_match {
    issuer  = ${JSON.stringify(claimMatch.issuer)}
    subject = ${JSON.stringify(claimMatch.subject)}${claimMatch.audience === undefined ? '' : `\n    audience = ${JSON.stringify(claimMatch.audience)}`}
  }
}`,
  );
  const bindings = wanted.flatMap(({ name, roles: granted }) =>
    granted.map(
      (role) => `resource "chainguard_rolebinding" "${label(name)}_${label(role)}" {
  identity = chainguard_identity.${label(name)}.id
  group    = var.organization
  role     = data.chainguard_role.${label(role)}.items[0].id
}`,
    ),
  );
  return [...data, ...identities, ...bindings].join('\n\n');
}

const label = (name: string): string => name.replace(/[^a-z0-9]/g, '_');

function roleFileOf(wanted: readonly WantedIdentity[]): string {
  const lines = wanted.flatMap(({ claimMatch, name, roles }) => [
    `  - name: ${name}`,
    `    claimMatch: { issuer: ${JSON.stringify(claimMatch.issuer)}, subject: ${JSON.stringify(claimMatch.subject)} }`,
    `    roles: [${roles.join(', ')}]`,
  ]);
  return ['version: 1', 'identities:', ...lines].join('\n');
}

/** Remaining manual steps, one a line. */
export function nextSteps(facts: RepositoryFacts, wanted: readonly WantedIdentity[]): readonly string[] {
  const { ci } = facts;
  return [
    ...wanted.map(
      ({ name, purpose, variable }) =>
        `Ask an administrator to create \`${name}\` (for ${purpose}) and save its uid ${VARIABLES[ci]} as \`${variable}\`.`,
    ),
    ...claimAdvice(facts),
    ...JOINING[ci],
    'Commit the files and open a change; if signing in fails, the log shows the claims that the job presented.',
  ];
}

const VARIABLES: Readonly<Record<KnownCi, string>> = {
  github: "in the repository's Actions variables",
  gitlab: "in the project's CI/CD variables",
  buildkite: "in the pipeline's environment variables",
  azure: "in the pipeline's variables",
};

function claimAdvice({ ci, repository }: RepositoryFacts): readonly string[] {
  if (ci !== 'github')
    return ci === 'gitlab'
      ? ['Pipelines on other branches have a different subject, so they cannot sign in as this identity.']
      : ['Replace the placeholders in angle brackets: `doctor` in a job prints the claims that it presents.'];
  if (repository === undefined)
    return ['Replace `<owner/name>`: `doctor` in a job prints the claims that it presents.'];
  return [
    `If the repository was created, renamed or transferred since 2026-07-15, its subject has ids; this prints how it begins: gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`,
  ];
}

/** The steps that connect the written files to a pipeline. */
const JOINING: Readonly<Record<KnownCi, readonly string[]>> = {
  github: [],
  gitlab: [
    'If `.gitlab-ci.yml` was already there, add `include: [{ local: .gitlab/platform-actions.yml }]` to it; mirror the component to your instance first if it is not gitlab.com.',
  ],
  buildkite: [
    'If the pipeline has steps of its own, add a step with `buildkite-agent pipeline upload .buildkite/platform-actions.yml`.',
  ],
  azure: ['Install the extension, then create a pipeline from `.azure-pipelines/platform-actions.yml`.'],
};
