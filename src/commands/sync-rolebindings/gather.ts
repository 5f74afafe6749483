import { plainLine } from '../../base/plain-text.ts';
import { orProblems, UserError, type UserProblem } from '../../base/user-error.ts';
import type { PolicyPlace } from '../../kit/config/commits.ts';
import { isFromBase } from '../../kit/config/policy.ts';
import { choosePolicyFiles } from '../../kit/config/policy-files.ts';
import { readFromBase } from '../../kit/config/read-commits.ts';
import { accountOf } from '../../kit/run/coverage.ts';
import { workspacePath } from '../../kit/run/workspace-path.ts';
import type { Deps } from '../../session/command.ts';
import { mergeRoleFiles } from './file/merge-role-files.ts';
import { parseLongRoleFile, type RoleFile } from './file/role-file.ts';
import type { RunningIdentity } from './guards/role-refusal.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';
import type { RoleRun } from './outcome.ts';
import { judgeDeleted } from './plan/deleted-entries.ts';
import type { ObservedWorld } from './plan/observed-world.ts';
import type { Planned } from './plan/role-plan.ts';
import { judgeAccess } from './plan/unmanaged.ts';
import { LARGEST_FILE_BYTES, placeOf } from './read-files.ts';
import { NOTHING_OUTSIDE, type Outside, readOutside, unreadFindings } from './read-outside.ts';
import { readWorld } from './read-world.ts';
import { unreadBaseFinding } from './role-findings.ts';
import { missingOwnBindings, ownBindingsWarning, readRunningIdentity } from './running-identity.ts';

/** The role files before a change, or why they cannot be compared; `undefined` outside of a change. */
type BaseFiles =
  | { readonly kind: 'base'; readonly file: RoleFile }
  | { readonly kind: 'unread'; readonly why: string };

/** Reads the role files of the base, with which a change is compared. Never throws a `UserError`: the plan needs none. */
export async function readBaseFiles(
  inputs: SyncRolebindingsInputs,
  deps: Deps,
): Promise<BaseFiles | undefined> {
  const { changeRequest, untrustedHead } = deps.host.context;
  const place = placeOf(inputs, deps);
  // Where the base decides, the files are the base's own.
  if ((changeRequest === undefined && !untrustedHead) || isFromBase(place)) return undefined;
  const base: PolicyPlace = { ...place, policyFrom: 'base' };
  const read = async (): Promise<BaseFiles> => {
    const files: RoleFile[] = [];
    for (const path of await choosePolicyFiles(inputs.file, 'file', base, true)) {
      const text = await readFromBase(base, path, LARGEST_FILE_BYTES);
      if (text === undefined) continue;
      const parsed = await parseLongRoleFile(text, workspacePath(deps, path));
      if (parsed.kind === 'problems') throw new UserError(...parsed.problems);
      files.push(parsed.file);
    }
    const merged = mergeRoleFiles(files);
    return merged.kind === 'file' ? { kind: 'base', file: merged.file } : unreadBase(merged.problems);
  };
  return orProblems(read, unreadBase);
}

function unreadBase([problem]: readonly UserProblem[]): BaseFiles {
  return { kind: 'unread', why: plainLine(problem?.message ?? '', 300) };
}

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
  const unread = outside.unread.map(({ what, why }) => ({ what, why }));
  return {
    access: judgeAccess(planned, world, outside),
    coverage: accountOf(judged, skipped, unread),
    deleted: base?.kind === 'base' ? judgeDeleted(base.file, planned, world, clock.now()) : [],
    unmanaged,
    warnings: [
      ...(incomplete === undefined ? [] : [ownBindingsWarning(incomplete)]),
      ...(unmanaged === 'fail' ? [] : unreadFindings(outside)),
      ...(base?.kind === 'unread' ? [unreadBaseFinding(base.why)] : []),
    ],
  };
}
