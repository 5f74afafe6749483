import { describe, expect, it } from 'vitest';
import { judgeReviewed } from '../../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import type { RolePlan } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import {
  type KeptPlan,
  parsePlanFile,
  planHash,
  printPlanFile,
} from '../../../../src/commands/sync-rolebindings/plan/role-plan-file.ts';
import { binding, identity, planOf, world } from '../../../support/role-world.ts';

const now = world({ identities: [identity('a')], bindings: [binding('a', 'viewer')] });
const keep = (plan: RolePlan): KeptPlan => {
  const read = parsePlanFile(printPlanFile(plan, []));
  if (read.kind === 'malformed') throw new Error(read.reason);
  return read.plan;
};
const before = planOf('identities: [{ name: a, roles: [viewer, editor] }]', now);
const after = planOf('identities: [{ name: a, roles: [registry.pull] }]', now);
const nothing = planOf('identities: [{ name: a, roles: [viewer] }]', now);
const none = { hash: undefined, kept: undefined };

describe('a plan', () => {
  it('passes where nothing was reviewed, and where it is the reviewed one', () => {
    expect(judgeReviewed(after, none, now)).toEqual([]);
    expect(judgeReviewed(after, { hash: planHash(after), kept: keep(after) }, now)).toEqual([]);
  });

  it('is refused by another hash, with the changes of now', () => {
    const [refusal, ...others] = judgeReviewed(after, { ...none, hash: planHash(before) }, now);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({ guard: 'plan-hash' });
    expect(refusal?.message).toBe(
      `The plan has changed since it was reviewed: its hash is ${planHash(after)}, but \`plan-hash\` is ${planHash(before)}. It has 2 changes now: + add role \`registry.pull\` on \`acme\` to identity \`a\`, - remove role \`viewer\` on \`acme\` from identity \`a\` (not in the file).`,
    );
    expect(refusal?.fix).toContain('Run `mode: plan` again');
  });

  it('is refused by another hash also when it is empty', () => {
    const [refusal] = judgeReviewed(nothing, { ...none, hash: 'x\u202e' }, now);
    expect(refusal?.message).toContain('`plan-hash` is x[U+202E]. It has no changes now.');
    expect(refusal?.changes).toEqual([]);
  });

  it('is refused by another plan file, with what it lacks and what is no longer needed', () => {
    const [refusal] = judgeReviewed(after, { ...none, kept: keep(before) }, now);
    expect(refusal).toMatchObject({ guard: 'plan-file' });
    expect(refusal?.message).toMatch(
      /^The plan has changed since `plan-file` was written: 2 new changes: \+ add role `registry\.pull`.*; 1 change no longer needed: \+ add role `editor` on `acme` to identity `a`\.$/,
    );
    expect(refusal?.changes).toEqual(after.changes);
    expect(judgeReviewed(nothing, { ...none, kept: keep(before) }, now)[0]?.message).not.toContain(
      'new change',
    );
    expect(judgeReviewed(before, { ...none, kept: keep(nothing) }, now)[0]?.message).not.toContain(
      'no longer',
    );
  });

  it('words what is no longer needed with the names of now, else with what the plan file says', () => {
    const claims = 'claimMatch: { issuer: "https://i", subject: s }';
    const many = planOf(
      `identities: [{ name: a, description: d }, { name: new, ${claims}, roles: [viewer] }]`,
      now,
    );
    const wordsOf = (changes: readonly string[]) =>
      judgeReviewed(nothing, { ...none, kept: { planHash: '', changes } }, now)[0]?.message.split(
        'needed: ',
      )[1];
    expect(wordsOf(keep(many).changes)).toBe(
      '+ add role `viewer` on `acme` to identity `new`, + create identity `new`, - remove role `viewer` on `acme` from identity `a`, ~ change identity `a`.',
    );
    expect(wordsOf(['not\nJSON', '{}', '["add","org/x",null,"r\\u202e","g"]'])).toBe(
      'not JSON, {}, + add role `r[U+202E]` on `g` to identity `org/x`.',
    );
  });

  it('shows the first five of many changes', () => {
    const roles = ['viewer', 'editor', 'registry.pull'];
    const entries = roles.map((role) => `{ identity: a, role: ${role}, group: sub }`);
    const many = planOf(
      `identities: [{ name: a, roles: [editor, registry.pull] }]\nbindings: [${entries}]`,
      now,
    );
    expect(many.changes).toHaveLength(6);
    expect(judgeReviewed(many, { ...none, kept: keep(nothing) }, now)[0]?.message).toContain(' and 1 more');
    const five = { ...many, changes: many.changes.slice(0, 5) };
    expect(judgeReviewed(five, { ...none, kept: keep(nothing) }, now)[0]?.message).not.toContain(' more');
  });
});
