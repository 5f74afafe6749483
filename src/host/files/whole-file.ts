// Synchronous calls: a wait for the thread pool takes longer than reading a file of ordinary size, and there are four each.
import { readSync } from 'node:fs';

/** Most files fit; memory that is used again needs no new pages of the system. */
const SPARE_BYTES = 64 * 1024;
const spare = Buffer.allocUnsafeSlow(SPARE_BYTES);

/** Reads from a position into a buffer; returns the number of bytes, 0 at the end of the file. */
export function readAt(file: number, into: Buffer, position: number): number {
  return readSync(file, into, 0, into.length, position);
}

/**
 * Reads a file that had `size` bytes, up to its end, and returns what `use` makes of its bytes. They are only there during
 * the call: the memory is used again. Of a file with more than `limit` bytes, some more than these are read: what the
 * system makes up, such as below `/proc`, has no size and may have no end.
 */
export function readWhole<T>(
  file: number,
  size: number,
  use: (bytes: Buffer) => T,
  limit = Number.POSITIVE_INFINITY,
): T {
  let buffer = size < SPARE_BYTES ? spare : Buffer.allocUnsafeSlow(size + 1);
  let length = 0;
  // One read ends most files: it asked for more than there is.
  for (;;) {
    const count = readAt(file, buffer.subarray(length), length);
    length += count;
    if (count === 0 || length > limit || (length === size && length < buffer.length)) break;
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafeSlow(length)]);
  }
  return use(buffer.subarray(0, length));
}
