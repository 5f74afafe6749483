import { plainLine } from '../../base/plain-text.ts';
import { giveTurn } from '../../base/pool.ts';
import { accountOf } from '../../kit/run/coverage.ts';
import { stoppedError, undecodable } from '../../platform/errors.ts';
import type { TokenSource } from '../../platform/token-source.ts';
import type { Deps } from '../../session/command.ts';
import { readClaims } from '../../session/sign-in.ts';
import type { Applied } from './apply/apply-state.ts';
import type { RunningIdentity } from './guards/role-refusal.ts';
import type { RoleInputs } from './manifest.ts';
import type { RoleRun } from './outcome.ts';
import { BINDINGS, type ObservedWorld } from './plan/observed-world.ts';
import type { Planned } from './plan/role-plan.ts';
import { judgeAccess, judgeDeleted } from './plan/unmanaged.ts';
import { type RunFiles, readBaseRoleFiles } from './read-files.ts';
import { NOTHING_OUTSIDE, readOutside, unreadFindings } from './read-outside.ts';
import { readWorld } from './read-world.ts';
import { unreadBaseFinding } from './role-findings.ts';
import type { RoleFinding } from './rules.ts';

/** A run: its files, and everything that it asks the service before it plans. */
export type RoleJob = Awaited<ReturnType<typeof gather>>;

/** Reads the organization, who runs, and access that role bindings do not show. */
export async function gather(inputs: RoleInputs, deps: Deps, files: RunFiles) {
  const { clock, session } = deps;
  const { mode, unmanaged = mode === 'drift' ? 'warn' : 'ignore' } = inputs;
  const base = mode === 'apply' ? {} : await readBaseRoleFiles(inputs, deps);
  await pause(deps);
  const read = (): Promise<ObservedWorld> => readWorld(inputs, session.client, files.file, base.file);
  const [seen, self] = await Promise.all([read(), readRunningIdentity(session.platformTokens)]);
  // An organization with a running identity is rarely empty, and `apply` would create everything again: read twice.
  const isDoubtful = seen.identities.length === 0 || missingOwnBindings(seen, self) !== undefined;
  const world = mode === 'apply' && isDoubtful ? await read() : seen;
  const outside =
    unmanaged === 'ignore'
      ? NOTHING_OUTSIDE
      : await readOutside(session.client, world.organization.uid, clock.now());
  return { inputs, deps, files, base, world, self, outside, unmanaged };
}

/** Yields between computations, so that a signal or the deadline can end the run before any write. */
export async function pause({ signal }: Deps): Promise<void> {
  await giveTurn();
  if (signal.aborted) throw stoppedError(signal, 'planning');
}

/** Facts that a run reports in addition to its changes. */
export function reportedFacts(
  { base, deps, outside, self, unmanaged, world }: RoleJob,
  planned: Planned,
): Pick<RoleRun, 'access' | 'coverage' | 'deleted' | 'unmanaged' | 'warnings'> {
  const { judged, skipped } = planned.coverage;
  const unread = outside.unread.map(({ what, why }) => ({ what, why }));
  const now = deps.clock.now();
  const access = judgeAccess(planned, world, outside);
  return {
    access: unmanaged === 'ignore' ? { ...access, unmanaged: [] } : access,
    coverage: accountOf(judged, skipped, unread),
    deleted: base.file === undefined ? [] : judgeDeleted(base.file, planned, world, now),
    unmanaged,
    warnings: [
      ...ownBindingsWarning(world, self),
      ...(unmanaged === 'fail' ? [] : unreadFindings(outside)),
      ...(base.why === undefined ? [] : [unreadBaseFinding(base.why)]),
    ],
  };
}

const FIX =
  'Run again. If it happens again, check that the identity has a binding of its own on the organization, and report the incomplete list to the vendor.';

/**
 * The reason why a list of role bindings must be incomplete: whoever reads it holds a binding, which is missing. If the token
 * does not name its identity, only an empty list shows this. `undefined` if nothing is wrong.
 */
function missingOwnBindings(world: ObservedWorld, self: RunningIdentity): string | undefined {
  const { bindings, organization } = world;
  const name = plainLine(organization.name, 100);
  if (self.kind === 'unreadable')
    return bindings.length > 0 ? undefined : `the list of role bindings of \`${name}\` is empty`;
  if (bindings.some(({ identity }) => identity.uid === self.uid)) return undefined;
  return `the list of role bindings of \`${name}\` does not contain those of the running identity \`${plainLine(self.uid, 200)}\``;
}

/** Throws `PlatformError` before the first write if own bindings are missing. */
export function requireOwnBindings({ self, world }: RoleJob): void {
  const why = missingOwnBindings(world, self);
  if (why !== undefined) throw undecodable(`${why}, so it is incomplete; nothing was changed`, BINDINGS);
}

/** Throws `PlatformError` if the running identity's own bindings, which the run left, are missing after the writes. */
export function requireKeptBindings(
  { self, world: before }: Pick<RoleJob, 'self' | 'world'>,
  after: ObservedWorld,
  { tracked }: Applied,
): void {
  const done = tracked.flatMap(({ change, status }) => (status === 'done' ? change : []));
  const gone = new Set(done.flatMap((change) => (change.action === 'remove' ? change.uid : [])));
  const left = before.bindings.filter(({ uid }) => !gone.has(uid));
  if (missingOwnBindings({ ...before, bindings: left }, self) !== undefined) return;
  const why = missingOwnBindings(after, self);
  if (why !== undefined) throw undecodable(`${why}, so it is incomplete`, BINDINGS);
}

/** The warning of modes that only read, if own bindings are missing. */
export function ownBindingsWarning(world: ObservedWorld, self: RunningIdentity): readonly RoleFinding[] {
  const why = missingOwnBindings(world, self);
  if (why === undefined) return [];
  const message = `${why.charAt(0).toUpperCase()}${why.slice(1)}: bindings may be missing from this run, and \`apply\` would stop.`;
  const title = 'The list of role bindings may be incomplete';
  const rule = 'own-bindings-missing';
  return [{ rule, level: 'warning', title, message, fix: FIX, fingerprint: rule }];
}

/** The running identity: `sub` of the platform token, minted or given; `unreadable` without one. */
export async function readRunningIdentity(tokens: TokenSource | undefined): Promise<RunningIdentity> {
  const token = await tokens?.get();
  const subject = token === undefined ? undefined : readClaims(token)?.subject;
  return subject === undefined || subject === '' ? { kind: 'unreadable' } : { kind: 'known', uid: subject };
}
