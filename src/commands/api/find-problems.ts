import type { UserProblem } from '../../base/user-error.ts';
import { problemsOf } from '../../base/user-error.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { ApiInputs } from './manifest.ts';
import { readApiRequest } from './read-call.ts';

/** Why this command must sign in. */
export const SIGN_IN_REASON = 'the command reads the API as that identity';

/** Problems of the path and the query, and of a missing credential where the path needs one. */
export const findProblems: FindProblems<ApiInputs> = async (inputs, { isGiven }) => {
  const { all, path, query } = inputs;
  const apiUrl = inputs['api-url'];
  if (all === undefined || query === undefined || apiUrl === undefined) return [];
  let missing: readonly UserProblem[] = [];
  const wrong = await problemsOf(() => {
    const { anonymous } = readApiRequest({ path, query, all, 'api-url': apiUrl });
    if (!anonymous) missing = findMissingIdentity(isGiven, SIGN_IN_REASON);
  });
  return [...wrong, ...missing];
};
