import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from '../platform-double/resource.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';
import type { World } from '../platform-double/world.ts';
import { runHere } from './run-here.ts';
import { type ProcessEnd, runSource } from './run-source.ts';

export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';
export const SUBJECT = 'repo:acme/app:ref:refs/heads/main';

type RunWords = (
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<ProcessEnd>;

/** A small organization and a folder of its own for the helper commands. */
export interface SmallWorld {
  readonly double: PlatformDouble;
  readonly acme: Resource;
  readonly viewer: Resource;
  readonly folder: string;
  /** Runs as the viewer with its ID token, in this process. */
  run: RunWords;
  /** As `run`, in a process of its own: what a runner starts. */
  runProcess: RunWords;
  close(): Promise<void>;
}

/** An identity that the job of GitHub Actions may assume, with roles on its organization. */
export function addJob(
  world: World,
  organization: Resource,
  name: string,
  ...roles: readonly string[]
): Resource {
  const claimMatch = { issuer: GITHUB_ISSUER, subject: SUBJECT };
  const identity = world.addIdentity(organization, name, { claimMatch });
  for (const role of roles) world.addBinding(organization, identity, role);
  return identity;
}

/** A platform with one organization, which a job of GitHub Actions may view. */
export async function startViewedOrganization() {
  const double = await startPlatformDouble();
  const { world } = double;
  const acme = world.addOrganization('acme');
  const viewer = addJob(world, acme, 'viewer', 'viewer');
  return { double, world, acme, viewer };
}

export async function startSmallWorld(): Promise<SmallWorld> {
  const { double, world, acme, viewer } = await startViewedOrganization();
  const team = world.addGroup(acme, 'team');
  const repo = world.addRepo(team, 'python');
  world.addTag(repo, '3.12');
  const folder = mkdtempSync(join(tmpdir(), 'platform-actions-test-'));
  const asViewer = async (environment: Readonly<Record<string, string>> = {}) => ({
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    TMPDIR: folder,
    PLATFORM_API_URL: double.apiUrl,
    PLATFORM_ISSUER_URL: double.issuerUrl,
    PLATFORM_REGISTRY_URL: double.registryUrl,
    PLATFORM_IDENTITY: viewer.uid,
    PLATFORM_ID_TOKEN: await double.idToken({ iss: GITHUB_ISSUER, sub: SUBJECT }),
    ...environment,
  });
  return {
    double,
    acme,
    viewer,
    folder,
    run: async (words, environment) => runHere(words, await asViewer(environment), folder),
    runProcess: async (words, environment) => runSource(words, await asViewer(environment), folder),
    close: async () => {
      await double.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
