import { giveTurn } from '../../base/pool.ts';
import { UserError } from '../../base/user-error.ts';
import { writeAtomically } from '../../host/files/files.ts';
import { stoppedError } from '../../platform/errors.ts';
import { type Deps, type Work, withSession } from '../../session/command.ts';
import { applyPlan, type Verified, verifyApplied } from './apply/apply.ts';
import type { Applied } from './apply/apply-state.ts';
import { createPlatformPort } from './apply/role-port.ts';
import { dump } from './dump.ts';
import type { RoleFile } from './file/role-file.ts';
import {
  factsOf,
  type Gathered,
  gather,
  missingOwnBindings,
  ownBindingsError,
  readBaseFiles,
  requireOwnBindings,
} from './gather.ts';
import { judgeRestrictions } from './guards/restriction-guard.ts';
import { judgeGuards, judgeReviewed } from './guards/role-guards.ts';
import type { Refusal, RunningIdentity } from './guards/role-refusal.ts';
import { manifest, type SyncRolebindingsInputs } from './manifest.ts';
import { type RoleRun, roleOutcome } from './outcome.ts';
import { createKnowledge, type ObservedWorld } from './plan/observed-world.ts';
import {
  type Change,
  type RolePlan,
  requireNewIdentities,
  requireRoleNames,
  type TrackedChange,
} from './plan/role-change.ts';
import { type Planned, planRoles } from './plan/role-plan.ts';
import { printPlanFile } from './plan/role-plan-file.ts';
import { type RunFiles, readRunFiles } from './read-files.ts';
import { unreadProblems } from './read-outside.ts';
import { readWorld } from './read-world.ts';
import type { SyncRolebindingsRuleId } from './rules.ts';

const work: Work<SyncRolebindingsInputs, SyncRolebindingsRuleId> = async (inputs, deps) => {
  const { mode } = inputs;
  if (mode === 'dump') return dump(inputs, deps);
  const files = await readRunFiles(inputs, deps);
  const base = mode === 'apply' ? undefined : await readBaseFiles(inputs, deps);
  await pause(deps);
  const gathered = await gather(inputs, deps, files.file, base);
  const [world, self, outside] = gathered;
  const incomplete = missingOwnBindings(world, self);
  if (incomplete !== undefined && mode === 'apply') throw ownBindingsError(incomplete);
  await pause(deps);
  const planned = planOf(inputs, files.file, world, deps.clock.now());
  const { plan } = planned;
  const facts = factsOf(inputs, deps, planned, base, gathered);
  await pause(deps);
  const refusals = judge(inputs, files, planned, world, self);
  const roleRun = (applied?: Applied, log: readonly string[] = [], verified = UNVERIFIED): RoleRun => {
    const status = refusals.length > 0 ? 'blocked' : 'planned';
    const tracked = applied?.tracked ?? plan.changes.map((change) => ({ change, status }) as const);
    const unread = facts.unmanaged === 'fail' ? unreadProblems(outside) : [];
    const problems = [...(applied?.problems ?? []), ...verified.problems, ...unread];
    return { mode, plan, tracked, refusals, problems, verified, log, ...facts };
  };
  const keep = (soFar: () => Applied | undefined): void => deps.keep?.(() => roleOutcome(roleRun(soFar())));
  keep(() => undefined);
  const mayApply = mode === 'apply' && refusals.length === 0 && plan.changes.length > 0;
  const applied = mayApply ? await apply(planned, world, inputs, deps, keep) : undefined;
  if (applied !== undefined) keep(() => applied);
  const verified = await verify(inputs, deps, files.file, applied, gathered);
  await giveTurn();
  const log = writePlan(files, plan, roleRun(applied).tracked, deps);
  return roleOutcome(roleRun(applied, log, verified));
};

/** Runs `sync-rolebindings`: reads the file and the organization, plans, checks, applies if requested, and reports. */
export const run = withSession(work, manifest.capabilities);

const UNVERIFIED: Verified = { left: [], notices: [], problems: [] };

/** Looks at the organization again once something may have been written. */
async function verify(
  inputs: SyncRolebindingsInputs,
  deps: Deps,
  file: RoleFile,
  applied: Applied | undefined,
  [before, self]: Gathered,
): Promise<Verified> {
  const { clock, session, signal } = deps;
  if (applied === undefined) return UNVERIFIED;
  const hasWritten = applied.applied > 0 || applied.problems.some(({ kind }) => kind === 'partial');
  if (!hasWritten || signal.aborted) return UNVERIFIED;
  const plan = async (): Promise<RolePlan> => {
    const world = await readWorld(inputs, session.client, file);
    requireOwnBindings(world, before, applied, self);
    return planOf(inputs, file, world, clock.now()).plan;
  };
  return verifyApplied(applied, { clock, signal, plan });
}

/** Yields between computations, so that a signal or the deadline can end the run before any write. */
async function pause({ signal }: Deps): Promise<void> {
  await giveTurn();
  if (signal.aborted) throw stoppedError(signal, 'planning');
}

/** The plan; that of `drift` has all that `prune` would remove, but no duplicates, which count as one. */
function planOf(
  inputs: SyncRolebindingsInputs,
  file: RoleFile,
  world: ObservedWorld,
  nowMs: number,
): Planned {
  const isDrift = inputs.mode === 'drift';
  const result = planRoles(file, world, { prune: isDrift || inputs.prune, nowMs });
  if (result.kind === 'problems') throw new UserError(...result.problems);
  const { plan } = result;
  const isTold = inputs.mode === 'plan' || (inputs.mode === 'apply' && !inputs.prune);
  const notices = isTold ? plan.notices : plan.notices.filter(({ kind }) => kind !== 'expired-binding');
  const isDuplicate = (change: Change) => change.action === 'remove' && change.reason === 'duplicate';
  const changes = isDrift ? plan.changes.filter((change) => !isDuplicate(change)) : plan.changes;
  return { ...result, plan: { ...plan, changes, notices } };
}

/** Refusals that block the plan: by guards, unless it is only compared, and by restrictions. */
function judge(
  inputs: SyncRolebindingsInputs,
  { kept, restrictions }: RunFiles,
  planned: Planned,
  world: ObservedWorld,
  self: RunningIdentity,
): readonly Refusal[] {
  const { plan } = planned;
  const forbidden = restrictions === undefined ? [] : judgeRestrictions(planned, world, restrictions);
  if (inputs.mode === 'drift') return forbidden;
  requireRoleNames(plan);
  if (inputs.mode === 'apply') requireNewIdentities(plan, world);
  const guards = [...judgeGuards(plan, world, inputs, self), ...forbidden];
  if (inputs.mode !== 'apply') return guards;
  return [...judgeReviewed(plan, { hash: inputs['plan-hash'], kept }, world), ...guards];
}

async function apply(
  { plan }: Planned,
  world: ObservedWorld,
  inputs: SyncRolebindingsInputs,
  deps: Deps,
  begun: (soFar: () => Applied) => void,
): Promise<Applied> {
  const kinds = new Set(plan.changes.map(({ action }) => KINDS[action]));
  const client = await deps.session.clientFor([...kinds]);
  return applyPlan(plan, {
    port: createPlatformPort(client, plan.organization.uid),
    clock: deps.clock,
    random: deps.random,
    signal: deps.signal,
    maxAttempts: inputs['max-attempts'],
    concurrency: inputs.concurrency,
    knows: createKnowledge(world),
    begun,
    progress: (done, all) => deps.host.progress(`${done} of ${all} changes`),
  });
}

/** The kinds of change that the token of `apply` has to be capable of, as the manifest names them. */
const KINDS: Readonly<Record<Change['action'], string>> = {
  create: 'a new identity',
  update: 'a changed identity',
  add: 'a new binding',
  remove: 'a removed binding',
};

/** Writes the plan if `plan` was given a file; returns the log line. */
function writePlan(
  { planTarget }: RunFiles,
  plan: RolePlan,
  tracked: readonly TrackedChange[],
  { host }: Deps,
): readonly string[] {
  if (planTarget === undefined) return [];
  writeAtomically(planTarget, host.redact(printPlanFile(plan, tracked)));
  return [`The plan was written to ${planTarget}.`];
}
