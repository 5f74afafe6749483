import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** SHA-256 in hexadecimal of the parts, each told apart from the next; equal parts give equal fingerprints. */
export function fingerprintOf(...parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}
