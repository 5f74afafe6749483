import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import type { ObservedIdentity } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import {
  observeBinding,
  observeIdentity,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { createNameSearch } from '../../../../src/commands/sync-rolebindings/plan/role-names.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import {
  canonicalChanges,
  planHash,
} from '../../../../src/commands/sync-rolebindings/plan/role-plan-file.ts';
import { GITHUB_ISSUER } from '../../../../src/session/claim-match.ts';
import {
  binding,
  identity,
  lineOf,
  ORG,
  planOf,
  problemsOf,
  SUB,
  world,
} from '../../../support/role-world.ts';

const lines = (...args: Parameters<typeof planOf>) => planOf(...args).changes.map(lineOf);
/** An identity without any claim match, as one is made without. */
const bare = (name: string) => identity(name, { kind: 'unknown', issuer: undefined, subject: undefined });
const claims = (name: string) => `claimMatch: { issuer: "https://issuer", subject: "sub:${name}" }`;

describe('a plan', () => {
  it('creates what is missing, adds, changes and removes, in the order in which it is done, with the lines', () => {
    const file = `identities:
  - name: fresh
    ${claims('fresh')}
    roles: [viewer]
  - name: moved
    ${claims('elsewhere')}
    roles: [viewer]
  - name: told
    description: new words
    roles: [editor]
  - { name: gone, state: absent }
bindings:
  - { identity: fresh, role: editor, group: sub }
`;
    const now = world({
      identities: [identity('moved'), identity('told'), identity('gone')],
      bindings: [binding('told', 'viewer'), binding('gone', 'editor', SUB), binding('moved', 'viewer')],
    });
    expect(lines(file, now)).toEqual([
      '~ identity moved claims @6',
      '+ identity fresh (new) @3',
      '+ fresh (new) viewer acme @5',
      '+ fresh (new) editor sub @14',
      '+ told editor acme @11',
      '~ identity told description @9',
      '- gone editor sub: absent @12',
      '- told viewer acme: not in the file @9',
    ]);
    expect(lines(file, now, { prune: false }).filter((line) => line.startsWith('-'))).toEqual([]);
  });

  it('shows groups that share a name, also with the organization, by their paths', () => {
    const named = (path: string, name: string) => ({ uid: `${ORG.uid}/${path}`, name });
    const groups = [ORG, named('a', 'left'), named('a/p', 'prod'), named('b', 'prod'), named('c', ORG.name)];
    const file = `identities: [{ name: bot, roles: [viewer] }]
bindings:
  - { identity: bot, role: viewer, group: left }
  - { identity: bot, role: viewer, group: left/prod }
  - { identity: bot, role: viewer, group: /prod }
`;
    const held = binding('bot', 'editor', named('c', ORG.name));
    const now = world({ groups, identities: [identity('bot')], bindings: [held] });
    expect(lines(file, now)).toEqual([
      '+ bot viewer acme @2',
      '+ bot viewer left @4',
      '+ bot viewer /left/prod @5',
      '+ bot viewer /prod @6',
      '- bot editor /acme: not in the file @2',
    ]);
    const { notices } = planOf(file, now, { prune: false });
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining('`editor` on `/acme`')]);
  });

  it('is empty when the world is as the file says', () => {
    const file = `identities:\n  - { name: a, ${claims('a')}, roles: [viewer, viewer], description: x }`;
    const plan = planOf(
      file,
      world({ identities: [identity('a', { description: 'x' })], bindings: [binding('a', 'viewer')] }),
    );
    expect(plan).toMatchObject({ changes: [], ownedBindings: 1, organization: ORG });
    expect(plan.notices).toEqual([
      expect.objectContaining({
        kind: 'repeated-entry',
        message: expect.stringContaining('on line 3; it counts once'),
      }),
    ]);
  });

  it('never touches what the file does not name, nor other kinds of identities', () => {
    const kinds = ['static-keys', 'aws', 'service-principal', 'unknown'] as const;
    const others = kinds.map((kind) => identity(kind, { kind, issuer: undefined, subject: undefined }));
    const now = world({
      identities: [...others, identity('person')],
      bindings: [...kinds.map((kind) => binding(kind, 'viewer')), binding('person', 'editor')],
    });
    expect(lines('', now)).toEqual([]);
  });

  it('binds in `bindings` by name what has no claim match, and by uid what is of any kind', () => {
    const now = world({ identities: [bare('a'), identity('b', { kind: 'aws' })] });
    const file = (who: string) => `bindings: [{ identity: ${who}, role: viewer }]`;
    expect(lines(file('a'), now)).toEqual(['+ a viewer acme @2']);
    expect(lines(file('org/b'), now)).toEqual(['+ b viewer acme @2']);
  });

  it('refuses a name in `bindings` that it takes away: the next run would not know it', () => {
    const now = world({ identities: [identity('old')] });
    const bindings = 'bindings: [{ identity: old, role: viewer }]';
    const byUid = `identities: [{ uid: org/old, name: new }]\n${bindings}`;
    const byClaims = `identities: [{ name: new, ${claims('old')} }]\n${bindings}`;
    for (const file of [byUid, byClaims])
      expect(problemsOf(file, now)).toEqual([
        '3: The entry on line 2 renames the identity `old` to `new`. | Use `new` here, so that the entry still applies afterwards.',
      ]);
    expect(lines(byUid.replace('name: new', 'name: new, state: absent'), now)).toEqual(
      ['+ old viewer acme @3'].slice(1),
    );
    expect(problemsOf(byUid.replace('name: new, ', ''), now)).toHaveLength(1);
  });

  it('refuses a group name that became ambiguous, with paths to write instead', () => {
    const [nested, top] = [
      { uid: 'org/1/1', name: 'data' },
      { uid: 'org/2', name: 'data' },
    ];
    const team = { uid: 'org/1', name: 'team' };
    const of = (...groups: readonly { uid: string; name: string }[]) =>
      world({ identities: [identity('a')], groups: [team, ...groups] });
    const file = (group: string) => `bindings: [{ identity: a, role: viewer, group: ${group} }]`;
    const groupOf = (text: string, now: ReturnType<typeof of>) =>
      planOf(file(text), now).changes.map((change) => (change.action === 'add' ? change.group.uid : ''));
    expect(groupOf('data', of(nested))).toEqual(['org/1/1']);
    expect(problemsOf(file('data'), of(nested, top))).toEqual([
      '2: The name `data` matches more than one group: `/team/data` (org/1/1), `/data` (org/2). | Use the path shown for the one you mean, or its uid.',
    ]);
    expect(groupOf('/data', of(nested, top))).toEqual(['org/2']);
    expect(groupOf('team/data', of(nested, top))).toEqual(['org/1/1']);
    expect(groupOf('/team/data', of(nested, top))).toEqual(['org/1/1']);
    // The organization itself stands on no path.
    expect(problemsOf(file('acme'), of({ uid: 'org/3', name: 'acme' }, ORG))[0]).toContain(
      '`acme` (org), `/acme` (org/3)',
    );
    // Names may have slashes of their own.
    expect(problemsOf(file('team/data'), of(nested, { uid: 'org/4', name: 'team/data' }))).toHaveLength(1);
  });

  it('takes the uid of a person as it stands, also before the first and after the last binding', () => {
    const person = 'f'.repeat(40);
    const file = `identities: [{ uid: ${person}, roles: [viewer] }]\nbindings: [{ identity: ${'e'.repeat(40)}, role: editor }]`;
    expect(lines(file, world())).toEqual([
      `+ ${'e'.repeat(40)} editor acme @3`,
      `+ ${person} viewer acme @2`,
    ]);
    expect(problemsOf(`identities: [{ uid: ${person}, description: x }]`, world())).toHaveLength(1);
    const inside = { organization: { uid: 'a'.repeat(40), name: 'acme' } };
    expect(
      problemsOf(`identities: [{ uid: ${'a'.repeat(40)}/0f, roles: [viewer] }]`, world(inside)),
    ).toHaveLength(1);
  });

  it('finds a nested group by the path of its names, where that means just one', () => {
    const groups = [
      { uid: 'org/1', name: 'team' },
      { uid: 'org/1/1', name: 'sub' },
      { uid: 'org/2', name: 'other' },
      { uid: 'org/2/1', name: 'sub' },
      { uid: 'org/3/1', name: 'sub' },
      { uid: 'org/4', name: 'other' },
      { uid: 'org/4/1', name: 'sub' },
    ];
    const now = world({ identities: [identity('a')], groups });
    const file = (group: string) => `bindings: [{ identity: a, role: viewer, group: ${group} }]`;
    expect(planOf(file('team/sub'), now).changes).toMatchObject([{ group: { uid: 'org/1/1' } }]);
    for (const wrong of ['sub', 'other/sub', 'team/sub/sub', '/sub'])
      expect(problemsOf(file(wrong), now), wrong).toHaveLength(1);
    expect(problemsOf(file('sub'), now)[0]).toContain('Use the path shown for the one you mean, or its uid.');
  });

  it('shows hostile names in one line', () => {
    const group = { uid: 'org/g', name: 'g\n::error::x' };
    const now = world({
      identities: [identity('a')],
      groups: [group],
      bindings: [binding('a', 'viewer', group)],
    });
    const twice = '{ identity: a, role: viewer, group: org/g }';
    const { notices } = planOf(`identities: [{ name: a }]\nbindings: [${twice}, ${twice}]`, now);
    expect(notices.map(({ message }) => message)).toEqual([
      'The file already asks for `viewer` for `a` on `g ::error::x` on line 3; it counts once.',
    ]);
    const [unpruned] = planOf('identities: [{ name: a }]', now, { prune: false }).notices;
    expect(unpruned?.message).toContain('on `g ::error::x`: not in the file');
  });

  it('adds to an identity kept elsewhere, and removes from it only with `owned`', () => {
    const elsewhere = identity('far', { uid: 'other/far' });
    const row = { ...binding('far', 'viewer'), identity: { uid: 'other/far', name: 'far' } };
    const now = world({ identities: [elsewhere], bindings: [row] });
    const file = (more: string) => `identities:\n  - { uid: other/far, roles: [editor]${more} }`;
    expect(lines(file(''), now)).toEqual(['+ far editor acme @3']);
    expect(lines(file(', owned: true'), now)).toEqual([
      '+ far editor acme @3',
      '- far viewer acme: not in the file @3',
    ]);
    expect(planOf(file(', owned: true'), now).ownedBindings).toBe(1);
    expect(
      lines(
        'identities: [{ name: far, owned: false }]',
        world({ identities: [identity('far')], bindings: [binding('far', 'viewer')] }),
      ),
    ).toEqual([]);
  });

  it('does not own what only `bindings` mention', () => {
    const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
    expect(lines('bindings: [{ identity: a, role: editor }]', now)).toEqual(['+ a editor acme @2']);
    expect(lines('bindings: [{ identity: org/a, role: role-editor, group: org/sub }]', now)).toEqual([
      '+ a editor sub @2',
    ]);
  });

  it('knows identities of `bindings` by the uid, whatever the file calls them', () => {
    const now = world({ identities: [identity('a'), identity('b')] });
    const file = `identities: [{ uid: org/a, name: new-a }, { name: b, state: absent }]
bindings: [{ identity: org/a, role: viewer }, { identity: new-a, role: registry.pull }, { identity: b, role: viewer }]`;
    expect(lines(file, now)).toEqual([
      '+ a registry.pull acme @3',
      '+ a viewer acme @3',
      '~ identity a name @2',
    ]);
  });

  it('takes no grant of an identity for a person whom an entry calls by its name', () => {
    const person = 'f'.repeat(40);
    const file = `identities: [{ uid: ${person}, name: bot }]\nbindings: [{ identity: bot, role: viewer }]`;
    expect(problemsOf(file, world({ identities: [identity('bot')] }))).toEqual([
      `3: The name \`bot\` matches more than one identity: \`bot\` (${person}), \`bot\` (org/bot). | Use the uid of the one you mean.`,
    ]);
    expect(lines(file, world())).toEqual([`+ ${person} viewer acme @3`]);
  });

  it('takes no grant of an identity for one whose entry asks for nothing under its name', () => {
    const now = world({ identities: [identity('bot'), identity('x')] });
    const grant = 'bindings: [{ identity: bot, role: viewer }]';
    expect(problemsOf(`identities: [{ uid: org/x, name: bot, state: absent }]\n${grant}`, now)).toEqual([
      expect.stringContaining('more than one identity: `bot` (org/bot), `bot` (org/x).'),
    ]);
    for (const entry of ['{ name: bot, state: absent }', '{ uid: org/bot, name: new, state: absent }'])
      expect(lines(`identities: [${entry}]\n${grant}`, now)).toEqual([]);
    expect(
      lines(`identities: [{ name: gone, state: absent }]\n${grant.replace('bot', 'gone')}`, now),
    ).toEqual([]);
  });

  it('takes the uid of a person for nothing else, also where an entry has it as a name', () => {
    const [person, other] = ['e'.repeat(40), 'f'.repeat(40)];
    const now = world({ identities: [identity('x', { name: person })] });
    const binding = `bindings: [{ identity: ${person}, role: viewer }]`;
    for (const entry of [`{ uid: ${other}, name: ${person} }`, `{ name: ${person} }`])
      expect(planOf(`identities: [${entry}]\n${binding}`, now).changes).toMatchObject([
        { action: 'add', identity: { uid: person } },
      ]);
    expect(lines(`identities: [{ uid: ${person}, state: absent }]\n${binding}`, now)).toEqual([]);
  });

  it('counts entries as absent from their date on', () => {
    const file = `identities:
  - { name: a, roles: [viewer] }
  - { name: b, roles: [viewer], expires: "2027-01-01" }
  - { name: c, ${claims('c')}, expires: "2026-01-01" }
bindings:
  - { identity: a, role: editor, expires: "2027-01-01" }
  - { identity: a, role: editor, group: sub, expires: "2027-01-02" }
  - { identity: b, role: editor, expires: "2028-01-01" }
`;
    const now = world({
      identities: [identity('a'), identity('b')],
      bindings: [
        binding('a', 'editor'),
        binding('a', 'viewer'),
        binding('b', 'viewer'),
        binding('b', 'editor', SUB),
      ],
    });
    const plan = planOf(file, now);
    expect(plan.changes.map(lineOf)).toEqual([
      '+ a editor sub @8',
      '- a editor acme: expired @7',
      '- b viewer acme: expired @4',
      '- b editor sub: expired @4',
    ]);
    expect(
      plan.notices.filter(({ kind }) => kind === 'expired-entry').map(({ place }) => place.line),
    ).toEqual([4, 5, 7]);
    expect(lines(file, now, { nowMs: Date.UTC(2026, 11, 31, 23, 59, 59, 999) })).toEqual([
      '+ a editor sub @8',
      '+ b editor acme @9',
      '- b editor sub: not in the file @4',
    ]);
  });

  it('counts duplicates as one, tells them, and removes all but the first of their uids with `prune` only', () => {
    const now = world({
      identities: [identity('a')],
      bindings: [
        binding('a', 'viewer', ORG, '2'),
        binding('a', 'viewer', ORG, '1'),
        binding('a', 'viewer', ORG, '3'),
      ],
    });
    const file = 'identities: [{ name: a, roles: [viewer] }]';
    const removed = planOf(file, now).changes.flatMap((change) =>
      change.action === 'remove' ? [change.uid] : [],
    );
    expect(removed).toEqual(['org/b-a-viewer2', 'org/b-a-viewer3']);
    const plan = planOf(file, now, { prune: false });
    expect(plan.changes).toEqual([]);
    expect(plan.notices.map(({ kind }) => kind)).toEqual(['duplicate-binding', 'duplicate-binding']);
    expect(planOf('identities: [{ uid: org/a, roles: [viewer] }]', now)).toMatchObject({
      changes: [],
      notices: [{ kind: 'duplicate-binding' }, { kind: 'duplicate-binding' }],
    });
  });

  it('tells what `prune` would remove when it is off', () => {
    const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
    expect(planOf('identities: [{ name: a }]', now, { prune: false }).notices).toEqual([
      {
        kind: 'unpruned-binding',
        message:
          'Binding org/b-a-viewer gives `a` the role `viewer` on `acme`: not in the file; kept without `prune`.',
        place: { file: 'roles.yml', line: 2, column: 14 },
      },
    ]);
  });

  it('skips an absent entry that is not there', () => {
    expect(
      lines(
        'identities: [{ name: a, state: absent, roles: [viewer] }, { uid: org/x, state: absent }]\nbindings: [{ identity: a, role: viewer }]',
        world(),
      ),
    ).toEqual([]);
  });
});

describe('which identity an entry means', () => {
  const at = (name: string, subject: string, more: Partial<ObservedIdentity> = {}) =>
    identity(name, { subject, ...more });

  it.each([
    [
      'by uid, with all else to change',
      '{ uid: org/a, name: b, description: d, claimMatch: { issuer: "https://i", subject: s } }',
      [identity('a')],
      ['~ identity a name,description,claims @3'],
    ],
    [
      'by claims, renaming it',
      `{ name: new, ${claims('old')} }`,
      [identity('old'), identity('x')],
      ['~ identity old name @3'],
    ],
    [
      'by name, changing its claims',
      `{ name: a, ${claims('new')} }`,
      [identity('a')],
      ['~ identity a claims @3'],
    ],
    ['by name without claims', '{ name: a }', [identity('a')], []],
    [
      'by name, whose claims are patterns',
      `{ name: a, ${claims('a')} }`,
      [identity('a', { subject: undefined })],
      ['~ identity a claims @3'],
    ],
    [
      'none by name among other kinds',
      `{ name: a, ${claims('a')} }`,
      [identity('a', { kind: 'static-keys' })],
      ['+ identity a (new) @3'],
    ],
    ['by name, without any claim match', '{ name: a, roles: [viewer] }', [bare('a')], ['+ a viewer acme @3']],
    [
      'by name, giving it its first claims',
      `{ name: a, ${claims('a')} }`,
      [bare('a')],
      ['~ identity a claims @3'],
    ],
    [
      'by uid, of any kind, changing nothing of it but its roles',
      '{ uid: org/a, name: label, roles: [viewer] }',
      [identity('a', { kind: 'static-keys' })],
      ['+ a viewer acme @3'],
    ],
    [
      'by uid, a person of no organization',
      '{ uid: person, roles: [viewer] }',
      [identity('jane', { uid: 'person', kind: 'unknown', issuer: undefined, subject: undefined })],
      ['+ jane viewer acme @3'],
    ],
    [
      'none of another organization',
      `{ name: a, ${claims('a')} }`,
      [identity('a', { uid: 'other/a' })],
      ['+ identity a (new) @3'],
    ],
  ])('finds: %s', (_name, entry, identities, changes) => {
    expect(lines(`identities:\n  - ${entry}`, world({ identities }))).toEqual(changes);
  });

  it('keeps apart an identity that takes over a name and the one that had it', () => {
    const file = `identities:\n  - { name: b, ${claims('a')} }\n  - { name: a, ${claims('new')} }`;
    expect(lines(file, world({ identities: [identity('a')] }))).toEqual([
      '+ identity a (new) @4',
      '~ identity a name @3',
    ]);
  });

  it('swaps two names', () => {
    const file = `identities:\n  - { name: b, ${claims('a')} }\n  - { name: a, ${claims('b')} }`;
    expect(lines(file, world({ identities: [identity('a'), identity('b')] }))).toEqual([
      '~ identity a name @3',
      '~ identity b name @4',
    ]);
  });

  describe('of a GitHub workload', () => {
    const old = 'repo:acme/app:pull_request';
    const withIds = 'repo:acme@1/app@2:pull_request';
    const github = (ids: boolean) =>
      `{ name: bot, github: { repository: acme/app, pull_request: true${ids ? ', ids: { owner: 1, repository: 2 }' : ''} } }`;
    const bot = (subject: string, name = 'bot') => at(name, subject, { issuer: GITHUB_ISSUER });
    it.each([
      ['the old form, as wanted', github(false), [bot(old)], []],
      ['the form with ids, as wanted', github(true), [bot(withIds)], []],
      ['the old form where ids are wanted', github(true), [bot(old, 'x')], ['~ identity x name,claims @3']],
      ['the form with ids where none are wanted', github(false), [bot(withIds)], []],
      ['its own form before the other', github(true), [bot(old, 'old'), bot(withIds)], []],
      [
        'other ids by its name',
        github(true),
        [bot('repo:acme@1/app@3:pull_request')],
        ['~ identity bot claims @3'],
      ],
      [
        'patterns by its name',
        github(false),
        [at('bot', '', { subject: undefined })],
        ['~ identity bot claims @3'],
      ],
    ])('finds: %s', (_name, entry, identities, changes) => {
      expect(lines(`identities:\n  - ${entry}`, world({ identities }))).toEqual(changes);
    });

    it('lets each of two entries have its own form', () => {
      const file = `identities:\n  - { name: new, github: { repository: acme/app, pull_request: true, ids: { owner: 1, repository: 2 } } }\n  - ${github(false)}`;
      expect(lines(file, world({ identities: [bot(old)] }))).toEqual(['+ identity new (new) @3']);
    });
  });

  it('keeps the other keys of a claim match, and grants all roles that the identity has', () => {
    const now = world({
      identities: [identity('a', { otherClaims: { audience: 'x' } })],
      bindings: [
        binding('a', 'viewer'),
        binding('a', 'viewer', SUB),
        binding('a', 'owner'),
        binding('b', 'editor'),
      ],
    });
    expect(planOf(`identities: [{ name: a, ${claims('new')} }]`, now).changes[0]).toMatchObject({
      claims: {
        from: { issuer: 'https://issuer', subject: 'sub:a' },
        to: { issuer: 'https://issuer', subject: 'sub:new' },
        kept: { audience: 'x' },
      },
    });
  });
});

describe('problems of a plan', () => {
  const two = [identity('a'), identity('b', { name: 'a', subject: 'sub:a' })];
  it.each([
    [
      'unknown role',
      'identities: [{ name: a, roles: [viwer] }]',
      [identity('a')],
      ['2: There is no role `viwer`. | Did you mean `viewer`?'],
    ],
    [
      'unknown group',
      'bindings: [{ identity: a, role: viewer, group: zzzzzz }]',
      [identity('a')],
      ['2: There is no group `zzzzzz`. | Known: `acme` (org), `sub` (org/sub).'],
    ],
    [
      'group of others',
      'bindings: [{ identity: a, role: viewer, group: other }]',
      [identity('a')],
      ['2: There is no group `other`. | Known: `acme` (org), `sub` (org/sub).'],
    ],
    [
      'unknown identity without claims',
      'identities: [{ name: a }]',
      [],
      [
        '2: There is no identity `a`, and the entry has no claims to create it with. | Add `claimMatch` or `github` to create it.',
      ],
    ],
    [
      'unknown uid',
      'identities: [{ uid: org/x }]',
      [],
      [
        '2: There is no identity with the uid `org/x`, or it cannot be read. | Correct the uid, or remove the entry.',
      ],
    ],
    [
      'unknown identity of a binding',
      'bindings: [{ identity: alice, role: viewer }]\nidentities: [{ name: alicf, claimMatch: { issuer: "https://i", subject: s } }]',
      [],
      ['2: There is no identity `alice`. | Did you mean `alicf`?'],
    ],
    [
      'nothing known',
      'bindings: [{ identity: alice, role: viewer }]',
      [],
      ['2: There is no identity `alice`. | Known: none.'],
    ],
    [
      'unknown identity beside an entry without a name',
      'identities: [{ uid: org/a }]\nbindings: [{ identity: zed, role: viewer }]',
      [identity('a')],
      ['3: There is no identity `zed`. | Known: `a` (org/a).'],
    ],
    [
      'two of one name',
      'identities: [{ name: a }]',
      two,
      [
        '2: Several identities have the name `a`: `a` (org/a), `a` (org/b). | Set the `uid` of the one you mean.',
      ],
    ],
    [
      'two of one subject',
      'identities: [{ name: c, claimMatch: { issuer: "https://issuer", subject: "sub:a" } }]',
      two,
      [
        '2: Several identities have the subject `sub:a`: `a` (org/a), `a` (org/b). | Set the `uid` of the one you mean.',
      ],
    ],
    [
      'ambiguous in bindings',
      'bindings: [{ identity: a, role: viewer }]',
      two,
      [
        '2: The name `a` matches more than one identity: `a` (org/a), `a` (org/b). | Use the uid of the one you mean.',
      ],
    ],
    [
      'one identity for two entries, by uid and claims',
      `identities:\n  - { uid: org/a }\n  - { name: x, ${claims('a')} }`,
      [identity('a')],
      [
        '4: This entry and the one on line 3 refer to the same identity `a` (org/a). | Merge them into one entry.',
      ],
    ],
    [
      'one identity for two entries, by uid and name',
      'identities:\n  - { name: a }\n  - { uid: org/a }',
      [identity('a')],
      [
        '3: This entry and the one on line 4 refer to the same identity `a` (org/a). | Merge them into one entry.',
      ],
    ],
    [
      'claims for static keys by uid',
      `identities: [{ uid: org/a, ${claims('a')} }]`,
      [identity('a', { kind: 'static-keys' })],
      [
        '2: Identity `a` (org/a) has static keys, as pull tokens do: the file can give it roles, but cannot change anything else about it. | Remove `claimMatch`, `github` and `description` from the entry.',
      ],
    ],
    [
      'a description for a person by uid',
      'identities: [{ uid: person, description: d }]',
      [identity('jane', { uid: 'person', kind: 'unknown' })],
      [
        '2: Identity `jane` (person) is not in this organization: the file can give it roles, but cannot change anything else about it. | Remove `claimMatch`, `github` and `description` from the entry.',
      ],
    ],
    [
      'AWS by name',
      'identities: [{ name: a }]',
      [identity('a', { kind: 'aws' })],
      [
        '2: Identity `a` (org/a) is an AWS identity, so it can only be referred to by uid. | Set its `uid` instead of the name, or add the claims of a new identity.',
      ],
    ],
    [
      'service principal in bindings by name',
      'bindings: [{ identity: a, role: viewer }]',
      [identity('a', { kind: 'service-principal' })],
      [
        '2: Identity `a` (org/a) is a service principal, so it can only be referred to by uid. | Use its uid if you mean this identity.',
      ],
    ],
    [
      'of another organization by name',
      'identities: [{ name: a }]',
      [identity('a', { uid: 'other/a' })],
      [
        '2: Identity `a` (other/a) is not in this organization, so it can only be referred to by uid. | Set its `uid` instead of the name, or add the claims of a new identity.',
      ],
    ],
    [
      'all at once, once each',
      'bindings: [{ identity: x, role: viwer, group: subb }]\nidentities: [{ name: x, roles: [edtor] }]',
      [],
      [
        '2: There is no role `viwer`. | Did you mean `viewer`?',
        '2: There is no group `subb`. | Did you mean `sub`?',
        '3: There is no identity `x`, and the entry has no claims to create it with. | Add `claimMatch` or `github` to create it.',
      ],
    ],
  ])('tells: %s', (_name, file, identities, problems) => {
    expect(
      problemsOf(file, world({ identities, groups: [ORG, SUB, { uid: 'other', name: 'other' }] })),
    ).toEqual(problems);
  });

  it('prefers built-in roles and those of the organization to those of others', () => {
    const named = (uid: string) => ({ uid, name: 'ops' });
    const file = 'identities: [{ name: a, roles: [ops] }]';
    const of = (...uids: string[]) => world({ identities: [identity('a')], roles: uids.map(named) });
    expect(planOf(file, of('else/1', 'org/1')).changes[0]).toMatchObject({ role: { uid: 'org/1' } });
    expect(planOf(file, of('else/1')).changes[0]).toMatchObject({ role: { uid: 'else/1' } });
    expect(problemsOf(file, of('root', 'org/1', 'else/1'))).toEqual([
      '2: The name `ops` matches more than one role: `ops` (else/1), `ops` (org/1), `ops` (root). | Use the uid of the one you mean.',
    ]);
  });

  it('shows five candidates', () => {
    const all = Array.from({ length: 7 }, (_, index) => ({ uid: `u${index}`, name: 'x' }));
    const place = { file: 'f', line: 1 };
    const resolved = createNameSearch('role', all)({ text: 'x', place });
    expect(resolved).toMatchObject({ problem: { message: expect.stringMatching(/\(u4\) and 2 more\.$/) } });
  });
});

describe('the hash of a plan', () => {
  const file = `identities:
  - { name: new, ${claims('new')}, description: d, roles: [viewer] }
  - { name: a, ${claims('x')}, roles: [editor] }
  - { name: b, description: told }
  - { uid: org/c, name: c2 }
`;
  const now = world({
    identities: [identity('a'), identity('b'), identity('c')],
    bindings: [binding('a', 'viewer'), binding('b', 'viewer')],
  });

  it('covers the claims that stay beside a changed subject, in any order', () => {
    const text = 'identities: [{ name: a, claimMatch: { issuer: "https://issuer", subject: moved } }]';
    const hashOf = (otherClaims: Readonly<Record<string, unknown>>) =>
      planHash(planOf(text, world({ identities: [identity('a', { otherClaims })] })));
    const claims = { job: 'x', list: [{ b: 1, a: 2 }] };
    expect(hashOf({ audience: 'y', claims })).toBe(
      hashOf({ claims: { list: [{ a: 2, b: 1 }], job: 'x' }, audience: 'y' }),
    );
    expect(new Set([hashOf({}), hashOf({ audience: 'x' }), hashOf({ audience: 'y' })]).size).toBe(3);
  });

  it('is over organization and sorted changes, without times and lines', () => {
    expect(planHash(planOf(file, now))).toBe(planHash(planOf(`\n\n${file}`, now)));
    expect(planHash(planOf('', now))).not.toBe(planHash(planOf('', world({ organization: SUB }))));
    expect(canonicalChanges(planOf(file, now))).toEqual([
      '["add","org/a",null,"role-editor","org"]',
      '["add",null,"new","role-viewer","org"]',
      '["create","new","d","https://issuer","sub:new"]',
      '["remove","org/b-a-viewer","org/a","role-viewer","org"]',
      '["remove","org/b-b-viewer","org/b","role-viewer","org"]',
      '["update","org/a",null,null,["https://issuer","sub:a","https://issuer","sub:x",["[\\"role-viewer\\",\\"org\\"]"]]]',
      '["update","org/b",null,["","told"],null]',
      '["update","org/c",["c","c2"],null,null]',
    ]);
    expect(
      canonicalChanges(
        planOf(
          `identities: [{ name: a, ${claims('a')} }, { name: n, ${claims('n')} }]`,
          world({ identities: [identity('a', { issuer: undefined, subject: undefined })] }),
        ),
      ),
    ).toEqual([
      '["create","n",null,"https://issuer","sub:n"]',
      '["update","org/a",null,null,[null,null,"https://issuer","sub:a",[]]]',
    ]);
  });

  it('covers every grant that a changed claim hands over, on its group', () => {
    const file = `identities: [{ uid: org/a, claimMatch: { issuer: "https://issuer", subject: new } }]`;
    const hashOf = (...bindings: readonly ReturnType<typeof binding>[]) =>
      planHash(planOf(file, world({ identities: [identity('a')], bindings }), { prune: false }));
    const viewer = binding('a', 'viewer');
    const hashes = [
      hashOf(),
      hashOf(viewer),
      hashOf(viewer, binding('a', 'owner')),
      hashOf(viewer, binding('a', 'viewer', SUB)),
    ];
    expect(new Set(hashes).size).toBe(4);
    expect(hashOf(viewer, binding('a', 'viewer', ORG, 'twice'))).toBe(hashes[1]);
    expect(hashOf(viewer, binding('b', 'owner'))).toBe(hashes[1]);
  });

  it('and the plan are the same for any order of the rows', () => {
    const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });
    const rows = [
      binding('a', 'viewer'),
      binding('a', 'viewer', ORG, 'x'),
      binding('b', 'viewer'),
      binding('a', 'editor'),
    ];
    fc.assert(
      fc.property(
        shuffled(now.identities),
        shuffled(rows),
        shuffled(now.roles),
        (identities, bindings, roles) => {
          const plan = planOf(
            file,
            world({ identities, bindings: [...bindings, ...bindings.slice(1)], roles }),
          );
          expect(plan).toEqual(planOf(file, world({ identities: now.identities, bindings: rows })));
        },
      ),
    );
  });
});

describe('rows of the service', () => {
  const row = { uid: 'org/a', name: 'a', description: 'd' };
  it.each([
    [
      'claim match',
      { claimMatch: { issuer: 'i', subject: 's', audience: '', claims: {} } },
      { kind: 'claim-match', issuer: 'i', subject: 's', otherClaims: {} },
    ],
    [
      'patterns',
      { claimMatch: { issuerPattern: 'i', subject: '', audience: 'x', claims: { a: 'b' } } },
      {
        kind: 'claim-match',
        issuer: undefined,
        subject: undefined,
        otherClaims: { audience: 'x', claims: { a: 'b' } },
      },
    ],
    [
      'odd issuer',
      { claimMatch: { issuer: 7, subject: null } },
      { kind: 'claim-match', issuer: undefined, subject: undefined },
    ],
    ['empty claim match', { claimMatch: {} }, { kind: 'unknown' }],
    ['nothing', {}, { kind: 'unknown', description: 'd' }],
    [
      'null',
      { claimMatch: null, staticKeys: null, awsIdentity: null, servicePrincipal: '' },
      { kind: 'unknown' },
    ],
    ['static keys', { staticKeys: {}, claimMatch: { issuer: 'i', subject: 's' } }, { kind: 'static-keys' }],
    ['AWS', { awsIdentity: {} }, { kind: 'aws' }],
    ['service principal', { servicePrincipal: 'SERVICE_PRINCIPAL_INGESTER' }, { kind: 'service-principal' }],
    [
      'unspecified service principal',
      { servicePrincipal: 'SERVICE_PRINCIPAL_UNSPECIFIED', claimMatch: { issuer: 'i' } },
      { kind: 'claim-match' },
    ],
    [
      'unspecified service principal as a number',
      { servicePrincipal: '0', claimMatch: { issuer: 'i' } },
      { kind: 'claim-match' },
    ],
  ])('of an identity: %s', (_name, more, observed) => {
    expect(observeIdentity({ ...row, ...more })).toMatchObject(observed);
    expect(observeIdentity({ uid: 'u', name: 'n' }).description).toBe('');
  });

  it.each([
    ['whole', {}, 'org'],
    ['group from the uid', { group: { uid: '', name: '' } }, 'org'],
    ['no group at all', { uid: 'root', group: { uid: '', name: '' } }, undefined],
    ['no identity', { identity: { uid: '', name: 'x' } }, undefined],
    ['no role', { role: { uid: '', name: 'x' } }, undefined],
    ['no uid', { uid: '' }, undefined],
  ])('of a binding: %s', (_name, more, groupUid) => {
    const observe = () => observeBinding({ ...binding('a', 'viewer'), ...more }).group.uid;
    if (groupUid === undefined) expect(observe).toThrow('so it cannot be checked');
    else expect(observe()).toBe(groupUid);
  });
});

describe('the coverage of a plan', () => {
  const coverageOf = (text: string, now: ReturnType<typeof world>) => {
    const parsed = parseRoleFile(`version: 1\n${text}`, 'rolebindings.yml');
    return planRoles(parsed, now, { prune: true, nowMs: 0 }).coverage;
  };

  it('has each binding of the organization and each that is added once, as judged or as skipped', () => {
    const roles = fc.subarray(['viewer', 'editor', 'owner']);
    fc.assert(
      fc.property(roles, roles, roles, (wanted, own, foreign) => {
        const now = world({
          identities: [identity('bot'), identity('other')],
          bindings: [
            ...own.map((role) => binding('bot', role)),
            ...foreign.map((role) => binding('other', role)),
          ],
        });
        const { judged, seen, skipped, unread } = coverageOf(
          `identities:\n  - { name: bot, roles: [${wanted.join(', ')}] }\n`,
          now,
        );
        const added = wanted.filter((role) => !own.includes(role)).length;
        expect(seen).toBe(own.length + foreign.length + added);
        expect(judged).toBe(own.length + added);
        expect(skipped.reduce((sum, { count }) => sum + count, judged) + unread.length).toBe(seen);
      }),
    );
  });
});
