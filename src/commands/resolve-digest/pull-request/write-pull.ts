import { fingerprintOf } from '../../../base/sha256.ts';
import { type CommitOrder, isWorkflow, type PullRequest, Refused } from '../../../host/pull-requests.ts';
import { isSameBody, type Memory, printTrailer, type RememberedNames, readBodyMark } from './body-mark.ts';
import type { Decision } from './decide.ts';
import {
  type Begun,
  checkAll,
  type KeepOptions,
  type KeptPull,
  kept,
  notAddedFinding,
  workflowFinding,
} from './kept-pull.ts';
import { digestsKey, movedRows, type PlannedFile, type PullPlan } from './pull-plan.ts';

interface FoundPull {
  readonly decision: Extract<Decision, { readonly kind: 'keep' }>;
  readonly memory: Memory;
}

/** Brings a pull request up to a plan that has files, unless it is. */
export async function bringUp(
  plan: PullPlan,
  options: KeepOptions,
  { decision, memory }: FoundPull,
  begun: Begun,
): Promise<KeptPull> {
  const { pull } = decision;
  if (pull !== undefined && begun.operation === undefined && isKept(plan, options, { decision, memory })) {
    begun.findings.push(...findingsOf(plan, memory));
    return kept(plan, 'unchanged', pull, begun);
  }
  if (pull === undefined && !options.mayOpen())
    return kept(
      plan,
      'none',
      undefined,
      begun,
      '`max-pull-requests` has been reached; the next run continues.',
    );
  return writeAnew(plan, options, { decision, memory }, begun);
}

/** Whether everything is as a run would write it, apart from what GitHub refuses. */
function isKept(plan: PullPlan, options: KeepOptions, { decision, memory }: FoundPull): boolean {
  const { isAsked, isCurrent, pull } = decision;
  if (!isCurrent || isAsked || pull === undefined) return false;
  const { body, left } = bodyOf(plan, options, memory);
  const isSame = pull.title === plan.title && pull.base === options.base && isSameBody(pull.body, body);
  const missing = missingOn(pull, options);
  const refused = new Set(
    memory.notAdded.flatMap(({ names, what }) => names.map((name) => `${what} ${name}`)),
  );
  const isDecorated = (['labels', 'assignees'] as const).every((what) =>
    missing[what].every((name) => refused.has(`${what} ${name}`)),
  );
  return isSame && isDecorated && left.length < plan.files.length;
}

function bodyOf(plan: PullPlan, { render }: KeepOptions, memory: Memory) {
  const inside = withoutRefused(plan, memory);
  const left = plan.files.filter((file) => !inside.files.includes(file));
  return { body: render(inside, left, memory), left };
}

function findingsOf(plan: PullPlan, { notAdded, workflows }: Memory) {
  const refused = workflows === undefined ? [] : plan.files.filter(({ file }) => isWorkflow(file));
  return [
    ...refused.map(({ change }) => workflowFinding(change.shown, workflows ?? '')),
    ...notAdded.map(notAddedFinding),
  ];
}

async function writeAnew(
  plan: PullPlan,
  options: KeepOptions,
  found: FoundPull,
  begun: Begun,
): Promise<KeptPull> {
  const { base, pulls } = options;
  const { pull } = found.decision;
  await checkAll(plan, options, pull);
  const { head, workflows } = await commitPins(plan, options, found, begun);
  const first: Memory = { workflows, notAdded: [] };
  const { body, left } = bodyOf(plan, options, first);
  if (left.length === plan.files.length) {
    begun.findings.push(...findingsOf(plan, first));
    return kept(plan, pull === undefined ? 'none' : 'unchanged', pull, begun);
  }
  const made = found.decision.head === undefined ? head : undefined;
  const shown = pull ?? (await openPull(plan, options, { body, made }, begun));
  const isNews = begun.operation === 'created' || readBodyMark(shown.body)?.digests !== digestsOf(plan);
  const notAdded = await decorate(shown, options, { isNews, memory: found.memory }, begun);
  const memory = { workflows, notAdded };
  begun.findings.push(...findingsOf(plan, memory));
  const text = notAdded.length === 0 ? body : bodyOf(plan, options, memory).body;
  const isSame = shown.title === plan.title && shown.base === base && shown.body === text;
  if (isSame) return kept(plan, begun.operation ?? 'unchanged', shown, begun);
  begun.operation ??= 'updated';
  const edited = await pulls.edit(shown.number, { title: plan.title, body: text, base });
  return kept(plan, begun.operation, edited, begun);
}

async function openPull(
  { branch, title }: PullPlan,
  { base, inputs, pulls }: KeepOptions,
  { body, made }: { readonly body: string; readonly made: string | undefined },
  begun: Begun,
): Promise<PullRequest> {
  begun.operation = 'created';
  try {
    return await pulls.open({ branch, base, title, body, draft: inputs.draft });
  } catch (error) {
    // A branch that this run made is of no use without its pull request, unless GitHub has not caught up.
    const reason = error instanceof Refused ? error.refusal.reason : 'raced';
    const isFinal = reason !== 'raced' && reason !== 'unavailable';
    if (isFinal && made !== undefined) await pulls.deleteBranch(branch, made).catch(() => undefined);
    throw error;
  }
}

function missingOn(pull: PullRequest, { inputs }: KeepOptions) {
  const without = (wanted: readonly string[], present: readonly string[]): readonly string[] => {
    const has = new Set(present.map((name) => name.toLowerCase()));
    return wanted.filter((name) => !has.has(name.replace(/^@/, '').toLowerCase()));
  };
  return {
    labels: without(inputs.labels, pull.labels),
    assignees: without(inputs.assignees, pull.assignees),
  };
}

/**
 * Adds labels and assignees that are missing; reviews are requested for new pins, and where GitHub refused them before, so that
 * nobody is asked again and again.
 */
async function decorate(
  pull: PullRequest,
  options: KeepOptions,
  { isNews, memory }: { readonly isNews: boolean; readonly memory: Memory },
  begun: Begun,
): Promise<readonly RememberedNames[]> {
  const wasRefused = (name: string): boolean =>
    memory.notAdded.some(({ names, what }) => what === 'reviewers' && names.includes(name));
  const reviewers = options.inputs.reviewers.filter((name) => isNews || wasRefused(name));
  const wanted = { ...missingOn(pull, options), reviewers };
  const refused: RememberedNames[] = [];
  for (const what of ['labels', 'assignees', 'reviewers'] as const) {
    if (wanted[what].length === 0) continue;
    const left = await options.pulls.add(pull.number, what, wanted[what]);
    const count = left.reduce((sum, { names }) => sum + names.length, 0);
    if (count < wanted[what].length) begun.operation ??= 'updated';
    for (const { names, refusal } of left)
      refused.push({ what, names, message: refusal.message, fix: refusal.fix });
  }
  return refused;
}

/** Identifies the digests of a plan. */
export function digestsOf({ files }: PullPlan): string {
  return digestsKey(movedRows(files.map(({ change }) => change)));
}

/** The plan without the workflows that GitHub refused before. */
export function withoutRefused(plan: PullPlan, { workflows }: Memory): PullPlan {
  if (workflows === undefined) return plan;
  return { ...plan, files: plan.files.filter(({ file }) => !isWorkflow(file)) };
}

const MOST_NAMES = 100;

/**
 * Commits the files, without workflows if the token may not change them. Where the branch has everything else, only the workflows
 * that were refused before are tried, and the branch stays if they are refused again.
 */
async function commitPins(plan: PullPlan, options: KeepOptions, found: FoundPull, begun: Begun) {
  const { head, isCurrent, pull } = found.decision;
  /** The new head of the branch, if it moved, and GitHub's words if the token may not change workflow files. */
  const commit = async (files: readonly PlannedFile[], workflows: string | undefined) => {
    const made = await options.pulls.commit(orderOf(plan, options, { files, head }));
    if (pull !== undefined) begun.operation ??= 'updated';
    return { head: made, workflows };
  };
  if (isCurrent && found.memory.workflows === undefined) return { head: undefined, workflows: undefined };
  try {
    return await commit(plan.files, undefined);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.reason !== 'workflows') throw error;
    const rest = plan.files.filter(({ file }) => !isWorkflow(file));
    if (isCurrent || rest.length === 0) return { head: undefined, workflows: error.message };
    return commit(rest, error.message);
  }
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
