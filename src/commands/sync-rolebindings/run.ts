import { UserError } from '../../base/user-error.ts';
import type { ObservedWorld, RolePlan, TrackedChange } from '../../domain/role-binding.ts';
import type { RoleFile } from '../../domain/role-file.ts';
import { judgeGuards } from '../../domain/role-guards.ts';
import { judgeReviewed } from '../../domain/role-kept-plan.ts';
import { planRoles } from '../../domain/role-plan.ts';
import { printPlanFile } from '../../domain/role-plan-file.ts';
import type { GuardSettings, Refusal, RunningIdentity } from '../../domain/role-refusal.ts';
import { writeAtomically } from '../../host/files.ts';
import type { Deps, Run } from '../command.ts';
import type { Applied } from './apply.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';
import { isFailed, type RoleRun, reportOf, roleOutcome } from './outcome.ts';
import { type RunFiles, readRunFiles } from './read-files.ts';
import { questionOf, readWorld } from './read-world.ts';
import { readRunningIdentity } from './running-identity.ts';

/** Runs `sync-rolebindings`: reads the file, then the organization, plans, judges, applies where asked to, tells. */
export const run: Run<SyncRolebindingsInputs> = async (inputs, deps) => {
  const { mode } = inputs;
  if (mode === 'apply') refuseChangeEvents(deps);
  if (mode === 'dump') return (await import('./dump.ts')).dump(inputs, deps);
  const files = await readRunFiles(inputs, deps);
  const [world, self] = await gather(inputs, deps, files.file);
  const plan = planOf(inputs, files.file, world, deps.clock.now());
  const refusals = mode === 'drift' ? [] : judge(inputs, files, plan, world, self);
  const applied = mode === 'apply' && refusals.length === 0 ? await apply(plan, inputs, deps) : undefined;
  const tracked = applied?.tracked ?? untouched(plan, refusals);
  const log = await writePlan(files, plan, tracked, deps);
  const { runUrl } = deps.host.context;
  const done: RoleRun = { mode, plan, tracked, refusals, problems: applied?.problems ?? [], runUrl, log };
  await comment(inputs, deps, done);
  return roleOutcome(done);
};

/** Tells the pull request what would change, where that is asked for. */
async function comment(inputs: SyncRolebindingsInputs, deps: Deps, done: RoleRun): Promise<void> {
  if (inputs['comment-summary-in-pr'] === 'never') return;
  const { context } = deps.host;
  const [{ renderRoleComment }, { commentMarker }, { publishComment }] = await Promise.all([
    import('../../report/role-plan.ts'),
    import('../../host/pull-request-comment.ts'),
    import('../publish-comment.ts'),
  ]);
  const config = [inputs['config-file'], inputs['working-directory'], inputs.file, inputs.mode];
  const { uid } = done.plan.organization;
  const marker = commentMarker('sync-rolebindings', context, [...config.map((text) => text ?? ''), uid]);
  const body = renderRoleComment(reportOf(done), marker);
  await publishComment(inputs, deps, { marker, body, failed: isFailed(done) });
}

/** A change must not give itself roles before it is merged (contract §7). */
function refuseChangeEvents({ host }: Deps): void {
  const { changeEvent, event } = host.context;
  if (!changeEvent) return;
  throw new UserError({
    message: `\`mode: apply\` is refused on pull- and merge-request events${event === undefined ? '' : ` (this one is \`${event}\`)`}`,
    fix: 'use `mode: plan` here, and apply on a push to the protected branch',
    input: 'mode',
  });
}

async function gather(
  inputs: SyncRolebindingsInputs,
  { session }: Deps,
  file: RoleFile,
): Promise<readonly [ObservedWorld, RunningIdentity]> {
  const read = (): Promise<ObservedWorld> => readWorld(inputs, session.client, questionOf(file));
  const self = readRunningIdentity(session.platformTokens);
  const [world] = await Promise.all([read(), self]);
  // An organization with a running identity is hardly empty, and `apply` would make everything a second time: asked twice.
  const isDoubtful =
    inputs.mode === 'apply' && (world.identities.length === 0 || world.bindings.length === 0);
  return [isDoubtful ? await read() : world, await self];
}

/** The plan; `drift` looks at everything that `prune` would remove, but for equal bindings, which count as one. */
function planOf(
  inputs: SyncRolebindingsInputs,
  file: RoleFile,
  world: ObservedWorld,
  nowMs: number,
): RolePlan {
  const isDrift = inputs.mode === 'drift';
  const result = planRoles(file, world, { prune: isDrift || inputs.prune, nowMs });
  if (result.kind === 'problems') throw new UserError(...result.problems);
  const { plan } = result;
  if (!isDrift) return plan;
  const isDuplicate = (change: RolePlan['changes'][number]) =>
    change.action === 'remove' && change.reason === 'duplicate';
  return { ...plan, changes: plan.changes.filter((change) => !isDuplicate(change)) };
}

function judge(
  inputs: SyncRolebindingsInputs,
  { kept }: RunFiles,
  plan: RolePlan,
  world: ObservedWorld,
  self: RunningIdentity,
): readonly Refusal[] {
  const settings: GuardSettings = {
    maxDeletes: inputs['max-deletes'],
    maxDeletePercent: inputs['max-delete-percent'],
    protectSelf: inputs['protect-self'],
    allowRoles: inputs['allow-roles'],
    denyRoles: inputs['deny-roles'],
    allowClaimChanges: inputs['allow-claim-changes'],
    self,
  };
  const guards = judgeGuards(plan, world, settings);
  if (inputs.mode !== 'apply') return guards;
  return [...judgeReviewed(plan, { hash: inputs['plan-hash'], kept }, world), ...guards];
}

async function apply(
  plan: RolePlan,
  inputs: SyncRolebindingsInputs,
  deps: Deps,
): Promise<Applied | undefined> {
  if (plan.changes.length === 0) return undefined;
  const [{ applyPlan }, { createPlatformPort }] = await Promise.all([
    import('./apply.ts'),
    import('./platform-port.ts'),
  ]);
  return applyPlan(plan, {
    port: createPlatformPort(deps.session.client, plan.organization.uid),
    clock: deps.clock,
    signal: deps.signal,
    concurrency: inputs.concurrency,
    progress: (done, all) => deps.host.progress(`${done} of ${all} changes`),
  });
}

function untouched(plan: RolePlan, refusals: readonly Refusal[]): readonly TrackedChange[] {
  const status = refusals.length > 0 ? 'blocked' : 'planned';
  return plan.changes.map((change) => ({ change, status }));
}

/** Writes the plan where `plan` was given a file; gives what to tell. */
async function writePlan(
  { planTarget }: RunFiles,
  plan: RolePlan,
  tracked: readonly TrackedChange[],
  { host }: Deps,
): Promise<readonly string[]> {
  if (planTarget === undefined) return [];
  await writeAtomically(planTarget, host.redact(printPlanFile(plan, tracked)));
  return [`The plan is in ${planTarget}.`];
}
