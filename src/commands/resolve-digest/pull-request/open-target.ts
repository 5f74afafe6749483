import { plainLine } from '../../../base/plain-text.ts';
import { UserError } from '../../../base/user-error.ts';
import { type CheckedOut, openCheckedOut } from '../../../host/git/git-tree.ts';
import { openGithubPulls } from '../../../host/github/pull-requests/pull-requests.ts';
import { type PullRefusal, type PullRequests, Refused } from '../../../host/pull-requests.ts';
import { openGithub } from '../../../kit/run/open-github.ts';
import type { Problem, ProblemKind } from '../../../kit/run/outcome.ts';
import { ExplainedError } from '../../../kit/run/problems.ts';
import type { Deps } from '../../../session/command.ts';
import { countRequests } from '../../../session/count-requests.ts';
import { RECIPE, sameBranch } from '../find-problems.ts';
import type { DigestInputs } from '../manifest.ts';

/** Commit, branch and service of the pull requests of a run; to be closed. */
export interface PullTarget {
  readonly checkedOut: CheckedOut;
  readonly base: string;
  /** `undefined` in a dry run, which asks GitHub nothing. */
  readonly pulls: PullRequests | undefined;
}

/**
 * Finds the checked-out commit and its branch, and checks that the branch has it. Throws `UserError` for a place that cannot
 * have pull requests, `ExplainedError` for what GitHub refuses.
 */
export async function openTarget(inputs: DigestInputs, deps: Deps): Promise<PullTarget> {
  const { signal, workingDirectory } = deps;
  const checkedOut = await openCheckedOut({ ...deps.host.context, workingDirectory, signal });
  if ('kind' in checkedOut)
    throw new UserError({
      message: `\`pull-request\` needs a checkout: ${checkedOut.why}`,
      fix: 'run actions/checkout before this step',
      input: 'pull-request',
    });
  try {
    const base = inputs.base ?? branchOf(checkedOut, deps);
    if (base === inputs.branch) throw new UserError(sameBranch(base));
    if (inputs['dry-run']) return { checkedOut, base, pulls: undefined };
    return { checkedOut, base, pulls: await openPulls(inputs, deps, { base, commit: checkedOut.commit }) };
  } catch (error) {
    checkedOut.close();
    throw error;
  }
}

/** The checked-out branch; where only a commit is checked out, the run's own if it is for that commit. */
function branchOf({ branch, commit }: CheckedOut, { host }: Deps): string {
  const { commit: own, ref } = host.context;
  if (branch !== undefined) return branch;
  const prefix = 'refs/heads/';
  if (ref?.startsWith(prefix) === true && own === commit) return ref.slice(prefix.length);
  throw new UserError({
    message: '`base` is required: no branch is checked out',
    fix: 'set `base` to the branch that has the checked-out commit',
    input: 'base',
  });
}

async function openPulls(
  inputs: DigestInputs,
  deps: Deps,
  { base, commit }: { readonly base: string; readonly commit: string },
): Promise<PullRequests> {
  const { send } = countRequests(deps);
  const opened = await openGithub(inputs['github-token'], { ...deps, send });
  if (opened.kind === 'closed')
    throw new UserError({ message: `\`pull-request\` cannot be used: ${opened.why}`, input: 'pull-request' });
  const pulls = openGithubPulls(opened.api, opened.repository, deps);
  const facts = await pulls.facts(base, commit).catch((error: unknown) => {
    throw error instanceof Refused ? new ExplainedError([problemOf(error.refusal)], { cause: error }) : error;
  });
  if (facts.isFork)
    throw new UserError({
      message: `\`pull-request\` cannot be used in a fork, and \`${opened.repository}\` is one`,
      fix: `run it in the upstream repository: see the recipe ${RECIPE}`,
      input: 'pull-request',
    });
  const where = facts.commit;
  if (where === 'on-base') return pulls;
  const branch = plainLine(base, 200);
  const short = commit.slice(0, 12);
  const messages = {
    'no-base': `\`base\`: \`${opened.repository}\` has no branch \`${branch}\``,
    'off-base': `the checked-out commit ${short} is not on the branch \`${branch}\``,
    unknown: `the checked-out commit ${short} is not in \`${opened.repository}\``,
  };
  const fix = 'check out the branch that the pull request is for, or name its branch in `base`';
  throw new UserError({ message: messages[where], fix, input: 'base' });
}

const KINDS: Readonly<Record<PullRefusal['reason'], ProblemKind>> = {
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  workflows: 'forbidden',
  raced: 'service',
  invalid: 'usage',
  unavailable: 'service',
};

/** The problem that a refusal means for the user. */
export function problemOf({ fix, message, reason }: PullRefusal): Problem {
  return { kind: KINDS[reason], message, fix };
}
