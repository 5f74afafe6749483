import { type Call, ok, type Route } from '../call.ts';
import { notFound } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { isVisible } from '../permissions.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { fullRepositoryShape, repositoryShape } from '../shapes/repository.ts';

const SORTS: { readonly [name: string]: (left: Repo, right: Repo) => number } = {
  created: (left, right) => right.createdAtMs - left.createdAtMs,
  updated: (left, right) => right.pushedAtMs - left.pushedAtMs,
  pushed: (left, right) => right.pushedAtMs - left.pushedAtMs,
  full_name: (left, right) => fullNameOf(left).localeCompare(fullNameOf(right)),
};

/** The repositories that pass, as the query sorts and filters them. */
function chosen(call: Call, sort: string, isOne: (repo: Repo) => boolean): Repo[] {
  const name = call.query.get('sort') ?? sort;
  const rows = call.world.repos.filter((repo) => isVisible(call.token, repo) && isOne(repo));
  rows.sort(SORTS[name] ?? (() => 0));
  const direction = call.query.get('direction') ?? (name === 'full_name' ? 'asc' : 'desc');
  const isDefault = direction === (name === 'full_name' ? 'asc' : 'desc');
  return isDefault ? rows : rows.reverse();
}

async function ownedBy(call: Call, login: string, kind: 'Organization' | 'any', sort: string) {
  const owner = call.world.knownAccount(login);
  if (owner === undefined || (kind === 'Organization' && owner.kind !== kind)) throw notFound();
  const rows = chosen(call, sort, (repo) => repo.owner === owner);
  return await listReply(call, rows, (repo) => repositoryShape(call, repo));
}

/** Repositories. */
export const repositoryRoutes: readonly Route[] = [
  {
    on: 'GET /orgs/{org}/repos',
    handle: (call) => ownedBy(call, call.parameters['org'] ?? '', 'Organization', 'created'),
  },
  {
    on: 'GET /users/{username}/repos',
    handle: (call) => ownedBy(call, call.parameters['username'] ?? '', 'any', 'full_name'),
  },
  {
    on: 'GET /repos/{owner}/{repo}',
    needs: [['metadata', 'read']],
    handle: async (call) => ok(await fullRepositoryShape(call, call.repo())),
  },
];
