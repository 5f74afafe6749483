import { accountOf } from '../../kit/run/coverage.ts';
import type { Deps } from '../../session/command.ts';
import type { RoleFile } from './file/role-file.ts';
import type { RunningIdentity } from './guards/role-refusal.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';
import type { RoleRun } from './outcome.ts';
import { judgeDeleted } from './plan/deleted-entries.ts';
import type { ObservedWorld } from './plan/observed-world.ts';
import type { Planned } from './plan/role-plan.ts';
import { judgeAccess } from './plan/unmanaged.ts';
import type { BaseFiles } from './read-base-files.ts';
import { NOTHING_OUTSIDE, type Outside, readOutside, unreadFindings } from './read-outside.ts';
import { readWorld } from './read-world.ts';
import { unreadBaseFinding } from './role-findings.ts';
import { missingOwnBindings, ownBindingsWarning, readRunningIdentity } from './running-identity.ts';

/** Everything that a run asks the service before it plans. */
export type Gathered = readonly [ObservedWorld, RunningIdentity, Outside];

/** Value of `unmanaged`, whose default depends on the mode. */
function unmanagedOf({ mode, unmanaged }: SyncRolebindingsInputs): RoleRun['unmanaged'] {
  return unmanaged ?? (mode === 'drift' ? 'warn' : 'ignore');
}

/** Reads the organization, who runs, and access that role bindings do not show. */
export async function gather(
  inputs: SyncRolebindingsInputs,
  deps: Deps,
  file: RoleFile,
  base: BaseFiles | undefined,
): Promise<Gathered> {
  const { clock, session } = deps;
  const read = (): Promise<ObservedWorld> =>
    readWorld(inputs, session.client, file, base?.kind === 'base' ? base.file : undefined);
  const [world, self] = await Promise.all([read(), readRunningIdentity(session.platformTokens)]);
  // An organization with a running identity is rarely empty, and `apply` would create everything again: read twice.
  const isDoubtful = world.identities.length === 0 || missingOwnBindings(world, self) !== undefined;
  const whole = inputs.mode === 'apply' && isDoubtful ? await read() : world;
  if (unmanagedOf(inputs) === 'ignore') return [whole, self, NOTHING_OUTSIDE];
  return [whole, self, await readOutside(session.client, whole.organization.uid, clock.now())];
}

/** Facts that a run reports in addition to its changes. */
export function factsOf(
  inputs: SyncRolebindingsInputs,
  { clock }: Deps,
  planned: Planned,
  base: BaseFiles | undefined,
  [world, self, outside]: Gathered,
): Pick<RoleRun, 'access' | 'coverage' | 'deleted' | 'unmanaged' | 'warnings'> {
  const { judged, skipped } = planned.coverage;
  const unmanaged = unmanagedOf(inputs);
  const incomplete = missingOwnBindings(world, self);
  return {
    access: judgeAccess(planned, world, outside),
    coverage: accountOf(
      judged,
      skipped,
      outside.unread.map(({ what, why }) => ({ what, why })),
    ),
    deleted: base?.kind === 'base' ? judgeDeleted(base.file, planned, world, clock.now()) : [],
    unmanaged,
    warnings: [
      ...(incomplete === undefined ? [] : [ownBindingsWarning(incomplete)]),
      ...(unmanaged === 'fail' ? [] : unreadFindings(outside)),
      ...(base?.kind === 'unread' ? [unreadBaseFinding(base.why)] : []),
    ],
  };
}
