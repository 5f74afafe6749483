import { describe, expect, it } from 'vitest';
import { collectText } from '../../../src/host/network/flight.ts';

describe('collectText', () => {
  it('puts characters together that arrive in pieces, and keeps a byte order mark', () => {
    const bytes = Buffer.from('\ufeffä€😀');
    const text = collectText(100);
    for (const byte of bytes) expect(text.add(Buffer.of(byte))).toBe(true);
    expect(text.take()).toBe('\ufeffä€😀');
  });

  it('gives answers of any size whole, also in memory of an earlier one', () => {
    for (const size of [0, 10, 300_000, 5, 3_000_000, 70_000]) {
      const wanted = 'x'.repeat(size);
      const text = collectText(size);
      for (let start = 0; start < size; start += 65_536)
        text.add(Buffer.from(wanted.slice(start, start + 65_536)));
      expect(text.take() === wanted, String(size)).toBe(true);
    }
  });

  it('keeps answers apart that arrive at the same time', () => {
    const texts = Array.from({ length: 40 }, () => collectText(100));
    for (const [index, text] of texts.entries()) text.add(Buffer.from(`answer ${index}`));
    expect(texts.map((text) => text.take())).toEqual(texts.map((_, index) => `answer ${index}`));
  });

  it('refuses what is larger than its limit', () => {
    const text = collectText(3);
    expect([text.add(Buffer.from('abc')), text.add(Buffer.from('d')), text.take()]).toEqual([
      true,
      false,
      'abc',
    ]);
  });
});
