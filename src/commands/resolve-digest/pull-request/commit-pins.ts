import { fingerprintOf } from '../../../base/sha256.ts';
import { type Answer, type CommitOrder, isWorkflow } from '../../../host/pull-requests.ts';
import { type Memory, printTrailer } from './body-mark.ts';
import type { Decision } from './decide.ts';
import type { Begun, KeepOptions } from './kept-pull.ts';
import { movedRows, type PlannedFile, type PullPlan } from './pull-plan.ts';
import { valueOf } from './refused.ts';

/** Most images that the text of a commit names. */
const MOST_NAMES = 100;

/** The new head of the branch, if it moved, and GitHub's words if the token may not change workflow files. */
interface CommittedPins {
  readonly head: string | undefined;
  readonly workflows: string | undefined;
}

/**
 * Commits the files, without workflows if the token may not change them. Where the branch has everything else, only the workflows
 * that were refused before are tried, and the branch stays if they are refused again.
 */
export async function commitPins(
  plan: PullPlan,
  options: KeepOptions,
  found: { readonly decision: Extract<Decision, { readonly kind: 'keep' }>; readonly memory: Memory },
  begun: Begun,
): Promise<CommittedPins> {
  const { head, isCurrent, pull } = found.decision;
  const done = (answer: Answer<string>, workflows: string | undefined): CommittedPins => {
    const made = valueOf(answer);
    if (pull !== undefined) begun.operation ??= 'updated';
    return { head: made, workflows };
  };
  const commit = (files: readonly PlannedFile[]): Promise<Answer<string>> =>
    options.pulls.commit(orderOf(plan, options, { files, head }));
  if (isCurrent && found.memory.workflows === undefined) return { head: undefined, workflows: undefined };
  const first = await commit(plan.files);
  if (first.kind === 'done' || first.reason !== 'workflows') return done(first, undefined);
  const rest = plan.files.filter(({ file }) => !isWorkflow(file));
  if (isCurrent || rest.length === 0) return { head: undefined, workflows: first.message };
  return done(await commit(rest), first.message);
}

function orderOf(
  { branch, files: all, title }: PullPlan,
  { inputs, start }: KeepOptions,
  { files, head }: { readonly files: readonly PlannedFile[]; readonly head: string | undefined },
): CommitOrder {
  const [headline = title, ...lines] = (inputs['commit-message'] ?? title).trim().split('\n');
  const names = movedRows(all.map(({ change }) => change)).map(({ image }) => `${image.name}: ${image.to}`);
  const parts = files.map(
    ({ file: { bytes, mode, path } }) => `${mode} ${path}\n${bytes.toString('latin1')}`,
  );
  return {
    branch,
    head,
    start,
    headline,
    details: lines.join('\n').trim() || names.slice(0, MOST_NAMES).join('\n'),
    trailer: printTrailer(fingerprintOf(...parts.sort()).slice(0, 40)),
    signoff: inputs.signoff,
    files: files.map(({ file }) => file),
  };
}
