import type { Shard } from '../../../base/shard.ts';
import { UserError } from '../../../base/user-error.ts';
import type { Deps } from '../../../session/command.ts';
import { balance } from '../list/shards.ts';
import type { FleetInputs } from '../manifest.ts';
import { readEntries, readRepositoriesFile } from '../repositories-file.ts';
import type { ListedRepository } from '../repository-entry.ts';
import { repositoryKey } from '../repository-entry.ts';

/**
 * The repositories of a shard: those that `repositories` names; else, of `repositories-file`, those that the list puts into
 * the shard. A file of names is divided here, in the way in which `mode: list` divides it.
 */
export async function chooseRepositories(
  inputs: FleetInputs,
  deps: Deps,
  serverUrl: string,
  shard: Shard | undefined,
): Promise<readonly ListedRepository[]> {
  const path = inputs['repositories-file'];
  if (inputs.repositories.length > 0) {
    const entries = readEntries(inputs.repositories, serverUrl);
    return path === undefined ? entries : withFacts(entries, await factsIn(path, deps, serverUrl), serverUrl);
  }
  const file = await readRepositoriesFile(path ?? '', deps, serverUrl);
  if (file.kind === 'names') {
    if (file.repositories.length === 0) throw nothingListed();
    if (shard === undefined) return file.repositories;
    return balance(file.repositories, shard.count)[shard.index - 1] ?? [];
  }
  const { repositories, requested, shards } = file.list;
  // Where a CI starts as many jobs as were asked for, those beyond the last shard have nothing to do.
  if (shard !== undefined && shard.count !== shards && shard.count !== requested) {
    throw new UserError({
      message: `\`shard\` is one of ${shard.count}, but the list in \`repositories-file\` has ${shards} shards`,
      fix: 'use the shards of the matrix that was written with this list',
      input: 'shard',
    });
  }
  return repositories.filter((one) => shard === undefined || one.shard === shard.index).map(withoutShard);
}

async function factsIn(path: string, deps: Deps, serverUrl: string): Promise<readonly ListedRepository[]> {
  const file = await readRepositoriesFile(path, deps, serverUrl);
  return file.kind === 'names' ? file.repositories : file.list.repositories.map(withoutShard);
}

/** The entries with what the list knows of them. */
function withFacts(
  entries: readonly ListedRepository[],
  facts: readonly ListedRepository[],
  serverUrl: string,
): readonly ListedRepository[] {
  const keyOf = ({ url }: ListedRepository): string => repositoryKey(url, serverUrl);
  const known = new Map(facts.map((one) => [keyOf(one), one]));
  return entries.map((entry) => ({ ...known.get(keyOf(entry)), ...entry }));
}

function withoutShard({
  shard: _,
  ...rest
}: ListedRepository & { readonly shard: number }): ListedRepository {
  return rest;
}

function nothingListed(): UserError {
  return new UserError({
    message: 'there is nothing to look at: `repositories-file` lists no repository',
    fix: 'write one `owner/name` or clone URL per line',
    input: 'repositories-file',
  });
}
