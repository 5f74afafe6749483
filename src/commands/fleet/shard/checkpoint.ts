import * as z from 'zod/mini';
import { parseJson } from '../../../base/json-value.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { parseTime, renderTime } from '../../../base/time.ts';
import { openNoteFiles } from '../../../host/files/private-files.ts';
import type { Deps } from '../../../session/command.ts';
import type { ListedRepository } from '../repository-entry.ts';
import { type RepositoryRecord, recordSchema } from '../repository-record.ts';

/** Older notes are of another run: jobs of CIs last no longer. */
const LONGEST_MS = 6 * 60 * 60_000;

const noteSchema = z.object({
  version: z.literal(1),
  key: z.string(),
  notedAt: z.string(),
  /** Absent while the repository is looked at. */
  record: z.optional(recordSchema),
});

/**
 * Opens the notes of which repositories a stopped run of the same shard has finished, in `folder`, by default in the host's
 * cache folder; without a place, it knows nothing. A note that cannot be written costs no more than doing the work again.
 * Records that are not `isFinal` are not used: the repository is tried again.
 */
export function openCheckpoint(
  folder: string | undefined,
  key: string,
  deps: Deps,
  isFinal: (record: RepositoryRecord) => boolean,
) {
  const { cacheDirectory, log } = deps.host;
  const notes = openNoteFiles(folder, deps.area, cacheDirectory);
  const nameOfNote = (url: string): string => `fleet-${fingerprintOf(key, url)}.json`;
  let isWarned = false;
  const read = (url: string) => readNote(notes?.read(nameOfNote(url)), key, deps.clock.now());
  const write = (url: string, record?: RepositoryRecord): void => {
    try {
      const notedAt = renderTime(deps.clock.now());
      notes?.write(nameOfNote(url), JSON.stringify({ version: 1, key, notedAt, record }));
    } catch (error) {
      if (!isWarned) log.warning(`The checkpoint cannot be written: ${String(error)}`);
      isWarned = true;
    }
  };
  return {
    /** The final record of a repository; one of which the list says something else now is looked at again. */
    find: ({ branch, pushedAt, url }: ListedRepository): RepositoryRecord | undefined => {
      const record = read(url)?.record;
      const isSame = record?.branch === branch && record?.pushedAt === pushedAt;
      return record !== undefined && isSame && isFinal(record) ? record : undefined;
    },
    /** Notes that a repository is looked at: if the job ends there, the next one looks at the others first. */
    begin: (url: string): void => write(url),
    wasBegun: (url: string): boolean => {
      const note = read(url);
      return note !== undefined && note.record === undefined;
    },
    note: (record: RepositoryRecord): void => write(record.url, record),
    /** Forgets these repositories: the run is complete, and the next one is a new one. */
    clear: (urls: readonly string[]): void => {
      for (const url of urls) notes?.remove(nameOfNote(url));
    },
  };
}

function readNote(text: string | undefined, key: string, now: number) {
  const parsed = noteSchema.safeParse(parseJson(text ?? ''));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const age = now - (parseTime(parsed.data.notedAt) ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < LONGEST_MS ? parsed.data : undefined;
}
