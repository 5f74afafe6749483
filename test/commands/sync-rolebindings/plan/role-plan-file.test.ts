import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countChanges,
  type TrackedChange,
} from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import {
  parsePlanFile,
  planHash,
  planRows,
  printPlanFile,
} from '../../../../src/commands/sync-rolebindings/plan/role-plan-file.ts';
import { binding, identity, planOf, world } from '../../../support/role-world.ts';

const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
const file = `identities:
  - { name: a, description: d, roles: [editor] }
  - { name: new, claimMatch: { issuer: "https://i", subject: s }, roles: [viewer] }`;
const plan = planOf(file, now);
const tracked: readonly TrackedChange[] = plan.changes.map((change) => ({ change, status: 'planned' }));

describe('rows of a plan', () => {
  it('name what they change, with the uid where it is known', () => {
    expect(planRows(tracked)).toEqual([
      { action: 'create', kind: 'identity', identity: 'new', status: 'planned' },
      { action: 'add', kind: 'binding', identity: 'a', role: 'editor', group: 'acme', status: 'planned' },
      { action: 'add', kind: 'binding', identity: 'new', role: 'viewer', group: 'acme', status: 'planned' },
      { action: 'update', kind: 'identity', identity: 'a', uid: 'org/a', status: 'planned' },
      {
        action: 'remove',
        kind: 'binding',
        identity: 'a',
        role: 'viewer',
        group: 'acme',
        uid: 'org/b-a-viewer',
        status: 'planned',
      },
    ]);
    expect(
      planRows(tracked.map((one) => ({ ...one, status: 'done', uid: 'made' }))).map(({ uid }) => uid),
    ).toEqual(Array(5).fill('made'));
  });

  it('are counted', () => {
    expect(countChanges(plan.changes)).toEqual({ changes: 5, toAdd: 3, toChange: 1, toRemove: 1 });
  });
});

describe('a plan file', () => {
  const kept = (text: string) => {
    const read = parsePlanFile(text);
    if (read.kind === 'malformed') throw new Error(read.reason);
    return read.plan;
  };

  it('is read back, and is the plan of now as long as nothing changes', () => {
    const text = printPlanFile(plan, tracked);
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      organization: 'org',
      planHash: planHash(plan),
      plan: planRows(tracked),
    });
    expect(kept(text).planHash).toBe(planHash(plan));
  });

  const whole = JSON.parse(printPlanFile(plan, tracked));
  it.each([
    ['no JSON', 'x', 'it is not JSON'],
    ['null', 'null', 'it is not a plan of `sync-rolebindings`, version 1'],
    [
      'another version',
      JSON.stringify({ ...whole, version: 2 }),
      'it is not a plan of `sync-rolebindings`, version 1',
    ],
    [
      'another command',
      JSON.stringify({ ...whole, command: 'x' }),
      'it is not a plan of `sync-rolebindings`, version 1',
    ],
    [
      'no organization',
      JSON.stringify({ ...whole, organization: 1 }),
      'it lacks `organization`, `planHash` or `changes`',
    ],
    [
      'no hash',
      JSON.stringify({ ...whole, planHash: undefined }),
      'it lacks `organization`, `planHash` or `changes`',
    ],
    [
      'no changes',
      JSON.stringify({ ...whole, changes: {} }),
      'it lacks `organization`, `planHash` or `changes`',
    ],
    [
      'odd changes',
      JSON.stringify({ ...whole, changes: [1] }),
      'it lacks `organization`, `planHash` or `changes`',
    ],
    ['touched changes', JSON.stringify({ ...whole, changes: [] }), 'its hash does not match its changes'],
    [
      'touched organization',
      JSON.stringify({ ...whole, organization: 'x' }),
      'its hash does not match its changes',
    ],
  ])('is malformed with %s', (_name, text, reason) => {
    expect(parsePlanFile(text)).toEqual({ kind: 'malformed', reason });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parsePlanFile(text).kind).toBe('malformed');
      }),
    );
  });
});
