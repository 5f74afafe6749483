import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../../src/commands/fleet/repository-record.ts';

const whole = {
  seen: 3,
  judged: 1,
  skipped: [{ what: 'files', why: 'ignored', count: 1 }],
  unread: [],
  unresolved: [],
};

describe('contradictionOf', () => {
  it.each([
    [0, 'pass'],
    [0, 'warn'],
    [1, 'fail'],
    [2, 'error'],
    [137, 'error'],
  ] as const)('believes an end with %i and %s', (exitCode, result) => {
    expect(contradictionOf({ exitCode, result })).toBeUndefined();
  });

  it.each([
    [0, 'error'],
    [0, 'fail'],
    [1, 'pass'],
    [5, 'pass'],
    [-1, 'error'],
    [0.5, 'error'],
  ] as const)('believes no end with %d and %s', (exitCode, result) => {
    expect(contradictionOf({ exitCode, result })).toContain(`\`exitCode\` is ${exitCode}`);
  });

  it.each([
    ['judged', 0, 'pass', true],
    ['judged', 1, 'fail', true],
    ['judged', 5, 'error', false],
    ['skipped', 0, 'pass', true],
    ['skipped', 1, 'fail', false],
    ['unread', 5, 'error', true],
    ['unread', 0, 'pass', false],
  ] as const)(
    'of a repository that is %s and ends with %i and %s: %s',
    (status, exitCode, result, isBelieved) => {
      const why = isBelieved ? undefined : `\`status\` is \`${status}\`, and \`exitCode\` is ${exitCode}`;
      expect(contradictionOf({ status, exitCode, result })).toBe(why);
    },
  );

  it('believes an account that adds up, and no other', () => {
    const end = { exitCode: 0, result: 'pass' } as const;
    expect(contradictionOf({ ...end, coverage: { ...whole, seen: 2 } })).toBeUndefined();
    expect(contradictionOf({ ...end, coverage: whole })).toBe(
      'its `coverage` does not add up: 3 seen, 2 accounted for',
    );
  });
});
