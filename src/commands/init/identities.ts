import { type ClaimMatch, GITHUB_ISSUER } from '../../session/claim-match.ts';
import type { RepositoryFacts } from './repository-facts.ts';

/** An identity that an administrator creates for this repository. */
export interface WantedIdentity {
  readonly name: string;
  /** Its purpose, as the end of a sentence that begins with "for". */
  readonly purpose: string;
  readonly claimMatch: ClaimMatch & { readonly audience?: string };
  /** The variable of the CI that holds its uid. */
  readonly variable: string;
  readonly roles: readonly string[];
}

/** The least built-in roles that the written jobs need: advisories, tags and groups; and private images. */
const READER: readonly string[] = ['viewer', 'registry.pull'];

/** Placeholder for a part of a claim that only a job or an administrator knows. */
const unknownPart = (what: string): string => `<${what}>`;

/** The identities that the written files sign in as. GitHub has another subject on pull requests than on a branch. */
export function wantedIdentities(facts: RepositoryFacts): readonly WantedIdentity[] {
  const { branch } = facts;
  const repository = facts.repository ?? unknownPart('owner/name');
  const name = identityName(facts.repository);
  const wanted = (purpose: string, claimMatch: WantedIdentity['claimMatch']): WantedIdentity => ({
    name,
    purpose,
    claimMatch,
    variable: 'PLATFORM_IDENTITY',
    roles: READER,
  });
  switch (facts.ci) {
    case 'github': {
      const issuer = githubIssuer(facts);
      const subject = `repo:${repository}:pull_request`;
      return [
        {
          ...wanted(`pushes and schedules on \`${branch}\``, {
            issuer,
            subject: `repo:${repository}:ref:refs/heads/${branch}`,
          }),
          name: `${name}-branch`,
        },
        {
          ...wanted('pull requests', { issuer, subject }),
          name: `${name}-pull-request`,
          variable: 'PLATFORM_PR_IDENTITY',
        },
      ];
    }
    case 'gitlab':
      return [
        wanted(`pipelines of \`${branch}\``, {
          issuer: `https://${facts.server ?? 'gitlab.com'}`,
          subject: `project_path:${repository}:ref_type:branch:ref:${branch}`,
        }),
      ];
    case 'buildkite':
      return [
        wanted('all builds of the pipeline', {
          issuer: 'https://agent.buildkite.com',
          subject: unknownPart("the pipeline's id"),
        }),
      ];
    case 'azure':
      return [
        wanted('all runs of the pipeline', {
          issuer: `https://vstoken.dev.azure.com/${unknownPart("the organization's id")}`,
          subject: `p://${azureProject(facts)}/${unknownPart("the pipeline's name")}`,
          // The only audience that Azure Pipelines issues ID tokens for.
          audience: 'api://AzureADTokenExchange',
        }),
      ];
  }
}

/** The issuer of github.com, of an enterprise with data residency, or of a GitHub Enterprise Server. */
function githubIssuer({ server = 'github.com' }: RepositoryFacts): string {
  if (server === 'github.com') return GITHUB_ISSUER;
  return server.endsWith('.ghe.com')
    ? `https://token.actions.${server}`
    : `https://${server}/_services/token`;
}

/**
 * `organization/project` of an Azure remote: `org/project/_git/repo`, or `v3/org/project/repo` over SSH. Older addresses
 * have the organization in the host, and leave out a project that is named like its repository.
 */
function azureProject({ repository = '', server = '' }: RepositoryFacts): string {
  const owner = /^(?!vs-ssh\.)([\w-]+)\.visualstudio\.com$/.exec(server)?.[1];
  const path = repository.replace(/^(?:v3|DefaultCollection)\//i, '');
  const [organization, project, name] = `${owner === undefined ? '' : `${owner}/`}${path}`.split('/');
  const own = project === '_git' ? name : project;
  return organization && own ? `${organization}/${own}` : unknownPart('organization/project');
}

/** A valid name of an identity: `^[a-z0-9 ._-]{1,}$`. */
function identityName(repository: string | undefined): string {
  const last = repository?.split('/').at(-1)?.toLowerCase() ?? 'repository';
  return `ci-${last.replace(/[^a-z0-9._-]/g, '-')}`.slice(0, 60);
}
