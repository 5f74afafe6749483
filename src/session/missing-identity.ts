import { UserError, type UserProblem } from '../base/user-error.ts';
import type { CommonInputs } from '../kit/manifest/common-inputs.ts';

/** Throws the usage error of a command that requires a credential of the platform. */
export function requireIdentity(
  inputs: Partial<Pick<CommonInputs, 'identity' | 'token'>>,
  why: string,
): void {
  if (inputs.identity === undefined && inputs.token === undefined) throw new UserError(noCredential(why));
}

/** The same problem before the inputs are known to be valid: one that is set to a wrong value is not missing. */
export function findMissingIdentity(isGiven: (name: string) => boolean, why: string): readonly UserProblem[] {
  return isGiven('identity') || isGiven('token') ? [] : [noCredential(why)];
}

function noCredential(why: string): UserProblem {
  return {
    message: `\`identity\` is required: ${why}`,
    fix: 'set `identity` to the uid of an identity that this job may assume, or `token` to a token of the platform',
    input: 'identity',
  };
}
