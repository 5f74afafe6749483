import { readCommit } from '../git-objects.ts';
import { holds, isVisible } from '../permissions.ts';
import { fullNameOf, type Pull, type Repo } from '../records.ts';
import { idOfNode, nodeId, timeOf } from '../shapes/account.ts';
import { pullCommits } from '../shapes/pull.ts';
import { actorNode, type Caller, viewerNode } from './actors.ts';
import { connection, type Slice } from './connection.ts';
import { GraphqlFailure } from './failure.ts';
import { commitNode, expressionNode, refNode } from './git-nodes.ts';

export type { Caller } from './actors.ts';

const timeOrNull = (atMs: number | undefined): string | null => (atMs === undefined ? null : timeOf(atMs));

/** A repository by its full name; the error is GitHub's for what does not exist or must not be seen. */
export function repoNamed(caller: Caller, fullName: string): Repo {
  const repo = caller.world.repo(fullName);
  if (repo === undefined || !isVisible(caller.token, repo))
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a Repository with the name '${fullName}'.`);
  return repo;
}

/** The pull request of a global id, with its repository. */
export function pullById(caller: Caller, id: string): { readonly repo: Repo; readonly pull: Pull } {
  const wanted = idOfNode('PR', id);
  for (const repo of caller.world.repos) {
    const pull = repo.pulls.find((one) => String(one.id) === wanted);
    if (pull !== undefined && isVisible(caller.token, repo)) return { repo, pull };
  }
  throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}

const stateOf = (pull: Pull): string => (pull.mergedAtMs === undefined ? pull.state.toUpperCase() : 'MERGED');

type TimelineArguments = Slice & { readonly itemTypes?: readonly string[] };

function timeline(caller: Caller, pull: Pull, { itemTypes, ...slice }: TimelineArguments) {
  if (itemTypes === undefined || itemTypes.some((type) => type !== 'CLOSED_EVENT'))
    throw new Error('the double has closed events only: ask with itemTypes: [CLOSED_EVENT]');
  const events = pull.state === 'closed' ? [pull] : [];
  const render = () => ({
    __typename: 'ClosedEvent',
    id: nodeId('CE', pull.id),
    createdAt: timeOrNull(pull.closedAtMs),
    actor: pull.closedBy === undefined ? null : actorNode(caller, pull.closedBy),
  });
  return connection(events, slice, render);
}

/** A `PullRequest`. */
export function pullNode(caller: Caller, repo: Repo, pull: Pull): object {
  const url = `${caller.htmlUrl}/${fullNameOf(repo)}/pull/${pull.number}`;
  return {
    __typename: 'PullRequest',
    id: nodeId('PR', pull.id),
    databaseId: pull.id,
    fullDatabaseId: String(pull.id),
    number: pull.number,
    title: pull.title,
    body: pull.body ?? '',
    state: stateOf(pull),
    isDraft: pull.draft,
    closed: pull.state === 'closed',
    merged: pull.mergedAtMs !== undefined,
    url,
    permalink: url,
    resourcePath: new URL(url).pathname,
    createdAt: timeOf(pull.createdAtMs),
    updatedAt: timeOf(pull.updatedAtMs),
    closedAt: timeOrNull(pull.closedAtMs),
    mergedAt: timeOrNull(pull.mergedAtMs),
    headRefName: pull.headRef,
    headRefOid: pull.headSha,
    baseRefName: pull.baseRef,
    baseRefOid: pull.baseSha,
    headRef: () => refNode(caller, pull.headRepo, pull.headRef),
    baseRef: () => refNode(caller, repo, pull.baseRef),
    headRepository: () => repositoryNode(caller, pull.headRepo),
    baseRepository: () => repositoryNode(caller, repo),
    repository: () => repositoryNode(caller, repo),
    headRepositoryOwner: actorNode(caller, pull.headRepo.owner),
    isCrossRepository: pull.headRepo !== repo,
    maintainerCanModify: pull.maintainerCanModify,
    author: actorNode(caller, pull.user),
    viewerDidAuthor: pull.user === caller.token.account,
    labels: (slice: Slice) => connection(pull.labels, slice, (name) => ({ __typename: 'Label', name })),
    commits: async (slice: Slice) =>
      connection(await pullCommits(repo, pull), slice, (sha) => ({
        __typename: 'PullRequestCommit',
        commit: () => commitNode(caller, repo, sha),
      })),
    timelineItems: (slice: TimelineArguments) => timeline(caller, pull, slice),
  };
}

type PullFilter = Slice & {
  readonly states?: readonly string[];
  readonly headRefName?: string;
  readonly baseRefName?: string;
};

function pullsOf(caller: Caller, repo: Repo, { baseRefName, headRefName, states, ...slice }: PullFilter) {
  const rows = repo.pulls.filter(
    (pull) =>
      (states === undefined || states.includes(stateOf(pull))) &&
      (headRefName === undefined || headRefName === pull.headRef) &&
      (baseRefName === undefined || baseRefName === pull.baseRef),
  );
  return connection(rows, slice, (pull) => pullNode(caller, repo, pull));
}

/** A `Repository`. */
export function repositoryNode(caller: Caller, repo: Repo): object {
  const url = `${caller.htmlUrl}/${fullNameOf(repo)}`;
  return {
    __typename: 'Repository',
    id: nodeId('R', repo.id),
    databaseId: repo.id,
    name: repo.name,
    nameWithOwner: fullNameOf(repo),
    owner: actorNode(caller, repo.owner),
    description: repo.description,
    url,
    isPrivate: repo.isPrivate,
    isArchived: repo.isArchived,
    isFork: repo.parent !== undefined,
    isEmpty: async () => (await refNode(caller, repo, repo.defaultBranch)) === null,
    visibility: repo.isPrivate ? 'PRIVATE' : 'PUBLIC',
    pushedAt: timeOf(repo.pushedAtMs),
    createdAt: timeOf(repo.createdAtMs),
    parent: () => (repo.parent === undefined ? null : repositoryNode(caller, repo.parent)),
    viewerPermission: holds(caller.token, repo, ['contents', 'write']) ? 'WRITE' : 'READ',
    defaultBranchRef: () => refNode(caller, repo, repo.defaultBranch),
    ref: ({ qualifiedName }: { readonly qualifiedName: string }) => refNode(caller, repo, qualifiedName),
    object({ expression, oid }: { readonly expression?: string; readonly oid?: string }) {
      if (expression === undefined && oid === undefined)
        throw new GraphqlFailure('UNPROCESSABLE', 'Either expression or oid must be provided');
      return expressionNode(caller, repo, expression ?? oid ?? '');
    },
    pullRequest({ number }: { readonly number: number }) {
      const pull = repo.pulls.find((one) => one.number === number);
      if (pull === undefined)
        throw new GraphqlFailure(
          'NOT_FOUND',
          `Could not resolve to a PullRequest with the number of ${number}.`,
        );
      return pullNode(caller, repo, pull);
    },
    pullRequests: (filter: PullFilter) => pullsOf(caller, repo, filter),
  };
}

async function nodeOf(caller: Caller, id: string): Promise<object | null> {
  if (idOfNode('PR', id) !== undefined) {
    const { pull, repo } = pullById(caller, id);
    return pullNode(caller, repo, pull);
  }
  const [repoId, ...rest] = (idOfNode('REF', id) ?? idOfNode('C', id) ?? idOfNode('R', id) ?? '').split(':');
  const repo = caller.world.repos.find((one) => String(one.id) === repoId && isVisible(caller.token, one));
  const name = rest.join(':');
  if (repo === undefined)
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  if (idOfNode('R', id) !== undefined) return repositoryNode(caller, repo);
  if (idOfNode('REF', id) !== undefined) return refNode(caller, repo, name);
  await readCommit(repo.git, name);
  return commitNode(caller, repo, name);
}

/** The fields of `Query`. */
export function queries(caller: Caller) {
  const { settings, world } = caller;
  return {
    viewer: () => viewerNode(caller),
    repository: ({ name, owner }: { readonly owner: string; readonly name: string }) =>
      repositoryNode(caller, repoNamed(caller, `${owner}/${name}`)),
    node: ({ id }: { readonly id: string }) => nodeOf(caller, id),
    rateLimit: () => ({
      cost: 1,
      limit: settings.rateLimit,
      remaining: settings.rateRemaining,
      used: settings.rateLimit - settings.rateRemaining,
      nodeCount: 0,
      resetAt: timeOf(world.now() + settings.rateResetSeconds * 1000),
    }),
  };
}
