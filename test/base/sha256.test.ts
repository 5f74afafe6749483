import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../src/base/sha256.ts';

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

  it('tells parts apart', () => {
    expect(fingerprintOf('ab', 'c')).not.toBe(fingerprintOf('a', 'bc'));
  });
});
