import * as z from 'zod/mini';
import { type BaseFacts, type Branch, type BranchCommit, Refused } from '../../pull-requests.ts';
import { type Github, type GithubAnswer, ownerAndRepo } from '../octokit.ts';
import type { Waiting } from '../rate-limit.ts';
import { bodyOf, isUnrelated, refusalOf, refused, untilFound } from './refusal.ts';

/** A branch of ours has one commit, rarely more. */
const MOST_COMMITS = 100;

/** A repository, opened with a token. */
export interface GithubRepository {
  readonly api: Github;
  /** `owner/name`. */
  readonly repository: string;
  /** Clock for waiting until GitHub finds what it just made. */
  readonly patience: Waiting;
}

const objectShape = z.object({ sha: z.string() });
const refShape = z.object({ object: objectShape });
const repositoryShape = z.object({ fork: z.boolean(), node_id: z.string() });
const comparisonShape = z.object({
  ahead_by: z.number(),
  total_commits: z.number(),
  commits: z.array(
    z.extend(objectShape, {
      parents: z.array(objectShape),
      commit: z.object({
        message: z.string(),
        tree: objectShape,
        verification: z.optional(z.object({ verified: z.boolean(), reason: z.string() })),
      }),
    }),
  ),
});

/** The commit that a branch has; `undefined` if there is no such branch. */
export async function readHead(
  { api, repository }: GithubRepository,
  branch: string,
): Promise<string | undefined> {
  const ref = `heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.getRef({ ...ownerAndRepo(repository), ref }), refShape);
  if (answer.kind === 'failed' && answer.status === 404) return undefined;
  return bodyOf(answer, `the branch \`${branch}\` cannot be read`, 'read').object.sha;
}

/** Implements `PullRequests.facts`. */
export async function readFacts(github: GithubRepository, base: string, commit: string): Promise<BaseFacts> {
  const { api, repository } = github;
  const place = ownerAndRepo(repository);
  const found = await api(({ rest }) => rest.repos.get(place), repositoryShape);
  const { fork: isFork } = bodyOf(found, `the repository \`${repository}\` cannot be read`, 'read');
  const head = await readHead(github, base);
  if (head === undefined) return { isFork, commit: 'no-base' };
  if (head === commit) return { isFork, commit: 'on-base' };
  const basehead = `${head}...${commit}`;
  const compared = await api(
    ({ rest }) => rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 }),
    comparisonShape,
  );
  if (compared.kind === 'failed' && (compared.status === 404 || compared.status === 422))
    return { isFork, commit: 'unknown' };
  const what = `the checked-out commit cannot be compared with \`${base}\``;
  return { isFork, commit: bodyOf(compared, what, 'read').ahead_by === 0 ? 'on-base' : 'off-base' };
}

/** Implements `PullRequests.branch`. */
export async function readBranch(
  github: GithubRepository,
  name: string,
  base: string,
): Promise<Branch | undefined> {
  const head = await readHead(github, name);
  return head === undefined ? undefined : { head, commits: await readCommits(github, head, base) };
}

/** Implements `PullRequests.commits`. */
export async function readCommits(
  { api, patience, repository }: GithubRepository,
  head: string,
  base: string,
): Promise<Branch['commits']> {
  const basehead = `${base}...${head}`;
  const place = ownerAndRepo(repository);
  const query = { ...place, basehead, per_page: MOST_COMMITS };
  const compared = await untilFound(patience, () =>
    api(({ rest }) => rest.repos.compareCommitsWithBasehead(query), comparisonShape),
  );
  // All of its commits are new to the base.
  if (compared.kind === 'failed' && isUnrelated(compared)) return undefined;
  const what = `the commits of ${head.slice(0, 12)} cannot be read`;
  const { commits, total_commits: total } = bodyOf(compared, what, 'read');
  if (total !== commits.length) return undefined;
  return commits.map(
    ({ commit, parents, sha }): BranchCommit => ({
      oid: sha,
      parents: parents.map((parent) => parent.sha),
      tree: commit.tree.sha,
      message: commit.message,
      signature: signatureOf(commit.verification, compared.kind === 'ok' && compared.isOwnServer),
    }),
  );
}

function signatureOf(
  verification: { readonly verified: boolean; readonly reason: string } | undefined,
  isOwnServer: boolean,
): BranchCommit['signature'] {
  if (verification?.verified === true) return 'verified';
  return isOwnServer && verification?.reason === 'unsigned' ? 'absent' : 'unverified';
}

const NOTHING = '0000000000000000000000000000000000000000';

const UPDATE_REFS = `mutation ($repository: ID!, $updates: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $updates }) { clientMutationId }
}`;

/** Creates a branch that does not exist. */
export async function createBranch(
  { api, patience, repository }: GithubRepository,
  branch: string,
  commit: string,
): Promise<void> {
  const created = { ...ownerAndRepo(repository), ref: `refs/heads/${branch}`, sha: commit };
  const answer = await untilFound(patience, () => api(({ rest }) => rest.git.createRef(created)));
  allow(answer, `the branch \`${branch}\` cannot be created`);
}

/**
 * Moves a branch from one commit to another, or deletes it with `to: undefined`, only if it still has the commit `from`:
 * by `updateRefs`, which compares and moves in one step. A server without that mutation is asked in two steps.
 */
export async function moveBranch(
  github: GithubRepository,
  branch: string,
  { from, to }: { readonly from: string; readonly to: string | undefined },
): Promise<void> {
  const { api, patience, repository } = github;
  const place = ownerAndRepo(repository);
  const found = await api(({ rest }) => rest.repos.get(place), repositoryShape);
  if (found.kind === 'ok') {
    const updates = [{ name: `refs/heads/${branch}`, beforeOid: from, afterOid: to ?? NOTHING, force: true }];
    const variables = { repository: found.body.node_id, updates };
    const moved = await api(async ({ graphql }) => ({ data: await graphql(UPDATE_REFS, variables) }));
    if (moved.kind === 'ok') return;
  }
  const now = await readHead(github, branch);
  // The answer may have been lost.
  if (now === to) return;
  if (now !== from)
    throw refused('raced', `the branch \`${branch}\` changed while it was being updated`, 'run again');
  const ref = `heads/${branch}`;
  const answer = await untilFound(patience, () =>
    api(({ rest }) =>
      to === undefined
        ? rest.git.deleteRef({ ...place, ref })
        : rest.git.updateRef({ ...place, ref, sha: to, force: true }),
    ),
  );
  allow(answer, `the branch \`${branch}\` cannot be ${to === undefined ? 'deleted' : 'moved'}`);
}

/** Throws `Refused`: a branch below another branch, or one that a rule protects, is refused by its name. */
function allow(answer: GithubAnswer<unknown>, what: string): void {
  if (answer.kind === 'ok') return;
  const refusal = refusalOf(answer, what, 'contents');
  const fix = 'choose another name in `branch`, or check the rules for branches of this repository';
  throw new Refused(refusal.reason === 'invalid' ? { ...refusal, fix } : refusal);
}
