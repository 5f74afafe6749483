import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ObservedBinding,
  ObservedIdentity,
  ObservedWorld,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import type { RolePlan } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { refused } from '../../../support/refused.ts';
import { identity, ORG, roleFile, SUB, world } from '../../../support/role-world.ts';

const PEOPLE = ['a'.repeat(40), 'b'.repeat(40)];
const DAY = 86_400_000;
const START = Date.UTC(2027, 0, 1);
const dateOf = (day: number): string => new Date(START + day * DAY).toISOString().slice(0, 10);

/** The world after an `apply` of the plan in which every change succeeds. */
function applied(plan: RolePlan, before: ObservedWorld): ObservedWorld {
  const identities = new Map(before.identities.map((one) => [one.uid, one]));
  const bindings = new Map(before.bindings.map((row) => [row.uid, row]));
  for (const change of plan.changes) {
    const { identity: who } = change;
    const uid = who.uid ?? `org/${who.name}`;
    if (change.action === 'create') identities.set(uid, identity(who.name, { uid, ...change.claimMatch }));
    if (change.action === 'remove') bindings.delete(change.uid);
    if (change.action === 'add') {
      const { group, role } = change;
      const row = `${group.uid}/${uid}-${role.uid}`;
      bindings.set(row, { uid: row, identity: { uid, name: who.name }, role, group });
    }
    const held = identities.get(uid);
    if (change.action === 'update' && held !== undefined)
      identities.set(uid, { ...held, name: change.name?.to ?? held.name, ...change.claims?.to });
  }
  return visible([...identities.values()], [...bindings.values()], before);
}

/** The data that a run reads: people, and roles that are not listed, only where a binding mentions them. */
function visible(
  identities: readonly ObservedIdentity[],
  bindings: readonly ObservedBinding[],
  like: ObservedWorld,
): ObservedWorld {
  const bound = new Set(bindings.map((row) => row.identity.uid));
  return {
    ...like,
    identities: identities.filter(({ uid }) => uid.startsWith('org/') || bound.has(uid)),
    bindings,
  };
}

const identityName = fc.constantFrom('one', 'two', 'three');
const expiry = fc.option(
  fc.integer({ min: -2, max: 6 }).map((day) => `, expires: "${dateOf(day)}"`),
  { nil: '' },
);
const role = fc.constantFrom('viewer', 'editor', 'hidden');
const entry = fc.oneof(
  fc
    .tuple(identityName, identityName, role, expiry)
    .map(
      ([name, subject, what, over]) =>
        `{ name: ${name}, claimMatch: { issuer: "https://issuer", subject: "sub:${subject}" }, roles: [${what}]${over} }`,
    ),
  fc
    .tuple(identityName, identityName, expiry)
    .map(([uid, name, over]) => `{ uid: org/${uid}, name: ${name}${over} }`),
  fc.tuple(identityName, role).map(([name, what]) => `{ name: ${name}, state: absent, roles: [${what}] }`),
  fc
    .tuple(fc.constantFrom(...PEOPLE), role, expiry, fc.boolean())
    .map(([uid, what, over, owned]) => `{ uid: ${uid}, roles: [${what}], owned: ${owned}${over} }`),
);
const boundEntry = fc
  .tuple(
    fc.oneof(identityName, fc.constantFrom(...PEOPLE)),
    role,
    fc.constantFrom('sub', '/sub', 'org'),
    expiry,
  )
  .map(([who, what, group, over]) => `{ identity: ${who}, role: ${what}, group: ${group}${over} }`);
const file = fc
  .tuple(fc.array(entry, { maxLength: 3 }), fc.array(boundEntry, { maxLength: 3 }))
  .map(([entries, bindings]) => `identities: [${entries.join(', ')}]\nbindings: [${bindings.join(', ')}]`);
const person = (uid: string): ObservedIdentity =>
  identity('sam', { uid, kind: 'unknown', issuer: undefined, subject: undefined });
const rows = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('org/one', 'org/two', 'org/three', ...PEOPLE), role, fc.constantFrom(ORG, SUB))
    .map(([uid, name, group]): ObservedBinding => {
      return {
        uid: `${group.uid}/${uid}-${name}`,
        identity: { uid, name: uid },
        role: { uid: `role-${name}`, name },
        group,
      };
    }),
  { maxLength: 6, selector: ({ uid }) => uid },
);

describe('a file that was applied', () => {
  it('stays valid while time passes, and a second run finds nothing to do', () => {
    let plans = 0;
    fc.assert(
      fc.property(file, rows, fc.boolean(), (text, bindings, prune) => {
        const parsed = (() => {
          try {
            return roleFile(text);
          } catch {
            return undefined;
          }
        })();
        if (parsed === undefined) return;
        const identities = ['one', 'two', 'three'].map((name) => identity(name));
        let now = visible([...identities, ...PEOPLE.map(person)], bindings, world());
        if (refused(() => planRoles(parsed, now, { prune, nowMs: START })).length > 0) return;
        plans += 1;
        for (let day = 0; day < 9; day += 1) {
          const nowMs = START + day * DAY;
          now = applied(planRoles(parsed, now, { prune, nowMs }).plan, now);
          expect(planRoles(parsed, now, { prune, nowMs }).plan.changes).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
    expect(plans).toBeGreaterThan(100);
  });
});
