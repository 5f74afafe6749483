import { sha256Hex } from './sha256.ts';

/** SHA-256 in hexadecimal of the parts, which are unambiguously delimited. */
export function fingerprintOf(...parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}
