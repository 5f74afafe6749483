import { describe, expect, it } from 'vitest';
import { createLazyPart, PartNeeded, withParts } from '../../src/base/lazy-part.ts';

describe('a part that is loaded when it is needed', () => {
  it('is refused until it is loaded', async () => {
    const part = createLazyPart(async () => 'part');
    expect(part.get).toThrow(PartNeeded);
    await part.load();
    expect(part.get()).toBe('part');
  });

  it('is not loaded for work that does not need it', async () => {
    let loads = 0;
    const part = createLazyPart(async () => {
      loads += 1;
      return 'part';
    });
    expect(await withParts(() => 'done')).toBe('done');
    expect(loads).toBe(0);
    expect(await withParts(() => part.get())).toBe('part');
    expect(await withParts(() => part.get())).toBe('part');
    expect(loads).toBe(1);
  });

  it('is one of several that work may need', async () => {
    const parts = ['a', 'b'].map((name) => createLazyPart(async () => name));
    expect(await withParts(() => parts.map(({ get }) => get()).join(' '))).toBe('a b');
  });

  it('fails the work where it cannot be loaded, as any other error does', async () => {
    const part = createLazyPart(() => Promise.reject(new Error('no such file')));
    await expect(withParts(() => part.get())).rejects.toThrow('no such file');
    await expect(
      withParts(() => {
        throw new RangeError('too many');
      }),
    ).rejects.toThrow('too many');
  });
});
