import { isUtf8 } from 'node:buffer';
import { readSync } from 'node:fs';

/**
 * How the bytes of a text file are written. `latin1` stands for any bytes that are not UTF-8: they come back unchanged when
 * they are written as `latin1`; `latin1-bom` is the same after a UTF-8 byte order mark.
 */
export type TextEncoding = 'utf8' | 'latin1' | 'latin1-bom' | 'utf16le' | 'utf16be';

const BYTE_ORDER_MARK = '\uFEFF';
const UTF8_MARK = Buffer.from(BYTE_ORDER_MARK);

/**
 * Text of a file with its encoding, which its byte order mark decides; every mark is the text's first character. `undefined`
 * for UTF-16 or UTF-32 without a mark of UTF-16 and for text that would not come back byte for byte.
 */
export function decodeText(
  bytes: Buffer,
): { readonly text: string; readonly encoding: TextEncoding } | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeWide(bytes, 'utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeWide(bytes, 'utf16be');
  // No text of eight bits has a NUL among its first two bytes, and every wide text of a file we know has.
  if (bytes.subarray(0, 2).includes(0)) return undefined;
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf8' };
  if (!bytes.subarray(0, UTF8_MARK.length).equals(UTF8_MARK))
    return { text: bytes.toString('latin1'), encoding: 'latin1' };
  const rest = bytes.subarray(UTF8_MARK.length).toString('latin1');
  return { text: BYTE_ORDER_MARK + rest, encoding: 'latin1-bom' };
}

export function encodeText(text: string, encoding: TextEncoding): Buffer {
  switch (encoding) {
    case 'latin1-bom':
      return Buffer.concat([UTF8_MARK, Buffer.from(text.slice(BYTE_ORDER_MARK.length), 'latin1')]);
    case 'utf16be':
      return Buffer.from(text, 'utf16le').swap16();
    default:
      return Buffer.from(text, encoding);
  }
}

function decodeWide(bytes: Buffer, encoding: 'utf16le' | 'utf16be') {
  if (bytes.length % 2 !== 0) return undefined;
  const text = (encoding === 'utf16le' ? bytes : Buffer.from(bytes).swap16()).toString('utf16le');
  // UTF-32 with its mark looks like UTF-16 full of NULs.
  return text.includes('\0') ? undefined : { text, encoding };
}

/** Room beyond the known size: for the end of the file, and for files that have no size. */
const FIRST_BYTES = 4096;

/**
 * Reads a file that had `size` bytes, up to its end. Of a file with more than `limit` bytes, some more than these are read:
 * what the system makes up, such as below `/proc`, has no size and may have no end.
 */
export function readWhole(file: number, size: number, limit = Number.POSITIVE_INFINITY): Buffer {
  let buffer = Buffer.allocUnsafe(size + FIRST_BYTES);
  let length = 0;
  // One read ends most files: it asked for more than there is.
  for (;;) {
    const count = readSync(file, buffer, length, buffer.length - length, length);
    length += count;
    if (count === 0 || length > limit || (length === size && length < buffer.length)) break;
    if (length === buffer.length) buffer = Buffer.concat([buffer, Buffer.allocUnsafe(length)]);
  }
  return buffer.subarray(0, length);
}
