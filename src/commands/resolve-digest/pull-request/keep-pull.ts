import { codeMarkdown } from '../../../base/markdown.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { Refused } from '../../../host/pull-requests.ts';
import { type Memory, readMemory, withClosedMark } from './body-mark.ts';
import { decidePull, declinedPull, type PullDecision, type PullState, type WantedPull } from './decide.ts';
import { checkAll, finding, type Keeping, type KeepOptions, type KeptPull, kept, note } from './kept-pull.ts';
import { judgeCommits } from './own-commits.ts';
import type { PullPlan } from './pull-plan.ts';
import { bringUp, plannedDigests, withoutRefused } from './write-pull.ts';

/** Brings one pull request up to its plan; all is decided once more if somebody was faster or an answer was lost. */
export async function keepPull(plan: PullPlan, options: KeepOptions): Promise<KeptPull> {
  const one: Keeping = { ...options, plan, operation: undefined, findings: [] };
  for (let round = 1; ; round += 1) {
    try {
      return await keepOnce(one);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal } = error;
      if (refusal.reason === 'raced' && round === 1) continue;
      const { operation, written } = one;
      const end = written === undefined ? 'none' : (operation ?? 'none');
      return { ...kept(one, end, written), refusals: [refusal] };
    }
  }
}

async function keepOnce(one: Keeping): Promise<KeptPull> {
  const { base, isComplete, plan, start } = one;
  const hasPins = plan.files.length > 0;
  const wanted: WantedPull = { hasPins, start, base, digests: plannedDigests(plan), isComplete };
  const { memory, state } = await readState(one, wanted);
  const decision = decidePull(state, wanted);
  one.findings = [];
  switch (decision.kind) {
    case 'foreign':
      return leaveForeign(one, decision);
    case 'declined': {
      const note = `Pull request #${decision.pull.number} with the same digests was closed, so no other is opened; to open one, tick the box in its text.`;
      return kept(one, 'none', undefined, note);
    }
    case 'nothing':
      return kept(one, one.operation ?? 'none', one.written);
    case 'wait': {
      const note = `Pull request #${decision.pull.number} stays open, because not everything could be read.`;
      return kept(one, 'unchanged', decision.pull, note);
    }
    case 'close':
      return closePull(one, decision);
    default:
      return bringUp(one, { decision, memory });
  }
}

/** Reads the branch and its pull requests, and judges the commits; of a branch that is gone, those of the closed pull request. */
async function readState(
  { base, plan, pulls, reader }: Keeping,
  wanted: WantedPull,
): Promise<{ readonly state: PullState; readonly memory: Memory }> {
  const branch = await pulls.branch(plan.branch, base);
  const found = await pulls.from(plan.branch);
  const open = found.find(({ state }) => state === 'open');
  const memory = readMemory(open?.body ?? '');
  const declined = branch === undefined && open === undefined ? declinedPull(found, wanted) : undefined;
  const commits =
    declined === undefined ? (branch ?? { commits: [] }).commits : await pulls.commits(declined.head, base);
  const inside = withoutRefused(plan, memory);
  return { memory, state: { branch, pulls: found, commits: await judgeCommits(commits, inside, reader) } };
}

/** Says in the pull request why it is not updated, once for each head. */
async function leaveForeign(
  one: Keeping,
  { closed, head, pull, why }: Extract<PullDecision, { readonly kind: 'foreign' }>,
): Promise<KeptPull> {
  const { plan, pulls } = one;
  const branch = plainLine(plan.branch, 300);
  const fix =
    pull !== undefined
      ? `Tick the box in the text of pull request #${pull.number}, or close it and delete its branch.`
      : closed !== undefined
        ? `Delete the branch, or tick the box in the text of pull request #${closed.number}.`
        : 'Delete the branch, or choose another name in `branch`.';
  const message = `The branch \`${branch}\` was left as it is: ${why}.`;
  one.findings.push({ ...finding('foreign-commit', 'Not updated', message), fix });
  if (pull !== undefined) {
    const marker = `<!-- platform-actions pins: not updated since ${head} -->`;
    const text = [
      `This pull request is no longer updated: ${why}, and commits by others are never overwritten. You can merge it as it is. To have the pins proposed again by the next run, either`,
      `- tick the box in the text of this pull request: its branch is then rewritten, without commits by others (with nothing left to pin, the pull request is closed); or`,
      `- close this pull request and delete its branch ${codeMarkdown(plan.branch)}.`,
    ].join('\n');
    await note(pulls.comment(pull.number, marker, text), one);
  }
  return kept(one, 'unchanged', pull);
}

/**
 * The branch goes first, if it still has our commit: GitHub closes its pull request with it. Somebody who commits meanwhile
 * keeps both. The mark is written before, so that our closing never counts as somebody's refusal.
 */
async function closePull(
  one: Keeping,
  { hasOthers, head, pull }: Extract<PullDecision, { readonly kind: 'close' }>,
): Promise<KeptPull> {
  const { base, plan, pulls } = one;
  await checkAll(one, pull);
  await pulls.edit(pull.number, { body: withClosedMark(pull.body) });
  if (head !== undefined) await pulls.deleteBranch(plan.branch, head);
  one.operation = 'closed';
  one.written = pull;
  const marker = '<!-- platform-actions pins: closed -->';
  const nothing = `Nothing is left to pin here: the references on \`${base}\` have these digests or newer ones, or they are gone.`;
  const others = `The branch also had commits by others. GitHub keeps them: use "Restore branch", or run \`git fetch origin pull/${pull.number}/head\`, which ends at ${head}.`;
  const text = hasOthers && head !== undefined ? `${nothing}\n\n${others}` : nothing;
  await note(pulls.comment(pull.number, marker, text), one);
  return kept(one, 'closed', await pulls.edit(pull.number, { state: 'closed' }));
}
