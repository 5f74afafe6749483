/** A half-open range of a text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The index of the last of sorted items that starts at or before an offset; `low` if none behind it does. */
export function lastIndexAt<T>(
  sorted: readonly T[],
  startOf: (item: T) => number,
  offset: number,
  low = 0,
): number {
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const item = sorted[middle];
    if (item !== undefined && startOf(item) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
