import { DAY_MS } from '../../base/time.ts';
import type { Expiry, Ignore } from './ignore.ts';

/** Number of days before its expiry from which an ignore warns. */
export const EXPIRY_WARNING_DAYS = 14;

export type DatedIgnore = Ignore & { readonly expires: Expiry };

/** Whether an entry has expired; one with a date expires at 00:00 UTC of it. */
export function isExpired(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}

/** Whether an entry is still valid but expires within 14 days. */
export function isExpiring(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  if (ignore.expires === undefined || isExpired(ignore, nowMs)) return false;
  return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * DAY_MS;
}

/** Whether an entry applies to advisories only; one that names only an image applies to all findings on it. */
export function isAdvisoryIgnore(ignore: Ignore): boolean {
  return ignore.id !== undefined || ignore.artifact !== undefined;
}

/** An entry of a change that lets more through than the base did. */
export interface LoosenedIgnore {
  readonly ignore: Ignore;
  readonly kind: 'added' | 'extended';
  /** `expires` of the base's entry, for `extended`. */
  readonly before?: string;
}

const scopeKey = (ignore: Ignore): string =>
  JSON.stringify([ignore.id?.toLowerCase(), ignore.artifact, ignore.image]);

const endOf = (ignore: Ignore): number => ignore.expires?.timeMs ?? Number.POSITIVE_INFINITY;

/**
 * Entries that the change added, extended, or made permanent. An entry with another id, artifact or image is a
 * different entry, so a widened one counts as added; a changed reason or owner loosens nothing.
 */
export function findLoosenedIgnores(
  base: readonly Ignore[],
  head: readonly Ignore[],
): readonly LoosenedIgnore[] {
  const before = new Map<string, Ignore>();
  for (const ignore of base) {
    const known = before.get(scopeKey(ignore));
    if (known === undefined || endOf(ignore) > endOf(known)) before.set(scopeKey(ignore), ignore);
  }
  return head.flatMap((ignore): readonly LoosenedIgnore[] => {
    const old = before.get(scopeKey(ignore));
    if (old === undefined) return [{ ignore, kind: 'added' }];
    const { expires } = old;
    return expires !== undefined && endOf(ignore) > expires.timeMs
      ? [{ ignore, kind: 'extended', before: expires.text }]
      : [];
  });
}
