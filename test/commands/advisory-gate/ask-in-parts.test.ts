import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPartReader } from '../../../src/commands/advisory-gate/ask-in-parts.ts';
import { PlatformError } from '../../../src/platform/errors.ts';

const failure = (code: PlatformError['code']) => new PlatformError('boom', { code, call: 'GET /list' });

/** Reads `count` values of which some cannot be read, and gives what came of them. */
async function readSome(count: number, poisoned: ReadonlySet<string>, code: PlatformError['code']) {
  const values = Array.from({ length: count }, (_, index) => `v${index}`);
  const answered: string[] = [];
  const stops: unknown[] = [];
  let reads = 0;
  const reader = createPartReader({
    read: async (_question, some) => {
      reads += 1;
      if (some.some((value) => poisoned.has(value))) throw failure(code);
      answered.push(...some);
    },
    stop: (reason) => stops.push(reason),
  });
  await reader.read('artifactNames', values);
  return { answered, reads, stops, unread: reader.unread().map(({ value }) => value), values };
}

describe('reading in parts', () => {
  it('finds up to four values that cannot be read among many, and reads all others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: 200 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        async (count, at) => {
          const poisoned = new Set(at.map((index) => `v${index % count}`));
          const done = await readSome(count, poisoned, 'INTERNAL');
          // Every value is either answered or unread, once.
          expect([...done.answered, ...done.unread].sort()).toEqual([...done.values].sort());
          expect(done.stops).toEqual([]);
          for (const value of poisoned) expect(done.unread).toContain(value);
          if (poisoned.size === 1) expect(done.unread).toEqual([...poisoned]);
        },
      ),
    );
  });

  it.each(['INTERNAL', 'UNKNOWN', 'DATA_LOSS', 'UNDECODABLE', 'INVALID_ARGUMENT'] as const)(
    'splits for %s, and gives a service that never answers up after a few requests',
    async (code) => {
      const all = new Set(Array.from({ length: 500 }, (_, index) => `v${index}`));
      const done = await readSome(500, all, code);
      expect(done.unread).toHaveLength(500);
      expect(done.reads).toBeLessThan(20);
    },
  );

  it.each(['UNAVAILABLE', 'CONNECTION', 'CANCELLED', 'UNAUTHENTICATED', 'PERMISSION_DENIED'] as const)(
    'stops at once for %s, which is no matter of one value',
    async (code) => {
      const done = await readSome(9, new Set(['v3']), code);
      expect(done).toMatchObject({ reads: 1, stops: [{ code }] });
      expect(done.unread).toEqual(done.values);
    },
  );
});
