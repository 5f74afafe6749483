import type { Place } from './reading.ts';

/** A text without what stands in these places. */
export function withoutPlaces(text: string, found: readonly { readonly place: Place }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { place } of [...found].sort((one, other) => one.place.start - other.place.start)) {
    if (place.start > at) parts.push(text.slice(at, place.start));
    at = Math.max(at, place.end);
  }
  return [...parts, text.slice(at)].join('\n');
}
