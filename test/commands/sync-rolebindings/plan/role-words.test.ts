import { expect, it } from 'vitest';
import { changeDetails, claimText } from '../../../../src/commands/sync-rolebindings/plan/role-words.ts';
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
