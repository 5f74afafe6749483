import { describe, expect, it } from 'vitest';
import { readRunningIdentity } from '../../../src/commands/sync-rolebindings/running-identity.ts';
import { fixedToken } from '../../../src/platform/token-source.ts';

const tokenOf = (claims: unknown): string =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.');

describe('the running identity', () => {
  it('is the subject of the platform token', async () => {
    const self = await readRunningIdentity(fixedToken(tokenOf({ sub: 'org/ci' })));
    expect(self).toEqual({ kind: 'known', uid: 'org/ci' });
  });

  it.each([
    ['an opaque token', 'opaque'],
    ['a token without subject', tokenOf({})],
    ['a token with an empty subject', tokenOf({ sub: '' })],
    ['a token whose subject is no text', tokenOf({ sub: 1 })],
  ])('is unreadable from %s', async (_name, token) => {
    expect(await readRunningIdentity(fixedToken(token))).toEqual({ kind: 'unreadable' });
  });

  it('is unreadable without a token', async () => {
    expect(await readRunningIdentity(undefined)).toEqual({ kind: 'unreadable' });
  });
});
