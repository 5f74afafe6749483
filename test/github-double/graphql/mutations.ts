import { demandWorkflows, syncPulls } from '../branch-changes.ts';
import { resolveCommit } from '../git-objects.ts';
import { demand } from '../permissions.ts';
import { createPull, type PullPatch, updatePull } from '../pull-changes.ts';
import type { Comment, Pull, Repo } from '../records.ts';
import { addComment } from '../rest/issues.ts';
import { RULE_VIOLATIONS } from '../rest/refs.ts';
import { idOfNode, nodeId, timeOf } from '../shapes/account.ts';
import { actorNode, type Caller } from './actors.ts';
import { type CommitInput, createCommitOnBranch } from './commit-on-branch.ts';
import { GraphqlFailure } from './failure.ts';
import { pullById, pullNode } from './nodes.ts';

type Input<Fields> = { readonly input: Fields & { readonly clientMutationId?: string | null } };
type OfPull = { readonly pullRequestId: string };

type NewPullInput = {
  readonly repositoryId: string;
  readonly title: string;
  readonly body?: string | null;
  readonly headRefName: string;
  readonly baseRefName: string;
  readonly draft?: boolean | null;
  readonly maintainerCanModify?: boolean | null;
};

type PullInput = OfPull & {
  readonly title?: string | null;
  readonly body?: string | null;
  readonly baseRefName?: string | null;
  readonly state?: 'OPEN' | 'CLOSED' | null;
  readonly maintainerCanModify?: boolean | null;
};

function repoById(caller: Caller, id: string): Repo {
  const wanted = idOfNode('R', id);
  const repo = caller.world.repos.find((one) => String(one.id) === wanted);
  if (repo === undefined)
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  return repo;
}

/** The pull request of an input, for a token that may change it. */
function writable(caller: Caller, id: string): { readonly repo: Repo; readonly pull: Pull } {
  const found = pullById(caller, id);
  demand(caller.token, found.repo, [['pull_requests', 'write']]);
  return found;
}

/** Changes a pull request and gives the payload that all these mutations have. */
async function changed(caller: Caller, { input }: Input<OfPull>, patch: PullPatch) {
  const { pull, repo } = writable(caller, input.pullRequestId);
  await updatePull(caller, repo, pull, patch);
  return {
    clientMutationId: input.clientMutationId ?? null,
    actor: actorNode(caller, caller.token.account),
    pullRequest: pullNode(caller, repo, pull),
  };
}

function patchOf({ baseRefName, body, maintainerCanModify, state, title }: PullInput): PullPatch {
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof body === 'string' ? { body } : {}),
    ...(typeof baseRefName === 'string' ? { base: baseRefName } : {}),
    ...(typeof state === 'string' ? { state: state === 'OPEN' ? 'open' : 'closed' } : {}),
    ...(typeof maintainerCanModify === 'boolean' ? { maintainerCanModify } : {}),
  };
}

function setDraft(caller: Caller, asked: Input<OfPull>, draft: boolean) {
  writable(caller, asked.input.pullRequestId).pull.draft = draft;
  return changed(caller, asked, {});
}

async function deleteRef(caller: Caller, { input }: Input<{ readonly refId: string }>) {
  const [repoId, name = ''] = (idOfNode('REF', input.refId) ?? '').split(':');
  const repo = caller.world.repos.find(({ id }) => String(id) === repoId);
  const isThere = repo !== undefined && (await resolveCommit(repo.git, name)) !== undefined;
  if (!isThere)
    throw new GraphqlFailure(
      'NOT_FOUND',
      `Could not resolve to a node with the global id of '${input.refId}'`,
    );
  demand(caller.token, repo, [['contents', 'write']]);
  await repo.git.bytes(['update-ref', '-d', name]);
  await syncPulls(caller.world, caller.token.account);
  return { clientMutationId: input.clientMutationId ?? null };
}

type RefUpdate = {
  readonly name: string;
  readonly afterOid: string;
  readonly beforeOid?: string | null;
  readonly force?: boolean | null;
};

const NO_OID = '0'.repeat(40);

/** Throws where one of the updates may not be made; nothing has been changed then. */
async function demandUpdate(caller: Caller, repo: Repo, update: RefUpdate): Promise<void> {
  const refuse = (why: string): never => {
    throw new GraphqlFailure('UNPROCESSABLE', `Cannot update ${update.name}: ${why}`);
  };
  if (!/^refs\/(?:heads|tags)\/.+/.test(update.name)) refuse('it is not a fully qualified name');
  if (repo.protectedBranches.some((branch) => update.name === `refs/heads/${branch}`))
    refuse(RULE_VIOLATIONS);
  const current = await resolveCommit(repo.git, update.name);
  if (typeof update.beforeOid === 'string' && update.beforeOid !== (current ?? NO_OID))
    throw new GraphqlFailure('STALE_DATA', `${update.name} does not point to ${update.beforeOid}`);
  if (update.afterOid === NO_OID) {
    if (update.name === `refs/heads/${repo.defaultBranch}`) refuse('it is the default branch');
    return;
  }
  if ((await resolveCommit(repo.git, update.afterOid)) === undefined) refuse('there is no such commit');
  const isForward =
    current === undefined ||
    (await repo.git.maybe(['merge-base', '--is-ancestor', current, update.afterOid])) !== undefined;
  if (!isForward && update.force !== true) refuse('it is not a fast forward');
  await demandWorkflows(caller.token, repo, update.afterOid);
}

async function updateRefs(
  caller: Caller,
  { input }: Input<{ readonly repositoryId: string; readonly refUpdates: readonly RefUpdate[] }>,
) {
  const repo = repoById(caller, input.repositoryId);
  demand(caller.token, repo, [['contents', 'write']]);
  for (const update of input.refUpdates) await demandUpdate(caller, repo, update);
  for (const { afterOid, name } of input.refUpdates)
    await repo.git.bytes(afterOid === NO_OID ? ['update-ref', '-d', name] : ['update-ref', name, afterOid]);
  await syncPulls(caller.world, caller.token.account);
  return { clientMutationId: input.clientMutationId ?? null };
}

function commentNode(caller: Caller, comment: Comment) {
  return {
    __typename: 'IssueComment',
    id: nodeId('IC', comment.id),
    databaseId: comment.id,
    body: comment.body,
    author: actorNode(caller, comment.user),
    createdAt: timeOf(comment.createdAtMs),
  };
}

/** The fields of `Mutation`. */
export function mutations(caller: Caller) {
  return {
    createCommitOnBranch: ({ input }: { readonly input: CommitInput }) => createCommitOnBranch(caller, input),
    async createPullRequest({ input }: Input<NewPullInput>) {
      const repo = repoById(caller, input.repositoryId);
      demand(caller.token, repo, [['pull_requests', 'write']]);
      const pull = await createPull(caller, repo, {
        title: input.title,
        body: input.body ?? null,
        head: input.headRefName,
        base: input.baseRefName.replace(/^refs\/heads\//, ''),
        draft: input.draft === true,
        maintainerCanModify: input.maintainerCanModify !== false,
      });
      return { clientMutationId: input.clientMutationId ?? null, pullRequest: pullNode(caller, repo, pull) };
    },
    updatePullRequest: (asked: Input<PullInput>) => changed(caller, asked, patchOf(asked.input)),
    closePullRequest: (asked: Input<OfPull>) => changed(caller, asked, { state: 'closed' }),
    reopenPullRequest: (asked: Input<OfPull>) => changed(caller, asked, { state: 'open' }),
    convertPullRequestToDraft: (asked: Input<OfPull>) => setDraft(caller, asked, true),
    markPullRequestReadyForReview: (asked: Input<OfPull>) => setDraft(caller, asked, false),
    updateRefs: (
      asked: Input<{ readonly repositoryId: string; readonly refUpdates: readonly RefUpdate[] }>,
    ) => updateRefs(caller, asked),
    deleteRef: (asked: Input<{ readonly refId: string }>) => deleteRef(caller, asked),
    addComment({ input }: Input<{ readonly subjectId: string; readonly body: string }>) {
      const { pull, repo } = writable(caller, input.subjectId);
      const comment = addComment(caller.world, repo, pull.number, input.body, caller.token.account);
      const node = commentNode(caller, comment);
      return {
        clientMutationId: input.clientMutationId ?? null,
        subject: pullNode(caller, repo, pull),
        commentEdge: { cursor: node.id, node },
      };
    },
  };
}
