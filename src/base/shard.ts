import { sha256Hex } from './sha256.ts';

/** One part of a whole that is divided into `count` parts; `index` starts at 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** Reads `k/n` with 1 ≤ k ≤ n; `undefined` for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, index, count] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index <= shard.count ? shard : undefined;
}

export function renderShard({ count, index }: Shard): string {
  return `${index}/${count}`;
}

/** Whether a key is in a shard. It depends on nothing but the key and the count, so that machines agree. */
export function isInShard(key: string, { count, index }: Shard): boolean {
  return Number.parseInt(sha256Hex(key).slice(0, 12), 16) % count === index - 1;
}
