import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/base/user-error.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { toProblems } from '../../src/session/problems.ts';

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

describe('the fix for a service that answers later', () => {
  it.each([
    ['UNAVAILABLE', 503, 'run again later'],
    ['RESOURCE_EXHAUSTED', 429, 'a lower `concurrency`'],
  ] as const)('is, for %s, to wait', (code, httpStatus, words) => {
    const error = new PlatformError('no', { code, call: 'GET /registry/v2/tags', httpStatus });
    expect(toProblems(error, undefined)).toMatchObject([
      { kind: 'service', fix: expect.stringContaining(words) },
    ]);
  });
});

describe('every failure of a request', () => {
  const causes = [
    ['CONNECTION', 0, 'check the URL'],
    ['TIMEOUT', 0, '`request-timeout`'],
    ['REDIRECT', 302, 'set the URL'],
    ['UNDECODABLE', 200, 'such as a proxy'],
    ['UNIMPLEMENTED', 501, 'check the URL'],
    ['INTERNAL', 500, 'run again later'],
    ['UNKNOWN', 520, 'run again later'],
    ['DEADLINE_EXCEEDED', 504, 'run again later'],
    ['ABORTED', 409, 'run again later'],
    ['DATA_LOSS', 500, 'run again later'],
  ] as const;

  it.each(causes)('says what to do about %s', (code, httpStatus, words) => {
    const error = new PlatformError('no', { code, call: 'GET /registry/v2/tags', httpStatus });
    expect(toProblems(error, undefined)).toMatchObject([
      { kind: 'service', fix: expect.stringContaining(words) },
    ]);
  });

  it('blames no proxy for answers that contradict each other', () => {
    const error = new PlatformError('no', { code: 'UNDECODABLE', call: 'GET /registry/v2/tags' });
    expect(toProblems(error, undefined)[0]?.fix).toBeUndefined();
  });
});

describe('the fix for a token that the registry does not issue', () => {
  it('names the two things that it refuses as wrong: the organization, and a token that has expired', () => {
    const call = 'GET /token?scope=repository:acme/python:pull';
    const error = new PlatformError('no', { code: 'INVALID_ARGUMENT', call, httpStatus: 400 });
    const [problem] = toProblems(error, undefined);
    expect(problem?.fix).toContain('the name of the organization');
    expect(problem?.fix).toContain('has not expired');
  });
});

describe('the fix for a missing capability', () => {
  it('of a token that was given names its audience, which refuses in the same way', () => {
    const call = 'GET /v2/acme/python/_chainguard/history/latest';
    const error = new PlatformError('no', { code: 'PERMISSION_DENIED', call, httpStatus: 403 });
    const [given] = toProblems(error, undefined);
    expect(given?.fix).toContain('`registry-token` for the registry');
    // Without any token, the registry refuses a name that is not public in the same words.
    expect(given?.fix).toContain('without a token, check the name');
    const [assumed] = toProblems(error, 'acme/ci');
    expect(assumed?.fix).not.toContain('registry-token');
  });

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
