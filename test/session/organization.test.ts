import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/base/user-error.ts';
import type { CommonInputs } from '../../src/kit/manifest/common-inputs.ts';
import { createClient } from '../../src/platform/client.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { findOrganization } from '../../src/session/organization.ts';
import { fakeHttp, jsonAnswer, transportOptions } from '../support/fake-http.ts';

// The specification says of uids only that they are like paths.
const ACME = { uid: 'org-1', name: 'acme' };

/** Finds an organization in a service that knows one, under an uid of its own form. */
async function find(
  inputs: Partial<Pick<CommonInputs, 'identity' | 'organization'>>,
  refusal = 404,
): Promise<unknown> {
  const { http } = fakeHttp(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === `/iam/v2/groups/${ACME.uid}`) return jsonAnswer(ACME);
    if (pathname === '/iam/v2/groups/other') return jsonAnswer({ uid: 'another', name: 'other' });
    if (pathname !== '/iam/v2/groups') return jsonAnswer({ message: 'none' }, refusal);
    return jsonAnswer({ groups: [ACME], nextPageToken: '', totalCount: '1', skipped: 0 });
  });
  const client = createClient({
    baseUrl: 'https://api.test',
    transport: createTransport(transportOptions(http, { maxAttempts: 1 })),
    tokens: { get: async () => 'token', renew: async () => undefined },
  });
  // Only these two inputs are read.
  const found = await findOrganization(inputs as CommonInputs, client);
  return { uid: found.uid, name: found.name };
}

describe('findOrganization', () => {
  it.each([
    ['the name', { organization: 'acme' }],
    ['the uid, whatever its form', { organization: 'org-1' }],
    ['what the identity begins with', { identity: 'org-1/identity-2' }],
  ])('takes %s', async (_, inputs) => {
    expect(await find(inputs)).toEqual(ACME);
  });

  it.each([
    ['that nobody has', 'nobody'],
    ['that is no uid', 'no uid'],
    ['of another group, answered wrongly', 'other'],
  ])('knows no organization %s', async (_, organization) => {
    await expect(find({ organization })).rejects.toBeInstanceOf(UserError);
  });

  it('refuses another group than the one of the identity', async () => {
    await expect(find({ identity: 'other/identity-2' })).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: 'the service returned the group `another` instead of `other`',
    });
  });

  it('hands on that it could not ask', async () => {
    await expect(find({ organization: 'nobody' }, 503)).rejects.toBeInstanceOf(PlatformError);
  });
});
