import { sha256 } from '@noble/hashes/sha2';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** SHA-256 in hexadecimal of the parts, each told apart from the next; equal parts give equal fingerprints. */
export function fingerprintOf(...parts: readonly string[]): string {
  const digits: (string | undefined)[] = [];
  for (const byte of sha256(new TextEncoder().encode(JSON.stringify(parts)))) digits.push(HEX[byte]);
  return digits.join('');
}
