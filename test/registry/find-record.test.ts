import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagRecord } from '../../src/images/tag-history.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { FIRST_WINDOW_MS, findRecord } from '../../src/registry/find-record.ts';
import { type HistoryServer, recordsAt, serveHistory } from '../support/history-server.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 1, 12);

/** `count` records, the last one `age` before now, `spacing` apart. */
function spaced(count: number, spacing: number, age = 3_600_000): readonly TagRecord[] {
  return recordsAt(Array.from({ length: count }, (_, index) => NOW - age - (count - 1 - index) * spacing));
}

function growing(count: number, steepness: number): readonly TagRecord[] {
  const times = Array.from({ length: count }, (_, index) => {
    const part = Math.expm1((steepness * (count - 1 - index)) / count) / Math.expm1(steepness);
    return Math.floor(NOW - 60_000 - 1500 * DAY_MS * part);
  });
  return recordsAt(times);
}

/** The result of a full scan. */
function oracle(records: readonly TagRecord[], bound: number | undefined): TagRecord | undefined {
  return records.findLast((record) => bound === undefined || record.time <= bound);
}

async function look(server: HistoryServer, bound?: number) {
  const reader = serveHistory(server);
  const found = await findRecord(reader.read, bound, NOW);
  return { found, requests: reader.requests.length, windows: reader.requests };
}

describe('findRecord', () => {
  it('takes one request for the newest record of a short history, however old it is', async () => {
    for (const age of [60_000, 400 * DAY_MS]) {
      const records = spaced(300, DAY_MS, age);
      const { found, requests } = await look({ records });
      expect(found).toMatchObject({ kind: 'found', record: records.at(-1) });
      expect(requests).toBe(1);
    }
  });

  it('leaves out records in the future, but for what clocks differ by', async () => {
    const records = spaced(5, DAY_MS);
    const [soon, later] = recordsAt([NOW + 60_000, Date.UTC(2999, 0)]);
    if (soon === undefined || later === undefined) throw new Error('two records were made');
    for (const order of ['old first', 'new first'] as const) {
      const read = (all: readonly TagRecord[]) => async () =>
        order === 'old first' ? all : all.toReversed();
      expect(await findRecord(read([...records, later]), undefined, NOW)).toMatchObject({
        kind: 'found',
        record: records.at(-1),
      });
      expect(await findRecord(read([...records, soon, later]), undefined, NOW)).toMatchObject({
        kind: 'found',
        record: soon,
      });
    }
    expect(await findRecord(async () => [later], undefined, NOW)).toEqual({ kind: 'none', first: later });
  });

  it('takes one request for a date while the tag was alive, also in a long history', async () => {
    const records = spaced(5000, DAY_MS / 2.7);
    let total = 0;
    for (let day = 0; day < 1800; day += 60) {
      const bound = NOW - day * DAY_MS;
      const { found, requests } = await look({ records }, bound);
      expect(found).toMatchObject({ kind: 'found', record: oracle(records, bound) });
      total += requests;
    }
    expect(total / 30).toBeLessThanOrEqual(1.1);
  });

  it('takes one request for a cooldown, also of a tag that has not moved for months', async () => {
    const records = spaced(100, DAY_MS, 200 * DAY_MS);
    const reader = serveHistory({ records });
    const found = await findRecord(reader.read, NOW - 7 * DAY_MS, NOW, FIRST_WINDOW_MS.cooldown);
    expect(found).toMatchObject({ kind: 'found', record: records.at(-1) });
    expect(reader.requests).toHaveLength(1);
  });

  it('hands back the records around the one that it found, that one last', async () => {
    const records = spaced(20, DAY_MS);
    const bound = NOW - 5 * DAY_MS;
    const { found } = await look({ records, order: 'newest-first' }, bound);
    expect(found.kind === 'found' && found.recent).toEqual(records.slice(0, 15));
  });

  it.each([
    ['a few a day', spaced(100_000, DAY_MS / 2.7)],
    ['hourly', spaced(100_000, 3_600_000)],
    ['every minute', spaced(100_000, 60_000)],
    ['ever faster', growing(100_000, 6)],
    ['ever slower', growing(100_000, -6)],
    ['hourly, and over for years', spaced(100_000, 3_600_000, 1200 * DAY_MS)],
    ['every minute, and over for years', spaced(100_000, 60_000, 1200 * DAY_MS)],
    ['every second, and over for years', spaced(100_000, 1000, 1200 * DAY_MS)],
  ])('finds the newest of 100,000 records with at most 12 requests: %s', async (_, records) => {
    const { found, requests } = await look({ records });
    expect(found).toMatchObject({ kind: 'found', record: records.at(-1) });
    expect(requests).toBeLessThanOrEqual(12);
  });

  it('says when a tag first appeared that had no record at the bound', async () => {
    for (const [records, limit] of [
      [spaced(12, DAY_MS), 3],
      [spaced(5000, 3_600_000), 4],
    ] as const) {
      const bound = (records[0]?.time ?? 0) - DAY_MS;
      const { found, requests } = await look({ records }, bound);
      expect(found).toEqual({ kind: 'none', first: records[0] });
      expect(requests).toBeLessThanOrEqual(limit);
    }
  });

  it('finds the first record also where a server keeps the newest ones', async () => {
    const records = spaced(2500, 3_600_000);
    const { found } = await look({ records, kept: 'newest' }, (records[0]?.time ?? 0) - 1);
    expect(found).toEqual({ kind: 'none', first: records[0] });
  });

  it('says that a tag has no records at all', async () => {
    expect((await look({ records: [] })).found).toEqual({ kind: 'none', first: undefined });
    expect((await look({ records: [] }, NOW)).found).toEqual({ kind: 'none', first: undefined });
  });

  it('finds a record that a clock ahead of ours has dated', async () => {
    const records = recordsAt([NOW - DAY_MS, NOW + 60_000]);
    expect((await look({ records })).found).toMatchObject({ record: records[1] });
    const many = [...spaced(3000, 3_600_000), ...recordsAt([NOW + 60_000])];
    expect((await look({ records: many })).found).toMatchObject({ record: many.at(-1) });
  });

  it('finds the last of the records of one millisecond, in the order of the service', async () => {
    const records = recordsAt([NOW - 10, ...Array<number>(5).fill(NOW - 5)]);
    for (const order of ['oldest-first', 'newest-first'] as const) {
      expect((await look({ records, order })).found).toMatchObject({ record: records.at(-1) });
    }
  });

  it('knows the order of the service also where its last answer has one millisecond only', async () => {
    const times = Array.from(
      { length: 3500 },
      (_, index) => NOW - (1750 - Math.floor(index / 2)) * 3_600_000,
    );
    const records = recordsAt(times);
    for (const order of ['oldest-first', 'newest-first'] as const)
      for (const kept of ['oldest', 'newest'] as const)
        expect((await look({ records, order, kept })).found).toMatchObject({ record: records.at(-1) });
  });

  it('finds its way past a millisecond that fills an answer', async () => {
    const crowd = Array<number>(1000).fill(NOW - 50 * DAY_MS);
    const records = recordsAt([
      NOW - 60 * DAY_MS,
      ...crowd,
      ...Array.from({ length: 900 }, (_, i) => NOW - 9000 + i),
    ]);
    for (const startInclusive of [true, false]) {
      const { found, requests } = await look({ records, startInclusive });
      expect(found).toMatchObject({ kind: 'found', record: records.at(-1) });
      expect(requests).toBeLessThanOrEqual(12);
    }
  });

  it.each([
    ['inclusive', true],
    ['exclusive', false],
  ])('says so when the newest millisecond fills an answer, its start %s', async (_, startInclusive) => {
    const records = recordsAt([NOW - DAY_MS, ...Array<number>(1500).fill(NOW - 1000)]);
    await expect(look({ records, startInclusive })).rejects.toThrow(
      /cannot be read past 2026-11-01T11:59:59\.000Z/,
    );
  });

  it('says so when answers are full of later records only', async () => {
    const records = recordsAt(Array<number>(1200).fill(NOW));
    await expect(look({ records, ignores: 'end' }, NOW - DAY_MS)).rejects.toMatchObject({
      code: 'UNDECODABLE',
    });
  });

  it.each(['start', 'both'] as const)('gives up soon with a server that ignores %s', async (ignores) => {
    const reader = serveHistory({ records: spaced(3000, 3_600_000), ignores });
    await expect(findRecord(reader.read, undefined, NOW)).rejects.toMatchObject({ code: 'UNDECODABLE' });
    expect(reader.requests.length).toBeLessThanOrEqual(12);
  });

  it('gives up with a server whose answers make no sense', async () => {
    let calls = 0;
    const flood = async () => {
      calls += 1;
      // Always full, and always a little newer than before.
      return recordsAt(Array.from({ length: 1000 }, (_, index) => NOW - DAY_MS + calls * 10 + index / 1000));
    };
    await expect(findRecord(flood, undefined, NOW)).rejects.toMatchObject({ code: 'UNDECODABLE' });
    expect(calls).toBeLessThanOrEqual(60);
  });

  const clusters = fc.array(
    fc.record({
      gap: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 200 * DAY_MS }),
      ),
      count: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 900, max: 2500 })),
      spacing: fc.constantFrom(0, 1, 7, 1000, 60_000, 3_600_000),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const historyOf = (
    groups: readonly { readonly count: number; readonly gap: number; readonly spacing: number }[],
    age: number,
  ): readonly TagRecord[] => {
    const times: number[] = [];
    let time = 0;
    for (const { count, gap, spacing } of groups) {
      time += gap;
      for (let index = 0; index < count; index += 1) times.push(time + index * spacing);
      time = times.at(-1) ?? time;
    }
    return recordsAt(times.map((at) => NOW - age - time + at));
  };
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
  it('takes no record from before the window for the newest of a longer history', async () => {
    const records = recordsAt(Array.from({ length: 5000 }, (_, index) => NOW - (5000 - index) * 3_600_000));
    const { read } = serveHistory({ records });
    for (const later of [records.slice(0, 1), records.slice(900, 901)]) {
      let requests = 0;
      const forgetful: typeof read = async (window) => {
        requests += 1;
        return requests === 1 ? await read(window) : later;
      };
      await expect(findRecord(forgetful, undefined, NOW)).rejects.toMatchObject({ code: 'UNDECODABLE' });
    }
  });

  it('gives up where an answer lacks the newest record of the one before', async () => {
    const records = recordsAt(Array.from({ length: 1500 }, (_, index) => NOW - (1500 - index) * 3_600_000));
    const { read } = serveHistory({ records });
    const below = records[999]?.time ?? 0;
    let requests = 0;
    const forgetful: typeof read = async (window) => {
      requests += 1;
      return requests === 1 ? await read(window) : recordsAt([below - 1]);
    };
    await expect(findRecord(forgetful, undefined, NOW)).rejects.toMatchObject({
      message: expect.stringContaining('contradict each other'),
    });
  });

  it('agrees with a full scan, or says that it cannot, within bounded requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        clusters,
        fc.nat(900 * DAY_MS),
        servers,
        fc.option(fc.nat(1000)),
        async (groups, age, server, place) => {
          const records = historyOf(groups, age);
          const span = NOW - (records[0]?.time ?? NOW);
          // Places before the first record, too.
          const bound = place === null ? undefined : NOW - Math.floor((span * place) / 950);
          const reader = serveHistory({ records, ...server });
          const perTime = new Map<number, number>();
          for (const { time } of records) perTime.set(time, (perTime.get(time) ?? 0) + 1);
          const crowded = Math.max(...perTime.values()) * (server.repeats === true ? 2 : 1) >= 500;
          try {
            const found = await findRecord(reader.read, bound, NOW);
            const expected = oracle(records, bound);
            // An answer of a single time does not show which of its records is the last.
            const exact = server.order === undefined || server.order === 'oldest-first';
            if (found.kind === 'found')
              expect(exact ? found.record : found.record.time).toEqual(exact ? expected : expected?.time);
            else {
              expect(expected).toBeUndefined();
              if (!crowded) expect(found.first?.time).toBe(records[0]?.time);
            }
          } catch (error) {
            if (!(error instanceof PlatformError)) throw error;
            expect(error.code).toBe('UNDECODABLE');
            // Only a server that does not heed its bounds, or a thousand records in one millisecond, may end so.
            expect(server.ignores !== undefined || crowded).toBe(true);
          }
          expect(reader.requests.length).toBeLessThanOrEqual(62);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('never errs with a server that heeds its bounds and a history without crowds', async () => {
    const calm = fc.record({
      startInclusive: fc.boolean(),
      endInclusive: fc.boolean(),
      order: fc.constantFrom('oldest-first' as const, 'newest-first' as const),
      kept: fc.constantFrom('oldest' as const, 'newest' as const),
    });
    const shape = fc.tuple(
      fc.integer({ min: 1, max: 6000 }),
      fc.integer({ min: 3, max: DAY_MS }),
      fc.nat(900 * DAY_MS),
    );
    await fc.assert(
      fc.asyncProperty(shape, calm, async ([count, spacing, age], server) => {
        const records = spaced(count, spacing, age);
        const { found, requests } = await look({ records, ...server });
        expect(found).toMatchObject({ kind: 'found', record: records.at(-1) });
        expect(requests).toBeLessThanOrEqual(20);
      }),
      { numRuns: 80 },
    );
  });
});
