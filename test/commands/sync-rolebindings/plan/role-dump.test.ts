import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import type { ObservedWorld } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import {
  collectDump,
  coverageOfDump,
  printDump,
} from '../../../../src/commands/sync-rolebindings/plan/role-dump.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { judgeAccess } from '../../../../src/commands/sync-rolebindings/plan/unmanaged.ts';
import { binding, identity, lineOf, ORG, SUB, world } from '../../../support/role-world.ts';

const dumpRoles = (now: ObservedWorld, schema?: string) => printDump(collectDump(now), schema);

/** Changes of a plan with `prune` after reading the dump back. */
const changesAfter = (now: ObservedWorld) => {
  const parsed = parseRoleFile(dumpRoles(now), 'dump.yml');
  return planRoles(parsed, now, { prune: true, nowMs: Date.UTC(2100, 0, 1) }).plan.changes;
};

describe('the coverage of a dump', () => {
  it('has bindings that it writes as judged, and those that only a uid can mean as skipped', () => {
    const now = world({
      identities: [identity('bot'), identity('pull', { kind: 'static-keys' })],
      bindings: [binding('bot', 'viewer'), binding('pull', 'viewer'), binding('pull', 'editor')],
    });
    expect(coverageOfDump(collectDump(now), now)).toEqual({
      seen: 3,
      judged: 1,
      skipped: [
        {
          what: 'role bindings',
          why: 'of pull tokens and others that are managed elsewhere',
          count: 2,
        },
      ],
      unread: [],
      unresolved: [],
    });
  });
});

describe('a dump', () => {
  it('is a role file as one would write it', () => {
    const now = world({
      identities: [
        identity('release-bot', {
          description: 'pushes: releases',
          subject: 'repo:acme/app:ref:refs/heads/main',
        }),
        identity('ci', { uid: 'org/9', subject: 'x::y' }),
        identity('ci', { uid: 'org/8', subject: 'other' }),
        identity('twice'),
        identity('yes'),
        identity('token', { kind: 'static-keys' }),
        identity('far', { uid: 'other/far' }),
      ],
      bindings: [
        binding('release-bot', 'viewer'),
        binding('release-bot', 'editor'),
        binding('release-bot', 'editor', SUB),
        binding('twice', 'viewer'),
        binding('twice', 'viewer', ORG, '2'),
        binding('token', 'owner'),
      ],
    });
    expect(
      dumpRoles(now, 'https://example/rolebindings.schema.json'),
    ).toBe(`# yaml-language-server: $schema=https://example/rolebindings.schema.json
# Omitted: 1 binding of pull tokens and others that are managed elsewhere

version: 1
organization: org
identities:
  # ci
  - uid: "org/8"
    owned: true
    roles: []
  # ci
  - uid: "org/9"
    owned: true
    roles: []
  - name: release-bot
    description: "pushes: releases"
    claimMatch:
      issuer: "https://issuer"
      subject: "repo:acme/app:ref:refs/heads/main"
    roles: [ editor, viewer ]
  # twice
  # Has duplicate bindings; with \`owned: true\`, \`prune\` removes them.
  - uid: "org/twice"
    roles: [ viewer ]
  - name: "yes"
    claimMatch:
      issuer: "https://issuer"
      subject: "sub:yes"
    roles: []
bindings:
  - identity: release-bot
    role: editor
    group: sub
`);
    expect(changesAfter(now)).toEqual([]);
  });

  it('of an empty organization reads back, and says of nothing that it is left out', () => {
    expect(changesAfter(world())).toEqual([]);
    expect(dumpRoles(world())).toBe('version: 1\norganization: org\nidentities: []\n');
  });

  it('names an identity that has no claim match', () => {
    const none = { kind: 'unknown', issuer: undefined, subject: undefined } as const;
    const now = world({
      identities: [identity('a', none), identity('b', { ...none, description: 'words' })],
      bindings: [binding('a', 'viewer')],
    });
    expect(dumpRoles(now)).toBe(`version: 1
organization: org
identities:
  - name: a
    roles: [ viewer ]
  - name: b
    description: words
    roles: []
`);
    expect(changesAfter(now)).toEqual([]);
  });

  it('names a group by uid if its name is also the path of another one', () => {
    const groups = [
      ...world().groups,
      { uid: 'org/odd', name: 'sub/inner' },
      { uid: 'org/sub/in', name: 'inner' },
      { uid: 'org/lead', name: '/sub' },
    ];
    const bindings = groups.map((group) => binding('a', 'viewer', group));
    const now = world({ groups, identities: [identity('a')], bindings });
    expect(dumpRoles(now)).toContain('group: "org/odd"');
    expect(changesAfter(now)).toEqual([]);
  });

  it('refers by uid to an identity whose name looks like the uid of a person', () => {
    const person = 'f'.repeat(40);
    const named = identity('a', { name: person });
    const now = world({ identities: [named], bindings: [binding('a', 'viewer', SUB)] });
    expect(dumpRoles(now)).toContain('identity: "org/a"');
    expect(changesAfter(now)).toEqual([]);
  });

  it('shows no name where an identity has none', () => {
    expect(dumpRoles(world({ identities: [identity('', { uid: 'org/1' })] }))).not.toContain('#');
  });

  it.each([
    ['a workflow command', '::error::x', '"::'],
    ['an Azure command', '##vso[task.x]', '##'],
    ['an old workflow command', '##[x]', '#['],
    ['a reordering mark', 'a\u202eb', '\u202e'],
    ['a line break', 'a\n- uid: x', '\n- uid'],
    ['a tag character', 'a\u{e0041}', '\u{e0041}'],
    ['a long text with line breaks', `${'word '.repeat(30)}\n::error::x`, '::'],
  ])('does not print %s as it is', (_name, text, mark) => {
    const names = [1, 2].map((number) => identity(text, { uid: `org/${number}`, subject: `${number}` }));
    const now = world({ identities: [identity('a', { description: text, subject: text }), ...names] });
    expect(dumpRoles(now)).not.toContain(mark);
    expect(changesAfter(now)).toEqual([]);
  });

  it('then a plan with `prune` shows no change, for any world', () => {
    const wild = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        'viewer',
        'org/1',
        'org',
        '',
        'null',
        '~',
        ' x',
        '- a',
        '#',
        '::',
        '*a',
        'yes',
        'org/sub',
        'ro/1',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
        maxLength: 3,
      }),
    );
    const uid = (prefix: string) => fc.integer({ min: 0, max: 4 }).map((number) => `${prefix}/${number}`);
    const groupUid = fc.constantFrom('org', 'org/sub', 'org/sub/1', 'else');
    const claim = fc.option(fc.constantFrom('https://i', 'https://j', 'no url', 's', '::'), {
      nil: undefined,
    });
    const anyIdentity = fc.record({
      uid: fc.oneof(uid('org'), uid('other')),
      name: wild,
      description: wild,
      kind: fc.constantFrom(
        'claim-match',
        'claim-match',
        'claim-match',
        'static-keys',
        'aws',
        'service-principal',
        'unknown',
      ),
      issuer: claim,
      subject: fc.oneof(claim, wild),
      otherClaims: fc.constantFrom({}, { audience: 'x' }),
    });
    const named = (of: fc.Arbitrary<string>) => fc.record({ uid: of, name: wild });
    const role = named(fc.oneof(uid('ro'), fc.constantFrom('a', 'viewer')));
    const anyBinding = fc.record({
      uid: fc.integer({ min: 0, max: 30 }).map((number) => `org/b${number}`),
      identity: named(fc.oneof(uid('org'), uid('other'))),
      role,
      group: named(groupUid),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyIdentity, { selector: (one) => one.uid, maxLength: 8 }),
        fc.array(anyBinding, { maxLength: 20 }),
        fc.array(role, { maxLength: 4 }),
        fc.array(named(groupUid), { maxLength: 3 }),
        (identities, bindings, roles, groups) => {
          expect(
            changesAfter({
              organization: ORG,
              identities: identities as ObservedWorld['identities'],
              bindings,
              roles,
              groups,
            }),
          ).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('people in a dump', () => {
  const person = { uid: 'c'.repeat(40), name: 'Kim', issuer: 'https://people', subject: 'github|7' };
  const nameless = { uid: 'd'.repeat(40), name: '' };
  const now = world({
    identities: [identity('bot')],
    bindings: [
      binding('bot', 'viewer'),
      { ...binding('kim', 'owner'), identity: person },
      { ...binding('kim', 'editor', SUB), identity: person },
      { ...binding('nobody', 'viewer'), identity: nameless },
    ],
  });

  it('have their uids, and what they sign in with as a comment', () => {
    const text = printDump(collectDump(now));
    expect(text).toContain(`  # Kim, github|7 of https://people\n  - uid: ${person.uid}\n    owned: true\n`);
    expect(collectDump(now).omitted).toBe(0);
  });

  it('are complete: a plan of it changes nothing, and everything is named', () => {
    const parsed = parseRoleFile(printDump(collectDump(now)), 'roles.yml');
    const planned = planRoles(parsed, now, { prune: true, nowMs: 0 });
    expect(planned.plan.changes).toEqual([]);
    expect(judgeAccess(planned, now, { mappings: [], invites: [] }).unmanaged).toEqual([]);
    const more = {
      ...now,
      bindings: [...now.bindings, { ...binding('kim', 'viewer', SUB), identity: person }],
    };
    const later = planRoles(parsed, more, { prune: true, nowMs: 0 });
    expect(later.plan.changes.map(lineOf)).toMatchObject([
      expect.stringContaining(`- ${person.uid} viewer sub`),
    ]);
  });
});
