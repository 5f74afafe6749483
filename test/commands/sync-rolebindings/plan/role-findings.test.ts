import { describe, expect, it } from 'vitest';
import { judgeGuards } from '../../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import type { GuardSettings } from '../../../../src/commands/sync-rolebindings/guards/role-refusal.ts';
import type { TrackedChange } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { changeSentence } from '../../../../src/commands/sync-rolebindings/plan/role-words.ts';
import {
  driftFindings,
  failureFindings,
  noticeFindings,
  refusalFindings,
} from '../../../../src/commands/sync-rolebindings/role-findings.ts';
import { binding, identity, ORG, planOf, world } from '../../../support/role-world.ts';

const settings: GuardSettings = {
  'max-deletes': 0,
  'max-delete-percent': 100,
  'protect-self': true,
  'allow-roles': [],
  'deny-roles': [],
  'allow-claim-changes': true,
};
const self = { kind: 'known', uid: 'org/self' } as const;
const now = world({
  identities: [identity('a'), identity('b', { subject: undefined, issuer: undefined })],
  bindings: [binding('a', 'viewer'), binding('a', 'editor'), binding('a', 'editor', ORG, '2')],
});
const file = `identities:
  - { name: a, roles: [editor, editor], description: "x\\ny" }
  - { name: new, claimMatch: { issuer: "https://i", subject: s }, roles: [viewer], expires: "2026-01-01" }
  - { name: b, claimMatch: { issuer: "https://i", subject: t } }
  - { name: other, claimMatch: { issuer: "https://i", subject: u }, roles: [registry.pull] }
`;
const plan = planOf(file, now);

describe('findings', () => {
  it('tell each guard that blocks, on the line of the first change at fault', () => {
    const [finding, ...others] = refusalFindings(judgeGuards(plan, now, settings, self));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule: 'guard-max-deletes',
      level: 'error',
      message: 'The plan removes 1 binding, but `max-deletes` is 0.',
      fix: 'To allow it, set `max-deletes: 1`.',
      location: { file: 'roles.yml', line: 3, column: 5 },
    });
    const bare = {
      guard: 'last-owner',
      message: 'm',
      fix: 'f',
      input: undefined,
      changes: [],
    } as const;
    expect(refusalFindings([bare])[0]?.location).toBeUndefined();
  });

  it('tell what is odd', () => {
    expect(noticeFindings(plan).map(({ rule, level, location }) => [rule, level, location?.line])).toEqual([
      ['duplicate-binding', 'warning', 3],
      ['repeated-entry', 'notice', 3],
      ['expired-entry', 'notice', 4],
    ]);
    expect(
      noticeFindings(planOf('identities: [{ name: a }]', now, { prune: false })).map(({ rule }) => rule),
    ).toEqual(Array(3).fill('unpruned-binding'));
  });

  it('tell each difference', () => {
    expect(driftFindings(plan).map(({ message }) => message)).toEqual([
      '~ change identity `b`: accepts t of https://i, not a pattern of a pattern.',
      '+ create identity `other`, which accepts u of https://i.',
      '+ add role `registry.pull` on `acme` to identity `other`.',
      '~ change identity `a`: new description "x y".',
      '- remove role `editor` on `acme` from identity `a` (duplicate).',
      '- remove role `viewer` on `acme` from identity `a` (not in the file).',
    ]);
    expect(
      changeSentence(planOf('identities: [{ uid: org/a, name: z }]', now).changes[0] ?? expect.fail()),
    ).toBe('change identity `a`: renamed from a to z');
    const bare = world({
      identities: [identity('a', { kind: 'unknown', issuer: undefined, subject: undefined })],
    });
    const claimed = 'identities: [{ name: a, claimMatch: { issuer: "https://i", subject: t } }]';
    expect(changeSentence(planOf(claimed, bare).changes[0] ?? expect.fail())).toBe(
      'change identity `a`: accepts t of https://i',
    );
  });

  it('have fingerprints that hold no line', () => {
    const moved = planOf(`\n\n${file}`, now);
    const prints = (of: typeof plan) =>
      [
        ...driftFindings(of),
        ...noticeFindings(of),
        ...refusalFindings(judgeGuards(of, now, settings, self)),
      ].map(({ fingerprint }) => fingerprint);
    expect(prints(moved)).toEqual(prints(plan));
    expect(new Set(prints(plan)).size).toBe(prints(plan).length);
  });

  it('tell what failed, and why', () => {
    const tracked = plan.changes.map((change, index): TrackedChange => {
      const place = { file: 'f', line: 9 };
      if (index === 0) return { change: { ...change, place }, status: 'failed', note: 'forbidden' };
      return { change, status: index === 1 ? 'failed' : 'done' };
    });
    expect(failureFindings(tracked)).toMatchObject([
      {
        rule: 'failed-change',
        message: expect.stringMatching(/^Could not change identity `b`: .*: forbidden\.$/),
        location: { file: 'f', line: 9 },
      },
      { message: expect.stringContaining('no reason is known') },
    ]);
  });
});
