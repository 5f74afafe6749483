import { giveTurn } from '../../base/pool.ts';
import { writeAtomically } from '../../host/files/files.ts';
import { type Work, withSession } from '../../session/command.ts';
import { applyPlan, UNVERIFIED, type Verified, verifyApplied } from './apply/apply.ts';
import type { Applied } from './apply/apply-state.ts';
import { createPlatformPort } from './apply/role-port.ts';
import { dump } from './dump.ts';
import {
  gather,
  pause,
  type RoleJob,
  reportedFacts,
  requireKeptBindings,
  requireOwnBindings,
} from './gather.ts';
import { judgeRestrictions } from './guards/restriction-guard.ts';
import { judgeGuards, judgeReviewed } from './guards/role-guards.ts';
import type { GuardRefusal } from './guards/role-refusal.ts';
import { manifest, type RoleInputs } from './manifest.ts';
import { type RoleRun, roleOutcome } from './outcome.ts';
import { createKnowledge, type ObservedWorld } from './plan/observed-world.ts';
import {
  type Change,
  countOf,
  type RolePlan,
  requireKnownRoles,
  requireNewIdentities,
} from './plan/role-change.ts';
import { type Planned, planRoles } from './plan/role-plan.ts';
import { printPlanFile } from './plan/role-plan-file.ts';
import { readRunFiles } from './read-files.ts';
import { unreadMappings } from './read-outside.ts';
import { readWorld } from './read-world.ts';
import type { RoleRuleId } from './rules.ts';

const work: Work<RoleInputs, RoleRuleId> = async (inputs, deps) => {
  const { mode } = inputs;
  if (mode === 'dump') return dump(inputs, deps);
  const job = await gather(inputs, deps, await readRunFiles(inputs, deps));
  if (mode === 'apply') requireOwnBindings(job);
  await pause(deps);
  const planned = planOf(job, job.world);
  const { plan } = planned;
  const facts = reportedFacts(job, planned);
  await pause(deps);
  const refusals = judge(job, planned);
  const roleRun = (applied?: Applied, log: readonly string[] = [], verified = UNVERIFIED): RoleRun => {
    const status = refusals.length > 0 ? 'blocked' : 'planned';
    const tracked = applied?.tracked ?? plan.changes.map((change) => ({ change, status }) as const);
    const unread = facts.unmanaged === 'fail' ? unreadMappings(job.outside) : [];
    const problems = [...(applied?.problems ?? []), ...verified.problems, ...unread];
    return { mode, plan, tracked, refusals, problems, verified, log, ...facts };
  };
  const keep = (soFar: () => Applied | undefined): void => deps.keep?.(() => roleOutcome(roleRun(soFar())));
  keep(() => undefined);
  const mayApply = mode === 'apply' && refusals.length === 0 && plan.changes.length > 0;
  const applied = mayApply ? await apply(job, plan, keep) : undefined;
  if (applied !== undefined) keep(() => applied);
  const verified = applied === undefined ? UNVERIFIED : await verify(job, applied);
  await giveTurn();
  const target = job.files.planTarget;
  if (target !== undefined)
    writeAtomically(target, deps.host.redact(printPlanFile(plan, roleRun(applied).tracked)));
  const log = target === undefined ? [] : [`The plan was written to ${target}.`];
  return roleOutcome(roleRun(applied, log, verified));
};

/** Runs `sync-rolebindings`: reads the file and the organization, plans, checks, applies if requested, and reports. */
export const run = withSession(work, manifest.capabilities);

/** Looks at the organization again once something may have been written. */
async function verify(job: RoleJob, applied: Applied): Promise<Verified> {
  const { deps, files, inputs } = job;
  const { clock, session, signal } = deps;
  const { problems, tracked } = applied;
  const hasWritten = countOf(tracked, 'done') > 0 || problems.some(({ kind }) => kind === 'partial');
  if (!hasWritten || signal.aborted) return UNVERIFIED;
  const plan = async (): Promise<RolePlan> => {
    const world = await readWorld(inputs, session.client, files.file);
    requireKeptBindings(job, world, applied);
    return planOf(job, world).plan;
  };
  return verifyApplied(applied, { clock, signal, plan });
}

/** The plan; that of `drift` has all that `prune` would remove, but no duplicates, which count as one. */
function planOf({ deps, files, inputs }: RoleJob, world: ObservedWorld): Planned {
  const isDrift = inputs.mode === 'drift';
  const prune = isDrift || inputs.prune;
  const planned = planRoles(files.file, world, { prune, nowMs: deps.clock.now() });
  const { plan } = planned;
  const isTold = inputs.mode === 'plan' || (inputs.mode === 'apply' && !inputs.prune);
  const notices = isTold ? plan.notices : plan.notices.filter(({ kind }) => kind !== 'expired-binding');
  const isDuplicate = (change: Change) => change.action === 'remove' && change.reason === 'duplicate';
  const changes = isDrift ? plan.changes.filter((change) => !isDuplicate(change)) : plan.changes;
  return { ...planned, plan: { ...plan, changes, notices } };
}

/** Refusals that block the plan: by guards, unless it is only compared, and by restrictions. */
function judge({ files, inputs, self, world }: RoleJob, planned: Planned): readonly GuardRefusal[] {
  const { kept, restrictions } = files;
  const { plan } = planned;
  const forbidden = restrictions === undefined ? [] : judgeRestrictions(planned, world, restrictions);
  if (inputs.mode === 'drift') return forbidden;
  requireKnownRoles(plan, world);
  if (inputs.mode === 'apply') requireNewIdentities(plan, world);
  const guards = [...judgeGuards(plan, world, inputs, self), ...forbidden];
  if (inputs.mode !== 'apply') return guards;
  return [...judgeReviewed(plan, { hash: inputs['plan-hash'], kept }, world), ...guards];
}

async function apply(
  { deps, inputs, world }: RoleJob,
  plan: RolePlan,
  begun: (soFar: () => Applied) => void,
): Promise<Applied> {
  const { clock, host, random, session, signal } = deps;
  const kinds = new Set(plan.changes.map(({ action }) => KINDS[action]));
  const client = await session.clientFor([...kinds]);
  return applyPlan(plan, {
    port: createPlatformPort(client, plan.organization.uid),
    ...{ clock, random, signal, begun },
    maxAttempts: inputs['max-attempts'],
    concurrency: inputs.concurrency,
    knows: createKnowledge(world),
    progress: (done, all) => host.progress?.(`${done} of ${all} changes`),
  });
}

/** The kinds of change that the token of `apply` has to be capable of, as the manifest names them. */
const KINDS: Readonly<Record<Change['action'], string>> = {
  create: 'a new identity',
  update: 'a changed identity',
  add: 'a new binding',
  remove: 'a removed binding',
};
