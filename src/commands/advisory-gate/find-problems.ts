import { plainLine } from '../../base/plain-text.ts';
import type { UserProblem } from '../../base/user-error.ts';
import { problemsOf } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files/files.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { readShard } from '../../kit/run/shard-input.ts';
import { subjectProblem } from '../../registry/attestation/signature-policy.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import { artifactProblems } from './artifact.ts';
import type { AdvisoryGateInputs } from './manifest.ts';

export const SIGN_IN_REASON = 'advisories are read from the platform';

export const NOTHING_TO_LOOK_FOR: UserProblem = {
  message:
    'there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set',
  fix: 'set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build',
  input: 'images',
};

export const NO_BASE: UserProblem = {
  message:
    '`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change',
  fix: 'set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence',
  input: 'base-sbom',
};

/** What is wrong with the subject that must have signed. */
export function subjectProblems(
  inputs: Partial<Pick<AdvisoryGateInputs, 'attestation-subject'>>,
): readonly UserProblem[] {
  const subject = inputs['attestation-subject'];
  const problem = subject === undefined ? undefined : subjectProblem(subject);
  if (subject === undefined || problem === undefined) return [];
  const message = `\`attestation-subject\`: \`${plainLine(subject, 300)}\` cannot be used: ${problem}`;
  return [{ message, input: 'attestation-subject' }];
}

/** What is wrong with `shard`: only `images` can be divided, everything else would be judged once for each shard. */
export async function shardProblems(inputs: Partial<AdvisoryGateInputs>): Promise<readonly UserProblem[]> {
  if (inputs.shard === undefined) return [];
  const others = (['files', 'sbom', 'artifacts', 'advisories'] as const).filter(
    (name) => (inputs[name] ?? []).length > 0,
  );
  const isDivided = (inputs.images ?? []).length > 0 && others.length === 0;
  const given = others.map((name) => `\`${name}\``).join(', ');
  const message = `\`shard\` divides \`images\` only${given === '' ? ', which is not set' : `, but ${given} is set`}`;
  return [
    ...(await problemsOf(() => readShard(inputs.shard))),
    ...(isDivided ? [] : [{ message, input: 'shard' }]),
  ];
}

/** Reports a run without anything to check, a missing base, missing credentials and an unwritable `vex-file`. */
export const findProblems: FindProblems<AdvisoryGateInputs> = async (inputs, { area, isGiven }) => {
  const problems: UserProblem[] = [];
  if (!['images', 'files', 'sbom', 'artifacts', 'advisories'].some(isGiven))
    problems.push(NOTHING_TO_LOOK_FOR);
  if (inputs.scope === 'changed' && !isGiven('base-sbom') && !isGiven('files')) problems.push(NO_BASE);
  problems.push(...subjectProblems(inputs), ...artifactProblems(inputs), ...(await shardProblems(inputs)));
  problems.push(...findMissingIdentity(isGiven, SIGN_IN_REASON));
  const path = inputs['vex-file'];
  if (path !== undefined) problems.push(...(await problemsOf(() => checkWritable(path, area, 'vex-file'))));
  return problems;
};
