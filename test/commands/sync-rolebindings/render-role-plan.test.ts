import { describe, expect, it } from 'vitest';
import { judgeGuards } from '../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import type {
  ChangeStatus,
  TrackedChange,
} from '../../../src/commands/sync-rolebindings/plan/role-change.ts';
import {
  type RoleReport,
  renderRolePlan,
  roleAnswer,
} from '../../../src/commands/sync-rolebindings/render-role-plan.ts';
import { renderAnswer } from '../../../src/kit/report/answer.ts';
import type { Result } from '../../../src/kit/run/outcome.ts';
import { binding, identity, ORG, planOf, world } from '../../support/role-world.ts';

const now = world({
  identities: [identity('a'), identity('b', { name: 'x```\u202e@team' })],
  bindings: [binding('a', 'viewer'), binding('a', 'editor'), binding('a', 'editor', ORG, '2')],
});
const file = `identities:
  - { name: a, roles: [editor], description: d }
  - { uid: org/b, roles: [viewer] }
  - { name: new, claimMatch: { issuer: "https://i", subject: "::error::x" }, roles: [viewer] }
`;
const plan = planOf(file, now);
const track = (...statuses: readonly ChangeStatus[]): readonly TrackedChange[] =>
  plan.changes.map((change, index) => ({ change, status: statuses[index] ?? 'planned' }));
const report = (more: Partial<RoleReport> = {}): RoleReport => ({
  mode: 'plan',
  plan,
  tracked: track(),
  refusals: [],
  access: { unmanaged: [], holders: [] },
  deleted: [],
  ...more,
});
const empty = planOf('identities: [{ name: b }]', world({ identities: [identity('b')] }));
const refusals = judgeGuards(
  plan,
  now,
  {
    'max-deletes': 0,
    'max-delete-percent': 100,
    'protect-self': true,
    'allow-roles': [],
    'deny-roles': [],
    'allow-claim-changes': true,
  },
  { kind: 'known', uid: 'org/self' },
);

const summary = (more: Partial<RoleReport> = {}, result: Result = 'pass', limit = 1_000_000): string =>
  renderAnswer(
    {
      title: '',
      result,
      answer: roleAnswer(report(more), 'abc'),
      problems: [],
      softened: [],
      coverage: undefined,
    },
    limit,
  );

describe('a plan in the log', () => {
  it('has one aligned row for each change, and no foreign invisible text', () => {
    expect(renderRolePlan(report(), 'abc')).toEqual([
      'acme: 3 to add, 1 to change, 2 to remove',
      '  +  identity  new                              (roles.yml:5)  accepts ::error::x of https://i',
      '  +  binding   new                viewer  acme  (roles.yml:5)',
      '  +  binding   x```[U+202E]@team  viewer  acme  (roles.yml:4)',
      '  ~  identity  a                                (roles.yml:3)  new description "d"',
      '  -  binding   a                  editor  acme  (roles.yml:3)  duplicate',
      '  -  binding   a                  viewer  acme  (roles.yml:3)  not in the file',
      'plan hash: abc',
    ]);
  });

  it('says that guards block it; their findings say why', () => {
    const tracked = track(...Array<ChangeStatus>(6).fill('blocked'));
    const lines = renderRolePlan(report({ refusals, tracked }), 'abc');
    expect(lines[0]).toBe('acme: 3 to add, 1 to change, 2 to remove; blocked by 1 guard');
    expect(lines[4]).toContain('blocked: new description "d"');
    expect(lines.join('\n')).not.toContain('max-deletes');
  });

  it('says how far an apply has come; the findings say why a change failed', () => {
    const tracked = track('done', 'failed').map((one) => ({ ...one, note: 'forbidden' }));
    const lines = renderRolePlan(report({ mode: 'apply', tracked }), 'abc');
    expect(lines[0]).toBe('acme: 3 to add, 1 to change, 2 to remove: 1 done, 1 failed, 4 not attempted');
    expect(lines[2]).toContain('FAILED');
    expect(lines[2]).not.toContain('forbidden');
  });

  it('has no rows for drift, of which every difference is a finding', () => {
    expect(renderRolePlan(report({ mode: 'drift' }), 'abc')).toHaveLength(2);
  });

  it('is short when nothing is to do', () => {
    const nothing = report({ mode: 'apply', plan: empty, tracked: [] });
    expect(renderRolePlan(nothing, 'abc')).toEqual(['acme: nothing to change', 'plan hash: abc']);
  });
});

describe('the summary of a plan', () => {
  it('shows the changes as a diff in a fence that no name can close, with `!` for what changes', () => {
    const text = summary();
    expect(text).toMatch(/^### ✅ Plan of role bindings: 3 to add, 1 to change, 2 to remove\n/);
    expect(text).toMatch(/\n````diff\n\+ {2}identity {2}new [\s\S]*\n! {2}identity {2}a [\s\S]*\n````\n/);
    expect(text).toContain('<summary>Notices (1)</summary>');
    expect(text).toContain('Organization acme (`org`)\n\n```\nabc\n```');
  });

  it.each([
    [
      'a plan that is blocked',
      { refusals },
      'fail',
      '### ❌ Plan of role bindings: 3 to add, 1 to change, 2 to remove; blocked by 1 guard\n',
    ],
    ['drift', { mode: 'drift' }, 'fail', '### ❌ Drift of role bindings: 3 to add'],
    [
      'no drift',
      { mode: 'drift', plan: empty, tracked: [] },
      'pass',
      '### ✅ Drift of role bindings: nothing to change\n',
    ],
    [
      'an apply that is done',
      { mode: 'apply', tracked: track(...Array<ChangeStatus>(6).fill('done')) },
      'pass',
      '### ✅ Role bindings: 3 to add, 1 to change, 2 to remove: 6 done, 0 failed, 0 not attempted\n',
    ],
  ] as const)('begins with how it stands: %s', (_name, more, result, heading) => {
    expect(summary(more, result).startsWith(heading)).toBe(true);
  });

  it('says above the diff which guards refuse, in words with code style, and what would allow the plan', () => {
    const text = summary({ refusals }, 'fail');
    expect(text).toContain(
      '- ❌ **max-deletes**: The plan removes 1 binding, but `max-deletes` is 0.<br>To allow it, set `max-deletes: 1`.\n',
    );
    expect(text.indexOf('**max-deletes**')).toBeLessThan(text.indexOf('```diff'));
  });

  it('shows a change that failed with its reason in a table, outside of the diff', () => {
    const tracked = track('done', 'failed').map((one) => ({ ...one, note: 'for\nbidden' }));
    const text = summary({ mode: 'apply', tracked }, 'error');
    expect(text).toContain(
      '| ❌ add role `viewer` on `acme` to identity `new` | for bidden | `roles.yml:5` |\n',
    );
    const diff = /```diff\n([\s\S]*?)\n````\n/.exec(text)?.[1] ?? '';
    expect(diff.split('\n')).toHaveLength(5);
    expect(diff).not.toContain('FAILED');
    expect(summary({ mode: 'apply', tracked: track('failed') }, 'error')).toContain('no reason is known');
  });

  it('is cut at a whole row', () => {
    const tracked = Array.from({ length: 100 }, () => track()).flat();
    const text = summary({ tracked }, 'pass', 4000);
    expect(text).toMatch(/ {2}\d+ more, omitted here for size; the report lists all of them\n````\n/);
  });
});
