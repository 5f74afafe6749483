import { describe, expect, it } from 'vitest';
import { collectGarbage, freeBytes } from '../../src/base/memory.ts';

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

describe('collectGarbage', () => {
  it('lets go of what nobody refers to', async () => {
    const dropped = new WeakRef({});
    await collectGarbage(true);
    expect(dropped.deref()).toBeUndefined();
  });

  it('leaves a small heap alone', async () => {
    const before = process.memoryUsage().heapTotal;
    const dropped = before < 64 * 1024 ** 2 ? new WeakRef({}) : undefined;
    await collectGarbage();
    if (dropped !== undefined) expect(dropped.deref()).toBeDefined();
  });
});
