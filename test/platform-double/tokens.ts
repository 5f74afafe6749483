import { toTimestamp } from './clock.ts';
import type { Core } from './core.ts';
import type { JsonObject } from './json.ts';

/** A platform token to mint. */
export type PlatformTokenRequest = {
  readonly identityUid: string;
  readonly audiences: readonly string[];
  /** Lifetime, milliseconds; the settings' by default. */
  readonly lifetimeMs?: number;
  /** Time of issue, milliseconds since 1970; the clock's by default. */
  readonly issuedMs?: number;
  /** Further claims, over the usual ones. */
  readonly claims?: JsonObject;
};

export type MintedToken = { readonly token: string; readonly expiry: string };

let serial = 0;

/** A signed platform token, remembered as a secret. */
export async function mintPlatformToken(core: Core, request: PlatformTokenRequest): Promise<MintedToken> {
  const issuedMs = request.issuedMs ?? core.clock.now();
  const expiresMs = issuedMs + (request.lifetimeMs ?? core.settings.tokenLifetimeMs);
  serial += 1;
  const token = await core.platformSigner.sign({
    iss: core.origins.issuer,
    sub: request.identityUid,
    aud: request.audiences,
    iat: Math.floor(issuedMs / 1000),
    exp: Math.floor(expiresMs / 1000),
    jti: `platform-${serial}`,
    ...request.claims,
  });
  return { token: core.secrets.keep(token), expiry: toTimestamp(Math.floor(expiresMs / 1000) * 1000) };
}

/** The issuer of GitHub's ID tokens, which this double signs in its place. */
export const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';

/** Claims of an ID token; whatever is given wins over the usual claims of a job. */
export type IdTokenClaims = { readonly sub?: string; readonly aud?: string | readonly string[] } & {
  readonly [claim: string]: string | number | boolean | readonly string[] | undefined;
};

/** A signed ID token of a CI job, remembered as a secret; five minutes of life unless `exp` is given. */
export async function mintIdToken(
  core: Core,
  claims: IdTokenClaims,
  nowMs = core.clock.now(),
): Promise<string> {
  const now = Math.floor(nowMs / 1000);
  serial += 1;
  const base: JsonObject = {
    jti: `id-${serial}`,
    iss: GITHUB_ISSUER,
    sub: 'repo:acme/app:ref:refs/heads/main',
    aud: core.origins.issuer,
    ref: 'refs/heads/main',
    sha: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c',
    repository: 'acme/app',
    repository_owner: 'acme',
    repository_id: '1001',
    repository_owner_id: '2002',
    run_id: '3003',
    run_number: '7',
    run_attempt: '1',
    actor: 'octocat',
    workflow: 'ci',
    event_name: 'push',
    ref_type: 'branch',
    job_workflow_ref: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
    runner_environment: 'github-hosted',
    iat: now,
    nbf: now - 300,
    exp: now + 300,
    ...core.settings.idTokenClaims,
  };
  for (const [name, value] of Object.entries(claims)) {
    if (value !== undefined) base[name] = value;
  }
  return core.secrets.keep(await core.hostSigner.sign(base));
}
