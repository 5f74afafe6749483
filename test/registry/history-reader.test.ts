import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagRecord } from '../../src/images/tag-history.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { readRecords } from '../../src/registry/history-reader.ts';
import { digestOf, recordsAt, serveHistory } from '../support/history-server.ts';

const NOW = Date.UTC(2026, 10, 1);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function spaced(count: number, spacing: number): readonly TagRecord[] {
  return recordsAt(Array.from({ length: count }, (_, index) => NOW - (count - index) * spacing));
}

describe('readRecords', () => {
  it.each([0, 1, 999, 1000, 1001, 1998, 1999, 5000, 20_000])(
    'reads all of %i records with one request a thousand and two',
    async (count) => {
      const records = spaced(count, 60_000);
      const { read, requests } = serveHistory({ records });
      expect(await readRecords(read)).toEqual(records);
      expect(requests.length).toBeLessThanOrEqual(Math.ceil(count / 1000) + 2);
    },
  );

  it('keeps to its bounds, both inclusive', async () => {
    const records = spaced(3000, HOUR_MS);
    const [since, until] = [records[700]?.time ?? 0, records[2600]?.time ?? 0];
    for (const inclusive of [true, false]) {
      const { read } = serveHistory({ records, startInclusive: inclusive, endInclusive: inclusive });
      expect(await readRecords(read, { since, until })).toEqual(records.slice(700, 2601));
    }
  });

  it('gives up where an answer lacks the record that it has to repeat', async () => {
    const { read } = serveHistory({ records: spaced(3000, HOUR_MS) });
    let requests = 0;
    const forgetful: typeof read = async (window) => {
      requests += 1;
      return requests === 1 ? await read(window) : [];
    };
    await expect(readRecords(forgetful)).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: expect.stringContaining('contradict each other'),
    });
  });

  it.each(['start', 'end', 'both'] as const)(
    'gives up soon with a server that ignores %s',
    async (ignores) => {
      const { read, requests } = serveHistory({ records: spaced(3000, HOUR_MS), ignores });
      await expect(readRecords(read)).rejects.toMatchObject({ code: 'UNDECODABLE' });
      expect(requests.length).toBeLessThanOrEqual(8);
    },
  );

  it.each([true, false])(
    'says so when a millisecond fills an answer (start inclusive: %s)',
    async (startInclusive) => {
      const records = recordsAt([NOW - DAY_MS, ...Array<number>(1500).fill(NOW)]);
      await expect(readRecords(serveHistory({ records, startInclusive }).read)).rejects.toThrow(
        /cannot be read past/,
      );
    },
  );

  it('reads a millisecond of many records in the order of the service', async () => {
    const records = recordsAt([...Array<number>(700).fill(NOW - 1), ...Array<number>(700).fill(NOW)]);
    expect(await readRecords(serveHistory({ records }).read)).toEqual(records);
  });

  it('does not go on for ever with a server that brings one new record at a time', async () => {
    let calls = 0;
    const trickle = async (): Promise<readonly TagRecord[]> => {
      calls += 1;
      const from = NOW + calls;
      return Array.from({ length: 1000 }, (_, index) => ({
        time: from + index,
        digest: digestOf(from + index),
      }));
    };
    await expect(readRecords(trickle)).rejects.toMatchObject({ code: 'UNDECODABLE' });
    expect(calls).toBeLessThan(40);
  });

  it('does not go on for ever with a server that never ends', async () => {
    let calls = 0;
    const flood = async (): Promise<readonly TagRecord[]> => {
      calls += 1;
      const from = NOW + calls * 1000;
      return Array.from({ length: 1000 }, (_, index) => ({ time: from + index, digest: 'sha256:0' }));
    };
    await expect(readRecords(flood)).rejects.toMatchObject({ code: 'UNDECODABLE' });
    expect(calls).toBeLessThan(600);
  });

  it('loses no record unseen, whatever the server makes of bounds and order', async () => {
    const groups = fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: DAY_MS }),
        count: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 900, max: 2100 })),
        spacing: fc.constantFrom(0, 1, 3, 60_000),
      }),
      { maxLength: 4 },
    );
    const servers = fc.record(
      {
        startInclusive: fc.boolean(),
        endInclusive: fc.boolean(),
        order: fc.constantFrom('oldest-first', 'newest-first', 'newest-first-with-end'),
        kept: fc.constantFrom('oldest', 'newest'),
        ignores: fc.constantFrom('start', 'end', 'both'),
        repeats: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(groups, servers, async (parts, server) => {
        const times: number[] = [];
        for (const { count, gap, spacing } of parts) {
          const from = (times.at(-1) ?? NOW - 1000 * DAY_MS) + gap;
          for (let index = 0; index < count; index += 1) times.push(from + index * spacing);
        }
        const records = recordsAt(times);
        const { read, requests } = serveHistory({ records, ...server });
        try {
          const all = await readRecords(read);
          expect(new Set(all.map(({ digest }) => digest))).toEqual(
            new Set(records.map(({ digest }) => digest)),
          );
          expect(all.map(({ time }) => time)).toEqual(times);
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          expect(server.ignores !== undefined || parts.some(({ spacing }) => spacing < 3)).toBe(true);
        }
        expect(requests.length).toBeLessThanOrEqual(20 + records.length / 250);
      }),
      { numRuns: 100 },
    );
  });
});
