import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal. */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** SHA-256 of a text's UTF-8 bytes, in base64. */
export function sha256Base64(text: string): string {
  return btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))));
}

/** SHA-256 in hexadecimal of the parts, which are unambiguously delimited. */
export function fingerprintOf(...parts: readonly string[]): string {
  return sha256Hex(JSON.stringify(parts));
}
