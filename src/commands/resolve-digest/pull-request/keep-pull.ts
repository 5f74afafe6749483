import { plainLine } from '../../../base/plain-text.ts';
import type { Answer, CommitFile, PullRequest } from '../../../host/pull-requests.ts';
import { contentOf, type Decision, decide, type PullState, printTrailer, withClosedMark } from './decide.ts';
import {
  type Begun,
  finding,
  type KeepOptions,
  type KeptPull,
  kept,
  note,
  Refused,
  refuseAny,
  valueOf,
  workflowFinding,
} from './kept-pull.ts';
import { contentKey, digestsKey, movedRows, type PlannedFile, type PullPlan } from './pull-plan.ts';

/**
 * Brings one pull request up to its plan. If somebody was faster, or an answer was lost, everything is read and decided once
 * more; what the first round did counts.
 */
export async function keepPull(plan: PullPlan, options: KeepOptions): Promise<KeptPull> {
  const begun: Begun = { operation: undefined, findings: [] };
  for (let round = 1; ; round += 1) {
    try {
      return await keepOnce(plan, options, begun);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal } = error;
      if (refusal.reason === 'raced' && round === 1) continue;
      return { ...kept(plan, 'none', undefined, begun), refusals: [refusal] };
    }
  }
}

async function keepOnce(plan: PullPlan, options: KeepOptions, begun: Begun): Promise<KeptPull> {
  const { base, isComplete, pulls, start } = options;
  const state: PullState = {
    branch: valueOf(await pulls.branch(plan.branch, base)),
    pulls: valueOf(await pulls.from(plan.branch)),
  };
  const files = plan.files.map(({ file }) => file);
  const decision = decide(state, {
    content: files.length === 0 ? undefined : contentKey(start, files),
    digests: digestsKey(movedRows(plan.files.map(({ change }) => change))),
    isComplete,
  });
  begun.findings = [];
  switch (decision.kind) {
    case 'foreign':
      return leaveForeign(plan, options, decision, begun);
    case 'declined': {
      const note = `Pull request #${decision.pull.number} with the same digests was closed, so no other is opened.`;
      return kept(plan, 'none', undefined, begun, note);
    }
    case 'nothing':
      return kept(plan, begun.operation ?? 'none', begun.closed, begun);
    case 'wait': {
      const note = `Pull request #${decision.pull.number} stays open, because not everything could be read.`;
      return kept(plan, 'unchanged', decision.pull, begun, note);
    }
    case 'close':
      return closePull(plan, options, decision, begun);
    default:
      return bringUp(plan, options, { decision, state, files }, begun);
  }
}

/** Says in the pull request why it is not updated, once for each head. */
async function leaveForeign(
  plan: PullPlan,
  { pulls }: KeepOptions,
  { head, pull, why }: Extract<Decision, { readonly kind: 'foreign' }>,
  begun: Begun,
): Promise<KeptPull> {
  const branch = plainLine(plan.branch, 300);
  const message = `The branch \`${branch}\` was left as it is: ${why}.`;
  begun.findings.push(finding('foreign-commit', 'Not updated', message));
  if (pull !== undefined) {
    const marker = `<!-- platform-actions pins: not updated since ${head} -->`;
    const text = `This pull request is no longer updated: ${why}, and commits of others are never overwritten. Merge or close it, or delete its branch; the next run then proposes the pins again.`;
    note(await pulls.comment(pull.number, marker, text), begun);
  }
  return kept(plan, 'unchanged', pull, begun);
}

/**
 * The branch goes first, if it still has our commit: GitHub closes its pull request with it. Somebody who commits meanwhile
 * keeps both. The mark is written before, so that our closing never counts as somebody's refusal.
 */
async function closePull(
  plan: PullPlan,
  { base, pulls }: KeepOptions,
  { head, pull }: Extract<Decision, { readonly kind: 'close' }>,
  begun: Begun,
): Promise<KeptPull> {
  refuseAny(await pulls.check(plan.branch, base, pull));
  valueOf(await pulls.edit(pull.number, { body: withClosedMark(pull.body) }));
  if (head !== undefined) valueOf(await pulls.deleteBranch(plan.branch, head));
  begun.operation = 'closed';
  begun.closed = pull;
  const marker = '<!-- platform-actions pins: closed -->';
  const text = `Nothing is left to pin here: the references on \`${base}\` have these digests or newer ones, or they are gone.`;
  note(await pulls.comment(pull.number, marker, text), begun);
  return kept(plan, 'closed', valueOf(await pulls.edit(pull.number, { state: 'closed' })), begun);
}

const NOTHING_COMMITTED: CommittedPins = { head: undefined, left: [] };

async function bringUp(
  plan: PullPlan,
  options: KeepOptions,
  { decision, files, state }: FoundPull,
  begun: Begun,
): Promise<KeptPull> {
  const { base, inputs, pulls } = options;
  const { pull } = decision;
  if (pull === undefined || !decision.isCurrent) refuseAny(await pulls.check(plan.branch, base, pull));
  const { head, left } = decision.isCurrent
    ? NOTHING_COMMITTED
    : await commitPins(plan, options, { decision, files, state }, begun);
  const inside = plan.files.filter((one) => !left.includes(one));
  if (inside.length === 0) return kept(plan, pull === undefined ? 'none' : 'unchanged', pull, begun);
  const body = options.render({ ...plan, files: inside }, left);
  // A branch that this run made is of no use without its pull request.
  const made = decision.head === undefined ? head : undefined;
  const shown = pull ?? (await openPull(plan, options, { body, made }, begun));
  await decorate(shown, options, begun.operation === 'created', begun);
  const isSame = shown.title === plan.title && shown.base === base && shown.body === body;
  if (isSame) return kept(plan, begun.operation ?? 'unchanged', shown, begun);
  begun.operation ??= 'updated';
  const edited = valueOf(await pulls.edit(shown.number, { title: plan.title, body, base }));
  return kept(plan, begun.operation, { ...edited, labels: inputs.labels }, begun);
}

async function openPull(
  { branch, title }: PullPlan,
  { base, inputs, pulls }: KeepOptions,
  { body, made }: { readonly body: string; readonly made: string | undefined },
  begun: Begun,
): Promise<PullRequest> {
  begun.operation = 'created';
  const opened = await pulls.open({ branch, base, title, body, draft: inputs.draft });
  if (opened.kind === 'refused' && opened.reason !== 'raced' && made !== undefined)
    await pulls.deleteBranch(branch, made);
  return valueOf(opened);
}

/** Labels are added where they are missing; reviews are requested once, so that nobody is asked again and again. */
async function decorate(
  pull: PullRequest,
  { inputs, pulls }: KeepOptions,
  isNew: boolean,
  begun: Begun,
): Promise<void> {
  const has = new Set(pull.labels.map((label) => label.toLowerCase()));
  const labels = inputs.labels.filter((label) => !has.has(label.toLowerCase()));
  if (labels.length > 0) {
    begun.operation ??= 'updated';
    note(await pulls.label(pull.number, labels), begun);
  }
  if (isNew && inputs.reviewers.length > 0)
    note(await pulls.requestReviews(pull.number, inputs.reviewers), begun);
}

/** Most images that the text of a commit names. */
const MOST_NAMES = 100;

/** Existing branch and pull request for a plan that has files. */
interface FoundPull {
  readonly decision: Extract<Decision, { readonly kind: 'keep' }>;
  readonly state: PullState;
  readonly files: readonly CommitFile[];
}

/** The new head of the branch, if there is one, and what the token may not change. */
interface CommittedPins {
  readonly head: string | undefined;
  readonly left: readonly PlannedFile[];
}

/**
 * Commits the files, without workflows if the token may not change them. Nothing is committed if the branch already has the
 * rest.
 */
async function commitPins(
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
