import { supersededAt, type TagRecord, withoutFuture } from '../../images/tag-history.ts';
import { type KeptHistory, readRecordsOf } from '../../registry/history-cache.ts';
import type { ReadWindow } from '../../registry/history-reader.ts';
import { readRecords } from '../../registry/history-reader.ts';
import type { Deps } from '../../session/command.ts';
import { askTags, findTagRecord, type TagAnswers } from './ask-tags.ts';
import type { Scope } from './gather.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import type { PinnedReference } from './pinned-reference.ts';

export interface PinTarget {
  readonly record: TagRecord;
  /** Its neighboring records, oldest first. */
  readonly recent: readonly TagRecord[];
  /** Whether a newer pin was kept. */
  readonly kept: boolean;
  /** Current digests that the tag never had, if verified. */
  readonly unverified: ReadonlySet<string>;
  /** When current digests were superseded, if verified. */
  readonly superseded: ReadonlyMap<string, number>;
}

/** Chooses one digest per tag; a cooldown never moves a pin backwards. */
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
      const pinned = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
      const held = new Set([...pinned].filter((digest) => digest !== record.digest));
      const none = { unverified: new Set<string>(), superseded: new Map<string, number>() };
      const found = { record, recent, kept: false, ...none };
      if (held.size === 0 || (!verify && !forwardOnly)) return found;
      const history = await readHeld(read, { held, kept, verify, candidate: record });
      const records = withoutFuture(history, now);
      const unverified = new Set([...held].filter((digest) => !records.some((one) => one.digest === digest)));
      const superseded = new Map(
        [...held].flatMap((digest) => {
          const since = verify ? supersededAt(records, digest) : undefined;
          return since === undefined ? [] : [[digest, since] as const];
        }),
      );
      // The digest of the candidate may have come back since.
      const newer = records.findLast(({ digest, time }) => time > record.time && pinned.has(digest));
      if (!forwardOnly || newer === undefined) return { ...found, unverified, superseded };
      return { record: newer, recent, kept: true, unverified, superseded };
    },
  );
}

/** The whole history of the current digests to verify them, or only what followed the candidate. */
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
