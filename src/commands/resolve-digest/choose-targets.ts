import type { TagRecord } from '../../domain/tag-history.ts';
import { type KeptHistory, readRecordsOf } from '../../platform/history-cache.ts';
import { type ReadWindow, readRecords } from '../../platform/history-reader.ts';
import type { Deps } from '../command.ts';
import { askTags, type TagAnswers } from './ask-tags.ts';
import { findTagRecord } from './find-tag-record.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import type { PinnedReference } from './pinned-reference.ts';
import type { Scope } from './read-scope.ts';

/** The digest that every reference to a tag gets. */
export interface PinTarget {
  readonly record: TagRecord;
  /** The records around it that were seen, oldest first. */
  readonly recent: readonly TagRecord[];
  /** Whether a newer pin kept it from an older digest. */
  readonly kept: boolean;
  /** Present digests that the tag never had; known only where they were verified. */
  readonly unverified: ReadonlySet<string>;
}

/**
 * Chooses one digest for each tag (contract §4: the same everywhere). Under a cooldown never backwards: the newest pin
 * that is newer than the candidate stays, and the other references of that tag move to it. With `verify`, present digests
 * are looked up too.
 */
export function chooseTargets(
  inputs: ResolveDigestInputs,
  deps: Deps,
  references: readonly PinnedReference[],
  {
    bound,
    bounds,
    forwardOnly,
    now,
    verify,
  }: Pick<Scope, 'bound' | 'bounds' | 'forwardOnly'> & {
    readonly now: number;
    readonly verify: boolean;
  },
): Promise<TagAnswers<PinTarget>> {
  return askTags(
    inputs,
    deps,
    references,
    async ({ kept, key, read, references: same }): Promise<PinTarget> => {
      const { recent, record } = await findTagRecord(read, key, { bound, bounds, now });
      const held = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
      held.delete(record.digest);
      const found = { record, recent, kept: false, unverified: new Set<string>() };
      if (held.size === 0 || (!verify && !forwardOnly)) return found;
      const records = await readHeld(read, { held, kept, verify, candidate: record });
      const unverified = new Set([...held].filter((digest) => !records.some((one) => one.digest === digest)));
      const newer = records.findLast(({ digest, time }) => time > record.time && held.has(digest));
      if (!forwardOnly || newer === undefined) return { ...found, unverified };
      return { record: newer, recent, kept: true, unverified };
    },
  );
}

/** Records that tell of the held digests: all of theirs to verify them, else only what came after the candidate. */
function readHeld(
  read: ReadWindow,
  facts: {
    readonly held: ReadonlySet<string>;
    readonly candidate: TagRecord;
    readonly kept: KeptHistory;
    readonly verify: boolean;
  },
): Promise<readonly TagRecord[]> {
  if (!facts.verify) return readRecords(read, { since: facts.candidate.time });
  return readRecordsOf(read, [...facts.held], facts.kept);
}
