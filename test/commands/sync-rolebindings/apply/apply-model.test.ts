import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPlan } from '../../../../src/commands/sync-rolebindings/apply/apply.ts';
import type { RoleFile } from '../../../../src/commands/sync-rolebindings/file/role-file.ts';
import { judgeGuards } from '../../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import type { GuardSettings } from '../../../../src/commands/sync-rolebindings/guards/role-refusal.ts';
import {
  createKnowledge,
  type ObservedBinding,
  type ObservedIdentity,
  type ObservedWorld,
} from '../../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import type { RolePlan } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { grantKey } from '../../../../src/commands/sync-rolebindings/plan/role-change.ts';
import { planRoles } from '../../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import {
  createRoleService,
  type Fault,
  type RoleService,
  type ServiceOptions,
  type ServiceState,
} from '../../../support/role-service.ts';
import { binding, identity, ORG, ROLES, roleFile, SUB, world } from '../../../support/role-world.ts';

const SELF = 'org/i0';
const settings: GuardSettings = {
  'max-deletes': 1000,
  'max-delete-percent': 100,
  'protect-self': true,
  'allow-roles': [],
  'deny-roles': ['none'],
  'allow-claim-changes': true,
};
const GROUPS = [ORG, SUB];
const roleNames = ROLES.map(({ name }) => name);

/** How the file speaks of an existing identity. */
type Mention = 'not' | 'by name' | 'by uid' | 'by uid, owned' | 'absent';

interface Case {
  readonly now: ObservedWorld;
  readonly text: string;
  /** Uids of identities whose bindings the file owns, and of those that it may add to or change. */
  readonly owned: ReadonlySet<string>;
  readonly mentioned: ReadonlySet<string>;
}

/** An identity with static keys is referred to by uid only. */
const canMention = (kind: ObservedIdentity['kind'], mention: Mention): boolean =>
  kind !== 'static-keys' || mention === 'by uid' || mention === 'by uid, owned';

const roleList = fc.subarray(roleNames, { maxLength: 3 });
const existing = fc.record({
  kind: fc.constantFrom<ObservedIdentity['kind']>(
    'claim-match',
    'claim-match',
    'claim-match',
    'static-keys',
    'unknown',
  ),
  mention: fc.constantFrom<Mention>('not', 'by name', 'by name', 'by uid', 'by uid, owned', 'absent'),
  held: fc.array(fc.tuple(fc.constantFrom(...roleNames), fc.constantFrom(...GROUPS), fc.boolean()), {
    maxLength: 4,
  }),
  wanted: roleList,
  below: fc.option(fc.constantFrom(...roleNames), { nil: undefined }),
  change: fc.constantFrom('none', 'none', 'claims', 'description', 'name'),
});
const fresh = fc.record({
  wanted: roleList,
  below: fc.option(fc.constantFrom(...roleNames), { nil: undefined }),
});

const anyCase: fc.Arbitrary<Case> = fc
  .tuple(fc.array(existing, { minLength: 1, maxLength: 5 }), fc.array(fresh, { maxLength: 2 }))
  .map(([olds, news]) => {
    const identities = olds.map(({ kind }, index) =>
      identity(`i${index}`, kind === 'claim-match' ? {} : { kind, issuer: undefined, subject: undefined }),
    );
    const bindings = olds.flatMap(({ held }, index) =>
      held.flatMap(([role, group, twice]) => [
        binding(`i${index}`, role, group),
        ...(twice ? [binding(`i${index}`, role, group, '-twin')] : []),
      ]),
    );
    const entries: string[] = [];
    const extra: string[] = [];
    const owned = new Set<string>();
    const mentioned = new Set<string>();
    olds.forEach(({ below, change, kind, mention, wanted }, index) => {
      if (mention === 'not' || !canMention(kind, mention)) return;
      const uid = `org/i${index}`;
      mentioned.add(uid);
      if (mention !== 'by uid') owned.add(uid);
      const isByUid = mention === 'by uid' || mention === 'by uid, owned';
      const fields = [
        isByUid ? `uid: ${uid}` : `name: i${index}`,
        ...(mention === 'by uid, owned' ? ['owned: true'] : []),
        ...(mention === 'absent' ? ['state: absent'] : []),
        ...(change === 'claims' && kind !== 'static-keys'
          ? [`claimMatch: { issuer: "https://issuer", subject: "changed:${index}" }`]
          : []),
        ...(change === 'description' && kind !== 'static-keys' ? ['description: changed'] : []),
        ...(change === 'name' && isByUid ? [`name: renamed-${index}`] : []),
        `roles: [${wanted.join(', ')}]`,
      ];
      entries.push(`  - { ${fields.join(', ')} }`);
      if (below !== undefined) extra.push(`  - { identity: ${uid}, role: ${below}, group: sub }`);
    });
    news.forEach(({ below, wanted }, index) => {
      const claims = `claimMatch: { issuer: "https://issuer", subject: "new:${index}" }`;
      entries.push(`  - { name: new-${index}, ${claims}, roles: [${wanted.join(', ')}] }`);
      if (below !== undefined) extra.push(`  - { identity: new-${index}, role: ${below}, group: sub }`);
    });
    const unique = [...new Map(bindings.map((row) => [row.uid, row])).values()];
    const text = `identities:\n${entries.join('\n')}\nbindings:\n${extra.join('\n')}\n`;
    return { now: world({ identities, bindings: unique }), text, owned, mentioned };
  });

const anyFault: fc.Arbitrary<Fault> = fc.record({
  kind: fc.constantFrom(
    'crash-before',
    'crash-after',
    'lost',
    'lost-undone',
    'turned-away',
    'forbidden',
    'unavailable',
  ),
  from: fc.integer({ min: 0, max: 30 }),
  length: fc.integer({ min: 1, max: 6 }),
});

/** Invariants after every single write. */
function checkWrite({ mentioned, now, owned }: Case, before: ServiceState, after: ServiceState): void {
  for (const [uid, old] of before.bindings) {
    if (after.bindings.has(uid)) continue;
    expect(owned.has(old.identity.uid) || !now.identities.some((one) => one.uid === old.identity.uid)).toBe(
      true,
    );
    expect(old.identity.uid).not.toBe(SELF);
  }
  for (const [uid, row] of after.bindings) {
    if (before.bindings.has(uid)) expect(row).toBe(before.bindings.get(uid));
    else expect(mentioned.has(row.identity.uid) || row.identity.name.startsWith('new-')).toBe(true);
  }
  for (const [uid, old] of before.identities) {
    const next = after.identities.get(uid);
    if (next === old) continue;
    if (next === undefined) throw new Error(`removed identity ${uid}`);
    expect(mentioned.has(uid)).toBe(true);
    if (uid === SELF) expect(next).toMatchObject({ issuer: old.issuer, subject: old.subject });
  }
  if ([...before.bindings.values()].some(isOwner))
    expect([...after.bindings.values()].some(isOwner)).toBe(true);
}

const isOwner = ({ group, role }: ObservedBinding) => role.name === 'owner' && group.uid === ORG.uid;

function planNow(file: RoleFile, service: RoleService, prune: boolean): RolePlan {
  return planRoles(file, service.observe(), { prune, nowMs: service.clock.now() }).plan;
}

/** One run as the command makes it: plan, guards, apply; `undefined` when a guard blocks it, else the unused twins. */
async function run(
  file: RoleFile,
  service: RoleService,
  options: { prune: boolean; concurrency: number },
): Promise<readonly string[] | undefined> {
  const plan = planNow(file, service, options.prune);
  if (judgeGuards(plan, service.observe(), settings, { kind: 'known', uid: SELF }).length > 0)
    return undefined;
  const { clock } = service;
  const { signal } = new AbortController();
  const { problems, tracked } = await applyPlan(plan, {
    port: service.openPort(),
    clock,
    random: () => 0,
    maxAttempts: 4,
    signal,
    concurrency: options.concurrency,
    knows: createKnowledge(service.observe()),
  });
  expect(tracked).toHaveLength(plan.changes.length);
  expect(problems.length === 0).toBe(tracked.every(({ status }) => status === 'done'));
  return tracked.flatMap(({ unused = [] }) => unused);
}

const anyService = fc.record({
  lagMs: fc.constantFrom(0, 0, 500, 4000, 12_000),
  batches: fc.constantFrom<NonNullable<ServiceOptions['batches']>>(
    'offered',
    'not-found',
    'unimplemented',
    'invalid',
  ),
  unique: fc.boolean(),
});
const anyRun = fc.record({ prune: fc.boolean(), concurrency: fc.constantFrom(1, 3) });

describe('in any world, with any file', () => {
  it('a run that goes wrong anywhere is finished by at most two more, and never touches what it must not', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyCase,
        fc.array(anyFault, { maxLength: 4 }),
        anyService,
        anyRun,
        async (made, faults, how, options) => {
          const file = roleFile(made.text);
          const onWrite = (_name: string, before: ServiceState, after: ServiceState) =>
            checkWrite(made, before, after);
          const service = createRoleService(made.now, { ...how, faults, onWrite });
          for (let runs = 0; runs < 3; runs += 1) {
            const twins = await run(file, service, options);
            if (runs === 0 && twins === undefined) {
              expect(service.log).toEqual([]);
              return;
            }
            service.clock.advance(60_000);
            // Faults are for a while: what is left of them has passed at the last run.
            if (runs === 1)
              while (service.log.length < 60)
                await service
                  .openPort()
                  .getBinding('-')
                  .catch(() => undefined);
          }
          const rest = planNow(file, service, options.prune);
          expect(rest.changes).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('two runs at once do no harm, and one more finishes the work', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anyService, anyRun, fc.scheduler(), async (made, how, options, scheduler) => {
        const file = roleFile(made.text);
        const onWrite = (_name: string, before: ServiceState, after: ServiceState) =>
          checkWrite(made, before, after);
        const service = createRoleService(made.now, {
          ...how,
          lagMs: 0,
          onWrite,
          turn: () => scheduler.schedule(Promise.resolve()),
        });
        const both = Promise.all([run(file, service, options), run(file, service, options)]);
        await scheduler.waitFor(both);
        // Both runs name the twins that an administrator has to delete.
        for (const twin of new Set((await both).flatMap((twins) => twins ?? []))) service.removeUnused(twin);
        const last = run(file, service, options);
        await scheduler.waitFor(last);
        if ((await last) === undefined) return;
        expect(planNow(file, service, options.prune).changes).toEqual([]);
        if (options.prune) {
          const ownedGrants = [...service.state().bindings.values()]
            .filter((row) => made.owned.has(row.identity.uid))
            .map(grantKey);
          expect(new Set(ownedGrants).size).toBe(ownedGrants.length);
        }
      }),
      { numRuns: 80 },
    );
  });
});
