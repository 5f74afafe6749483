import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { toTimestamp } from './clock.ts';
import type { Core } from './core.ts';
import type { JsonObject } from './json.ts';
import type { Resource } from './resource.ts';

/** A pull token: an identity with static keys, bound to `registry.pull`; `password` goes with its uid as user. */
export type PullToken = { readonly identity: Resource; readonly password: string };

/** The parts of the world that make up a pull token. */
type Builders = {
  addIdentity(parent: Resource, name: string, fields: JsonObject): Resource;
  addBinding(group: Resource, identity: Resource, role: string): Resource;
};

/** Makes a pull token of the organization. */
export async function addPullToken(
  core: Core,
  world: Builders,
  organization: Resource,
  name: string,
  lifetimeMs: number,
): Promise<PullToken> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const issuer = 'https://pulltoken.issuer.test';
  const subject = `pull-token:${name}`;
  const now = core.clock.now();
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: name, alg: 'ES256' }] });
  const identity = world.addIdentity(organization, name, {
    description: 'pull token',
    staticKeys: { issuer, subject, issuerKeys: keys, expirationTime: toTimestamp(now + lifetimeMs) },
  });
  world.addBinding(organization, identity, 'registry.pull');
  const password = await new SignJWT({
    iss: issuer,
    sub: subject,
    aud: core.origins.issuer,
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + 365 * 86_400_000) / 1000),
  })
    .setProtectedHeader({ alg: 'ES256', kid: name })
    .sign(pair.privateKey);
  return { identity, password: core.secrets.keep(password) };
}
