import { groupBy } from '../../base/group-by.ts';
import { lookupBound, type TagRecord } from '../../domain/tag-history.ts';
import { readRecordsOf, type TextCache } from '../../platform/history-cache.ts';
import type { ReadWindow } from '../../platform/history-reader.ts';
import type { Deps } from '../command.ts';
import type { Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import { placed } from './check.ts';
import { findTagRecord } from './find-tag-record.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { type PinnedReference, tagKey, writtenName } from './pinned-reference.ts';

/** The digest that every reference to a tag gets, and the present ones that the tag never had. */
export interface PinTarget {
  readonly record: TagRecord;
  readonly unverified: ReadonlySet<string>;
}

/**
 * Chooses one digest for each tag (contract §4: the same everywhere). Under a cooldown never backwards: the newest pin
 * that is newer than the candidate stays, and the other references of that tag move to it.
 */
export async function chooseTargets(
  inputs: ResolveDigestInputs,
  deps: Deps,
  references: readonly PinnedReference[],
  { asOf, now }: { readonly asOf: number | undefined; readonly now: number },
): Promise<{ readonly targets: ReadonlyMap<string, PinTarget>; readonly problems: readonly Problem[] }> {
  const cooldown = inputs['min-age'];
  const bound = asOf === undefined && cooldown === undefined ? undefined : lookupBound(now, asOf, cooldown);
  const targets = new Map<string, PinTarget>();
  const problems: Problem[] = [];
  const groups = [...groupBy(references, tagKey)];
  let done = 0;
  await Promise.all(
    groups.map(async ([key, same]) => {
      const [first] = same;
      if (first === undefined) return;
      try {
        const read = deps.session.registry.history(first.image.repository, first.image.tag);
        const { record } = await findTagRecord(read, key, bound, now);
        const held = new Set(same.flatMap(({ reference }) => reference.digest ?? []));
        targets.set(
          key,
          await settle(read, record, held, {
            forwardOnly: cooldown !== undefined,
            cache: deps.cache,
            name: `${deps.session.registryAudience}/${key}`,
            now,
          }),
        );
      } catch (error) {
        problems.push(...placed(toProblems(error, inputs.identity, `\`${writtenName(first)}\``), first));
      } finally {
        done += 1;
        deps.host.progress(`${done} of ${groups.length} tags`);
      }
    }),
  );
  return { targets, problems };
}

async function settle(
  read: ReadWindow,
  candidate: TagRecord,
  held: ReadonlySet<string>,
  {
    cache,
    forwardOnly,
    name,
    now,
  }: {
    readonly cache: TextCache;
    readonly forwardOnly: boolean;
    readonly name: string;
    readonly now: number;
  },
): Promise<PinTarget> {
  const others = [...held].filter((digest) => digest !== candidate.digest);
  if (others.length === 0) return { record: candidate, unverified: new Set() };
  const records = await readRecordsOf(read, others, { cache, name, now });
  const unverified = new Set(others.filter((digest) => !records.some((record) => record.digest === digest)));
  const newer = records.findLast((record) => record.time > candidate.time && held.has(record.digest));
  return { record: forwardOnly && newer !== undefined ? newer : candidate, unverified };
}
