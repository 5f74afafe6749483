import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import type { TagRecord } from '../../domain/tag-history.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FIRST_WINDOW_MS, findRecord } from '../../platform/find-record.ts';
import type { ReadWindow } from '../../platform/history-reader.ts';
import type { Scope } from './read-scope.ts';

/** The record of a tag at a bound with the recent ones before it; throws `UserError` when there is none (exit 2). */
export async function findTagRecord(
  read: ReadWindow,
  name: string,
  { bound, bounds, now }: Pick<Scope, 'bound' | 'bounds'> & { readonly now: number },
): Promise<{ readonly record: TagRecord; readonly recent: readonly TagRecord[] }> {
  const found = await named(name, findRecord(read, bound, now, FIRST_WINDOW_MS[bounds]));
  if (found.kind === 'found') return found;
  if (found.first === undefined) throw unknownTag(name);
  throw new UserError({
    message: `\`${name}\` had no digest at ${renderTime(bound ?? now)}`,
    fix: `the tag first appeared at ${renderTime(found.first.time)}`,
  });
}

/** The answer of a history request, with a 404 told as what it means: no such image or tag. */
export async function named<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PlatformError && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
  }
}

/** The error for a tag of which there is no record. */
export function unknownTag(name: string, cause?: PlatformError): UserError {
  const told = cause === undefined ? '' : ` (the registry says: ${plainLine(cause.message, 200)})`;
  return new UserError({
    message: `there is no tag \`${name}\`${told}`,
    fix: 'check organization, name and tag',
  });
}
