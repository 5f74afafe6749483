import { expect, it } from 'vitest';
import { isOwnStop } from '../../../../src/commands/sync-rolebindings/apply/apply-state.ts';

it.each([
  ['stop', 'CANCELLED', true],
  ['stop', 'UNAUTHENTICATED', false],
  // The service's own code 1.
  ['refused', 'CANCELLED', false],
] as const)('a failure (%s, %s) is a stop of this run: %s', (outcome, code, isStop) => {
  const failure = {
    outcome,
    code,
    httpStatus: 0,
    sent: true,
    hintMs: undefined,
    kind: 'service',
    message: '',
  } as const;
  expect(isOwnStop(failure)).toBe(isStop);
});
