import type { UserProblem } from '../../base/user-error.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { TokenInputs } from './manifest.ts';

/** Refuses limits on a token that is not minted here, where they have no effect; `origin` names it. */
function limitProblems(
  inputs: Pick<Partial<TokenInputs>, 'capabilities' | 'scopes'>,
  origin: string,
  fix: string,
): readonly UserProblem[] {
  return (['capabilities', 'scopes'] as const)
    .filter((name) => (inputs[name] ?? []).length > 0)
    .map((name) => ({
      message: `\`${name}\` has no effect on a token ${origin}`,
      fix: `remove \`${name}\`, or ${fix}`,
      input: name,
    }));
}

/** Problems: no identity to request the token for, and limits on a token that is not minted here. */
export const findProblems: FindProblems<TokenInputs> = (inputs, place) => {
  const { host, isGiven } = place;
  const { audience = 'platform' } = inputs;
  const given = audience === 'registry' ? 'registry-token' : 'token';
  const isPersonal = host.person?.token !== undefined;
  const missing = findMissingIdentity(inputs, place, 'the token is issued for that identity', audience);
  const message = 'nobody is signed in at this terminal';
  const problems = missing.map((one) => (host.person === undefined ? one : { ...one, message }));
  const remedy = `sign in with \`identity\` instead of \`${given}\``;
  if (isGiven(given)) problems.push(...limitProblems(inputs, `that was given in \`${given}\``, remedy));
  else if (isPersonal)
    problems.push(...limitProblems(inputs, 'from `chainctl`', 'set `PLATFORM_ID_TOKEN` and `identity`'));
  return problems;
};
