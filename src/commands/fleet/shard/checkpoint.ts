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

/** Which repositories a stopped run of the same shard has finished. */
export interface Checkpoint {
  /** The final record of a repository; one that was pushed to since is looked at again. */
  readonly find: (listed: ListedRepository) => RepositoryRecord | undefined;
  /** Notes that a repository is looked at: if the job ends there, the next one looks at the others first. */
  readonly begin: (url: string) => void;
  readonly wasBegun: (url: string) => boolean;
  readonly note: (record: RepositoryRecord) => void;
  /** Forgets these repositories: the run is complete, and the next one is a new one. */
  readonly clear: (urls: readonly string[]) => void;
}

/**
 * Opens the checkpoint in `folder`, by default in the host's cache folder; without a place, it knows nothing. A note that
 * cannot be written costs no more than doing the work again. Records that are not `isFinal` are not used: the repository is tried again.
 */
export function openCheckpoint(
  folder: string | undefined,
  key: string,
  deps: Deps,
  isFinal: (record: RepositoryRecord) => boolean,
): Checkpoint {
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
    find: (listed) => {
      const record = read(listed.url)?.record;
      return record !== undefined && isFinal(record) && isSame(record, listed) ? record : undefined;
    },
    begin: (url) => write(url),
    wasBegun: (url) => {
      const note = read(url);
      return note !== undefined && note.record === undefined;
    },
    note: (record) => write(record.url, record),
    clear: (urls) => {
      for (const url of urls) notes?.remove(nameOfNote(url));
    },
  };
}

/** Whether the list says of a repository what it said when the note was made. */
function isSame(record: RepositoryRecord, { branch, pushedAt }: ListedRepository): boolean {
  return record.branch === branch && record.pushedAt === pushedAt;
}

function readNote(text: string | undefined, key: string, now: number) {
  const parsed = noteSchema.safeParse(parseJson(text ?? ''));
  if (!parsed.success || parsed.data.key !== key) return undefined;
  const age = now - (parseTime(parsed.data.notedAt) ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < LONGEST_MS ? parsed.data : undefined;
}
