import type { UserProblem } from '../../base/user-error.ts';
import { checkWritable } from '../../host/files.ts';
import type { FindProblems } from '../input-problems.ts';
import { problemsOf } from '../problems-of.ts';
import type { TokenInputs } from './manifest.ts';

/** The problem of a token that is neither given nor to be made for anybody. */
export const NO_IDENTITY: UserProblem = {
  message: '`identity` is needed: the token is made for that identity',
  fix: 'set `identity` to the uid of an identity that this job may assume',
  input: 'identity',
};

/** Nobody to make the token for, and a file that may not be written. */
export const findProblems: FindProblems<TokenInputs> = async (inputs, { area, isGiven }) => {
  const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
  const isNobody = inputs.identity === undefined && !isGiven(given);
  const path = inputs['output-file'];
  return [
    ...(isNobody ? [NO_IDENTITY] : []),
    ...(path === undefined ? [] : await problemsOf(() => checkWritable(path, area, 'output-file'))),
  ];
};
