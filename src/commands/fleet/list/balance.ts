import { sha256Hex } from '../../../base/sha256.ts';

/** What balancing needs to know of an item. */
interface Weighed {
  readonly repository: string;
  /** How long it took the last time, in milliseconds, if known. */
  readonly durationMs?: number | undefined;
  readonly sizeKib?: number | undefined;
}

/** Time for one repository: mostly two requests, and a little for its size. Measured with `npm run bench -- fleet`. */
const BASE_MS = 1500;
const MS_PER_KIB = 0.02;
const MOST_FOR_SIZE_MS = 30_000;

/**
 * Divides items into at most `count` shards that take about the same time: the longest first, each into the shard that has
 * least to do. The result depends on the items alone, not on their order, so machines that know the same about them
 * agree. No shard is empty.
 */
export function balance<T extends Weighed>(items: readonly T[], count: number): readonly (readonly T[])[] {
  const weighed = items
    .map((item) => ({ item, weight: weightOf(item), key: sha256Hex(item.repository) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const shards = Array.from({ length: Math.min(count, items.length) }, () => ({ load: 0, items: [] as T[] }));
  for (const { item, weight } of weighed) {
    const least = shards.reduce((best, shard) => (shard.load < best.load ? shard : best));
    least.load += weight;
    least.items.push(item);
  }
  return shards.map((shard) => shard.items);
}

function weightOf({ durationMs, sizeKib = 0 }: Weighed): number {
  return durationMs ?? BASE_MS + Math.min(sizeKib * MS_PER_KIB, MOST_FOR_SIZE_MS);
}
