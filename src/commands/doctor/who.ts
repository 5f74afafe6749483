import { renderTime } from '../../base/time.ts';
import type { Problem } from '../../kit/run/outcome.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import type { Deps } from '../../session/command.ts';
import type { TokenClaims } from '../../session/exchange-refusal.ts';
import { exportFix } from '../../session/missing-identity.ts';
import { askIdToken, readClaims } from '../../session/sign-in.ts';
import { type Checked, runCheck, skipped } from './check.ts';
import type { DoctorInputs } from './manifest.ts';

/** Claims of the ID token that this job presents; never the token itself. */
export async function askWho(inputs: DoctorInputs, deps: Deps): Promise<Checked<TokenClaims | undefined>> {
  const { host, session } = deps;
  const name = 'ID token';
  const checked = await runCheck(name, inputs.identity, async () => {
    const token = await askIdToken(session.signIn);
    host.mask(token);
    const value = readClaims(token);
    return { detail: value === undefined ? 'received, but it is not a readable JWT' : 'received', value };
  });
  // Tokens that were provided make an ID token unnecessary, and a person signs in without one.
  const isPerson = host.person !== undefined && inputs.identity === undefined;
  const isNeeded = !isPerson && host.person?.token === undefined && isIdTokenNeeded(inputs);
  if (isNeeded || checked.check.state !== 'failed') return checked;
  return skipped(name, `none: ${checked.check.detail}`);
}

function isIdTokenNeeded(inputs: DoctorInputs): boolean {
  const [platform, registry] = [inputs.token !== undefined, inputs['registry-token'] !== undefined];
  return inputs.identity === undefined ? !platform && !registry : !platform || !registry;
}

/** Claims as rows of name and value. */
export function claimRows(claims: TokenClaims | undefined): readonly (readonly [string, string])[] {
  if (claims === undefined) return [];
  const { audience, issuer, subject } = claims;
  return [
    ['iss', issuer ?? 'none'],
    ['sub', subject ?? 'none'],
    ['aud', audience === undefined ? 'none' : [audience].flat().join(', ')],
  ];
}

const NO_IDENTITY: Problem = {
  kind: 'usage',
  message: '`identity` is required: there is no identity to sign in as',
  fix: 'set `identity` to the uid of an identity that this job may assume, or `token` and `registry-token`',
};

const NOT_SIGNED_IN: Problem = {
  kind: 'unauthenticated',
  message: 'you are not signed in: there is no token, and a terminal does not issue ID tokens',
};

/** Signs in for one audience. */
export async function signIn(
  inputs: DoctorInputs,
  label: 'platform' | 'registry',
  audience: string,
  tokens: TokenSource | undefined,
  isPerson: boolean,
): Promise<Checked<string>> {
  const name = `${label} (${audience})`;
  if (tokens !== undefined) {
    return runCheck(name, inputs.identity, async () => {
      const token = await tokens.get();
      const claims = readClaims(token);
      const until = claims?.expiresAt === undefined ? '' : `, until ${renderTime(claims.expiresAt)}`;
      const subject = claims?.subject === undefined ? '' : ` as ${claims.subject}`;
      return { detail: `signed in${subject}${until}`, value: token };
    });
  }
  const other = label === 'platform' ? 'registry-token' : 'token';
  if (inputs[other] !== undefined) return skipped(name, `only \`${other}\` was given`);
  const problem: Problem = isPerson
    ? { ...NOT_SIGNED_IN, fix: exportFix(['platform', 'registry'], inputs) }
    : NO_IDENTITY;
  const detail = 'no identity to sign in as';
  return { check: { name, state: 'failed', detail, problems: [problem] }, value: undefined };
}
