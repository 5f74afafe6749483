import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeError } from '../../src/platform/decode-error.ts';
import { PlatformError } from '../../src/platform/errors.ts';

const CALL = 'GET /iam/v2/groups';
const errorOf = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PlatformError =>
  decodeError({ status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }, CALL);

describe('decodeError', () => {
  it('reads the details of a refused create', () => {
    const error = errorOf(
      400,
      {
        code: 3,
        message: 'Invalid argument: name: must match',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'INVALID_ARGUMENT',
            domain: 'iam.example.dev',
          },
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field: 'name', description: 'must match' }],
          },
        ],
      },
      { 'x-request-id': 'r1' },
    );
    expect(error).toMatchObject({
      message: 'Invalid argument: name: must match',
      code: 'INVALID_ARGUMENT',
      reason: 'INVALID_ARGUMENT',
      domain: 'iam.example.dev',
      httpStatus: 400,
      requestId: 'r1',
      call: CALL,
      details: { fieldViolations: [{ field: 'name', description: 'must match' }], others: [] },
    });
  });

  it('tells failed preconditions from wrong arguments, which share a status', () => {
    const violation = { type: 'RESOURCE_NOT_EMPTY', subject: 'a/b', description: 'has repos' };
    const details = [{ '@type': 'x/google.rpc.PreconditionFailure', violations: [violation] }];
    const error = errorOf(400, { code: 9, message: 'Precondition failed: …', details });
    expect(error.code).toBe('FAILED_PRECONDITION');
    expect(error.details.preconditions).toEqual([violation]);
  });

  it('reads which resource is missing, and keeps details that it does not know', () => {
    const details = [
      { '@type': 'x/google.rpc.ResourceInfo', resourceType: 'Repo', resourceName: 'a/b', owner: 'c' },
      { '@type': 'x/google.rpc.Help', links: [] },
      { '@type': 'x/google.rpc.BadRequest', fieldViolations: 'none' },
      'text',
    ];
    const error = errorOf(404, { code: 5, message: 'not found', details });
    expect(error.code).toBe('NOT_FOUND');
    expect(error.details.resource).toEqual({ type: 'Repo', name: 'a/b', owner: 'c', description: '' });
    expect(error.details.others).toEqual(details.slice(1));
  });

  it('keeps the further facts of ErrorInfo, texts only, and the raw body', () => {
    const info = {
      '@type': 'x/google.rpc.ErrorInfo',
      reason: 'R',
      domain: 'd',
      metadata: { group: 'a', n: 1 },
    };
    const json = { code: 3, message: 'no', details: [info] };
    expect(errorOf(400, json)).toMatchObject({ metadata: { group: 'a' }, body: JSON.stringify(json) });
    expect(errorOf(400, { code: 3 }).metadata).toEqual({});
  });

  it('keeps at most 64 KiB of a body, and no secret that the cut would disguise', () => {
    const redact = (text: string): string => text.replaceAll('secret-token', '***');
    const body = `${'x'.repeat(65_530)}secret-token${'y'.repeat(100)}`;
    const error = decodeError({ status: 502, headers: {}, body }, CALL, redact);
    expect(error.body).toHaveLength(65_536);
    expect(error.body).not.toContain('secret');
  });

  it.each([
    ['é', 32_768],
    ['\u{1f600}', 32_768],
    ['€', 21_845],
  ])('counts the bytes of a body and splits no %s', (character, kept) => {
    const { body } = decodeError({ status: 502, headers: {}, body: character.repeat(40_000) }, CALL);
    expect(body).toHaveLength(kept);
    expect(body).toBe(character.repeat(kept / character.length));
  });

  it('keeps the start of a body that is too long to be read', () => {
    const { body } = decodeError({ status: 502, headers: {}, body: `<html>${' '.repeat(2 << 20)}` }, CALL);
    expect(body).toMatch(/^<html> +$/);
    expect(body).toHaveLength(65_536);
  });

  it('reads the errors of the registry', () => {
    const error = errorOf(403, { errors: [{ code: 'FORBIDDEN', message: 'wrong audience' }] });
    expect(error).toMatchObject({
      code: 'PERMISSION_DENIED',
      reason: 'FORBIDDEN',
      message: 'wrong audience',
    });
    expect(errorOf(404, { errors: [] })).toMatchObject({
      code: 'NOT_FOUND',
      reason: '',
      message: 'HTTP status 404',
    });
  });

  it.each([
    ['a page of a load balancer', 502, '<html>Bad gateway</html>', 'UNAVAILABLE'],
    ['nothing', 401, '', 'UNAUTHENTICATED'],
    ['a number', 429, '7', 'RESOURCE_EXHAUSTED'],
    ['code 0', 500, { code: 0, message: '' }, 'INTERNAL'],
    ['a code that does not exist', 503, { code: 99 }, 'UNAVAILABLE'],
    ['a message that is no text, and no details', 404, { code: 5, message: 7, details: null }, 'NOT_FOUND'],
    ['a status that no table has', 418, '', 'UNKNOWN'],
    ['a status above 500 that no table has', 599, '', 'INTERNAL'],
  ])('makes an error of %s', (_, status, body, code) => {
    expect(errorOf(status, body)).toMatchObject({
      code,
      httpStatus: status,
      message: `HTTP status ${status}`,
    });
  });

  it('says of a redirect that it is never followed', () => {
    expect(errorOf(302, '', { location: 'https://elsewhere.test' })).toMatchObject({ code: 'REDIRECT' });
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record(
        {
          code: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.jsonValue()),
          message: fc.jsonValue(),
          details: fc.oneof(
            fc.jsonValue(),
            fc.array(
              fc.record(
                {
                  '@type': fc.constantFrom(
                    ...['ErrorInfo', 'BadRequest', 'PreconditionFailure', 'ResourceInfo', 'Other'].map(
                      (name) => `type.googleapis.com/google.rpc.${name}`,
                    ),
                  ),
                  reason: fc.jsonValue(),
                  domain: fc.jsonValue(),
                  fieldViolations: fc.jsonValue(),
                  violations: fc.jsonValue(),
                  resourceName: fc.jsonValue(),
                },
                { requiredKeys: [] },
              ),
            ),
          ),
          errors: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  );
  it('never throws, and gives a code and a message, for any bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), hostile, (status, body) => {
        const error = decodeError({ status, headers: {}, body }, CALL);
        expect(error).toBeInstanceOf(PlatformError);
        expect(error.message).not.toBe('');
        expect(error.code).toMatch(/^[A-Z_]+$/);
        expect(error.httpStatus).toBe(status);
        expect(typeof error.reason).toBe('string');
        expect(Array.isArray(error.details.fieldViolations)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('PlatformError', () => {
  it('has sane facts where none are given', () => {
    const error = new PlatformError('no answer', { code: 'CONNECTION', call: CALL });
    expect(error).toMatchObject({ name: 'PlatformError', httpStatus: 0, reason: '', domain: '' });
    expect(error.details).toEqual({
      fieldViolations: [],
      preconditions: [],
      resource: undefined,
      others: [],
    });
  });
});

it('describes a body of more than a mebibyte by its status only', () => {
  const error = errorOf(400, { code: 3, message: 'x'.repeat(1_048_577) });
  expect(error).toMatchObject({ message: 'HTTP status 400', code: 'INVALID_ARGUMENT' });
});
