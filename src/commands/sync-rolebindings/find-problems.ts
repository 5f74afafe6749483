import { checkWritable } from '../../host/files.ts';
import type { FindProblems } from '../input-problems.ts';
import { problemsOf } from '../problems-of.ts';
import { requireIdentity } from '../session.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';

/** Why this command cannot do without a sign-in. */
export const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';

/** No credential, and a plan that may not be written. */
export const findProblems: FindProblems<SyncRolebindingsInputs> = async (inputs, { area, isGiven }) => {
  const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
  return [
    ...(isGiven('token') ? [] : await problemsOf(() => requireIdentity(inputs, SIGN_IN_REASON))),
    ...(path === undefined ? [] : await problemsOf(() => checkWritable(path, area, 'plan-file'))),
  ];
};
