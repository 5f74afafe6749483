import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import type { TagRecord } from '../../domain/tag-history.ts';
import { findRecord } from '../../platform/find-record.ts';
import type { ReadWindow } from '../../platform/history-reader.ts';

/** The record of a tag at a bound with the recent ones before it; throws `UserError` when there is none (exit 2). */
export async function findTagRecord(
  read: ReadWindow,
  name: string,
  bound: number | undefined,
  now: number,
): Promise<{ readonly record: TagRecord; readonly recent: readonly TagRecord[] }> {
  const found = await findRecord(read, bound, now);
  if (found.kind === 'found') return found;
  if (found.first === undefined) {
    throw new UserError({ message: `there is no tag \`${name}\``, fix: 'check organization, name and tag' });
  }
  throw new UserError({
    message: `\`${name}\` had no digest at ${renderTime(bound ?? now)}`,
    fix: `the tag first appeared at ${renderTime(found.first.time)}`,
  });
}
