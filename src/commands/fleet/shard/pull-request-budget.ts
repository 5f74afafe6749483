import type { Shard } from '../../../base/shard.ts';

/** How many more pull requests a shard may create or update. */
export interface PullRequestBudget {
  /** Takes one; false if none is left. Give it back if it was not used. */
  readonly take: () => boolean;
  readonly giveBack: () => void;
}

/** The part of a limit that one shard has; the parts of all shards together are the limit. */
export function budgetOf(limit: number, shard: Shard | undefined): PullRequestBudget {
  const { count, index } = shard ?? { count: 1, index: 1 };
  let left = Math.floor(limit / count) + (index <= limit % count ? 1 : 0);
  return {
    take: () => {
      if (left <= 0) return false;
      left -= 1;
      return true;
    },
    giveBack: () => {
      left += 1;
    },
  };
}
