import type { Answer, CommitFile } from '../../../host/pull-requests.ts';
import { contentOf, type Decision, type PullState } from './decide.ts';
import { type Begun, type KeepOptions, valueOf, workflowFinding } from './kept-pull.ts';
import { printTrailer } from './marks.ts';
import { contentKey, movedRows, type PlannedFile, type PullPlan } from './pull-plan.ts';

/** Most images that the text of a commit names. */
const MOST_NAMES = 100;

/** What is there for a plan that has files. */
export interface FoundPull {
  readonly decision: Extract<Decision, { readonly kind: 'keep' }>;
  readonly state: PullState;
  readonly files: readonly CommitFile[];
}

/** The new head of the branch, if there is one, and what the token may not change. */
export interface CommittedPins {
  readonly head: string | undefined;
  readonly left: readonly PlannedFile[];
}

/**
 * Commits the files, without workflows if the token may not change them. Nothing is committed if the branch already has the
 * rest.
 */
export async function commitPins(
  plan: PullPlan,
  { pulls, start }: KeepOptions,
  { decision, files, state }: FoundPull,
  begun: Begun,
): Promise<CommittedPins> {
  const names = movedRows(plan.files.map(({ change }) => change)).map(
    ({ image }) => `${image.name}: ${image.to}`,
  );
  const commit = (some: readonly CommitFile[]): Promise<Answer<string>> => {
    const details = `${names.slice(0, MOST_NAMES).join('\n')}\n\n${printTrailer(contentKey(start, some))}`;
    const { head } = decision;
    return pulls.commit({ branch: plan.branch, head, start, headline: plan.title, details, files: some });
  };
  const done = (head: string, left: readonly PlannedFile[]): CommittedPins => {
    if (decision.pull !== undefined) begun.operation ??= 'updated';
    return { head, left };
  };
  const first = await commit(files);
  if (first.kind === 'done' || first.reason !== 'workflows') return done(valueOf(first), []);
  const refused = new Set(first.paths);
  const left = plan.files.filter(({ file }) => refused.has(file.path));
  for (const { change } of left) begun.findings.push(workflowFinding(change.shown, first));
  const rest = files.filter(({ path }) => !refused.has(path));
  if (rest.length === 0 || contentOf(state.branch) === contentKey(start, rest))
    return { head: undefined, left };
  return done(valueOf(await commit(rest)), left);
}
