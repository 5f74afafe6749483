import type { PlatformDouble } from '../../platform-double/start.ts';
import { addJob } from '../../support/small-world.ts';

/** A command that reaches its service through a proxy only. */
export interface ProxyJob {
  readonly id: string;
  readonly words: readonly string[];
  /** Whether what it asks for is behind the tunnel of the cases, so that it can succeed. */
  readonly canPass?: boolean;
}

const signedIn = (...words: readonly string[]): readonly string[] => [
  ...words,
  ...['--api-url', 'https://api.test', '--issuer-url', 'https://issuer.test'],
];

/** Every job that is tried behind a hostile proxy. */
export const PROXY_JOBS: readonly ProxyJob[] = [
  { id: 'resolve', words: ['resolve-digest', '--images', 'nginx'], canPass: true },
  { id: 'private', words: signedIn('resolve-digest', '--images', 'acme/python') },
  { id: 'old', words: signedIn('check-deprecated', '--images', 'acme/python:1') },
  { id: 'gate', words: signedIn('advisory-gate', '--artifacts', 'openssl') },
  { id: 'roles', words: signedIn('sync-rolebindings', '--mode', 'apply', '--file', 'roles.yml') },
  { id: 'doctor', words: signedIn('doctor') },
  { id: 'token', words: signedIn('token') },
  { id: 'api', words: signedIn('api', '--path', '/iam/v2/groups', '--all') },
];

/** Host of the registry, for which the tunnel's certificate is. */
export const REGISTRY_HOST = 'registry.test';

/** Fills the platform; gives the identity's uid. */
export function fillProxyWorld({ world }: PlatformDouble): string {
  const free = world.addOrganization('chainguard');
  world.addTag(world.addRepo(free, 'nginx'), 'latest');
  const acme = world.addOrganization('acme');
  const ci = addJob(world, acme, 'ci', 'owner');
  world.addTag(world.addRepo(acme, 'python'), '1');
  return ci.uid;
}
