import type { Resource } from './resource.ts';
import { addSampleAdvisories } from './sample-advisories.ts';
import { addSampleTags, SAMPLE_NOW, SAMPLE_REPOS, sampleHistory } from './sample-images.ts';
import { GITHUB_ISSUER } from './tokens.ts';
import type { World } from './world.ts';

const DAY_MS = 86_400_000;

/** Handles on what the sample world holds. */
export type SampleWorld = {
  readonly organization: Resource;
  readonly identities: {
    /** Matches the ID token that the double gives by default; holds viewer and registry.pull. */
    readonly ci: Resource;
    /** Made under a folder: cannot see the registry. */
    readonly folder: Resource;
  };
};

function addPublicCatalog(world: World): void {
  const organization = world.addOrganization('chainguard', { createdAt: SAMPLE_NOW - 1500 * DAY_MS });
  const images = [
    ['python', 3, 14],
    ['nginx', 1, 29],
    ['node', 24, 10],
    ['go', 1, 25],
    ['static', 1, 8],
    ['wolfi-base', 1, 6],
  ] as const;
  for (const [name, major, minor] of images) {
    const repo = world.addRepo(organization, name, { createdAt: SAMPLE_NOW - 1000 * DAY_MS });
    for (const tag of ['latest', 'latest-dev', `${major}.${minor}`]) {
      world.addTag(repo, tag, {}, sampleHistory(world, 90, SAMPLE_NOW - 7_200_000, DAY_MS));
    }
  }
}

/** Gives the folders of the databases and of the platform team. */
function addImages(world: World, organization: Resource) {
  const createdAt = SAMPLE_NOW - 900 * DAY_MS;
  const data = world.addGroup(organization, 'data', { description: 'databases and queues', createdAt });
  const platform = world.addGroup(organization, 'platform', { description: 'platform team', createdAt });
  const edge = world.addGroup(platform, 'edge', { description: 'edge clusters', createdAt });
  const groups: { readonly [folder: string]: Resource } = { data, platform, 'platform/edge': edge };
  const busyHistory = sampleHistory(world, 5000, SAMPLE_NOW - 3_600_000, 6 * 3_600_000);
  for (const [index, { name, major, folder }] of SAMPLE_REPOS.entries()) {
    const overrides = { description: `${name} image`, createdAt: createdAt + index * DAY_MS };
    const repo = world.addRepo(groups[folder] ?? organization, name, overrides);
    const history = index === 0 ? busyHistory : sampleHistory(world, 12, SAMPLE_NOW - 3_600_000, DAY_MS);
    addSampleTags(world, repo, major, 14 + (index % 7), history);
  }
  return { data, platform };
}

function gitHubIdentity(world: World, parent: Resource, name: string, subject: string): Resource {
  return world.addIdentity(parent, name, {
    description: `jobs of ${subject}`,
    claimMatch: { issuer: GITHUB_ISSUER, subject },
    createdAt: SAMPLE_NOW - 400 * DAY_MS,
  });
}

function addIdentities(world: World, organization: Resource, folder: Resource) {
  const ci = gitHubIdentity(world, organization, 'ci', 'repo:acme/app:ref:refs/heads/main');
  const admin = gitHubIdentity(world, organization, 'admin', 'repo:acme/infra:ref:refs/heads/main');
  const below = gitHubIdentity(world, folder, 'folder-ci', 'repo:acme/platform:ref:refs/heads/main');
  const createdAt = SAMPLE_NOW - 800 * DAY_MS;
  // People live at the root, outside every organization.
  const person = world.addIdentity({ uid: '', name: '' }, 'sam', {
    email: 'sam@acme.test',
    claimMatch: { issuer: 'https://auth.platform.test/', subject: 'github|1234567' },
    createdAt,
  });
  const servicePrincipal = world.addIdentity(organization, 'catalog-syncer', {
    servicePrincipal: 'SERVICE_PRINCIPAL_CATALOG_SYNCER',
    createdAt,
  });
  const aws = world.addIdentity(organization, 'aws-builder', {
    awsIdentity: { awsAccount: '123456789012', arn: 'arn:aws:sts::123456789012:assumed-role/build/job' },
    createdAt,
  });
  world.addBinding(organization, ci, 'viewer', { createdAt });
  world.addBinding(organization, ci, 'registry.pull', { createdAt });
  world.addBinding(organization, admin, 'owner', { createdAt });
  world.addBinding(organization, person, 'owner', { createdAt });
  world.addBinding(folder, below, 'viewer', { createdAt });
  world.addBinding(organization, servicePrincipal, 'registry.push', { createdAt });
  world.addBinding(organization, aws, 'editor', { createdAt });
  return { ci, folder: below, aws };
}

/**
 * Fills `world` with an organization `acme` (three folders, 30 repos, 900 tags), the public organization,
 * 2,000 advisories, and identities of every kind with their bindings; the same at every call but for
 * the keys of the pull tokens.
 */
export async function addSampleWorld(world: World): Promise<SampleWorld> {
  const filled = world.bulk(() => {
    const createdAt = SAMPLE_NOW - 1000 * DAY_MS;
    const organization = world.addOrganization('acme', { description: 'sample organization', createdAt });
    const folders = addImages(world, organization);
    const { aws, ...identities } = addIdentities(world, organization, folders.platform);
    const customRole = world.addRole(organization, 'pinner', ['REPO_LIST', 'TAG_LIST', 'MANIFEST_LIST'], {
      createdAt,
    });
    world.addBinding(folders.data, aws, customRole, { createdAt });
    addPublicCatalog(world);
    addSampleAdvisories(world);
    return { organization, identities };
  });
  for (const name of ['build-farm', 'laptop'])
    await world.addPullToken(filled.organization, `pull-token-${name}`);
  return filled;
}
