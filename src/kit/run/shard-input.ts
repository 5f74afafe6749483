import { plainLine } from '../../base/plain-text.ts';
import { parseShard, type Shard } from '../../base/shard.ts';
import { UserError } from '../../base/user-error.ts';

/** Why something was skipped that another shard of the same run looks at. */
export const IN_OTHER_SHARDS = 'in other shards';

/** Reads the input `shard`; throws `UserError` for anything but `k/n`. */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const shard = parseShard(text);
  if (shard !== undefined) return shard;
  throw new UserError({
    message: `\`shard\` is \`${plainLine(text, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
    fix: 'write for example `shard: 2/8` for the second of eight shards',
    input: 'shard',
  });
}
