import { close, fstat, open, read } from 'node:fs';
import { promisify } from 'node:util';

/** The file system by numbers of open files: for many small files, file handles cost more than the reading. */
export const openFile: (path: string, flags: number) => Promise<number> = promisify(open);
export const statOf = promisify(fstat);
export const closeFile: (file: number) => Promise<void> = promisify(close);

/** Reads from a position into a buffer; returns the number of bytes, 0 at the end of the file. */
export function readAt(file: number, into: Buffer, position: number): Promise<number> {
  return new Promise((resolve, reject) => {
    read(file, into, 0, into.length, position, (error, count) =>
      error === null ? resolve(count) : reject(error),
    );
  });
}

/** Most files fit; memory that is used again needs no new pages of the system. */
const SPARE_BYTES = 64 * 1024;
const MOST_SPARE = 16;
const spare: Buffer[] = [];

/**
 * Reads a file that had `size` bytes, up to its end, and returns what `use` makes of its bytes. They are only there during
 * the call: the memory is used again.
 */
export async function readWhole<T>(file: number, size: number, use: (bytes: Buffer) => T): Promise<T> {
  let buffer = size < SPARE_BYTES ? takeSpare() : Buffer.allocUnsafeSlow(size + 1);
  let length = 0;
  // One read ends most files: it asked for more than there is.
  for (;;) {
    const count = await readAt(file, buffer.subarray(length), length);
    length += count;
    if (count === 0 || (length === size && length < buffer.length)) break;
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafeSlow(length)]);
  }
  try {
    return use(buffer.subarray(0, length));
  } finally {
    if (buffer.length === SPARE_BYTES && spare.length < MOST_SPARE) spare.push(buffer);
  }
}

function takeSpare(): Buffer {
  return spare.pop() ?? Buffer.allocUnsafeSlow(SPARE_BYTES);
}
