import { problemsOf } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files/files.ts';
import { commandRow, type FindProblems } from '../../kit/run/command-row.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import { manifest, SIGN_IN_REASON, type SyncRolebindingsInputs } from './manifest.ts';
import { rules } from './rules.ts';

/** For a folder, any file in it. */
const inFolder = (path: string): string => (path.endsWith('/') ? `${path}organization.yml` : path);

const findProblems: FindProblems<SyncRolebindingsInputs> = async (inputs, place) => {
  const path = inputs.mode === 'plan' || inputs.mode === 'dump' ? inputs['plan-file'] : undefined;
  return [
    ...findMissingIdentity(inputs, place, SIGN_IN_REASON),
    ...(path === undefined
      ? []
      : await problemsOf(() => checkWritable(inFolder(path), place.area, 'plan-file'))),
  ];
};

export const row = commandRow({
  manifest,
  rules,
  load: async () => (await import('./run.ts')).run,
  findProblems,
  repeatsProblems: true,
});
