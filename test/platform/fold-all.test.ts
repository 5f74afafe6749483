import { describe, expect, it } from 'vitest';
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
});
