import { plainLine } from '../base/plain-text.ts';
import type { Client } from '../platform/client.ts';
import { type PlatformError, requireName, undecodable } from '../platform/errors.ts';
import { listNeeding } from '../platform/pages.ts';
import { readAll } from '../platform/read-all.ts';
import { listGroups } from '../platform/resources/groups.ts';
import { listRepos } from '../platform/resources/repos.ts';
import type { Organization } from './organization.ts';

/** A repository with its place: `name` is `[<folder>/…]<image>` below the organization. */
export interface IndexedRepo {
  readonly uid: string;
  readonly name: string;
  /** Set if the service does not name one of its folders: `name` then has the folder's uid in its place. */
  readonly isUnplaced?: true;
}

/** Maximum number of names to request one by one; for more, the whole list is read. */
const MAXIMUM_SINGLE_LOOKUPS = 8;

const NAMED = { uid: true, name: true } as const;

/** Repositories below an organization, with their folders' names; with `wanted` (`[<folder>/…]<image>`) only those. */
export async function indexRepos(
  client: Client,
  organization: Organization,
  wanted?: readonly string[],
): Promise<readonly IndexedRepo[]> {
  const names = wanted && new Set(wanted.map((path) => path.split('/').at(-1) ?? ''));
  const scope = { descendantsOf: organization.uid };
  const keep = (repo: Organization): IndexedRepo | undefined => {
    if (!repo.uid.startsWith(`${organization.uid}/`)) return undefined;
    requireName(repo, 'repository', 'GET /registry/v2/repos');
    return names === undefined || names.has(repo.name) ? { uid: repo.uid, name: repo.name } : undefined;
  };
  const isFew = names !== undefined && names.size <= MAXIMUM_SINGLE_LOOKUPS;
  const lists = isFew ? [...names].map((name) => listRepos({ ...scope, name })) : [listRepos(scope)];
  const rows = await Promise.all(lists.map((list) => readAll(client, listNeeding(list, NAMED), keep)));
  const repos = [...new Map(rows.flat().map((repo) => [repo.uid, repo])).values()];
  const isInFolder = (repo: IndexedRepo): boolean => repo.uid.split('/').length > 2;
  if (wanted?.every((path) => !path.includes('/'))) return repos.filter((repo) => !isInFolder(repo));
  if (!repos.some(isInFolder)) return repos;
  const folders = new Map(
    await readAll(client, listNeeding(listGroups(scope), NAMED), (group) => {
      requireName(group, 'group', 'GET /iam/v2/groups');
      return [group.uid, group.name] as const;
    }),
  );
  return repos.map((repo) => {
    const above = foldersAbove(repo.uid);
    const name = [...above.map((folder) => folders.get(folder) ?? folder), repo.name].join('/');
    const isPlaced = above.every((folder) => folders.has(folder));
    return { uid: repo.uid, name, ...(isPlaced ? {} : { isUnplaced: true }) };
  });
}

function foldersAbove(uid: string): readonly string[] {
  const segments = uid.split('/').slice(0, -1);
  return segments.slice(1).map((_, index) => segments.slice(0, index + 2).join('/'));
}

/** The error of a repository that may be the one that is looked for, since not all of its name is known. */
export function unplacedRepo({ uid }: IndexedRepo): PlatformError {
  const message = `the list of groups lacks a folder of the repository \`${plainLine(uid, 200)}\`, so its name is not known`;
  return undecodable(message, 'GET /iam/v2/groups');
}
