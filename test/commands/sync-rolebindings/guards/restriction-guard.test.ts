import { describe, expect, it } from 'vitest';
import type { Restriction } from '../../../../src/commands/sync-rolebindings/file/restrictions-file.ts';
import { mergeRoleFiles, parseRoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import { judgeRestrictions } from '../../../../src/commands/sync-rolebindings/guards/restriction-guard.ts';
import type { GuardRefusal } from '../../../../src/commands/sync-rolebindings/guards/role-refusal.ts';
import {
  type ObservedWorld,
  observePerson,
  personKey,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { refusalFindings } from '../../../../src/commands/sync-rolebindings/role-findings.ts';
import { binding, identity, ORG, ROLES, SUB, world } from '../../../support/role-world.ts';

const entry: Restriction = {
  files: ['team.yml'],
  groups: ['sub', 'sub/**'],
  roles: ['VIEWER'],
  identities: ['a*'],
};

function refusals(
  text: string,
  now: ObservedWorld,
  more: Partial<Restriction> = {},
  others: readonly Restriction[] = [],
): readonly GuardRefusal[] {
  const merged = mergeRoleFiles([parseRoleFile(`version: 1\n${text}`, 'team.yml')]);
  const planned = planRoles(merged, now, { prune: true, nowMs: 0 });
  return judgeRestrictions(planned, now, {
    restrictions: [{ ...entry, ...more }, ...others],
    paths: new Map(),
  });
}

const claims = (subject: string) => `claimMatch: { issuer: "https://issuer", subject: "${subject}" }`;
const named = (found: readonly GuardRefusal[]) =>
  found.map(({ message }) => /the (\w+ `[^`]+`)/.exec(message)?.[1]);

describe('a role file', () => {
  const now = world({ identities: [identity('a'), identity('other')] });

  it('within its bounds is not refused', () => {
    expect(refusals('bindings: [{ identity: a, role: viewer, group: sub }]', now)).toEqual([]);
  });

  it('may hold nothing of a list that its entry leaves out', () => {
    const text = 'bindings: [{ identity: a, role: viewer, group: sub }]';
    expect(named(refusals(text, now, { roles: undefined }))).toEqual(['role `viewer`']);
    expect(named(refusals(text, now, { groups: undefined }))).toEqual(['group `sub`']);
    expect(named(refusals(text, now, { identities: undefined }))).toEqual(['identity `a`']);
  });

  it('is about the organization where an entry has roles, by the name of the organization', () => {
    const text = 'identities: [{ name: a, roles: [viewer] }]';
    expect(named(refusals(text, now))).toEqual(['group `acme`']);
    expect(refusals(text, now, { groups: ['acme'] })).toEqual([]);
  });

  it('is about what `prune` would remove because of it', () => {
    const held = world({ identities: [identity('a')], bindings: [binding('a', 'editor', SUB)] });
    expect(named(refusals('identities: [{ name: a }]', held))).toEqual(['role `editor`']);
  });

  it('is about every grant that a changed claim hands over', () => {
    const held = world({
      identities: [identity('a')],
      bindings: [binding('a', 'owner'), binding('a', 'viewer', SUB)],
    });
    const text = `identities: [{ name: a, ${claims('moved')}, roles: [owner] }]\nbindings: [{ identity: a, role: viewer, group: sub }]`;
    expect(named(refusals(text, held))).toEqual(['role `owner`', 'group `acme`']);
  });

  it('cannot reach a group of another team whose name looks like a path of its own', () => {
    const odd = { uid: 'org/odd', name: 'sub/inner' };
    const twin = { uid: 'org/twin', name: 'acme' };
    const groups = world({ groups: [ORG, SUB, odd, twin], identities: [identity('a')] });
    expect(named(refusals('bindings: [{ identity: a, role: viewer, group: org/odd }]', groups))).toEqual([
      'group `org/odd`',
    ]);
    const text = 'bindings: [{ identity: a, role: viewer, group: org/twin }]';
    expect(named(refusals(text, groups, { groups: ['acme'] }))).toEqual(['group `/acme`']);
    expect(refusals(text, groups, { groups: ['/acme'] })).toEqual([]);
  });

  it('matches people by uid, whatever their names', () => {
    const uid = 'b'.repeat(40);
    const text = `identities: [{ uid: ${uid}, name: a-person }]\nbindings: [{ identity: ${uid}, role: viewer, group: sub }]`;
    const person = world({ identities: [identity('a-person', { uid, kind: 'unknown' })] });
    expect(new Set(named(refusals(text, person)))).toEqual(new Set([`identity \`${uid}\``]));
    expect(refusals(text, person, { identities: [uid] })).toEqual([]);
  });

  it('is not within globs of names that match a uid by chance', () => {
    const bounds = { groups: ['o*/**', '*/*'], roles: ['r*'], identities: ['o*'] };
    const text = 'bindings: [{ identity: a, role: viewer, group: sub }]';
    expect(named(refusals(text, now, bounds))).toEqual(['identity `a`', 'role `viewer`', 'group `sub`']);
    const all = { groups: ['**'], roles: ['*'], identities: ['*'] };
    const written = { groups: ['org/*'], roles: ['role-viewer'], identities: ['org/*'] };
    for (const allowed of [all, written]) expect(refusals(text, now, allowed)).toEqual([]);
  });

  it('may be about an identity that is gone', () => {
    expect(
      refusals('identities: [{ uid: org/gone, state: absent }, { name: a, state: absent }]', now),
    ).toMatchObject([{ message: expect.stringContaining('`org/gone`') }]);
  });

  it('is about every identity of a line', () => {
    const text = `identities: [{ name: 1x, ${claims('x')} }, { name: ab, ${claims('ab')} }]`;
    expect(named(refusals(text, now))).toEqual(['identity `1x`']);
  });

  it('is measured by the entry that it violates least', () => {
    const text = 'identities: [{ name: other, state: absent }, { name: a, state: absent }]';
    const nobody = { ...entry, identities: [] };
    const least = named(refusals(text, now));
    expect(named(refusals(text, now, nobody)).length).toBeGreaterThan(least.length);
    expect(named(refusals(text, now, {}, [nobody]))).toEqual(least);
    expect(named(refusals(text, now, nobody, [entry]))).toEqual(least);
  });

  it('reports twenty violations one by one and counts the rest', () => {
    const many = Array.from({ length: 30 }, (_, index) => `  - { name: x${index}, ${claims(`x${index}`)} }`);
    const found = refusals(`identities:\n${many.join('\n')}`, now);
    expect(found).toHaveLength(20);
    expect(found.at(-1)?.message).toContain('and 10 more');
    expect(found.slice(0, -1).some(({ message }) => message.includes(' more'))).toBe(false);
    const twenty = refusals(`identities:\n${many.slice(0, 20).join('\n')}`, now);
    expect(twenty).toHaveLength(20);
    expect(twenty.at(-1)?.message).not.toContain(' more');
    expect(found[0]).toMatchObject({
      guard: 'restrictions',
      message: expect.stringContaining('(1 of 30 things; 0 are allowed)'),
    });
    expect(refusalFindings(found)[1]).toMatchObject({
      rule: 'guard-restrictions',
      location: { file: 'team.yml', line: 4 },
    });
  });

  it('reports one violation for each thing, with all of its lines', () => {
    const text = `bindings:
  - { identity: a, role: editor, group: sub }
  - { identity: a, role: owner, group: sub }
  - { identity: other, role: editor, group: sub }`;
    const found = refusals(text, now);
    expect(named(found)).toEqual(['role `editor`', 'role `owner`', 'identity `other`']);
    expect(found[0]?.message).toBe(
      '`team.yml` refers to the role `editor`, which `restrictions-file` does not allow there (lines 3, 5; 1 of 3 things; 0 are allowed).',
    );
    const [one] = refusalFindings(found.slice(0, 1));
    const moved = refusalFindings(refusals(`identities: []\n${text}`, now).slice(0, 1));
    expect(moved[0]?.fingerprint).toBe(one?.fingerprint);
  });

  it('that no entry matches may be about nothing', () => {
    const [only] = refusals('bindings: [{ identity: a, role: viewer, group: sub }]', now, { files: ['x'] });
    expect(only?.message).toContain(
      'match `team.yml`, which therefore may not contain anything; it refers to 3 things',
    );
  });
});

describe('a name that another thing has too', () => {
  const twins = world({
    groups: [ORG, SUB, { uid: 'org/other', name: 'sub' }],
    roles: [...ROLES, { uid: 'org/custom', name: 'Viewer' }, { uid: 'org/own', name: 'own' }],
    identities: [identity('a'), identity('ab', { name: 'a', kind: 'static-keys' })],
  });
  const grant = (who: string, role: string, group: string) =>
    `bindings: [{ identity: ${who}, role: ${role}, group: ${group} }]`;

  it.each([
    ['a custom role named like a built-in one', grant('a', 'org/custom', 'sub/in'), ['role `org/custom`']],
    ['the same by its name, which differs in case', grant('a', 'Viewer', 'sub/in'), ['role `org/custom`']],
    ['a pull token named like an identity', grant('org/ab', 'viewer', 'sub/in'), ['identity `org/ab`']],
    ['another group of the same path', grant('a', 'viewer', 'org/other'), ['group `org/other`']],
  ])('does not bring %s within the bounds', (_what, text, outside) => {
    const inner = { uid: 'org/in', name: 'inner' };
    const now = { ...twins, groups: [...twins.groups, inner] };
    const allowed = { groups: ['sub', 'inner'], roles: ['viewer'], identities: ['a'] };
    expect(named(refusals(text.replace('sub/in', 'inner'), now, allowed))).toEqual(outside);
  });

  it('still means the built-in role and the identity that the file finds by name', () => {
    const now = { ...twins, groups: [ORG, SUB] };
    const allowed = { roles: ['viewer', 'own'], identities: ['a'] };
    expect(refusals(grant('a', 'viewer', 'sub'), now, allowed)).toEqual([]);
    expect(refusals(grant('a', 'own', 'sub'), now, allowed)).toEqual([]);
  });

  it('is allowed by its uid', () => {
    const allowed = { groups: ['org/other'], roles: ['org/custom'], identities: ['org/ab'] };
    expect(refusals(grant('org/ab', 'org/custom', 'org/other'), twins, allowed)).toEqual([]);
  });
});

describe('the claims of an entry', () => {
  const own = { claims: [{ issuer: 'https://issuer', subject: 'repo:acme/team-a*' }], groups: ['acme'] };
  const person = { issuer: 'https://people', subject: 'github|1' };
  const KIM = 'c'.repeat(40);
  const now = world({
    identities: [
      identity('a', { subject: 'repo:acme/team-a/x:ref:refs/heads/main' }),
      identity('a2', { subject: 'repo:evil/x' }),
      identity('a3', { issuer: 'https://evil', subject: 'repo:acme/team-a' }),
      identity('a4', { issuer: undefined }),
      identity('a5', { kind: 'static-keys', issuer: undefined, subject: undefined }),
      observePerson({ uid: KIM, name: 'Kim', ...person }, true),
    ],
    people: new Map([[personKey(person), [KIM]]]),
  });
  const EVIL = 'claimMatch: { issuer: "https://evil", subject: "repo:acme/team-a" }';
  const lookup = 'lookup: { issuer: "https://people", subject: "github|1" }';

  it.each([
    ['of an identity in the service that match', 'identities: [{ name: a, roles: [viewer] }]', []],
    [
      'of another subject in the service',
      'identities: [{ name: a2, roles: [viewer] }]',
      ['claims `repo:evil/x of https://issuer`'],
    ],
    [
      'of another issuer in the service',
      'bindings: [{ identity: a3, role: viewer }]',
      ['claims `repo:acme/team-a of https://evil`'],
    ],
    ['that are a pattern', 'identities: [{ name: a4 }]', ['identity `a4`']],
    ['of static keys', 'identities: [{ uid: org/a5 }]', ['identity `a5`']],
    ['of a new identity that match', `identities: [{ name: a9, ${claims('repo:acme/team-a/new')} }]`, []],
    [
      'of a new identity of a foreign issuer',
      `identities: [{ name: a9, ${EVIL} }]`,
      ['claims `repo:acme/team-a of https://evil`'],
    ],
    [
      'that a change would set',
      `identities: [{ name: a, ${EVIL} }]`,
      ['claims `repo:acme/team-a of https://evil`'],
    ],
    [
      'of an absent entry',
      `identities: [{ name: a9, state: absent, ${EVIL} }]`,
      ['claims `repo:acme/team-a of https://evil`'],
    ],
    ['of a look-up', `identities: [{ ${lookup}, roles: [viewer] }]`, ['claims `github|1 of https://people`']],
    [
      'of a look-up in a binding',
      `bindings: [{ identity: { ${lookup} }, role: viewer }]`,
      ['claims `github|1 of https://people`'],
    ],
    [
      'of a person by uid',
      `bindings: [{ identity: ${KIM}, role: viewer }]`,
      ['claims `github|1 of https://people`'],
    ],
    [
      'of a person who is not known',
      `bindings: [{ identity: ${'d'.repeat(40)}, role: viewer }]`,
      [`identity \`${'d'.repeat(40)}\``],
    ],
  ])('are those %s', (_, text, outside) => {
    expect(named(refusals(text, now, { ...own, identities: ['*'] }))).toEqual(outside);
    expect(refusals(text, now, { ...own, identities: ['*'], claims: undefined })).toEqual([]);
    expect(refusals(text, now, { ...own, identities: ['*'], claims: [] })).not.toEqual([]);
  });

  it('may have several pairs, of which one has to match wholly', () => {
    const text = `identities: [{ ${lookup}, roles: [viewer] }, { name: a }]`;
    const pairs = [...own.claims, { issuer: 'https://people', subject: 'github|*' }];
    expect(refusals(text, now, { ...own, identities: ['*'], claims: pairs })).toEqual([]);
    const mixed = [
      { issuer: 'https://people', subject: 'repo:*' },
      { issuer: 'https://issuer', subject: 'github|*' },
    ];
    expect(refusals(text, now, { ...own, identities: ['*'], claims: mixed })).toHaveLength(2);
  });
});
