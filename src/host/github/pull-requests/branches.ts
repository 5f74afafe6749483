import * as z from 'zod/mini';
import type { Answer, BaseFacts, Branch, BranchCommit, Refusal } from '../../pull-requests.ts';
import { type Github, type GithubFailure, placeOf } from '../octokit.ts';
import type { Waiting } from '../rate-limit.ts';
import { isUnrelated, refusalOf, refused, untilFound } from './refusal.ts';

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
): Promise<Answer<string | undefined>> {
  const ref = `heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.getRef({ ...placeOf(repository), ref }), refShape);
  if (answer.kind === 'ok') return { kind: 'done', value: answer.body.object.sha };
  if (answer.status === 404) return { kind: 'done', value: undefined };
  return refusalOf(answer, `the branch \`${branch}\` cannot be read`, 'read');
}

/** Implements `PullRequests.facts`. */
export async function readFacts(
  github: GithubRepository,
  base: string,
  commit: string,
): Promise<Answer<BaseFacts>> {
  const { api, repository } = github;
  const place = placeOf(repository);
  const found = await api(({ rest }) => rest.repos.get(place), repositoryShape);
  if (found.kind === 'failed')
    return refusalOf(found, `the repository \`${repository}\` cannot be read`, 'read');
  const isFork = found.body.fork;
  const head = await readHead(github, base);
  if (head.kind === 'refused') return head;
  const placed = (where: BaseFacts['commit']): Answer<BaseFacts> => ({
    kind: 'done',
    value: { isFork, commit: where },
  });
  if (head.value === undefined) return placed('no-base');
  if (head.value === commit) return placed('on-base');
  const basehead = `${head.value}...${commit}`;
  const compared = await api(
    ({ rest }) => rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 }),
    comparisonShape,
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
  const commits = await readCommits(github, head, base);
  return commits.kind === 'refused' ? commits : { kind: 'done', value: { head, commits: commits.value } };
}

/** Implements `PullRequests.commits`. */
export async function readCommits(
  { api, patience, repository }: GithubRepository,
  head: string,
  base: string,
): Promise<Answer<Branch['commits']>> {
  const basehead = `${base}...${head}`;
  const place = placeOf(repository);
  const query = { ...place, basehead, per_page: MOST_COMMITS };
  const compared = await untilFound(patience, () =>
    api(({ rest }) => rest.repos.compareCommitsWithBasehead(query), comparisonShape),
  );
  // All of its commits are new to the base.
  if (compared.kind === 'failed' && isUnrelated(compared)) return { kind: 'done', value: undefined };
  if (compared.kind === 'failed')
    return refusalOf(compared, `the commits of ${head.slice(0, 12)} cannot be read`, 'read');
  const { commits, total_commits: total } = compared.body;
  if (total !== commits.length) return { kind: 'done', value: undefined };
  const value = commits.map(
    ({ commit, parents, sha }): BranchCommit => ({
      oid: sha,
      parents: parents.map((parent) => parent.sha),
      tree: commit.tree.sha,
      message: commit.message,
      signature: signatureOf(commit.verification, compared.isOwnServer),
    }),
  );
  return { kind: 'done', value };
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
): Promise<Answer<void>> {
  const created = { ...placeOf(repository), ref: `refs/heads/${branch}`, sha: commit };
  const answer = await untilFound(patience, () => api(({ rest }) => rest.git.createRef(created)));
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
  if (now.value !== from)
    return refused('raced', `the branch \`${branch}\` changed while it was being updated`, 'run again');
  const what = `the branch \`${branch}\` cannot be ${to === undefined ? 'deleted' : 'moved'}`;
  const place = { ...placeOf(github.repository), ref: `heads/${branch}` };
  const answer = await untilFound(github.patience, () =>
    github.api(({ rest }) =>
      to === undefined ? rest.git.deleteRef(place) : rest.git.updateRef({ ...place, sha: to, force: true }),
    ),
  );
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : namesRefused(answer, what);
}

async function updateRef(
  { api, repository }: GithubRepository,
  { from, name, to }: { readonly name: string; readonly from: string; readonly to: string | undefined },
): Promise<Answer<void>> {
  const place = placeOf(repository);
  const what = `\`${name}\` cannot be updated`;
  const found = await api(({ rest }) => rest.repos.get(place), repositoryShape);
  if (found.kind === 'failed') return refusalOf(found, what, 'contents');
  const updates = [{ name, beforeOid: from, afterOid: to ?? NOTHING, force: true }];
  const variables = { repository: found.body.node_id, updates };
  const answer = await api(async ({ graphql }) => ({ data: await graphql(UPDATE_REFS, variables) }));
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, 'contents');
}

/** A branch below another branch, or one that a rule protects, is refused by its name. */
function namesRefused(failure: GithubFailure, what: string): Refusal {
  const refusal = refusalOf(failure, what, 'contents');
  const fix = 'choose another name in `branch`, or check the rules for branches of this repository';
  return refusal.reason === 'invalid' ? { ...refusal, fix } : refusal;
}
