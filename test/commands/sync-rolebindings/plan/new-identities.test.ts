import { describe, expect, it } from 'vitest';
import { requireNewIdentities } from '../../../../src/commands/sync-rolebindings/plan/new-identities.ts';
import type { ObservedWorld } from '../../../../src/commands/sync-rolebindings/plan/role-binding.ts';
import { binding, identity, planOf, world } from '../../../support/role-world.ts';

const NEW = '{ name: new, claimMatch: { issuer: "https://i", subject: s } }';
const blank = identity('old', { kind: 'unknown', issuer: undefined, subject: undefined });
const check = (entries: string, now: ObservedWorld) => () =>
  requireNewIdentities(planOf(`identities: [${entries}]`, now), now);

describe('an identity is not created', () => {
  it('while the list lacks one of the organization that a binding names', () => {
    const now = world({ identities: [identity('a')], bindings: [binding('gone', 'viewer')] });
    expect(check(NEW, now)).toThrow('the list lacks `gone` (org/gone), which a role binding names');
    expect(check('{ name: a, roles: [viewer] }', now)).not.toThrow();
  });

  it('while a row does not show what its identity accepts', () => {
    const now = world({ identities: [blank] });
    expect(check(NEW, now)).toThrow('the list does not show what identity `old` (org/old) accepts');
  });
});

describe('an identity is created', () => {
  it('beside bindings of people and of deleted identities, which show no name', () => {
    const person = { ...binding('sam', 'viewer'), identity: { uid: 'person', name: 'sam' } };
    const deleted = { ...binding('x', 'viewer'), identity: { uid: 'org/x', name: '' } };
    expect(check(NEW, world({ bindings: [person, deleted] }))).not.toThrow();
  });

  it('beside an identity that the same plan gives its claims', () => {
    const claims = '{ name: old, claimMatch: { issuer: "https://i", subject: t } }';
    expect(check(`${NEW}, ${claims}`, world({ identities: [blank] }))).not.toThrow();
  });
});
