import { describe, expect, it } from 'vitest';
import { observePerson } from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { planRows } from '../../../../src/commands/sync-rolebindings/plan/role-plan-file.ts';
import {
  changeDetails,
  changeSentence,
  claimText,
} from '../../../../src/commands/sync-rolebindings/plan/role-words.ts';
import { identity, planOf, world } from '../../../support/role-world.ts';

const long = `repo:acme/${'a'.repeat(115)}`;

it('a changed claim shows both subjects whole', () => {
  const now = world({ identities: [identity('bot', { subject: `${long}:ref:refs/heads/main` })] });
  const file = `identities: [{ name: bot, claimMatch: { issuer: "https://issuer", subject: "${long}:pull_request" } }]`;
  expect(planOf(file, now).changes.map(changeDetails)).toEqual([
    `subject ${long}:ref:refs/heads/main becomes ${long}:pull_request (still of https://issuer)`,
  ]);
});

it.each([
  ['https://other', 'sub:bot', 'issuer https://issuer becomes https://other (still sub:bot)'],
  ['https://other', 'moved', 'accepts moved of https://other, not sub:bot of https://issuer'],
])('a claim of %s for %s shows what changes', (issuer, subject, shown) => {
  const file = `identities: [{ name: bot, claimMatch: { issuer: "${issuer}", subject: "${subject}" } }]`;
  expect(planOf(file, world({ identities: [identity('bot')] })).changes.map(changeDetails)).toEqual([shown]);
});

it('a renamed identity shows both names, in the rows as well', () => {
  const { changes } = planOf(
    'identities: [{ uid: org/bot, name: ship-bot }]',
    world({ identities: [identity('bot')] }),
  );
  expect(changes.map(changeDetails)).toEqual(['renamed from bot to ship-bot']);
  expect(planRows(changes.map((change) => ({ change, status: 'planned' })))).toEqual([
    {
      action: 'update',
      kind: 'identity',
      identity: 'bot',
      name: 'ship-bot',
      uid: 'org/bot',
      status: 'planned',
    },
  ]);
});

it.each([
  ['claimMatch: { issuer: "https://issuer", subject: "repo:acme/*" }', 'repo:acme/*'],
  ['claimMatch: { issuer: "https://*.example", subject: s }', 'https://*.example'],
])('a wildcard in %s is reported, because claims are compared exactly', (claim, shown) => {
  const { notices } = planOf(`identities: [{ name: bot, ${claim} }]`, world());
  expect(notices).toMatchObject([{ kind: 'wildcard-claim', message: expect.stringContaining(shown) }]);
});

it('a new identity shows its subject whole', () => {
  const file = `identities: [{ name: bot, claimMatch: { issuer: "https://issuer", subject: "${long}:evil" } }]`;
  expect(planOf(file, world()).changes.map(changeDetails)).toEqual([
    `accepts ${long}:evil of https://issuer`,
  ]);
});

it('claims that are too long to be shown never look the same', () => {
  const around = (middle: string) => claimText(`${'a'.repeat(400)}${middle}${'b'.repeat(400)}`);
  expect(around('x')).toMatch(/^a{300}…b{150} \(801 characters, fingerprint [0-9a-f]+\)$/);
  expect(around('x')).not.toBe(around('y'));
});

it('claims that do not look as they are never look like others', () => {
  const texts = ['prod x', 'prod\nx', ' prod x', 'prod x ', 'prod\tx', 'prod\r\nx'];
  expect(new Set(texts.map(claimText)).size).toBe(texts.length);
  expect(claimText('prod x')).toBe('prod x');
  expect(claimText('prod x ')).toMatch(/^prod x \(7 characters, fingerprint [0-9a-f]+\)$/);
});

describe('a person', () => {
  const uid = 'b'.repeat(40);
  const text = `identities: [{ uid: ${uid}, name: bot, roles: [viewer] }]`;

  it('whom nothing but the file names is shown by uid', () => {
    expect(planOf(text, world()).changes.map(changeSentence)).toEqual([
      `add role \`viewer\` on \`acme\` to identity \`${uid}\``,
    ]);
  });

  it('is shown with the uid, because people choose their own names', () => {
    const person = observePerson({ uid, name: 'bot', issuer: 'https://people', subject: 'github|1' }, true);
    expect(planOf(text, world({ identities: [person] })).changes.map(changeSentence)).toEqual([
      `add role \`viewer\` on \`acme\` to identity \`bot (${uid}, github|1)\``,
    ]);
  });
});
