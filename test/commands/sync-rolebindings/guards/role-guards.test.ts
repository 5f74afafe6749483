import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeGuards } from '../../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import type {
  GuardSettings,
  RunningIdentity,
} from '../../../../src/commands/sync-rolebindings/guards/role-refusal.ts';
import {
  type ObservedIdentity,
  type ObservedWorld,
  observePerson,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { binding, identity, ORG, planOf, SUB, world } from '../../../support/role-world.ts';

const open: GuardSettings & { readonly self: RunningIdentity } = {
  'max-deletes': 1000,
  'max-delete-percent': 100,
  'protect-self': true,
  'allow-roles': [],
  'deny-roles': ['none'],
  'allow-claim-changes': true,
  self: { kind: 'known', uid: 'org/self' },
};
const judge = (file: string, now: ObservedWorld, settings: Partial<typeof open> = {}) =>
  judgeGuards(planOf(file, now), now, { ...open, ...settings }, settings.self ?? open.self);
const names = (...args: Parameters<typeof judge>) => judge(...args).map(({ guard }) => guard);

const someRoles = ['viewer', 'editor', 'registry.pull'];
/** `total` bindings of identity `a`, one of them kept by the file. */
const many = (total: number) =>
  world({
    identities: [identity('a')],
    bindings: Array.from({ length: total }, (_, index) =>
      binding('a', someRoles[index % 3] ?? '', {
        uid: `org/g${Math.floor(index / 3)}`,
        name: `g${Math.floor(index / 3)}`,
      }),
    ),
  });
const keepFirst = 'identities: [{ name: a }]\nbindings: [{ identity: a, role: viewer, group: org/g0 }]';

describe('guards on removals', () => {
  it('count them, and say which input would allow them', () => {
    const [refusal, ...others] = judge(keepFirst, many(8), { 'max-deletes': 5 });
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({
      guard: 'max-deletes',
      message: 'The plan removes 7 bindings, but `max-deletes` is 5.',
      fix: 'To allow it, set `max-deletes: 7`.',
    });
    expect(refusal?.changes).toHaveLength(7);
    expect(names(keepFirst, many(8), { 'max-deletes': 7 })).toEqual([]);
    expect(judge(keepFirst, many(2), { 'max-deletes': 0 })[0]?.message).toBe(
      'The plan removes 1 binding, but `max-deletes` is 0.',
    );
  });

  it.each([
    ['few bindings do not count', 4, 25, []],
    ['more than the share', 5, 25, ['max-delete-percent']],
    ['just the share', 5, 80, []],
    ['just below it', 5, 79, ['max-delete-percent']],
  ])('compare with what is owned: %s', (_name, total, maxDeletePercent, refused) => {
    expect(names(keepFirst, many(total), { 'max-delete-percent': maxDeletePercent })).toEqual(refused);
  });

  it('round the share up, so that the limit that is named would do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 40 }),
        fc.integer({ min: 0, max: 100 }),
        (total, maxDeletePercent) => {
          for (const { fix, message } of judge(keepFirst, many(total), {
            'max-delete-percent': maxDeletePercent,
          })) {
            const number = Number(/^To allow it, set `max-delete-percent: (\d+)`\.$/.exec(fix)?.[1]);
            expect(message).toContain(`${number} %), but \`max-delete-percent\` is ${maxDeletePercent}.`);
            expect(names(keepFirst, many(total), { 'max-delete-percent': number })).toEqual([]);
            expect(names(keepFirst, many(total), { 'max-delete-percent': number - 1 })).toEqual([
              'max-delete-percent',
            ]);
          }
        },
      ),
    );
  });
});

describe('guards on the running identity', () => {
  const now = world({
    identities: [identity('self'), identity('a')],
    bindings: [binding('self', 'viewer'), binding('a', 'viewer')],
  });
  const both = 'identities: [{ name: self }, { name: a }]';

  it('keep its bindings', () => {
    expect(judge(both, now)).toMatchObject([
      {
        guard: 'protect-self',
        message: expect.stringContaining('removes 1 binding of the running identity'),
        changes: [{ identity: { uid: 'org/self' } }],
      },
    ]);
    expect(names(both, now, { 'protect-self': false })).toEqual([]);
    // A duplicate takes nothing away from the running identity either.
    const twice = world({
      identities: [identity('self')],
      bindings: [binding('self', 'viewer'), binding('self', 'viewer', ORG, '-twin')],
    });
    const named = 'identities: [{ name: self, roles: [viewer] }]';
    expect(planOf(named, twice).changes).toHaveLength(1);
    expect(names(named, twice)).toEqual([]);
    expect(names('identities: [{ name: a }]', now)).toEqual([]);
  });

  it('never change its claims', () => {
    const file =
      'identities: [{ name: self, roles: [viewer], claimMatch: { issuer: "https://issuer", subject: new } }]';
    expect(judge(file, now, { 'protect-self': false })).toMatchObject([
      {
        guard: 'own-claims',
        message: expect.stringContaining('(1 identity; 0 are allowed)'),
      },
    ]);
  });

  it('remove nothing and change no claims when it is not known', () => {
    const self = { kind: 'unreadable' } as const;
    expect(judge(both, now, { self, 'protect-self': false })).toMatchObject([
      {
        guard: 'unreadable-self',
        message: expect.stringContaining('(2 changes; 0 are allowed)'),
      },
    ]);
    expect(
      names(
        'identities: [{ name: a, roles: [viewer], claimMatch: { issuer: "https://issuer", subject: new } }]',
        now,
        { self },
      ),
    ).toEqual(['unreadable-self']);
    expect(names('identities: [{ name: a, roles: [viewer, editor] }]', now, { self })).toEqual([]);
  });
});

describe('the guard on owners', () => {
  const now = world({
    identities: [identity('a'), identity('b')],
    bindings: [binding('a', 'owner'), binding('b', 'owner', SUB)],
  });

  it('keeps the last one of the organization, and no input allows otherwise', () => {
    expect(judge('identities: [{ name: a }, { name: b }]', now)).toMatchObject([
      {
        guard: 'last-owner',
        message: expect.stringContaining('with 0 bindings of `owner`, but at least 1 must remain'),
        changes: [{ identity: { name: 'a' } }],
      },
    ]);
    expect(names('identities: [{ name: b }]', now)).toEqual([]);
  });

  it('counts one that the file does not name, a duplicate that stays, and one that is added', () => {
    const file = 'identities: [{ name: a }]';
    const other = { ...now, bindings: [...now.bindings, binding('person', 'owner')] };
    expect(names(file, { ...other, identities: [...now.identities, identity('person')] })).toEqual([]);
    expect(names(file, other)).toEqual(['last-owner']);
    expect(
      names('identities: [{ name: a, roles: [owner] }]', {
        ...now,
        bindings: [...now.bindings, binding('a', 'owner', ORG, '2')],
      }),
    ).toEqual([]);
    expect(
      names('identities: [{ name: a }, { name: b, roles: [owner] }]', now, { 'allow-roles': ['owner'] }),
    ).toEqual([]);
  });

  it('keeps one of each role of that name', () => {
    const custom = { ...binding('a', 'owner', ORG, 'x'), role: { uid: 'org/own', name: 'owner' } };
    const other = { ...custom, uid: 'org/y', identity: { uid: 'org/person', name: 'person' } };
    expect(
      names('identities: [{ name: a }]', { ...now, bindings: [binding('a', 'owner'), custom, other] }),
    ).toEqual(['last-owner']);
  });
});

describe('the guard on owners, where an identity was deleted', () => {
  const ghost = { ...binding('gone', 'owner'), identity: { uid: 'org/gone', name: '' } };
  const now = world({ identities: [identity('a')], bindings: [binding('a', 'owner'), ghost] });
  const file = 'identities: [{ name: a }]';

  it('does not count the binding that it left', () => {
    expect(names(file, now)).toEqual(['last-owner']);
  });

  it('counts that of an identity that is listed, or of a person who was looked up, without a name', () => {
    const listed = identity('gone', { name: '', kind: 'static-keys' });
    expect(names(file, { ...now, identities: [...now.identities, listed] })).toEqual([]);
    const person = { ...ghost, identity: { uid: 'person', name: '' } };
    const bound = (one: ObservedIdentity) =>
      names(file, {
        ...now,
        identities: [...now.identities, one],
        bindings: [binding('a', 'owner'), person],
      });
    expect(bound(observePerson(person.identity, true))).toEqual([]);
    expect(bound(observePerson(person.identity, false))).toEqual(['last-owner']);
  });

  it('does not count the addition of a made-up uid', () => {
    const madeUp = 'b'.repeat(40);
    const text = `identities: [{ name: a }, { uid: ${madeUp}, roles: [owner] }]`;
    expect(names(text, now, { 'allow-roles': ['owner'] })).toEqual(['last-owner']);
    const found = { ...now, identities: [...now.identities, observePerson({ uid: madeUp, name: '' }, true)] };
    expect(names(text, found, { 'allow-roles': ['owner'] })).toEqual([]);
  });
});

describe('guards on grants', () => {
  const grant = (role: string) => `identities: [{ name: a, roles: [${role}] }]`;
  const now = world({
    identities: [identity('a')],
    roles: [...world().roles, { uid: 'r1', name: 'odd/role\nname' }, { uid: 'r2', name: 'OWNER' }],
  });

  it.each([
    ['owner by default', 'owner', [], [], ['deny-roles']],
    ['others by default', 'editor', [], [], []],
    ['owner, allowed letter by letter', 'owner', ['owner'], [], []],
    ['owner, allowed by a glob', 'owner', ['*'], [], ['deny-roles']],
    ['owner, allowed and denied', 'owner', ['owner'], ['owner'], ['deny-roles']],
    ['owner, with another denial', 'owner', [], ['none'], ['deny-roles']],
    ['owner, with nothing denied', 'owner', [], ['owner', '!*'], ['deny-roles']],
    ['owner, in the case of its literal name', 'OWNER', ['Owner'], [], []],
    ['Owner, by another case', 'OWNER', [], [], ['deny-roles']],
    ['another case than the denied', 'editor', [], ['EDIT*'], ['deny-roles']],
    ['denied by its uid', 'editor', ['*'], ['ROLE-editor'], ['deny-roles']],
    ['a uid that only a glob matches', 'editor', [], ['role-*'], []],
    ['another case than a denied set', 'editor', [], ['[A-F]ditor'], ['deny-roles']],
    ['another case than the allowed', 'editor', ['Editor'], [], []],
    ['nested braces', 'editor', [], ['{owner,{editor,viewer}}'], ['deny-roles']],
    ['many alternatives', 'editor', [], [`{${'x,'.repeat(100)}editor}`], ['deny-roles']],
    ['a denied glob', 'registry.pull', [], ['registry.*'], ['deny-roles']],
    ['not among the allowed', 'editor', ['view*', 'registry.*'], [], ['allow-roles']],
    ['among the allowed', 'viewer', ['view*', 'registry.*'], [], []],
    ['all but one', 'editor', [], ['!editor'], []],
    ['all but another', 'editor', [], ['!viewer'], ['deny-roles']],
    ['braces', 'editor', [], ['{viewer,editor}'], ['deny-roles']],
    ['a name with a slash and a line break', 'r1', [], ['*'], ['deny-roles']],
    ['the same, with its slash', 'r1', ['odd/*'], [], []],
  ])('judge: %s', (_name, role, allowRoles, denyRoles, refused) => {
    expect(names(grant(role), now, { 'allow-roles': allowRoles, 'deny-roles': denyRoles })).toEqual(refused);
  });

  it.each([
    ['a custom role by the name of a built-in one', 'org/custom', ['viewer'], ['allow-roles']],
    ['the same by its own spelling', 'Viewer', ['viewer'], ['allow-roles']],
    ['the same, allowed by its uid too', 'org/custom', ['viewer', 'org/custom'], []],
    ['the same, by a glob that its uid matches', 'org/custom', ['*', 'org/*'], ['allow-roles']],
    ['the same, with an empty list', 'org/custom', [], ['allow-roles']],
    ['the built-in role', 'viewer', ['viewer'], []],
    ['a custom role with a name of its own', 'own', ['own'], []],
  ])('do not take one role for another: %s', (_name, role, allowRoles, refused) => {
    const custom = [
      { uid: 'org/custom', name: 'Viewer' },
      { uid: 'org/own', name: 'own' },
    ];
    const found = judge(
      grant(role),
      { ...now, roles: [...now.roles, ...custom] },
      { 'allow-roles': allowRoles },
    );
    expect(found.map(({ guard }) => guard)).toEqual(refused);
    for (const { fix } of found)
      expect(fix).toBe(
        `To allow it, set \`allow-roles: ${[...(allowRoles.length === 0 ? ['*'] : allowRoles), 'org/custom'].join(', ')}\`.`,
      );
  });

  it.each([
    [
      'one that binds roles, as the wire spells it',
      ['CAP_TAG_LIST', 'CAP_IAM_ROLE_BINDINGS_CREATE'],
      'own',
      true,
    ],
    ['one that changes bindings, as a token spells it', ['role_bindings.update'], 'own', true],
    ['one that may do all with bindings', ['role_bindings.*'], 'own', true],
    ['one that writes roles', ['CAP_IAM_ROLES_UPDATE'], 'own', true],
    ['one that writes identities', ['CAP_IAM_IDENTITY_CREATE'], 'own', true],
    [
      'one that only reads and removes',
      ['CAP_IAM_ROLE_BINDINGS_LIST', 'CAP_IAM_ROLE_BINDINGS_DELETE'],
      'own',
      false,
    ],
    ['one with a capability without a name', ['9999'], 'own', false],
    ['a known name where the service says nothing', [], 'limited_owner', true],
    ['a known name with a capability without a name', ['9999'], 'limited_owner', true],
    ['a known name that can do little', ['CAP_TAG_LIST'], 'limited_owner', false],
    ['a creator of pull tokens where the service says nothing', [], 'registry.pull_token_creator', true],
  ])('judge roles by what they can do: %s', (_name, capabilities, name, isRefused) => {
    const roles = [...now.roles, { uid: 'org/r', name, capabilities }];
    const found = (allowRoles: readonly string[]) =>
      names(grant('org/r'), { ...now, roles }, { 'allow-roles': allowRoles });
    expect(found([])).toEqual(isRefused ? ['deny-roles'] : []);
    expect(found(['*'])).toEqual(isRefused ? ['deny-roles'] : []);
    expect(found([name.toUpperCase()])).toEqual([]);
    expect(found(['org/r'])).toEqual([]);
  });

  it('name number, limit and input', () => {
    expect(judge(grant('owner, editor'), now, { 'deny-roles': [] })).toMatchObject([
      {
        message:
          'The plan has 1 grant of roles that can create or change role bindings, roles or identities, and that `allow-roles` does not name literally; 0 are allowed: `owner`.',
        fix: 'To allow it, set `allow-roles: *, owner`: a glob does not allow such a role, only its name.',
      },
    ]);
    expect(judge(grant('owner, editor'), now, { 'deny-roles': ['e*', 'o*'] })).toMatchObject([
      {
        message: expect.stringContaining('has 2 grants'),
        fix: 'To allow it, change `deny-roles` so that it does not match `editor`, `owner`.',
      },
    ]);
    expect(judge(grant('editor'), now, { 'allow-roles': ['viewer'] })).toMatchObject([
      { fix: 'To allow it, set `allow-roles: viewer, editor`.' },
    ]);
    expect(judge(grant('owner'), now, { 'deny-roles': [], 'allow-roles': ['view*'] })).toContainEqual(
      expect.objectContaining({ fix: expect.stringContaining('`allow-roles: view*, owner`') }),
    );
  });

  it('take changed claims for a grant of all roles that the identity has', () => {
    const changed =
      'identities: [{ name: a, roles: [owner, viewer], claimMatch: { issuer: "https://issuer", subject: new } }, { name: b, claimMatch: { issuer: "https://issuer", subject: newer } }]';
    const owners = world({
      identities: [identity('a'), identity('b')],
      bindings: [binding('a', 'owner'), binding('a', 'viewer')],
    });
    expect(names(changed, owners, { 'deny-roles': [] })).toEqual(['deny-roles']);
    expect(names(changed, owners, { 'allow-roles': ['viewer'] })).toEqual(['deny-roles']);
    expect(names(changed, owners, { 'allow-roles': ['owner'] })).toEqual(['allow-roles']);
    expect(
      judge(changed, owners, { 'allow-claim-changes': false, 'allow-roles': ['*', 'owner'] }),
    ).toMatchObject([
      {
        guard: 'allow-claim-changes',
        message: expect.stringContaining('claims of 2 identities'),
      },
    ]);
    expect(names(changed, owners, { 'allow-roles': ['*', 'owner'] })).toEqual([]);
  });

  it('do not hinder an empty plan, whatever the settings', () => {
    const strict = {
      ...open,
      'max-deletes': 0,
      'max-delete-percent': 0,
      'allow-roles': ['x'],
      'deny-roles': ['*'],
      'allow-claim-changes': false,
      self: { kind: 'unreadable' } as const,
    };
    expect(names('identities: [{ name: a }]', now, strict)).toEqual([]);
  });
});
