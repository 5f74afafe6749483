import { describe, expect, it } from 'vitest';
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
    `accepts ${long}:pull_request of https://issuer, not ${long}:ref:refs/heads/main of https://issuer`,
  ]);
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

describe('a person', () => {
  const uid = 'b'.repeat(40);
  const text = `identities: [{ uid: ${uid}, name: bot, roles: [viewer] }]`;

  it('whom nothing but the file names is shown by uid', () => {
    expect(planOf(text, world()).changes.map(changeSentence)).toEqual([
      `add role \`viewer\` on \`acme\` to identity \`${uid}\``,
    ]);
  });

  it('is shown with the uid, because people choose their own names', () => {
    const person = identity('bot', { uid, kind: 'unknown' });
    expect(planOf(text, world({ identities: [person] })).changes.map(changeSentence)).toEqual([
      `add role \`viewer\` on \`acme\` to identity \`bot (${uid})\``,
    ]);
  });
});
