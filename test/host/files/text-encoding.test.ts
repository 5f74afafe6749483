import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from '../../../src/host/files/file-bytes.ts';

describe('text of a file', () => {
  it.each([
    ['utf8', Buffer.from('FROM ä\n')],
    ['utf8', Buffer.from('')],
    ['latin1', Buffer.from([0x46, 0xe4, 0x0a])],
    ['latin1-bom', Buffer.from([0xef, 0xbb, 0xbf, 0x46, 0xe4])],
    ['utf16le', Buffer.from('\uFEFFFROM x', 'utf16le')],
    ['utf16be', Buffer.from('\uFEFFFROM x', 'utf16le').swap16()],
  ])('is %s, with any byte order mark as its first character', (encoding, bytes) => {
    const decoded = decodeText(bytes);
    expect(decoded?.encoding).toBe(encoding);
    expect(decoded?.text.slice(1)).not.toContain('\uFEFF');
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('FROM x', 'utf16le')],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
  ])('is not known as text: %s', (_, bytes) => expect(decodeText(bytes)).toBeUndefined());

  it('comes back byte for byte, whatever it is made of', () => {
    const marks = fc.constantFrom([], [0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf]);
    fc.assert(
      fc.property(marks, fc.uint8Array({ maxLength: 40 }), (mark, rest) => {
        const bytes = Buffer.from([...mark, ...rest]);
        const decoded = decodeText(bytes);
        if (decoded === undefined) return;
        expect(encodeText(decoded.text, decoded.encoding).equals(bytes)).toBe(true);
      }),
    );
  });
});
