import * as api from '../../src/client.ts';
import { BUILT_IN_ROLES } from '../platform-double/capabilities.ts';
import type { Resource } from '../platform-double/resource.ts';
import { type PlatformDouble, startPlatformDouble } from '../platform-double/start.ts';

export const ISSUER = 'https://token.actions.githubusercontent.com';
export const SUBJECT = 'repo:acme/app:ref:refs/heads/main';

/** An organization and an identity with every capability there is, with a library client that signs in as it. */
export interface WholePlatform {
  readonly double: PlatformDouble;
  readonly acme: Resource;
  readonly admin: Resource;
  /** The role with every capability. */
  readonly everything: Resource;
  readonly platform: api.Platform;
}

export async function startWholePlatform(): Promise<WholePlatform> {
  const double = await startPlatformDouble();
  const { world } = double;
  const acme = world.addOrganization('acme');
  const admin = world.addIdentity(acme, 'admin', {
    email: 'admin@acme',
    claimMatch: { issuer: ISSUER, subject: SUBJECT },
  });
  const all = new Set([...BUILT_IN_ROLES.values()].flat());
  const everything = world.addRole(undefined, 'everything', [...all, 'REPO_INTERNAL_ADMIN']);
  world.addBinding(acme, admin, everything);
  const platform = api.createPlatform({
    apiUrl: double.apiUrl,
    issuerUrl: double.issuerUrl,
    registryUrl: double.registryUrl,
    identity: admin.uid,
    idToken: (audience) => double.idToken({ iss: ISSUER, sub: SUBJECT, aud: audience }),
    maxAttempts: 2,
  });
  return { double, acme, admin, everything, platform };
}
