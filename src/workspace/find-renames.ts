import { plainLine } from '../base/plain-text.ts';
import { orProblems } from '../base/user-error.ts';
import type { ChangedFile } from '../host/git/diff-trees.ts';
import { basePlaceOf } from '../kit/config/base-ignores.ts';
import { listChanges } from '../kit/config/read-commits.ts';
import { loadFileKinds } from './file-kinds.ts';
import { type BaseRun, resolveAtBase } from './read-base.ts';

/** More deleted files are not compared with new ones. */
const MAXIMUM_DELETED = 200;
/** The share of a file that must stay, as in git. */
const LEAST_SIMILAR = 0.5;

/**
 * Finds what new files were called at the base of the change: as git does, by equal contents, else by the most similar
 * file that the change deletes. Where the changes cannot be listed, no file counts as renamed.
 */
export async function findRenames(
  added: readonly string[],
  texts: ReadonlyMap<string, string>,
  run: BaseRun,
): Promise<ReadonlyMap<string, string>> {
  if (added.length === 0) return new Map();
  const changes = await changesOf(run);
  const origins = new Map(changes.flatMap(({ from, path }) => (from === undefined ? [] : [[path, from]])));
  const renames = new Map<string, string>();
  for (const path of added) {
    const origin = origins.get(path);
    if (origin !== undefined) renames.set(path, origin);
  }
  const open = added.filter((path) => !renames.has(path));
  const { kindOfFile } = await loadFileKinds();
  const kinds = new Set(open.map(kindOfFile));
  const deleted = changes.filter(({ kind, path }) => kind === 'deleted' && kinds.has(kindOfFile(path)));
  if (open.length === 0 || deleted.length === 0 || deleted.length > MAXIMUM_DELETED) return renames;
  const before = await resolveAtBase(
    deleted.map(({ path }) => path),
    run,
  );
  const pairs = open.flatMap((path) =>
    [...before.texts]
      .filter(([from]) => kindOfFile(from) === kindOfFile(path))
      .map(([from, { text }]) => ({ path, from, score: similarity(texts.get(path) ?? '', text) }))
      .filter(({ score }) => score >= LEAST_SIMILAR),
  );
  const taken = new Set<string>();
  for (const { from, path } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (renames.has(path) || taken.has(from)) continue;
    renames.set(path, from);
    taken.add(from);
  }
  return renames;
}

async function changesOf({ deps, inputs }: BaseRun): Promise<readonly ChangedFile[]> {
  const failed = (why: string): readonly never[] => {
    deps.host.log.debug(`Renames are not followed: ${plainLine(why, 400)}`);
    return [];
  };
  const listed = () => listChanges(basePlaceOf(inputs, deps));
  const changes = await orProblems(
    listed,
    ([first]) => ({ kind: 'failed', why: first?.message ?? '' }) as const,
  );
  return changes.kind === 'failed' ? failed(changes.why) : changes.files;
}

/** The share of the longer text that is in lines of both. */
function similarity(one: string, other: string): number {
  const counts = new Map<string, number>();
  for (const line of one.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of other.split('\n')) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    shared += line.length + 1;
  }
  return shared / (Math.max(one.length, other.length) + 1);
}
