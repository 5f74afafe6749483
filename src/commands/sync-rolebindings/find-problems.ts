import { problemsOf } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files/files.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';

export const SIGN_IN_REASON = 'role bindings are read from the platform, which needs a sign-in';

/** For a folder, any file in it. */
const inFolder = (path: string): string => (path.endsWith('/') ? `${path}organization.yml` : path);

/** Reports missing credentials and an unwritable plan file. */
export const findProblems: FindProblems<SyncRolebindingsInputs> = async (inputs, { area, isGiven }) => {
  const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
  return [
    ...findMissingIdentity(isGiven, SIGN_IN_REASON),
    ...(path === undefined ? [] : await problemsOf(() => checkWritable(inFolder(path), area, 'plan-file'))),
  ];
};
