import { fieldOf, textOf } from '../../../base/json-value.ts';
import type { Answer, Branch, BranchCommit, Place, Refusal, RefusalReason } from '../../pull-requests.ts';
import { type Github, type GithubFailure, placeOf } from '../octokit.ts';

/** A branch of ours has one commit, rarely more. */
const MOST_COMMITS = 100;
/** The account that GitHub commits as when it makes a commit itself. */
const GITHUB_ITSELF = 'web-flow';

/** A repository, opened with a token. */
export interface GithubRepository {
  readonly api: Github;
  /** `owner/name`. */
  readonly repository: string;
  /** Login of the token's account. */
  readonly account: () => Promise<string>;
}

/** The commit that a branch has; `undefined` if there is no such branch. */
export async function readHead(
  { api, repository }: GithubRepository,
  branch: string,
): Promise<Answer<string | undefined>> {
  const ref = `heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.getRef({ ...placeOf(repository), ref }));
  if (answer.kind === 'ok') return { kind: 'done', value: answer.body.object.sha };
  if (answer.status === 404) return { kind: 'done', value: undefined };
  return refusalOf(answer, `the branch \`${branch}\` cannot be read`, 'read');
}

/** Implements `PullRequests.place`. */
export async function readPlace(
  github: GithubRepository,
  base: string,
  commit: string,
): Promise<Answer<Place>> {
  const { api, repository } = github;
  const place = placeOf(repository);
  const found = await api(({ rest }) => rest.repos.get(place));
  if (found.kind === 'failed')
    return refusalOf(found, `the repository \`${repository}\` cannot be read`, 'read');
  const isFork = found.body.fork;
  const head = await readHead(github, base);
  if (head.kind === 'refused') return head;
  const placed = (where: Place['commit']): Answer<Place> => ({
    kind: 'done',
    value: { isFork, commit: where },
  });
  if (head.value === undefined) return placed('no-base');
  if (head.value === commit) return placed('on-base');
  const basehead = `${head.value}...${commit}`;
  const compared = await api(({ rest }) =>
    rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 }),
  );
  if (compared.kind === 'ok') return placed(compared.body.ahead_by === 0 ? 'on-base' : 'off-base');
  if (compared.status === 404 || compared.status === 422) return placed('unknown');
  return refusalOf(compared, `the checked-out commit cannot be compared with \`${base}\``, 'read');
}

/** Implements `PullRequests.branch`. */
export async function readBranch(
  github: GithubRepository,
  name: string,
  base: string,
): Promise<Answer<Branch | undefined>> {
  const found = await readHead(github, name);
  if (found.kind === 'refused') return found;
  const head = found.value;
  if (head === undefined) return { kind: 'done', value: undefined };
  const basehead = `${base}...${head}`;
  const compared = await github.api(({ rest }) =>
    rest.repos.compareCommitsWithBasehead({
      ...placeOf(github.repository),
      basehead,
      per_page: MOST_COMMITS,
    }),
  );
  if (compared.kind === 'failed')
    return refusalOf(compared, `the commits of the branch \`${name}\` cannot be read`, 'read');
  const { commits, total_commits: total } = compared.body;
  if (total !== commits.length) return { kind: 'done', value: { head, commits: undefined } };
  const account = commits.length === 0 ? '' : (await github.account()).toLowerCase();
  const isOwn = (login: string | undefined): boolean => login?.toLowerCase() === account;
  const read = commits.map(({ author, commit, committer, parents, sha }): BranchCommit => {
    const committedBy = loginOf(committer);
    return {
      oid: sha,
      parent: parents[0]?.sha,
      message: commit.message,
      isByToken: isOwn(loginOf(author)) && (isOwn(committedBy) || committedBy === GITHUB_ITSELF),
    };
  });
  return { kind: 'done', value: { head, commits: read } };
}

/** GitHub answers `{}` or null for an author without an account. */
function loginOf(account: { readonly login?: string } | null): string | undefined {
  return account?.login;
}

/** Permission that a request needs. */
export type Need = 'read' | 'contents' | 'pull-requests';

const FIXES: Readonly<Record<Need, string>> = {
  read: 'give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository',
  contents:
    'add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Contents: read and write"',
  'pull-requests':
    'add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Pull requests: read and write"',
};

/** GitHub's words where the setting is off; there is no other sign of it (docs.github.com, "Managing GitHub Actions settings"). */
const FORBIDDEN_BY_SETTING = /not permitted to create or approve pull requests/i;

const SETTING_FIX =
  'turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App';

/** Why GitHub refused, with the remedy; `what` is the first clause of the message. */
export function refusalOf(failure: GithubFailure, what: string, need: Need): Refusal {
  const refuse = (reason: RefusalReason, fix?: string): Refusal => ({
    kind: 'refused',
    reason,
    message: `${what}: ${failure.why}`,
    fix,
  });
  const { status, type, unsure, why } = failure;
  if (FORBIDDEN_BY_SETTING.test(why)) return refuse('forbidden', SETTING_FIX);
  if (status === 401)
    return refuse('unauthenticated', '`github-token` is not valid, or no longer: set it to a token that is');
  if (type === 'STALE_DATA') return refuse('raced');
  if (type === 'RATE_LIMITED' || status === 429 || /\brate limit\b/i.test(why))
    return refuse('unavailable', 'run this again after the rate limit of the token has ended');
  if (status === 403 || status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND')
    return refuse('forbidden', FIXES[need]);
  if (unsure) return refuse('raced');
  return refuse(status === 422 || type !== undefined ? 'invalid' : 'unavailable');
}

const NOTHING = '0000000000000000000000000000000000000000';

const UPDATE_REFS = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;

/** Creates a branch that does not exist. */
export async function createBranch(
  { api, repository }: GithubRepository,
  branch: string,
  commit: string,
): Promise<Answer<void>> {
  const ref = `refs/heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.createRef({ ...placeOf(repository), ref, sha: commit }));
  if (answer.kind === 'ok') return { kind: 'done', value: undefined };
  return namesRefused(answer, `the branch \`${branch}\` cannot be created`);
}

/**
 * Moves a branch from one commit to another, or deletes it with `to: undefined`, only if it still has the commit `from`:
 * by `updateRefs`, which compares and moves in one step. A server without that mutation is asked in two steps.
 */
export async function moveBranch(
  github: GithubRepository,
  branch: string,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<Answer<void>> {
  const moved = await updateRef(github, { name: `refs/heads/${branch}`, from, to });
  if (moved.kind === 'done') return moved;
  const now = await readHead(github, branch);
  if (now.kind === 'refused') return now;
  // The answer may have been lost.
  if (now.value === to) return { kind: 'done', value: undefined };
  if (now.value !== from) return raced(branch);
  const what = `the branch \`${branch}\` cannot be ${to === undefined ? 'deleted' : 'moved'}`;
  const place = { ...placeOf(github.repository), ref: `heads/${branch}` };
  const answer =
    to === undefined
      ? await github.api<unknown>(({ rest }) => rest.git.deleteRef(place))
      : await github.api<unknown>(({ rest }) => rest.git.updateRef({ ...place, sha: to, force: true }));
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : namesRefused(answer, what);
}

async function updateRef(
  { api, repository }: GithubRepository,
  { from, name, to }: { readonly name: string; readonly from: string; readonly to: string | undefined },
): Promise<Answer<void>> {
  const place = placeOf(repository);
  const what = `\`${name}\` cannot be updated`;
  const found = await api(({ rest }) => rest.repos.get(place));
  if (found.kind === 'failed') return refusalOf(found, what, 'contents');
  const updates = [{ name, beforeOid: from, afterOid: to ?? NOTHING, force: true }];
  const variables = { repository: textOf(fieldOf(found.body, 'node_id')) ?? '', updates };
  const answer = await api(async ({ graphql }) => ({ data: await graphql<unknown>(UPDATE_REFS, variables) }));
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, 'contents');
}

/** A branch below another branch, or one that a rule protects, is refused by its name. */
function namesRefused(failure: GithubFailure, what: string): Refusal {
  const refusal = refusalOf(failure, what, 'contents');
  if (refusal.reason !== 'invalid') return refusal;
  return {
    ...refusal,
    fix: 'choose another name in `branch`, or check the rules for branches of this repository',
  };
}

function raced(branch: string): Refusal {
  const message = `the branch \`${branch}\` changed while it was being updated`;
  return { kind: 'refused', reason: 'raced', message, fix: 'run this again' };
}
