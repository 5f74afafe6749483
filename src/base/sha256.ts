import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

const PIECE_BYTES = 64 * 1024;

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. A long text is encoded piece by piece, not copied as a whole. */
export function sha256Hex(text: string): string {
  const hash = sha256.create();
  const encoder = new TextEncoder();
  const piece = new Uint8Array(Math.min(PIECE_BYTES, 3 * text.length));
  for (let rest = text; rest !== ''; ) {
    const { read, written } = encoder.encodeInto(rest, piece);
    hash.update(piece.subarray(0, written));
    rest = rest.slice(read);
  }
  return bytesToHex(hash.digest());
}

/** SHA-256 of a text's UTF-8 bytes, in base64. */
export function sha256Base64(text: string): string {
  return btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))));
}

/** SHA-256 in hexadecimal of the parts, which are unambiguously delimited. */
export function fingerprintOf(...parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}
