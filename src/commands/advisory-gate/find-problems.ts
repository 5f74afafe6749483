import type { UserProblem } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files.ts';
import type { FindProblems } from '../input-problems.ts';
import { problemsOf } from '../problems-of.ts';
import { requireIdentity } from '../session.ts';
import type { AdvisoryGateInputs } from './manifest.ts';

/** Why this command cannot do without a sign-in. */
export const SIGN_IN_REASON = 'advisories are read from the platform';

/** The problem of a run without anything to look for. */
export const NOTHING_TO_LOOK_FOR: UserProblem = {
  message: 'there is nothing to look for: neither `sbom`, `artifacts` nor `advisories` is given',
  fix: 'set `sbom` to the SBOM of the image or the build, for example `sbom: sbom.spdx.json`',
  input: 'sbom',
};

/** The problem of a comparison without a base. */
export const NO_BASE: UserProblem = {
  message: '`scope: changed` needs `base-sbom`: without it nothing tells what the base has',
  fix: 'give the SBOM of the base in `base-sbom`, from a run that the change cannot influence',
  input: 'base-sbom',
};

/** Nothing to look for, no base to compare with, no credential, and files that may not be written. */
export const findProblems: FindProblems<AdvisoryGateInputs> = async (inputs, { area, isGiven }) => {
  const problems: UserProblem[] = [];
  if (!['sbom', 'artifacts', 'advisories'].some(isGiven)) problems.push(NOTHING_TO_LOOK_FOR);
  if (inputs.scope === 'changed' && !isGiven('base-sbom')) problems.push(NO_BASE);
  if (!isGiven('token')) problems.push(...(await problemsOf(() => requireIdentity(inputs, SIGN_IN_REASON))));
  for (const name of ['sarif-file', 'vex-file', 'junit-file'] as const) {
    const path = inputs[name];
    if (path !== undefined) problems.push(...(await problemsOf(() => checkWritable(path, area, name))));
  }
  return problems;
};
