import { describe, expect, it } from 'vitest';
import { judgeGuards } from '../../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import { personKey } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { changeDetails } from '../../../../src/commands/sync-rolebindings/plan/role-words.ts';
import { refused } from '../../../support/refused.ts';
import {
  binding,
  identity,
  lineOf,
  planOf,
  problemsOf,
  roleFile,
  SUB,
  world,
} from '../../../support/role-world.ts';

const PERSON = 'a'.repeat(40);
const LOOKUP = { issuer: 'https://people', subject: 'alice' };
const held = { ...binding('alice', 'editor', SUB), identity: { uid: PERSON, name: 'Alice' } };
/** `alice` is also the name of an identity, which must never be taken for the person. */
const now = world({
  identities: [identity('alice'), identity('bot')],
  bindings: [held, binding('alice', 'editor', SUB, '-own'), binding('bot', 'viewer')],
  people: new Map([[personKey(LOOKUP), [PERSON]]]),
});
const linesOf = (text: string, prune = true) => planOf(text, now, { prune }).changes.map(lineOf);
const kindsOf = (text: string, prune = true) => planOf(text, now, { prune }).notices.map(({ kind }) => kind);

const OVER = '"2026-01-31"';
const dated = (who: string, expires = OVER) =>
  `bindings:\n  - { identity: ${who}, role: editor, group: sub, expires: ${expires} }\n`;

describe('an entry of `bindings` with a date owns its own binding', () => {
  it.each([
    ['a person by uid', PERSON, 'Alice'],
    ['a person by look-up', '{ lookup: { issuer: "https://people", subject: alice } }', 'Alice'],
    ['an identity that only `bindings` names', 'alice', 'alice'],
  ])('of %s, and of nobody else', (_, who, name) => {
    expect(linesOf(dated(who))).toEqual([`- ${name} editor sub: expired @3`]);
    expect(kindsOf(dated(who))).toContain('expired-binding');
    expect(linesOf(dated(who), false)).toEqual([]);
    expect(kindsOf(dated(who), false)).toContain('expired-binding');
    expect(linesOf(dated(who, '"2027-01-02"'))).toEqual([]);
  });

  it.each([
    ['its date', ['"2027-01-02"'], 'expires 2027-01-02'],
    ['the last of two dates', ['"2027-01-02"', '"2027-03-04"', '"2026-12-31"'], 'expires 2027-03-04'],
    ['none where another entry has none', ['"2027-01-02"'], ''],
  ])('and a new binding shows %s', (_, dates, shown) => {
    const [first = '', ...others] = dates.map((date) => dated('bot', date));
    const undated = shown === '' ? '  - { identity: bot, role: editor, group: sub }\n' : '';
    const text = [first, ...others.map((more) => more.replace('bindings:\n', '')), undated].join('');
    expect(planOf(text, now).changes.map(changeDetails)).toEqual([shown]);
  });

  it('unless another entry asks for the same binding', () => {
    const both = `${dated(PERSON)}  - { identity: ${PERSON}, role: editor, group: sub }\n`;
    expect(linesOf(both)).toEqual([]);
    expect(kindsOf(both)).not.toContain('expired-binding');
  });

  it('which counts among those that are owned', () => {
    expect(planOf(dated(PERSON), now).ownedBindings).toBe(1);
    expect(planOf(dated(PERSON, '"2028-01-01"'), now).ownedBindings).toBe(1);
  });
});

it('a dated entry of `identities` owns its roles on the organization, also of what is managed elsewhere', () => {
  const text = 'identities:\n  - { uid: org/bot, roles: [viewer], expires: "2026-12-31" }\n';
  expect(linesOf(text)).toEqual(['- bot viewer acme: expired @3']);
  expect(linesOf(text.replace('roles: [viewer]', 'roles: [editor]'))).toEqual([]);
});

it.each([
  ['whose own entry is absent', 'expires: "2028-01-01", state: absent'],
  ['that is absent past its date', 'expires: "2026-12-31", state: absent'],
])('a dated role %s goes, although its identity is managed elsewhere', (_, keys) => {
  const text = `identities:\n  - { uid: org/bot, roles: [viewer], ${keys} }\n`;
  expect(linesOf(text)).toEqual(['- bot viewer acme: absent @3']);
  expect(planOf(text, now).ownedBindings).toBe(1);
});

it.each([
  ['state: absent', 'absent'],
  ['expires: "2026-12-31"', 'expired'],
])('a dated binding goes with `%s` on an entry of its identity that owns nothing', (keys, reason) => {
  const text = `identities:\n  - { uid: org/alice, ${keys} }\n${dated('alice', '"2028-01-01"')}`;
  expect(linesOf(text)).toEqual([`- alice editor sub: ${reason} @5`]);
});

it('an unknown person is a problem only while the entry asks for something', () => {
  const nobody = '{ lookup: { issuer: "https://people", subject: bot } }';
  expect(linesOf(`${dated(nobody)}  - { identity: bot, role: viewer }\n`)).toEqual([]);
  expect(problemsOf(dated(nobody, '"2028-01-01"'), now).join()).toContain('does not know the person `bot`');
});

it('a wrong form of `identity` is reported with its place', () => {
  expect(refused(() => roleFile(dated('{ look: { issuer: a, subject: b } }')))).toMatchObject([
    { message: expect.stringContaining('must be a name or a uid, or'), place: { line: 3 } },
  ]);
});

const STRICT = {
  'max-deletes': 0,
  'max-delete-percent': 0,
  'protect-self': true,
  'allow-roles': [],
  'deny-roles': [],
  'allow-claim-changes': false,
} as const;

it('removing a duplicate takes nothing away: it counts for no limit', () => {
  const twice = world({
    identities: [identity('bot')],
    bindings: ['viewer', 'editor', 'registry.pull'].flatMap((role) => [
      binding('bot', role),
      binding('bot', role, undefined, '-twin'),
    ]),
  });
  const text = 'identities:\n  - { name: bot, roles: [viewer, editor, registry.pull] }\n';
  const planned = planRoles(roleFile(text), twice, { prune: true, nowMs: 0 });
  expect(planned.plan.changes.map(lineOf)).toHaveLength(3);
  expect(judgeGuards(planned.plan, twice, STRICT, { kind: 'known', uid: 'org/self' })).toEqual([]);
});

it('equal bindings that all go count as one for every limit', () => {
  const twice = world({
    identities: [identity('bot')],
    bindings: ['viewer', 'editor', 'a', 'b', 'c'].flatMap((role) => [
      binding('bot', role),
      binding('bot', role, undefined, '-twin'),
    ]),
  });
  const text = 'identities:\n  - { name: bot, roles: [a, b, c, editor] }\n';
  const { plan } = planRoles(roleFile(text), twice, { prune: true, nowMs: 0 });
  expect(plan.changes.filter((change) => lineOf(change).includes('viewer'))).toHaveLength(2);
  const refusals = judgeGuards(plan, twice, STRICT, { kind: 'known', uid: 'org/bot' });
  expect(refusals.map(({ message }) => message)).toEqual([
    expect.stringContaining('removes 1 binding, but'),
    expect.stringContaining('removes 1 of 5 owned bindings (20 %)'),
    expect.stringContaining('removes 1 binding of the running identity'),
  ]);
});
