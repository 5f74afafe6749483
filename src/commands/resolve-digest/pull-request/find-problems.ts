import type { UserProblem } from '../../../base/user-error.ts';
import type { InputPlace } from '../../../kit/run/command-row.ts';
import type { ResolveDigestInputs } from '../manifest.ts';
import { branchNameProblem } from './branch-name.ts';

/** The page for everybody whom `pull-request: true` does not serve. */
export const RECIPE =
  'https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md';

/** GitHub's limit. */
const LONGEST_TITLE = 256;

/** Problems of a run with `pull-request: true` that are known before any request (contract §4). */
export function pullRequestProblems(
  inputs: Partial<ResolveDigestInputs>,
  { host }: Pick<InputPlace, 'host'>,
): readonly UserProblem[] {
  const input = 'pull-request';
  const problems: UserProblem[] = [];
  if (inputs.mode !== undefined && inputs.mode !== 'pin')
    problems.push({ message: '`pull-request` is only used with `mode: pin`', fix: 'set `mode: pin`', input });
  // Nothing would be read, and "nothing is left to pin" would close the pull request.
  if ((inputs.images?.length ?? 0) > 0 && inputs.files?.length === 0)
    problems.push({
      message: '`pull-request` pins references in files, and with `images` alone no file is read',
      fix: 'leave `images` out, or name `files` too',
      input: 'images',
    });
  const misplaced = misplacedProblem(host);
  if (misplaced !== undefined) problems.push(misplaced);
  else if (inputs['github-token'] === undefined)
    problems.push({
      message: '`pull-request` needs `github-token`, which is not set',
      fix: 'leave `github-token` out to use the token of the job, or set it to a token of a GitHub App',
      input: 'github-token',
    });
  for (const name of ['branch', 'base'] as const) {
    const why = inputs[name] === undefined ? undefined : branchNameProblem(inputs[name]);
    if (why !== undefined) problems.push({ message: `\`${name}\`: \`${inputs[name]}\` ${why}`, input: name });
  }
  if (inputs.branch !== undefined && inputs.branch === inputs.base) problems.push(sameBranch(inputs.branch));
  if ((inputs.title?.length ?? 0) > LONGEST_TITLE)
    problems.push({ message: `\`title\` is longer than ${LONGEST_TITLE} characters`, input: 'title' });
  return problems;
}

/** Why there can be no pull request from this run. */
function misplacedProblem({ context, name }: InputPlace['host']): UserProblem | undefined {
  const refuse = (where: string, fix: string): UserProblem => ({
    message: `\`pull-request\` cannot be used ${where}`,
    fix: `${fix}: see the recipe ${RECIPE}`,
    input: 'pull-request',
  });
  if (name !== 'github' || context.repository === undefined || context.apiUrl === undefined)
    return refuse(
      'outside of GitHub Actions',
      'pin the files with `mode: pin`, and open the merge or pull request in a step of your own',
    );
  if (context.changeEvent)
    return refuse(
      `on events of pull requests (this one is \`${context.event ?? 'unknown'}\`)`,
      'run it on `schedule`, `workflow_dispatch` or `push`',
    );
  return context.isFork === true
    ? refuse('in a fork', 'run it in the repository that the fork is of')
    : undefined;
}

/** A pull request cannot be for its own branch. */
export function sameBranch(branch: string): UserProblem {
  return {
    message: `\`branch\` and \`base\` are both \`${branch}\``,
    fix: 'choose another name in `branch`: everything on it is replaced by every run',
    input: 'branch',
  };
}
