import { createNameGlob } from '../base/name-glob.ts';
import { DAY_MS } from '../base/time.ts';
import type { Expiry, Ignore } from './ignore.ts';
import { createImageGlob } from './image-glob.ts';

/** Days before its end from which on an ignore warns (contract §8). */
export const EXPIRY_WARNING_DAYS = 14;

/** What an ignore may silence. */
export interface IgnoreSubject {
  /** Id and aliases of the advisory. */
  readonly ids: readonly string[];
  readonly artifact: string;
  /** Images that it was found in; `undefined` stands for a place that is no known image. */
  readonly images: readonly (string | undefined)[];
}

/** An entry with an end. */
export type DatedIgnore = Ignore & { readonly expires: Expiry };

/** Whether an entry has ended at a time; one with a date ends at 00:00 UTC of it. */
export function isExpired(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  return ignore.expires !== undefined && ignore.expires.timeMs <= nowMs;
}

/** Whether an entry still ignores but ends within 14 days. */
export function isExpiring(ignore: Ignore, nowMs: number): ignore is DatedIgnore {
  if (ignore.expires === undefined || isExpired(ignore, nowMs)) return false;
  return ignore.expires.timeMs - nowMs <= EXPIRY_WARNING_DAYS * DAY_MS;
}

/** Whether an entry is about advisories alone; one that names only an image is about all that is found on it. */
export function isAdvisoryIgnore(ignore: Ignore): boolean {
  return ignore.id !== undefined || ignore.artifact !== undefined;
}

/** Finds the entries that fit a subject, in file order: all that the entry names has to match. */
export function createIgnoreMatcher(
  ignores: readonly Ignore[],
): (subject: IgnoreSubject) => readonly Ignore[] {
  const compiled = ignores.map((ignore, order) => ({
    ignore,
    order,
    artifact: ignore.artifact === undefined ? undefined : createNameGlob(ignore.artifact),
    image: ignore.image === undefined ? undefined : createImageGlob(ignore.image),
  }));
  const anyId = compiled.filter(({ ignore }) => ignore.id === undefined);
  const withId = new Map<string, typeof compiled>();
  for (const entry of compiled) {
    if (entry.ignore.id === undefined) continue;
    const id = entry.ignore.id.toLowerCase();
    withId.set(id, [...(withId.get(id) ?? []), entry]);
  }
  if (compiled.length === 0) return () => [];
  return (subject) => {
    const candidates = new Set(anyId);
    for (const id of subject.ids)
      for (const entry of withId.get(id.toLowerCase()) ?? []) candidates.add(entry);
    if (candidates.size === 0) return [];
    return [...candidates]
      .filter(
        ({ artifact, image }) =>
          (artifact === undefined || artifact(subject.artifact)) &&
          (image === undefined || everyImage(subject.images, image)),
      )
      .sort((a, b) => a.order - b.order)
      .map(({ ignore }) => ignore);
  };
}

const everyImage = (images: readonly (string | undefined)[], matches: (image: string) => boolean): boolean =>
  images.length > 0 && images.every((image) => image !== undefined && matches(image));

/** An entry of a change that lets more through than its base did. */
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
 * Entries that the change added, or gave a later end or none. A changed id, artifact or image makes another entry, so
 * that a widened one counts as added; a changed reason or owner loosens nothing.
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
