import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../src/platform/call.ts';
import type { Client } from '../../src/platform/client.ts';
import { PlatformError } from '../../src/platform/errors.ts';
import { type Page, readPages } from '../../src/platform/pages.ts';
import { foldAll, readAll } from '../../src/platform/read-all.ts';
import { type ListRow, type ListServer, numberedRows, serveList } from '../support/list-server.ts';

async function pagesOf(server: ListServer, pageSize?: number) {
  const { asked, client, list } = serveList(server);
  const uids: string[] = [];
  for await (const rows of readPages(client, list, pageSize)) uids.push(...rows.map((row) => row.uid));
  return { uids, asked };
}

async function allOf(server: ListServer) {
  const { asked, client, list } = serveList(server);
  return { uids: await readAll(client, list, (row) => row.uid), asked };
}

const uidsOf = (rows: readonly ListRow[]): readonly string[] => rows.map((row) => row.uid);

describe('readPages', () => {
  it('asks for the largest page and follows the token', async () => {
    const rows = numberedRows(450);
    const { asked, uids } = await pagesOf({ rows });
    expect(uids).toEqual(uidsOf(rows));
    expect(asked).toMatchObject([{ pageSize: 200 }, { pageSize: 200 }, { pageSize: 200 }]);
    expect(asked[0]).not.toHaveProperty('pageToken');
  });

  it.each([
    [1000, 200],
    [0, 1],
    [7.9, 7],
  ])('clamps a page size of %d to %d', async (asked, sent) => {
    expect((await pagesOf({ rows: [] }, asked)).asked).toEqual([{ pageSize: sent }]);
  });

  it('refuses a page size that is not a number, before anything is sent', async () => {
    await expect(pagesOf({ rows: [] }, Number.NaN)).rejects.toThrow(
      new TypeError('`pageSize` is not a number'),
    );
  });

  it('yields every row once and in order, whatever the cuts and the empty pages', async () => {
    const cuts = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 })
      .filter((all) => all.some((cut) => cut > 0));
    await fc.assert(
      fc.asyncProperty(fc.nat(60), cuts, async (count, sizes) => {
        const rows = numberedRows(count);
        expect((await pagesOf({ rows, cuts: sizes })).uids).toEqual(uidsOf(rows));
      }),
    );
  });

  it('asks again for a last page that is empty, and takes it where it stays so', async () => {
    const pagesFor = async (...pages: readonly Page<ListRow>[]) => {
      const left = [...pages];
      const client: Client = {
        send: async <T>(call: Call<T>): Promise<T> => call.decode(left.shift()),
      };
      // The pages are given as they are.
      const decode = (page: unknown) => page as Page<ListRow>;
      const uids: string[] = [];
      const list = () => ({ method: 'GET', path: '/list', decode, idempotent: true }) as const;
      for await (const rows of readPages(client, list)) uids.push(...rows.map((row) => row.uid));
      return { uids, left: left.length };
    };
    const first = { rows: [{ uid: '0' }], nextPageToken: 'a', totalCount: undefined, skipped: 0 };
    const nothing = { rows: [], nextPageToken: '', totalCount: undefined, skipped: 0 };
    const rest = { rows: [{ uid: '1' }], nextPageToken: '', totalCount: undefined, skipped: 0 };
    expect(await pagesFor(first, nothing, rest)).toEqual({ uids: ['0', '1'], left: 0 });
    expect(await pagesFor(first, nothing, nothing, rest)).toEqual({ uids: ['0'], left: 1 });
    expect(await pagesFor(nothing, rest)).toEqual({ uids: [], left: 1 });
  });

  it('gives up on a list that goes on with empty pages and new tokens for ever', async () => {
    const { asked, client, list } = serveList({ rows: numberedRows(5), cuts: [0] });
    const read = async () => {
      for await (const rows of readPages(client, list)) expect(rows).toEqual([]);
    };
    await expect(read()).rejects.toThrow('keeps returning empty pages');
    expect(asked).toHaveLength(201);
  });

  it('skips what it has seen when the list silently starts over, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        async (count, cut, when) => {
          const rows = numberedRows(count);
          const restart = 1 + (when % Math.max(1, Math.ceil(count / cut) - 1));
          const { uids } = await pagesOf({ rows, cuts: [cut], restartsAt: [restart] });
          expect(uids).toEqual(uidsOf(rows));
        },
      ),
    );
  });

  it('takes the same tokens again after it started over', async () => {
    const pages = [
      { rows: [{ uid: '0' }], nextPageToken: 'a', totalCount: 3, skipped: 0 },
      { rows: [{ uid: '1' }], nextPageToken: 'b', totalCount: 3, skipped: 0 },
      { rows: [{ uid: '0' }], nextPageToken: 'a', totalCount: 3, skipped: 0 },
      { rows: [{ uid: '1' }], nextPageToken: 'b', totalCount: 3, skipped: 0 },
      { rows: [{ uid: '2' }], nextPageToken: '', totalCount: 3, skipped: 0 },
    ];
    const { client } = serveList({ rows: [] });
    const list = () => {
      const page = pages.shift() ?? { rows: [], nextPageToken: '', totalCount: 0, skipped: 0 };
      return { method: 'GET', path: '/list', decode: () => page, idempotent: true } as const;
    };
    const uids: string[] = [];
    for await (const rows of readPages<ListRow>(client, list)) uids.push(...uidsOf(rows));
    expect(uids).toEqual(['0', '1', '2']);
  });

  it.each([
    ['a total that is larger', () => 60],
    ['a total that was larger on an earlier page', (request: number) => (request === 0 ? 60 : 50)],
  ])('is an error where the list ends before %s, in both of two readings', async (_, totalOf) => {
    const { asked, client, list } = serveList({ rows: numberedRows(50) });
    const told: typeof list = (position) => {
      const call = list(position);
      return {
        ...call,
        decode: (json) => {
          const page = call.decode(json);
          return { ...page, totalCount: totalOf((asked.length - 1) % 5) };
        },
      };
    };
    const uids: string[] = [];
    const read = async () => {
      for await (const rows of readPages(client, told, 10)) uids.push(...uidsOf(rows));
    };
    await expect(read()).rejects.toThrow('the list ended after 50 of 60 rows');
    expect(asked).toHaveLength(10);
    expect(uids).toEqual(uidsOf(numberedRows(50)));
  });

  it('reads a list again that ended early, and gives the rows that were missing', async () => {
    const rows = numberedRows(50);
    const change = (_: readonly ListRow[], request: number) => (request < 2 ? rows.slice(0, 15) : rows);
    const { uids } = await pagesOf({ rows, change, cuts: [10], totalCount: 50 });
    expect(uids).toEqual(uidsOf(rows));
  });

  it('takes a row that vanishes between two pages for a reason to look again', async () => {
    const rows = numberedRows(50);
    const change = (_: readonly ListRow[], request: number) => (request < 1 ? rows : rows.slice(0, -1));
    const { asked, uids } = await pagesOf({ rows, change, cuts: [10] });
    expect(uids).toEqual(uidsOf(rows.slice(0, -1)));
    expect(asked).toHaveLength(10);
  });

  it.each([
    ['starts over twice', { cuts: [10], restartsAt: [2, 4] }],
    [
      'starts over again and again, its first row gone',
      {
        cuts: [10],
        restartsAt: [2, 3, 4, 5, 6, 7, 8],
        change: (rows: readonly ListRow[], n: number) => (n === 2 ? rows.slice(1) : rows),
      },
    ],
    ['gives back the token that was sent', { cuts: [10], repeatsAt: [2] }],
  ])('is an error when the list %s', async (_, server) => {
    const rows = numberedRows(50);
    await expect(pagesOf({ rows, ...server })).rejects.toMatchObject({
      code: 'UNDECODABLE',
      call: 'GET /list',
    });
  });
});

describe('a list that ends while it repeats rows', () => {
  /** Reads pages of these uids; the last one ends the list. */
  const read = async (pages: readonly (readonly string[])[], totalCount?: number) => {
    const { client } = serveList({ rows: [] });
    const list = ({ pageToken }: { readonly pageToken?: string }) => {
      const index = Number(pageToken ?? 0);
      const rows = (pages[index] ?? []).map((uid) => ({ uid }));
      const nextPageToken = index + 1 < pages.length ? String(index + 1) : '';
      const decode = (): Page<ListRow> => ({ rows, nextPageToken, totalCount, skipped: 0 });
      return { method: 'GET', path: '/list', decode, idempotent: true } as const;
    };
    return readAll<ListRow, string>(client, list, ({ uid }) => uid);
  };
  const message = 'the list ended while it repeated earlier rows';

  it.each([
    ['without a total', undefined, [['a'], ['a']]],
    ['with the total of a service that does not count', 0, [['a'], ['a']]],
    [
      'with a total that is too small',
      1,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ],
    ['with an empty page at its end', undefined, [['a'], ['a'], []]],
  ])('is an error %s', async (_, totalCount, pages) => {
    await expect(read(pages, totalCount)).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message,
      call: 'GET /list',
    });
  });

  it('is whole if its total says so, or if new rows follow', async () => {
    expect(await read([['a'], ['a']], 1)).toEqual(['a']);
    expect(await read([['a'], ['a'], ['b']])).toEqual(['a', 'b']);
    expect(await read([['a'], ['a'], ['b'], []])).toEqual(['a', 'b']);
  });
});

describe('readAll', () => {
  it('takes one request for a list of one page, and keeps what the projection keeps', async () => {
    const { asked, client, list } = serveList({ rows: numberedRows(9) });
    const kept = await readAll(client, list, (row) => (Number(row.uid) % 2 === 0 ? row.uid : undefined));
    expect(kept).toEqual(['0', '2', '4', '6', '8']);
    expect(asked).toEqual([{ pageSize: 200, orderBy: 'created_at' }]);
  });

  it('reads a long list in parallel pages that share a row', async () => {
    const rows = numberedRows(1000);
    const { asked, uids } = await allOf({ rows });
    expect(uids).toEqual(uidsOf(rows));
    expect(asked.map(({ skip }) => skip)).toEqual([undefined, 199, 398, 597, 796, 995]);
  });

  it.each([
    ['a client that tells its limit', { concurrency: 3 }, 4],
    ['one that does not', {}, 9],
  ])('asks ahead no further than %s is worth', async (_, limit, most) => {
    const { client, list } = serveList({ rows: numberedRows(10_000) });
    let [running, peak] = [0, 0];
    const send: Client['send'] = async (call) => {
      running += 1;
      peak = Math.max(peak, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return client.send(call);
    };
    expect(await readAll({ ...limit, send }, list, ({ uid }) => uid)).toHaveLength(10_000);
    expect(peak).toBe(most);
  });

  it.each([
    ['the total is not told', { totalCount: 'absent' }],
    ['the total is too small', { totalCount: 300 }],
    ['the total is the zero value of a service that does not count', { totalCount: 0 }],
    ['`skip` is not heeded', { ignoresSkip: true }],
  ] as const)('reads by cursor where %s', async (_, server) => {
    const rows = numberedRows(500);
    const { asked, uids } = await allOf({ rows, ...server });
    expect(uids).toEqual(uidsOf(rows));
    expect(asked.at(-1)).toHaveProperty('pageToken');
  });

  it('reads by cursor where the first page has too few rows to overlap', async () => {
    const rows = numberedRows(5);
    expect((await allOf({ rows, cuts: [1] })).uids).toEqual(uidsOf(rows));
  });

  it.each([
    ['one page', 3, 9, 2],
    ['one page without rows', 0, 1, 2],
    ['one page that claims a million rows', 2, 1_000_000, 2],
    ['several pages', 500, 900, 11],
    ['several pages that claim more rows than there can be', 500, 900_719_925_474_099, 7],
  ])(
    'is an error where %s has %d of %d rows, after one more look',
    async (_, count, totalCount, requests) => {
      const { asked, client, list } = serveList({ rows: numberedRows(count), totalCount });
      await expect(readAll(client, list, ({ uid }) => uid)).rejects.toMatchObject({
        code: 'UNDECODABLE',
        message: `the list ended after ${count} of ${totalCount} rows`,
        call: 'GET /list',
      });
      expect(asked).toHaveLength(requests);
    },
  );

  it('keeps nothing of a reading that was short: rows that are gone when it is read again are not in it', async () => {
    const change = (rows: readonly ListRow[], request: number): readonly ListRow[] =>
      // The first look, in one page and without one row; then the list without another one.
      request === 0 ? rows.slice(0, 4) : numberedRows(5).filter(({ uid }) => uid !== '2');
    const totals = [5, 4];
    const { client, list } = serveList({ rows: numberedRows(5), change });
    const told: typeof list = (position) => {
      const call = list(position);
      return { ...call, decode: (json) => ({ ...call.decode(json), totalCount: totals.shift() }) };
    };
    expect(await readAll(client, told, ({ uid }) => uid)).toEqual(['0', '1', '3', '4']);
  });

  it('trusts a last page where no total is given', async () => {
    const { asked, uids } = await allOf({ rows: numberedRows(3), totalCount: 'absent' });
    expect(uids).toEqual(['0', '1', '2']);
    expect(asked).toHaveLength(1);
  });

  it('does not trust a single page that repeats a row', async () => {
    const rows = [...numberedRows(3), { uid: '1' }];
    expect((await allOf({ rows, totalCount: 3 })).uids).toEqual(['0', '1', '2']);
  });

  it.each(['absent', 3] as const)(
    'takes no side where a page contradicts itself, with total %s',
    async (totalCount) => {
      const row = (uid: string, deprecated: boolean) => ({ uid, deprecated });
      const contradicting = { rows: [...numberedRows(2), row('2', false), row('2', true)], totalCount };
      const error = { code: 'UNDECODABLE', message: 'a page of the list contradicts itself about `2`' };
      await expect(allOf(contradicting)).rejects.toMatchObject(error);
      await expect(pagesOf(contradicting)).rejects.toMatchObject(error);
      const repeating = { rows: [...numberedRows(2), row('2', false), row('2', false)], totalCount };
      expect((await allOf(repeating)).uids).toEqual(['0', '1', '2']);
    },
  );

  it('never loses a row unseen that was there all along, while others appear and vanish between the pages', async () => {
    // A change before a request: rows that vanish and appear, at places in the list; the order of the rest is kept.
    const change = fc.record({
      request: fc.integer({ min: 1, max: 12 }),
      remove: fc.array(fc.nat(1200), { maxLength: 3 }),
      insert: fc.array(fc.nat(1200), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 150, max: 1200 }),
        fc.array(change, { maxLength: 4 }),
        async (count, changes) => {
          const original = numberedRows(count);
          let added = 0;
          const removed = new Set<string>();
          const apply = (rows: readonly ListRow[], request: number): readonly ListRow[] => {
            const next = [...rows];
            for (const { insert, remove } of changes.filter((one) => one.request === request)) {
              for (const place of remove) {
                const [gone] = next.splice(place % Math.max(1, next.length), 1);
                if (gone !== undefined) removed.add(gone.uid);
              }
              for (const place of insert) {
                const index = place % (next.length + 1);
                added += 1;
                const before = Number(next[index - 1]?.uid ?? -1);
                // Between two numbers, so that the keyset cursor finds its place.
                next.splice(index, 0, { uid: String(before + added / 1e6) });
              }
            }
            return next;
          };
          try {
            const { uids } = await allOf({ rows: original, change: apply });
            const found = new Set(uids);
            expect(found.size).toBe(uids.length);
            for (const { uid } of original) if (!removed.has(uid)) expect(found.has(uid), uid).toBe(true);
          } catch (error) {
            if (!(error instanceof PlatformError)) throw error;
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('sees a row that moves to another page while they are read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 300, max: 900 }),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        async (count, from, to, request) => {
          const rows = numberedRows(count);
          const change = (current: readonly ListRow[], number: number): readonly ListRow[] => {
            if (number !== request) return current;
            const next = [...current];
            const [moved] = next.splice(from % count, 1);
            if (moved !== undefined) next.splice(to % count, 0, moved);
            return next;
          };
          const { uids } = await allOf({ rows, change });
          expect(new Set(uids)).toEqual(new Set(uidsOf(rows)));
          expect(uids).toHaveLength(count);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('foldAll', () => {
  it('hands over every row and keeps none', async () => {
    const { client, list } = serveList({ rows: numberedRows(450) });
    const seen: string[] = [];
    await foldAll(client, list, (row) => seen.push(row.uid));
    expect(new Set(seen)).toEqual(new Set(uidsOf(numberedRows(450))));
  });

  /** Requests from `after` on end the list there, saying that it has more. */
  function endingEarly(rows: readonly ListRow[], ends: (request: number) => boolean): ListServer {
    return {
      rows,
      change: (_, request) => (ends(request) ? rows.slice(0, 200) : rows),
      totalCount: rows.length,
    };
  }
  const foldedOf = async (server: ListServer) => {
    const { asked, client, list } = serveList(server);
    const seen = new Set<string>();
    await foldAll(client, list, (row) => seen.add(row.uid));
    return { asked, seen };
  };

  it('is an error when the list ends before its total, also when it is asked again', async () => {
    await expect(foldedOf(endingEarly(numberedRows(450), () => true))).rejects.toMatchObject({
      code: 'UNDECODABLE',
      message: expect.stringContaining('the list ended after 200 of 450 rows'),
      call: 'GET /list',
    });
  });

  it('reads the list again when it ended before its total once', async () => {
    const { seen } = await foldedOf(endingEarly(numberedRows(450), (request) => request === 0));
    expect(seen.size).toBe(450);
  });

  it('takes an end without a total for one before its total', async () => {
    const pages = { first: { rows: numberedRows(3), nextPageToken: 'more', totalCount: 9, skipped: 0 } };
    const list = ({ pageToken }: { readonly pageToken?: string }) =>
      ({
        method: 'GET',
        path: '/list',
        decode: () =>
          pageToken === undefined
            ? pages.first
            : { rows: [], nextPageToken: '', totalCount: undefined, skipped: 0 },
        idempotent: true,
      }) as const;
    const { client } = serveList({ rows: [] });
    await expect(foldAll<ListRow>(client, list, () => undefined)).rejects.toThrow('after 3 of 9 rows');
  });

  it('holds the first total against answers that are empty from then on', async () => {
    let requests = 0;
    const list = () =>
      ({
        method: 'GET',
        path: '/list',
        decode: () => {
          requests += 1;
          return requests === 1
            ? { rows: numberedRows(3), nextPageToken: 'more', totalCount: 9, skipped: 0 }
            : { rows: [], nextPageToken: '', totalCount: undefined, skipped: 0 };
        },
        idempotent: true,
      }) as const;
    const { client } = serveList({ rows: [] });
    await expect(foldAll<ListRow>(client, list, () => undefined)).rejects.toThrow('after 0 of 9 rows');
  });

  it('reads by cursor where the list has no order of creation', async () => {
    const { client, list } = serveList({ rows: numberedRows(450) });
    const refusing = {
      send: async <T>(call: Call<T>): Promise<T> => {
        if (JSON.stringify(call.query).includes('created_at'))
          throw new PlatformError('no such order', { code: 'INVALID_ARGUMENT', call: call.path });
        return client.send(call);
      },
    };
    const seen = new Set<string>();
    await foldAll(refusing, list, (row) => seen.add(row.uid));
    expect(seen.size).toBe(450);
  });

  it('takes a list without a total at its word', async () => {
    const { seen } = await foldedOf({ rows: numberedRows(450), totalCount: 'absent' });
    expect(seen.size).toBe(450);
  });
});
