import { plainLine } from '../../base/plain-text.ts';
import { renderTime } from '../../base/time.ts';
import { UserError } from '../../base/user-error.ts';
import type { TagRecord } from '../../images/tag-history.ts';
import { PlatformError } from '../../platform/errors.ts';
import { FIRST_WINDOW_MS, findRecord } from '../../registry/find-record.ts';
import type { ReadWindow } from '../../registry/history-reader.ts';
import type { Scope } from './read-scope.ts';

/** The record of a tag at a bound with recent ones before it; throws `UserError` if there is none. */
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
    fix: `the tag first appeared at ${renderTime(found.first.time)}; use a later time or a shorter age`,
  });
}

/** Explains a 404 as a missing image or tag. */
export async function named<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PlatformError && error.code === 'NOT_FOUND' ? unknownTag(name, error) : error;
  }
}

export function unknownTag(name: string, cause?: PlatformError): UserError {
  const told = cause === undefined ? '' : ` (the registry responded: ${plainLine(cause.message, 200)})`;
  return new UserError({
    message: `the tag \`${name}\` does not exist${told}`,
    fix: 'check the organization, the image name and the tag',
  });
}
