import type { FindProblems } from '../input-problems.ts';
import { problemsOf } from '../problems-of.ts';
import { requireIdentity } from '../session.ts';
import type { ApiInputs } from './manifest.ts';
import { readApiRequest } from './read-call.ts';

/** Why this command cannot do without a sign-in. */
export const SIGN_IN_REASON = 'the API is read as that identity';

/** A path or a query that cannot be asked, and no credential where the path needs one. */
export const findProblems: FindProblems<ApiInputs> = (inputs, { isGiven }) => {
  const { all, path, query } = inputs;
  const apiUrl = inputs['api-url'];
  if (all === undefined || query === undefined || apiUrl === undefined) return [];
  return problemsOf(() => {
    const { anonymous } = readApiRequest({ path, query, all, 'api-url': apiUrl });
    if (!anonymous && !isGiven('token')) requireIdentity(inputs, SIGN_IN_REASON);
  });
};
