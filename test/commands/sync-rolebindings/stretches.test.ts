import { describe, expect, it } from 'vitest';
import { parseRoleFile } from '../../../src/commands/sync-rolebindings/file/role-file.ts';
import { judgeGuards } from '../../../src/commands/sync-rolebindings/guards/role-guards.ts';
import { roleOutcome } from '../../../src/commands/sync-rolebindings/outcome.ts';
import type { ObservedWorld } from '../../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { planRoles } from '../../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { judgeAccess } from '../../../src/commands/sync-rolebindings/plan/unmanaged.ts';
import { slack } from '../../support/slack.ts';

/** A run ends within two seconds of a signal, of which half a second is for writing: no stretch comes near it. */
const LONGEST_STRETCH_MS = 1000 * slack;
const IDENTITIES = 5000;
const ROLES = ['viewer', 'editor', 'registry.pull', 'apk.pull'];
const ORGANIZATION = 'a'.repeat(40);
const uid = (index: number): string => `${ORGANIZATION}/${index.toString(16).padStart(16, '0')}`;

/** The result of `work`, and the processor time that it took. */
function timed<T>(work: () => T): { readonly value: T; readonly milliseconds: number } {
  const before = process.cpuUsage();
  const value = work();
  const { system, user } = process.cpuUsage(before);
  return { value, milliseconds: (system + user) / 1000 };
}

function largeWorld(): ObservedWorld {
  const organization = { uid: ORGANIZATION, name: 'acme' };
  const roles = ROLES.map((name, index) => ({ uid: (index + 1).toString(16).padStart(40, '0'), name }));
  const groups = Array.from({ length: 100 }, (_, index) => ({
    uid: uid(900_000 + index),
    name: `team-${index}`,
  }));
  const identities = Array.from({ length: IDENTITIES }, (_, index) => ({
    uid: uid(index),
    name: `bot-${index}`,
    description: '',
    kind: 'claim-match' as const,
    issuer: 'https://ci.example',
    subject: `repo:acme/app-${index}`,
    otherClaims: {},
  }));
  const bindings = identities.flatMap((identity, at) =>
    roles.map((role, index) => ({
      uid: uid(1_000_000 + at * ROLES.length + index),
      identity,
      role,
      group: at % 2 === 0 ? organization : (groups[at % 100] ?? organization),
    })),
  );
  return { organization, groups, roles, identities, bindings };
}

const entry = (index: number): string =>
  `  - { name: bot-${index}, claimMatch: { issuer: https://ci.example, subject: "repo:acme/moved-${index}" }, roles: [viewer, editor] }`;

describe('with 5,000 identities and 20,000 bindings', () => {
  it('no stretch of computing keeps a signal waiting for a second', () => {
    const text = `version: 1\nidentities:\n${Array.from({ length: IDENTITIES }, (_, index) => entry(index)).join('\n')}\n`;
    const parsed = timed(() => parseRoleFile(text, 'roles.yml'));
    const file = parsed.value;
    const world = largeWorld();
    const planned = timed(() => planRoles(file, world, { prune: true, nowMs: 0 }));
    const { value } = planned;
    const { coverage, plan } = value;
    const access = timed(() => judgeAccess(value, world, { mappings: [], invites: [] }));
    expect(plan.changes.length).toBeGreaterThan(10_000);
    const judged = timed(() =>
      judgeGuards(
        plan,
        world,
        {
          'max-deletes': 5,
          'max-delete-percent': 25,
          'protect-self': true,
          'allow-roles': [],
          'deny-roles': ['{editor,{owner,viewer}}'],
          'allow-claim-changes': false,
        },
        { kind: 'known', uid: uid(0) },
      ),
    );
    expect(judged.value.length).toBeGreaterThan(0);
    const tracked = plan.changes.map((change) => ({ change, status: 'blocked' as const }));
    const told = timed(() =>
      roleOutcome({
        ...{ mode: 'plan', plan, tracked, refusals: judged.value, problems: [], coverage, warnings: [] },
        verified: { left: [], notices: [], problems: [] },
        ...{ access: access.value, unmanaged: 'warn', deleted: [], log: [] },
      }),
    );
    expect(told.value.log.length).toBeGreaterThan(0);
    for (const { milliseconds } of [parsed, planned, access, judged, told])
      expect(milliseconds).toBeLessThan(LONGEST_STRETCH_MS);
  });
});
