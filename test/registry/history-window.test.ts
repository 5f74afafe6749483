import { describe, expect, it } from 'vitest';
import { findRecord } from '../../src/registry/find-record.ts';
import { inOrder, readRecords } from '../../src/registry/history-reader.ts';
import { recordsAt, serveHistory } from '../support/history-server.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 1);
const ORDERS = ['oldest-first', 'newest-first', 'newest-first-with-end'] as const;
/** Two moves in one millisecond, with all else far from it. */
const records = recordsAt([400, 100, 100, 20].map((days) => NOW - days * DAY_MS));
const [old, first, last, newest] = records;
const TWIN = NOW - 100 * DAY_MS;

describe('inOrder', () => {
  it.each(ORDERS)('gives the oldest record first, also of one millisecond: %s', async (order) => {
    const read = inOrder(serveHistory({ records, order }).read);
    const window = { start: TWIN - 1, end: TWIN + 1 };
    expect(await read(window)).toEqual([first, last]);
    expect(await read({ end: NOW })).toEqual(records);
    expect(await read({ start: NOW - 500 * DAY_MS })).toEqual(records);
    expect(await read(window)).toEqual([first, last]);
  });

  it('asks once more only where several digests are of one millisecond, and only once', async () => {
    const server = serveHistory({ records, order: 'newest-first' });
    const read = inOrder(server.read);
    await read({ start: NOW - 30 * DAY_MS });
    expect(server.requests).toHaveLength(1);
    const twins = { end: TWIN + 1, start: TWIN - 1 };
    await read(twins);
    await read(twins);
    expect(server.requests.slice(1)).toEqual([twins, { end: Date.UTC(3000, 0, 1) }, twins]);
  });

  it('takes a whole history of one millisecond for oldest first, as specified', async () => {
    const twins = recordsAt([TWIN, TWIN]);
    const server = serveHistory({ records: twins });
    const read = inOrder(server.read);
    expect(await read({})).toEqual(twins);
    expect(await read({ start: TWIN })).toEqual(twins);
    expect(await read({ start: TWIN })).toEqual(twins);
    expect(server.requests).toEqual([{}, { start: TWIN }, {}, { start: TWIN }]);
  });
});

describe('a history whose wanted records are of one millisecond', () => {
  it.each(ORDERS)('has the last of them at its time: %s', async (order) => {
    const { read } = serveHistory({ records, order });
    for (const bound of [TWIN, TWIN + 1, NOW - 90 * DAY_MS])
      expect(await findRecord(read, bound, NOW)).toMatchObject({ kind: 'found', record: last });
    expect(await findRecord(read, TWIN - 1, NOW)).toMatchObject({ record: old });
  });

  it.each(ORDERS)('is read in its order: %s', async (order) => {
    const { read } = serveHistory({ records: records.slice(0, 3), order });
    expect(await readRecords(read, { since: NOW - 200 * DAY_MS })).toEqual([first, last]);
    const later = serveHistory({ records: records.slice(1), order });
    expect(await readRecords(later.read, { until: NOW - 30 * DAY_MS })).toEqual([first, last]);
    expect(await readRecords(later.read)).toEqual([first, last, newest]);
  });
});
