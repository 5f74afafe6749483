import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, sha256Hex } from '../../src/base/sha256.ts';

describe('fingerprintOf', () => {
  it('is the SHA-256 of the parts as JSON, for any parts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
        expect(fingerprintOf(...parts)).toBe(
          createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
        );
      }),
    );
  });

  it('hashes long texts whole, wherever their characters are cut', () => {
    for (const shift of ['', 'a', 'ab', 'abc']) {
      const text = `${shift}${'😀é'.repeat(50_000)}`;
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
    expect(sha256Hex('')).toBe(createHash('sha256').digest('hex'));
  });

  it('tells parts apart', () => {
    expect(fingerprintOf('ab', 'c')).not.toBe(fingerprintOf('a', 'bc'));
  });
});
