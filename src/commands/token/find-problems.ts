import type { UserProblem } from '../../base/user-error.ts';
import { problemsOf } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files/files.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import type { TokenInputs } from './manifest.ts';

/** Reported if a token is neither given nor can be requested, because there is no identity. */
const NO_IDENTITY: UserProblem = {
  message: '`identity` is required: the token is issued for that identity',
  fix: 'set `identity` to the uid of an identity that this job may assume',
  input: 'identity',
};

/** Refuses limits on a token that was minted elsewhere, where they have no effect. */
function limitProblems(
  inputs: Pick<Partial<TokenInputs>, 'capabilities' | 'scopes'>,
  given: 'token' | 'registry-token' | undefined,
): readonly UserProblem[] {
  if (given === undefined) return [];
  return (['capabilities', 'scopes'] as const)
    .filter((name) => (inputs[name] ?? []).length > 0)
    .map((name) => ({
      message: `\`${name}\` has no effect on a token that was given in \`${given}\``,
      fix: `remove \`${name}\`, or sign in with \`identity\` instead of \`${given}\``,
      input: name,
    }));
}

/** Problems: no identity to request the token for, and a file that must not be written. */
export const findProblems: FindProblems<TokenInputs> = async (inputs, { area, isGiven }) => {
  const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
  const isNobody = !isGiven('identity') && !isGiven(given);
  const path = inputs['output-file'];
  return [
    ...(isNobody ? [NO_IDENTITY] : []),
    ...limitProblems(inputs, isGiven(given) ? given : undefined),
    ...(path === undefined ? [] : await problemsOf(() => checkWritable(path, area, 'output-file'))),
  ];
};
