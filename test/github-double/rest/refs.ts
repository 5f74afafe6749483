import { textOf } from '../../platform-double/json.ts';
import { demandWorkflows, syncPulls } from '../branch-changes.ts';
import { type Call, created, noContent, ok, type Route } from '../call.ts';
import { GitError } from '../git.ts';
import { isPlainName, moveRef, readRef } from '../git-files.ts';
import { isAncestor, typeOf } from '../git-objects.ts';
import { notFound, unprocessable } from '../github-error.ts';
import type { Repo } from '../records.ts';
import { nodeId } from '../shapes/account.ts';
import { repoUrl } from '../shapes/repository.ts';

type Ref = { readonly name: string; readonly sha: string; readonly type: string };

async function exactRef({ git }: Repo, name: string): Promise<Ref | undefined> {
  const sha = await readRef(git, name);
  return sha === undefined ? undefined : { name, sha, type: (await typeOf(git, sha)) ?? '' };
}

function refShape(call: Call, { name, sha, type }: Ref) {
  const url = repoUrl(call, call.repo());
  return {
    ref: name,
    node_id: nodeId('REF', `${call.repo().id}:${name}`),
    url: `${url}/git/${name}`,
    object: { sha, type, url: `${url}/git/${type}s/${sha}` },
  };
}

/** GitHub's words where a ruleset forbids the change of a branch. */
export const RULE_VIOLATIONS = 'Repository rule violations found\n\nCannot update this protected ref.\n\n';

function demandUnprotected(repo: Repo, name: string): void {
  if (repo.protectedBranches.some((branch) => name === `refs/heads/${branch}`))
    throw unprocessable(RULE_VIOLATIONS);
}

async function demandName(repo: Repo, name: string): Promise<void> {
  const isForm = /^refs\/[^/]+\/.+/.test(name);
  const isName =
    isPlainName(name) || (isForm && (await repo.git.maybe(['check-ref-format', name])) !== undefined);
  if (!isForm) throw unprocessable("Reference name must start with 'refs' and have at least two slashes.");
  if (!isName) throw unprocessable('Reference name is not valid.');
  if (/^refs\/(?:pull|remotes)\//.test(name)) throw unprocessable('Reference is read-only.');
}

async function createRef(call: Call) {
  const repo = call.repo();
  const name = textOf(call.body.ref);
  const sha = textOf(call.body.sha);
  await demandName(repo, name);
  demandUnprotected(repo, name);
  const type = await typeOf(repo.git, sha);
  if (type === undefined) throw unprocessable('Object does not exist');
  if (name.startsWith('refs/heads/') && type !== 'commit') throw unprocessable('Object is not a commit');
  if ((await exactRef(repo, name)) !== undefined) throw unprocessable('Reference already exists');
  if (type === 'commit') await demandWorkflows(call.token, repo, sha);
  // Git keeps references as files: `a` and `a/b` exclude each other.
  await moveRef(repo.git, name, sha, '0'.repeat(40)).catch((error: unknown) => {
    throw error instanceof GitError ? unprocessable('Reference update failed') : error;
  });
  repo.pushedAtMs = call.world.now();
  return created(refShape(call, { name, sha, type }), `${repoUrl(call, repo)}/git/${name}`);
}

async function updateRef(call: Call) {
  const repo = call.repo();
  const name = `refs/${call.parameters['ref'] ?? ''}`;
  const sha = textOf(call.body.sha);
  const current = await exactRef(repo, name);
  if (current === undefined) throw unprocessable('Reference does not exist');
  demandUnprotected(repo, name);
  if ((await typeOf(repo.git, sha)) !== 'commit') throw unprocessable('Object does not exist');
  const isForward = await isAncestor(repo.git, current.sha, sha);
  if (!isForward && call.body.force !== true) throw unprocessable('Update is not a fast forward');
  await demandWorkflows(call.token, repo, sha);
  await moveRef(repo.git, name, sha, current.sha);
  repo.pushedAtMs = call.world.now();
  await syncPulls(call.world, call.token.account);
  return ok(refShape(call, { name, sha, type: 'commit' }));
}

async function deleteRef(call: Call) {
  const repo = call.repo();
  const name = `refs/${call.parameters['ref'] ?? ''}`;
  const current = await exactRef(repo, name);
  if (current === undefined) throw unprocessable('Reference does not exist');
  demandUnprotected(repo, name);
  if (name === `refs/heads/${repo.defaultBranch}`) throw unprocessable('Cannot delete the default branch');
  await moveRef(repo.git, name, undefined, current.sha);
  await syncPulls(call.world, call.token.account);
  return noContent;
}

const READ = [['contents', 'read']] as const;
const WRITE = [['contents', 'write']] as const;

/** Branches and references. */
export const refRoutes: readonly Route[] = [
  {
    on: 'GET /repos/{owner}/{repo}/git/ref/{ref}',
    needs: READ,
    async handle(call) {
      const ref = await exactRef(call.repo(), `refs/${call.parameters['ref'] ?? ''}`);
      if (ref === undefined) throw notFound();
      return ok(refShape(call, ref));
    },
  },
  { on: 'POST /repos/{owner}/{repo}/git/refs', needs: WRITE, handle: createRef },
  { on: 'PATCH /repos/{owner}/{repo}/git/refs/{ref}', needs: WRITE, handle: updateRef },
  { on: 'DELETE /repos/{owner}/{repo}/git/refs/{ref}', needs: WRITE, handle: deleteRef },
];
