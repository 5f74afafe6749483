import { describe, expect, it } from 'vitest';
import { readRunningIdentity, requireKeptBindings } from '../../../src/commands/sync-rolebindings/gather.ts';
import { fixedToken } from '../../../src/platform/token-source.ts';
import { binding, identity, planOf, world } from '../../support/role-world.ts';

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

const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
const self = { kind: 'known', uid: 'org/a' } as const;
const [change] = planOf('identities: [{ name: a }]', now).changes;

it.each([
  ['done', false],
  ['failed', true],
] as const)('own bindings may be missing only where their removal is done: %s', (status, throws) => {
  if (change === undefined) throw new Error('no change');
  const applied = { tracked: [{ change, status }], problems: [] };
  const check = () => requireKeptBindings({ world: now, self }, world(), applied);
  if (throws) expect(check).toThrow('does not contain those of the running identity');
  else expect(check).not.toThrow();
});
