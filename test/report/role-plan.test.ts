import { describe, expect, it } from 'vitest';
import type { ChangeStatus, TrackedChange } from '../../src/domain/role-binding.ts';
import { judgeGuards } from '../../src/domain/role-guards.ts';
import {
  type RoleReport,
  renderRoleComment,
  renderRolePlan,
  renderRoleSummary,
} from '../../src/report/role-plan.ts';
import { binding, identity, ORG, planOf, world } from '../support/role-world.ts';

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
  planHash: 'abc',
  runUrl: undefined,
  ...more,
});
const empty = planOf('identities: [{ name: b }]', world({ identities: [identity('b')] }));
const refusals = judgeGuards(plan, now, {
  maxDeletes: 1,
  maxDeletePercent: 100,
  protectSelf: true,
  allowRoles: [],
  denyRoles: [],
  allowClaimChanges: true,
  self: { kind: 'known', uid: 'org/self' },
});

describe('a plan in the log', () => {
  it('has one aligned row for each change, and no foreign invisible text', () => {
    expect(renderRolePlan(report())).toEqual([
      'acme: 3 to add, 1 to change, 2 to remove',
      '  +  identity  new                              accepts ::error::x of https://i  (roles.yml:5)',
      '  +  binding   new                viewer  acme                                   (roles.yml:5)',
      '  +  binding   x```[U+202E]@team  viewer  acme                                   (roles.yml:4)',
      '  ~  identity  a                                new description "d"              (roles.yml:3)',
      '  -  binding   a                  editor  acme  duplicate                        (roles.yml:3)',
      '  -  binding   a                  viewer  acme  not in the file                  (roles.yml:3)',
      'plan hash: abc',
    ]);
  });

  it('tells what blocks it', () => {
    const tracked = track(...Array<ChangeStatus>(6).fill('blocked'));
    const lines = renderRolePlan(report({ refusals, tracked }));
    expect(lines[0]).toBe('acme: 3 to add, 1 to change, 2 to remove; blocked');
    expect(lines[4]).toContain('blocked: new description "d"');
    expect(lines.slice(7, 9)).toEqual([
      'blocked: The plan removes 2 bindings, and `max-deletes` is 1.',
      '  `max-deletes: 2` would allow it.',
    ]);
  });

  it('tells how far an apply has come', () => {
    const tracked = track('done', 'failed').map((one) => ({
      ...one,
      note: one.status === 'failed' ? 'for\nbidden' : undefined,
    }));
    const lines = renderRolePlan(report({ mode: 'apply', tracked }));
    expect(lines[0]).toBe('acme: 3 to add, 1 to change, 2 to remove: 1 done, 1 failed, 4 not tried');
    expect(lines[2]).toContain('FAILED: for bidden');
  });

  it('is short when nothing is to do', () => {
    const nothing = report({ mode: 'apply', plan: empty, tracked: [] });
    expect(renderRolePlan(nothing)).toEqual(['acme: nothing to change', 'plan hash: abc']);
  });
});

describe('the summary of a plan', () => {
  it('shows the changes as a diff in a fence that no name can close', () => {
    const { text, omittedRows } = renderRoleSummary(report());
    expect(omittedRows).toBe(0);
    expect(text).toContain('## ✅ Plan of role bindings: 3 to add, 1 to change, 2 to remove\n');
    expect(text).toMatch(/\n````diff\n\+ {2}identity {2}new [\s\S]*\n````\n/);
    expect(text).toContain('<summary>Notices (1)</summary>');
    expect(text).toContain('Organization acme (`org`), plan hash `abc`');
  });

  it.each([
    [
      'a plan that is blocked',
      { refusals },
      '## ❌ Plan of role bindings: 3 to add, 1 to change, 2 to remove; blocked',
    ],
    ['drift', { mode: 'drift' }, '## ❌ Drift of role bindings: 3 to add'],
    [
      'no drift',
      { mode: 'drift', plan: empty, tracked: [] },
      '## ✅ Drift of role bindings: nothing to change',
    ],
    [
      'an apply that is done',
      { mode: 'apply', tracked: track(...Array<ChangeStatus>(6).fill('done')) },
      '## ✅ Role bindings: 3 to add, 1 to change, 2 to remove: 6 done, 0 failed, 0 not tried',
    ],
    ['an apply that is not', { mode: 'apply' }, '## ❌ Role bindings:'],
  ] as const)('begins with how it stands: %s', (_name, more, heading) => {
    expect(renderRoleSummary(report(more)).text).toContain(heading);
  });

  it('names guards and what would allow the plan', () => {
    expect(renderRoleSummary(report({ refusals })).text).toContain(
      '- **max-deletes**: The plan removes 2 bindings',
    );
  });

  it('is cut at a whole row', () => {
    const tracked = Array.from({ length: 100 }, () => track()).flat();
    const { text, omittedRows } = renderRoleSummary(report({ tracked }), 4000);
    expect(omittedRows).toBeGreaterThan(100);
    expect(text).toMatch(/ {2}\d+ more, left out here for size; the report has all\n````\n/);
  });
});

describe('the comment on a change', () => {
  it('begins with the marker and links the run', () => {
    const text = renderRoleComment(report({ runUrl: 'https://ci.example/1' }), '<!-- m -->');
    expect(text.startsWith('<!-- m -->\n')).toBe(true);
    expect(text).toContain('[Run](https://ci.example/1)');
    expect(renderRoleComment(report(), '<!-- m -->')).not.toContain('[Run]');
  });
});
