import { codeMarkdown } from '../../../base/markdown.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { PullRequest } from '../../../host/pull-requests.ts';
import {
  isSameBody,
  type Memory,
  type RememberedNames,
  readBodyMark,
  readMemory,
  rememberedNames,
  withClosedMark,
} from './body-mark.ts';
import { commitPins } from './commit-pins.ts';
import { type Decision, decide, declinedPull, type PullState, type Wanted } from './decide.ts';
import {
  type Begun,
  finding,
  isWorkflow,
  type KeepOptions,
  type KeptPull,
  kept,
  notAddedFinding,
  note,
  workflowFinding,
} from './kept-pull.ts';
import { judgeCommits } from './own-commits.ts';
import { digestsKey, movedRows, type PullPlan } from './pull-plan.ts';
import { Refused, refuseAny, valueOf } from './refused.ts';

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
  const { isComplete, start } = options;
  const wanted: Wanted = {
    hasPins: plan.files.length > 0,
    start,
    digests: digestsOf(plan),
    isComplete,
  };
  const { memory, state } = await readState(plan, options, wanted.digests);
  const decision = decide(state, wanted);
  begun.findings = [];
  switch (decision.kind) {
    case 'foreign':
      return leaveForeign(plan, options, decision, begun);
    case 'declined': {
      const note = `Pull request #${decision.pull.number} with the same digests was closed, so no other is opened; to open one, tick the box in its text.`;
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
      return bringUp(plan, options, { decision, memory }, begun);
  }
}

function digestsOf({ files }: PullPlan): string {
  return digestsKey(movedRows(files.map(({ change }) => change)));
}

/** Reads the branch and its pull requests, and judges the commits; of a branch that is gone, those of the closed pull request. */
async function readState(
  plan: PullPlan,
  { base, pulls, reader }: KeepOptions,
  digests: string,
): Promise<{ readonly state: PullState; readonly memory: Memory }> {
  const branch = valueOf(await pulls.branch(plan.branch, base));
  const found = valueOf(await pulls.from(plan.branch));
  const open = found.find(({ state }) => state === 'open');
  const memory = readMemory(open?.body ?? '');
  const declined = branch === undefined && open === undefined ? declinedPull(found, digests) : undefined;
  const commits =
    declined === undefined
      ? (branch ?? { commits: [] }).commits
      : valueOf(await pulls.commits(declined.head, base));
  const files = withoutRefused(plan, memory).files;
  return { memory, state: { branch, pulls: found, commits: await judgeCommits(commits, files, reader) } };
}

/** The plan without the workflows that GitHub refused before. */
function withoutRefused(plan: PullPlan, { workflows }: Memory): PullPlan {
  if (workflows === undefined) return plan;
  return { ...plan, files: plan.files.filter((file) => !isWorkflow(file)) };
}

/** Says in the pull request why it is not updated, once for each head. */
async function leaveForeign(
  plan: PullPlan,
  { pulls }: KeepOptions,
  { closed, head, pull, why }: Extract<Decision, { readonly kind: 'foreign' }>,
  begun: Begun,
): Promise<KeptPull> {
  const branch = plainLine(plan.branch, 300);
  const fix =
    pull !== undefined
      ? `Tick the box in the text of pull request #${pull.number}, or close it and delete its branch.`
      : closed !== undefined
        ? `Delete the branch, or tick the box in the text of pull request #${closed.number}.`
        : 'Delete the branch, or choose another name in `branch`.';
  const message = `The branch \`${branch}\` was left as it is: ${why}.`;
  begun.findings.push({ ...finding('foreign-commit', 'Not updated', message), fix });
  if (pull !== undefined) {
    const marker = `<!-- platform-actions pins: not updated since ${head} -->`;
    const text = [
      `This pull request is no longer updated: ${why}, and commits of others are never overwritten. You can merge it as it is. To have the pins proposed again by the next run, either`,
      `- tick the box in the text of this pull request: its branch is then written anew, without the commits of others; or`,
      `- close this pull request and delete its branch ${codeMarkdown(plan.branch)}.`,
    ].join('\n');
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
  { hasOthers, head, pull }: Extract<Decision, { readonly kind: 'close' }>,
  begun: Begun,
): Promise<KeptPull> {
  refuseAny(await pulls.check(plan.branch, base, pull));
  valueOf(await pulls.edit(pull.number, { body: withClosedMark(pull.body) }));
  if (head !== undefined) valueOf(await pulls.deleteBranch(plan.branch, head));
  begun.operation = 'closed';
  begun.closed = pull;
  const marker = '<!-- platform-actions pins: closed -->';
  const nothing = `Nothing is left to pin here: the references on \`${base}\` have these digests or newer ones, or they are gone.`;
  const others = `The branch had commits of others too. GitHub keeps them: use "Restore branch", or run \`git fetch origin pull/${pull.number}/head\`, which ends at ${head}.`;
  const text = hasOthers && head !== undefined ? `${nothing}\n\n${others}` : nothing;
  note(await pulls.comment(pull.number, marker, text), begun);
  return kept(plan, 'closed', valueOf(await pulls.edit(pull.number, { state: 'closed' })), begun);
}

/** Existing pull request for a plan that has files. */
interface FoundPull {
  readonly decision: Extract<Decision, { readonly kind: 'keep' }>;
  readonly memory: Memory;
}

async function bringUp(
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
    return kept(plan, 'none', undefined, begun, '`max-pull-requests` is reached; the next run goes on.');
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
  const refused = workflows === undefined ? [] : plan.files.filter(isWorkflow);
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
  refuseAny(await pulls.check(plan.branch, base, pull));
  const { head, workflows } = await commitPins(plan, options, found, begun);
  const first: Memory = { workflows, notAdded: [] };
  const { body, left } = bodyOf(plan, options, first);
  if (left.length === plan.files.length) {
    begun.findings.push(...findingsOf(plan, first));
    return kept(plan, pull === undefined ? 'none' : 'unchanged', pull, begun);
  }
  const shown =
    pull ??
    (await openPull(
      plan,
      options,
      { body, made: found.decision.head === undefined ? head : undefined },
      begun,
    ));
  const isNews = begun.operation === 'created' || readBodyMark(shown.body)?.digests !== digestsOf(plan);
  const notAdded = await decorate(shown, options, isNews, begun);
  const memory = { workflows, notAdded };
  begun.findings.push(...findingsOf(plan, memory));
  const text = notAdded.length === 0 ? body : bodyOf(plan, options, memory).body;
  const isSame = shown.title === plan.title && shown.base === base && shown.body === text;
  if (isSame) return kept(plan, begun.operation ?? 'unchanged', shown, begun);
  begun.operation ??= 'updated';
  const edited = valueOf(await pulls.edit(shown.number, { title: plan.title, body: text, base }));
  return kept(plan, begun.operation, edited, begun);
}

async function openPull(
  { branch, title }: PullPlan,
  { base, inputs, pulls }: KeepOptions,
  { body, made }: { readonly body: string; readonly made: string | undefined },
  begun: Begun,
): Promise<PullRequest> {
  begun.operation = 'created';
  const opened = await pulls.open({ branch, base, title, body, draft: inputs.draft });
  // A branch that this run made is of no use without its pull request, unless GitHub has not caught up.
  const isFinal = opened.kind === 'refused' && opened.reason !== 'raced' && opened.reason !== 'unavailable';
  if (isFinal && made !== undefined) await pulls.deleteBranch(branch, made);
  return valueOf(opened);
}

/** What was asked for and is not on the pull request. */
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

/** Adds labels and assignees that are missing; reviews are requested for new pins only, so that nobody is asked again and again. */
async function decorate(
  pull: PullRequest,
  options: KeepOptions,
  isNews: boolean,
  begun: Begun,
): Promise<readonly RememberedNames[]> {
  const wanted = { ...missingOn(pull, options), reviewers: isNews ? options.inputs.reviewers : [] };
  const refused: RememberedNames[] = [];
  for (const what of ['labels', 'assignees', 'reviewers'] as const) {
    if (wanted[what].length === 0) continue;
    const left = await options.pulls.add(pull.number, what, wanted[what]);
    const count = left.reduce((sum, { names }) => sum + names.length, 0);
    if (count < wanted[what].length) begun.operation ??= 'updated';
    refused.push(...left.map((one) => rememberedNames(what, one)));
  }
  return refused;
}
