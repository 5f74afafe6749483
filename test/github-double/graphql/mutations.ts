import { demandWorkflows, syncPulls } from '../branch-changes.ts';
import type { Caller } from '../call.ts';
import { moveRef } from '../git-files.ts';
import { isAncestor, resolveCommit } from '../git-objects.ts';
import { demand, isVisible } from '../permissions.ts';
import type { Repo } from '../records.ts';
import { RULE_VIOLATIONS } from '../rest/refs.ts';
import { idOfNode, nodeId } from '../shapes/account.ts';
import { type CommitInput, createCommitOnBranch } from './commit-on-branch.ts';
import { GraphqlFailure } from './failure.ts';

type Input<Fields> = { readonly input: Fields & { readonly clientMutationId?: string | null } };
function repoById(caller: Caller, id: string): Repo {
  const wanted = idOfNode('R', id);
  const repo = caller.world.repos.find((one) => String(one.id) === wanted);
  if (repo === undefined)
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
  return repo;
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
  const isForward = current === undefined || (await isAncestor(repo.git, current, update.afterOid));
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
    await moveRef(repo.git, name, afterOid === NO_OID ? undefined : afterOid);
  await syncPulls(caller.world, caller.token.account);
  return { clientMutationId: input.clientMutationId ?? null };
}

/** A repository by its full name; the error is GitHub's for what does not exist or must not be seen. */
function repoNamed(caller: Caller, fullName: string): Repo {
  const repo = caller.world.repo(fullName);
  if (repo === undefined || !isVisible(caller.token, repo))
    throw new GraphqlFailure('NOT_FOUND', `Could not resolve to a Repository with the name '${fullName}'.`);
  return repo;
}

/** The fields of `Query` and `Mutation` that the product asks for; all others are refused loudly. */
export function rootFields(caller: Caller) {
  return {
    viewer: () => ({ __typename: 'User', login: caller.token.account.login }),
    repository: ({ name, owner }: { readonly owner: string; readonly name: string }) => {
      const { id } = repoNamed(caller, `${owner}/${name}`);
      return { __typename: 'Repository', id: nodeId('R', id) };
    },
    createCommitOnBranch({ input }: { readonly input: CommitInput }) {
      const { branchName, repositoryNameWithOwner } = input.branch;
      if (typeof repositoryNameWithOwner !== 'string' || typeof branchName !== 'string')
        throw new Error('the double takes a branch by `repositoryNameWithOwner` and `branchName` alone');
      return createCommitOnBranch(caller, repoNamed(caller, repositoryNameWithOwner), input);
    },
    updateRefs: (
      asked: Input<{ readonly repositoryId: string; readonly refUpdates: readonly RefUpdate[] }>,
    ) => updateRefs(caller, asked),
  };
}
