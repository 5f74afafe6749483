import { describe, expect, it } from 'vitest';
import { toProblems } from '../../src/commands/problems.ts';
import { PlatformError } from '../../src/platform/errors.ts';

describe('the fix for a missing capability', () => {
  it.each([
    ['GET /vulnerabilities/v2/advisories', 'such as `viewer`, on the organization'],
    ['GET /registry/v2/tags', 'such as `registry.pull` or `viewer`, on the organization'],
  ])('of %s names roles that have it', (call, words) => {
    const error = new PlatformError('no', { code: 'PERMISSION_DENIED', call, httpStatus: 403 });
    expect(toProblems(error, undefined)).toMatchObject([
      { kind: 'forbidden', fix: expect.stringContaining(words) },
    ]);
  });
});
