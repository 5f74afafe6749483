import { fingerprintOf } from '../../../base/sha256.ts';
import { type CommitOrder, isWorkflow, type PullRequest, Refused } from '../../../host/pull-requests.ts';
import { isSameBody, type Memory, printTrailer, type RememberedNames, readBodyMark } from './body-mark.ts';
import type { PullDecision } from './decide.ts';
import {
  checkAll,
  type Keeping,
  type KeptPull,
  kept,
  notAddedFinding,
  workflowFinding,
} from './kept-pull.ts';
import { digestsKey, movedRows, type PlannedFile, type PullPlan } from './pull-plan.ts';

interface FoundPull {
  readonly decision: Extract<PullDecision, { readonly kind: 'keep' }>;
  readonly memory: Memory;
}

/** Brings a pull request up to a plan that has files, unless it is. */
export async function bringUp(one: Keeping, found: FoundPull): Promise<KeptPull> {
  const { pull } = found.decision;
  if (pull !== undefined && one.operation === undefined && isKept(one, found)) {
    one.findings.push(...findingsOf(one.plan, found.memory));
    return kept(one, 'unchanged', pull);
  }
  const later = '`max-pull-requests` has been reached; the next run continues.';
  if (pull === undefined && !one.mayOpen()) return kept(one, 'none', undefined, later);
  return writeAnew(one, found);
}

/** Whether everything is as a run would write it, apart from what GitHub refuses. */
function isKept(one: Keeping, { decision, memory }: FoundPull): boolean {
  const { base, plan } = one;
  const { isAsked, isCurrent, pull } = decision;
  if (isAsked || pull === undefined) return false;
  const { body, left } = bodyOf(one, memory);
  if (left.length === plan.files.length) return true;
  if (!isCurrent) return false;
  const isSame = pull.title === plan.title && pull.base === base && isSameBody(pull.body, body);
  const missing = missingOn(pull, one);
  const refused = new Set(
    memory.notAdded.flatMap(({ names, what }) => names.map((name) => `${what} ${name}`)),
  );
  const isDecorated = (['labels', 'assignees'] as const).every((what) =>
    missing[what].every((name) => refused.has(`${what} ${name}`)),
  );
  return isSame && isDecorated;
}

function bodyOf({ plan, render }: Keeping, memory: Memory) {
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

async function writeAnew(one: Keeping, found: FoundPull): Promise<KeptPull> {
  const { base, plan, pulls } = one;
  const { pull } = found.decision;
  await checkAll(one, pull);
  const { head, workflows } = await commitPins(one, found);
  const first: Memory = { workflows, notAdded: [] };
  const { body, left } = bodyOf(one, first);
  if (left.length === plan.files.length) {
    one.findings.push(...findingsOf(plan, first));
    return kept(one, pull === undefined ? 'none' : 'unchanged', pull);
  }
  const made = found.decision.head === undefined ? head : undefined;
  const shown = pull ?? (await openPull(one, body, made));
  one.written = shown;
  const isNews = one.operation === 'created' || readBodyMark(shown.body)?.digests !== plannedDigests(plan);
  const notAdded = await decorate(one, shown, isNews, found.memory);
  const memory = { workflows, notAdded };
  one.findings.push(...findingsOf(plan, memory));
  const text = notAdded.length === 0 ? body : bodyOf(one, memory).body;
  const isSame = shown.title === plan.title && shown.base === base && shown.body === text;
  if (isSame) return kept(one, one.operation ?? 'unchanged', shown);
  one.operation ??= 'updated';
  const edited = await pulls.edit(shown.number, { title: plan.title, body: text, base });
  return kept(one, one.operation, edited);
}

/** Opens the pull request of a branch, whose head is `made` if this run made it. */
async function openPull(one: Keeping, body: string, made: string | undefined): Promise<PullRequest> {
  const { base, inputs, pulls } = one;
  const { branch, title } = one.plan;
  one.operation = 'created';
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

function missingOn(pull: PullRequest, { inputs }: Keeping) {
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
  one: Keeping,
  pull: PullRequest,
  isNews: boolean,
  memory: Memory,
): Promise<readonly RememberedNames[]> {
  const wasRefused = (name: string): boolean =>
    memory.notAdded.some(({ names, what }) => what === 'reviewers' && names.includes(name));
  const reviewers = one.inputs.reviewers.filter((name) => isNews || wasRefused(name));
  const wanted = { ...missingOn(pull, one), reviewers };
  const refused: RememberedNames[] = [];
  for (const what of ['labels', 'assignees', 'reviewers'] as const) {
    if (wanted[what].length === 0) continue;
    const left = await one.pulls.add(pull.number, what, wanted[what]);
    const count = left.reduce((sum, { names }) => sum + names.length, 0);
    if (count < wanted[what].length) one.operation ??= 'updated';
    for (const { names, refusal } of left)
      refused.push({ what, names, message: refusal.message, fix: refusal.fix });
  }
  return refused;
}

/** Identifies the digests of a plan. */
export function plannedDigests({ files }: PullPlan): string {
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
async function commitPins(one: Keeping, found: FoundPull) {
  const { files } = one.plan;
  const { head, isCurrent, pull } = found.decision;
  /** The new head of the branch, if it moved, and GitHub's words if the token may not change workflow files. */
  const commit = async (some: readonly PlannedFile[], workflows: string | undefined) => {
    const made = await one.pulls.commit(orderOf(one, some, head));
    if (pull !== undefined) {
      one.operation ??= 'updated';
      one.written = pull;
    }
    return { head: made, workflows };
  };
  if (isCurrent && found.memory.workflows === undefined) return { head: undefined, workflows: undefined };
  try {
    return await commit(files, undefined);
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.reason !== 'workflows') throw error;
    const rest = files.filter(({ file }) => !isWorkflow(file));
    if (isCurrent || rest.length === 0) return { head: undefined, workflows: error.message };
    return commit(rest, error.message);
  }
}

function orderOf(one: Keeping, files: readonly PlannedFile[], head: string | undefined): CommitOrder {
  const { inputs, start } = one;
  const { branch, files: all, title } = one.plan;
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
