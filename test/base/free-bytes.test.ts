import { describe, expect, it } from 'vitest';
import { freeBytes } from '../../src/base/free-bytes.ts';

describe('freeBytes', () => {
  it('gives back the memory of long bytes, where Node can', () => {
    const bytes = Buffer.from('ab'.repeat(100_000));
    freeBytes(bytes);
    expect(bytes.length).toBe('transfer' in ArrayBuffer.prototype ? 0 : 200_000);
  });

  it('leaves short bytes alone, which share their memory', () => {
    const [one, other] = [Buffer.from('one'), Buffer.from('other')];
    freeBytes(one);
    expect(`${one} ${other}`).toBe('one other');
  });
});
