import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../src/platform/errors.ts';
import { foldAll } from '../../src/platform/read-all.ts';
import { numberedRows, serveList } from '../support/list-server.ts';

describe('foldAll', () => {
  it('hands over every row of a list', async () => {
    const rows = numberedRows(950);
    const { client, list } = serveList({ rows });
    const seen = new Set<string>();
    await foldAll(client, list, (row) => seen.add(row.uid));
    expect([...seen].sort()).toEqual(rows.map(({ uid }) => uid).sort());
  });

  it('hands rows over again, and misses none, when the list moves while it is read in parallel', async () => {
    const rows = numberedRows(950);
    const { client, list } = serveList({
      rows,
      change: (present, request) => (request === 3 ? present.slice(1) : present),
    });
    const seen = new Set<string>();
    await foldAll(client, list, (row) => seen.add(row.uid));
    for (const { uid } of rows.slice(1)) expect(seen.has(uid)).toBe(true);
  });

  it.each([[1], [500]])('throws what its caller throws at row %d, and reads nothing again', async (at) => {
    const rows = numberedRows(950);
    const { client, list } = serveList({ rows });
    const stop = new PlatformError('enough', { code: 'INVALID_ARGUMENT', call: 'none' });
    let count = 0;
    const folding = foldAll(client, list, () => {
      count += 1;
      if (count === at) throw stop;
    });
    await expect(folding).rejects.toBe(stop);
    expect(count).toBeLessThan(rows.length);
  });
});
