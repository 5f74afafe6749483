/**
 * Bytes that the values of one filter may take in a URL: URLs stay under 8 KiB, with room for origin, path and
 * paging.
 */
const FILTER_BYTES = 6500;
export const LONGEST_NAME_BYTES = 4096;

/** Bytes that one value of a repeated query parameter takes, its separator included. */
export function queryLength(key: string, value: string): number {
  const encoded = /^[\w.*-]*$/.test(value)
    ? value.length
    : new URLSearchParams([['', value]]).toString().length - 1;
  return key.length + encoded + 2;
}

/** Splits the values of a repeated query parameter so that each part fits a URL; at most `most` values a part. */
export function batchNames(
  key: string,
  values: readonly string[],
  most = Number.POSITIVE_INFINITY,
): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = 0;
  for (const value of values) {
    const length = queryLength(key, value);
    const last = batches.at(-1);
    if (last === undefined || length > room || last.length >= most) {
      batches.push([value]);
      room = FILTER_BYTES - length;
    } else {
      last.push(value);
      room -= length;
    }
  }
  return batches;
}
