import { mapPool } from '../../../base/pool.ts';
import { parseTime } from '../../../base/time.ts';
import type { RememberedRepository } from '../fleet-file.ts';
import type { CurrentDigest } from '../images.ts';
import type { ListedRepository } from '../repository-entry.ts';

export interface UnchangedFacts {
  readonly remembered: ReadonlyMap<string, RememberedRepository>;
  /** Identifies the command and its inputs: see `keyOf`. */
  readonly key: string;
  readonly now: number;
  readonly recheckAfterMs: number;
  /** The commit that a repository's branch points to now; `undefined` if it cannot be determined. */
  readonly commitOf: (repository: ListedRepository) => Promise<string | undefined>;
  readonly digestOf: CurrentDigest;
}

/** Commits and digests asked for at the same time. */
const AT_ONCE = 8;

/**
 * The repositories that need no check: judged by the same run without findings or errors, not too long ago, and since then
 * neither the default branch nor any of the images has moved. Anything unknown counts as changed.
 */
export async function findUnchanged(
  repositories: readonly ListedRepository[],
  facts: UnchangedFacts,
): Promise<ReadonlySet<ListedRepository>> {
  const verdicts = await mapPool(repositories, AT_ONCE, (repository) => isUnchanged(repository, facts));
  return new Set(repositories.filter((_, index) => verdicts[index] === true));
}

async function isUnchanged(repository: ListedRepository, facts: UnchangedFacts): Promise<boolean> {
  const last = facts.remembered.get(repository.url);
  if (last === undefined || last.exitCode !== 0 || last.key !== facts.key) return false;
  const judgedAt = parseTime(last.judgedAt);
  if (judgedAt === undefined || facts.now - judgedAt >= facts.recheckAfterMs || judgedAt > facts.now)
    return false;
  if (!(await hasSameCommit(repository, last, facts))) return false;
  for (const { digest, image } of last.images) {
    if (digest === undefined) {
      // A reference by digest alone cannot move.
      if (/@[a-z0-9]+:[0-9a-f]+$/.test(image)) continue;
      return false;
    }
    if ((await facts.digestOf(image)) !== digest) return false;
  }
  return true;
}

async function hasSameCommit(
  repository: ListedRepository,
  last: RememberedRepository,
  { commitOf }: UnchangedFacts,
): Promise<boolean> {
  if (last.commit === undefined) return false;
  // Without a push, no branch has moved; another default branch needs none.
  const isUnpushed = repository.pushedAt !== undefined && repository.pushedAt === last.pushedAt;
  if (isUnpushed && repository.branch === last.branch) return true;
  return (await commitOf(repository)) === last.commit;
}
