import { describe, expect, it } from 'vitest';
import {
  type ObservedWorld,
  withNames,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import {
  requireKnownRoles,
  requireNewIdentities,
} from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { binding, identity, planOf, ROLES, SUB, world } from '../../../support/role-world.ts';

const [VIEWER] = ROLES;

describe('the name of a group or role', () => {
  it('is one from elsewhere where its row has none, else the uid', () => {
    const [nameless, role] = [
      { uid: 'org', name: '' },
      { uid: 'role-viewer', name: '' },
    ];
    const row = binding('a', 'viewer', SUB);
    const now = withNames(
      world({
        organization: nameless,
        groups: [{ uid: SUB.uid, name: '' }, nameless],
        roles: [role],
        bindings: [row, { ...row, uid: 'org/sub/2', role, group: { uid: SUB.uid, name: '' } }],
      }),
    );
    expect(now.organization).toEqual({ uid: 'org', name: 'org' });
    expect(now.groups).toEqual([SUB, { uid: 'org', name: 'org' }]);
    expect(now.roles).toEqual([row.role]);
    expect(now.bindings).toEqual([row, { ...row, uid: 'org/sub/2' }]);
  });

  it('is spelled as in the list', () => {
    const row = {
      ...binding('a', 'viewer', { ...SUB, name: 'SUB' }),
      role: { uid: 'role-viewer', name: 'Viewer' },
    };
    expect(withNames(world({ bindings: [row] })).bindings).toEqual([{ ...row, role: VIEWER, group: SUB }]);
  });

  it.each([
    [
      'a role of the list',
      { bindings: [{ ...binding('a', 'viewer'), role: { uid: 'role-owner', name: 'viewer' } }] },
    ],
    ['a group of the list', { bindings: [binding('a', 'viewer', { ...SUB, name: 'admin' })] }],
    ['the organization', { bindings: [binding('a', 'viewer', { uid: 'org', name: 'admin' })] }],
    [
      'a role that is in no list',
      {
        bindings: ['one', 'two'].map((name) => ({
          ...binding('a', name),
          role: { uid: 'role-hidden', name },
        })),
      },
    ],
  ])('must not be contradicted by a binding: %s', (_name, more) => {
    expect(() => withNames(world(more))).toThrow(/is named `.+` in one row and `.+` in another/);
  });
});

describe('a role that no answer names', () => {
  const hidden = { ...binding('a', 'hidden'), role: { uid: 'role-hidden', name: '' } };
  const now = withNames(world({ identities: [identity('a'), identity('b')], bindings: [hidden] }));

  it.each([
    ['granted', 'identities: [{ name: b, roles: [role-hidden] }]'],
    ['removed', 'identities: [{ name: a }]'],
    [
      'handed over with changed claims',
      'identities: [{ name: a, claimMatch: { issuer: "https://i", subject: s }, roles: [role-hidden] }]',
    ],
  ])('cannot be %s', (_name, file) => {
    expect(() => requireKnownRoles(planOf(file, now), now)).toThrow('no role binding names it');
  });

  it('is nothing to a plan without it', () => {
    expect(() =>
      requireKnownRoles(planOf('identities: [{ name: b, roles: [viewer] }]', now), now),
    ).not.toThrow();
  });
});

describe('a role that only a binding names', () => {
  const custom = { ...binding('a', 'helper'), role: { uid: 'org/helper', name: 'helper' } };
  const now = withNames(world({ identities: [identity('a'), identity('b')], bindings: [custom] }));

  it.each([
    ['granted', 'identities: [{ name: b, roles: [helper] }]'],
    [
      'handed over with changed claims',
      'identities: [{ name: a, claimMatch: { issuer: "https://i", subject: s }, roles: [helper] }]',
    ],
  ])('cannot be %s: nobody knows what it can do', (_name, file) => {
    const plan = planOf(file, now);
    expect(() => requireKnownRoles(plan, now)).toThrow('the role `org/helper` (helper) is not in the list');
    const roles = [...now.roles, { uid: 'org/helper', name: 'helper' }];
    expect(() => requireKnownRoles(plan, { roles })).not.toThrow();
  });

  it('can be removed', () => {
    expect(() => requireKnownRoles(planOf('identities: [{ name: a }]', now), now)).not.toThrow();
  });
});

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
