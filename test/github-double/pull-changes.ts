import { syncPulls } from './branch-changes.ts';
import type { Call } from './call.ts';
import { moveRef } from './git-files.ts';
import { isAncestor, resolveCommit } from './git-objects.ts';
import { GithubError, validationFailed } from './github-error.ts';
import { ACTIONS_MAY_NOT } from './permissions.ts';
import { fullNameOf, type Pull, type Repo } from './records.ts';

/** Most characters of a body; counted as code points. */
const LONGEST_BODY = 65_536;
const LONGEST_TITLE = 256;

type Caller = Pick<Call, 'world' | 'token'>;

export type PullDraft = {
  readonly title: string;
  readonly body: string | null;
  /** `branch` or `owner:branch`. */
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
  readonly maintainerCanModify: boolean;
};

/** Throws for a body that is longer than GitHub takes. */
export function demandLength(
  resource: string,
  field: string,
  text: string | null,
  longest = LONGEST_BODY,
): void {
  if (text === null || [...text].length <= longest) return;
  const message = `${field} is too long (maximum is ${longest} characters)`;
  throw validationFailed({ resource, field, code: 'custom', message });
}

function demandTitle(title: string): void {
  if (title.trim() === '')
    throw validationFailed({ resource: 'PullRequest', field: 'title', code: 'missing_field' });
  demandLength('PullRequest', 'title', title, LONGEST_TITLE);
}

function headOf(caller: Caller, repo: Repo, head: string): { readonly repo: Repo; readonly branch: string } {
  const colon = head.indexOf(':');
  if (colon < 0) return { repo, branch: head };
  const owner = head.slice(0, colon).toLowerCase();
  const found = [repo, ...caller.world.repos.filter(({ parent }) => parent === repo)].find(
    (one) => one.owner.login.toLowerCase() === owner,
  );
  if (found === undefined)
    throw validationFailed({ resource: 'PullRequest', field: 'head', code: 'invalid' });
  return { repo: found, branch: head.slice(colon + 1) };
}

/** Throws GitHub's 403 where the repository's setting keeps jobs from making pull requests. */
export function demandActionsMay(caller: Caller, repo: Repo): void {
  if (caller.token.kind === 'job' && !repo.actionsMayCreatePulls) throw new GithubError(403, ACTIONS_MAY_NOT);
}

/** Opens a pull request, with GitHub's refusals. */
export async function createPull(caller: Caller, repo: Repo, draft: PullDraft): Promise<Pull> {
  demandActionsMay(caller, repo);
  demandTitle(draft.title);
  demandLength('PullRequest', 'body', draft.body);
  const head = headOf(caller, repo, draft.head);
  const headSha = await resolveCommit(head.repo.git, `refs/heads/${head.branch}`);
  if (headSha === undefined)
    throw validationFailed({ resource: 'PullRequest', field: 'head', code: 'invalid' });
  const baseSha = await resolveCommit(repo.git, `refs/heads/${draft.base}`);
  if (baseSha === undefined)
    throw validationFailed({ resource: 'PullRequest', field: 'base', code: 'invalid' });
  const isSame = (one: Pull): boolean =>
    one.state === 'open' &&
    one.headRepo === head.repo &&
    one.headRef === head.branch &&
    one.baseRef === draft.base;
  const label = `${head.repo.owner.login}:${head.branch}`;
  if (repo.pulls.some(isSame)) throw refused(`A pull request already exists for ${label}.`);
  if (head.repo !== repo)
    await repo.git.bytes(['fetch', '--quiet', head.repo.git.directory, `refs/heads/${head.branch}`]);
  if (await isAncestor(repo.git, headSha, baseSha))
    throw refused(`No commits between ${draft.base} and ${head.repo === repo ? head.branch : label}`);
  const pull = newPull(caller, repo, draft, { ...head, sha: headSha, baseSha });
  await moveRef(repo.git, `refs/pull/${pull.number}/head`, headSha);
  repo.pulls.push(pull);
  return pull;
}

function refused(message: string): GithubError {
  return validationFailed({ resource: 'PullRequest', code: 'custom', message });
}

function newPull(
  { token, world }: Caller,
  repo: Repo,
  draft: PullDraft,
  head: { readonly repo: Repo; readonly branch: string; readonly sha: string; readonly baseSha: string },
): Pull {
  const number = repo.nextIssue;
  repo.nextIssue += 1;
  return {
    id: world.nextId(),
    number,
    title: draft.title,
    body: draft.body,
    state: 'open',
    draft: draft.draft,
    headRepo: head.repo,
    headRef: head.branch,
    headSha: head.sha,
    baseRef: draft.base,
    baseSha: head.baseSha,
    user: token.account,
    labels: [],
    assignees: [],
    reviewers: [],
    teams: [],
    maintainerCanModify: draft.maintainerCanModify,
    mergeCommitSha: undefined,
    createdAtMs: world.now(),
    updatedAtMs: world.now(),
    closedAtMs: undefined,
    mergedAtMs: undefined,
    closedBy: undefined,
  };
}

export type PullPatch = {
  readonly title?: string;
  readonly body?: string | null;
  readonly state?: 'open' | 'closed';
  readonly base?: string;
  readonly maintainerCanModify?: boolean;
};

async function reopen(pull: Pull): Promise<void> {
  const message = (why: string): GithubError =>
    validationFailed({
      resource: 'PullRequest',
      field: 'state',
      code: 'invalid',
      message: `state cannot be changed. ${why}`,
    });
  if (pull.mergedAtMs !== undefined) throw message('The pull request cannot be reopened.');
  const head = await resolveCommit(pull.headRepo.git, `refs/heads/${pull.headRef}`);
  if (head === undefined) throw message(`The ${pull.headRef} branch has been deleted.`);
  pull.state = 'open';
  pull.closedAtMs = undefined;
  pull.closedBy = undefined;
}

/** Changes a pull request; everything is checked before anything is changed. */
export async function updatePull(caller: Caller, repo: Repo, pull: Pull, patch: PullPatch): Promise<void> {
  if (patch.title !== undefined) demandTitle(patch.title);
  if (patch.body !== undefined) demandLength('PullRequest', 'body', patch.body);
  if (patch.base !== undefined && patch.base !== pull.baseRef) {
    const baseSha = await resolveCommit(repo.git, `refs/heads/${patch.base}`);
    if (baseSha === undefined)
      throw validationFailed({ resource: 'PullRequest', field: 'base', code: 'invalid' });
    if (pull.state === 'closed') throw refused('Cannot change the base branch of a closed pull request.');
    pull.baseRef = patch.base;
    pull.baseSha = baseSha;
  }
  if (patch.state === 'open' && pull.state === 'closed') await reopen(pull);
  if (patch.state === 'closed' && pull.state === 'open') {
    pull.state = 'closed';
    pull.closedAtMs = caller.world.now();
    pull.closedBy = caller.token.account;
  }
  pull.title = patch.title ?? pull.title;
  pull.body = patch.body === undefined ? pull.body : patch.body;
  pull.maintainerCanModify = patch.maintainerCanModify ?? pull.maintainerCanModify;
  pull.updatedAtMs = caller.world.now();
  await syncPulls(caller.world, caller.token.account);
}

/** Asks for reviews; everyone asked must be known and not the author. Teams are found by tokens that may read members. */
export function requestReviews(
  { token, world }: Caller,
  repo: Repo,
  pull: Pull,
  logins: readonly string[],
  teams: readonly string[],
): void {
  const accounts = logins.map((login) => world.knownAccount(login));
  if (accounts.some((account) => account === undefined))
    throw new GithubError(
      422,
      `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${fullNameOf(repo)} repository.`,
    );
  if (accounts.includes(pull.user))
    throw new GithubError(422, 'Review cannot be requested from pull request author.');
  if (teams.length > 0 && token.permissions.members === undefined)
    throw validationFailed("Could not resolve to a node with the global id of 'T_kwDOAAAAAQ'.");
  for (const account of accounts)
    if (account !== undefined && !pull.reviewers.includes(account)) pull.reviewers.push(account);
  pull.teams = [...new Set([...pull.teams, ...teams])];
  pull.updatedAtMs = world.now();
}
