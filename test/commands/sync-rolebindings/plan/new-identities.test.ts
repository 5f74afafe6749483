import { describe, expect, it } from 'vitest';
import { requireNewIdentities } from '../../../../src/commands/sync-rolebindings/plan/complete-world.ts';
import type { ObservedWorld } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { binding, identity, planOf, world } from '../../../support/role-world.ts';

const NEW = '{ name: new, claimMatch: { issuer: "https://i", subject: s } }';
const check = (entries: string, now: ObservedWorld) => () =>
  requireNewIdentities(planOf(`identities: [${entries}]`, now), now);

describe('an identity is not created', () => {
  it('while the list lacks one of the organization that a binding names', () => {
    const now = world({ identities: [identity('a')], bindings: [binding('gone', 'viewer')] });
    expect(check(NEW, now)).toThrow('the list lacks `gone` (org/gone), which a role binding names');
    expect(check('{ name: a, roles: [viewer] }', now)).not.toThrow();
  });
});

describe('an identity is created', () => {
  it('beside bindings of people and of deleted identities, which show no name', () => {
    const person = { ...binding('sam', 'viewer'), identity: { uid: 'person', name: 'sam' } };
    const deleted = { ...binding('x', 'viewer'), identity: { uid: 'org/x', name: '' } };
    expect(check(NEW, world({ bindings: [person, deleted] }))).not.toThrow();
  });
});
