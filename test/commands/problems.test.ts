import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/base/user-error.ts';
import { toProblems } from '../../src/commands/problems.ts';

describe('toProblems', () => {
  it.each([
    ['what it is about', '`acme/a:1` had no digest', '`acme/a:1`', '`acme/a:1` had no digest'],
    ['another name of it', '`chainguard/a:1` had no digest', '`a`', '`a`: `chainguard/a:1` had no digest'],
    ['nothing', 'there is no token', '', 'there is no token'],
  ])('says once what a problem is about that names %s', (_, message, subject, told) => {
    expect(toProblems(new UserError({ message }), undefined, subject)).toEqual([
      { kind: 'usage', message: told },
    ]);
  });
});
