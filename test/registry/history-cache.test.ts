import { describe, expect, it } from 'vitest';
import type { TextCache } from '../../src/base/text-cache.ts';
import { judgePin } from '../../src/images/tag-history.ts';
import { readRecordsOf } from '../../src/registry/history-cache.ts';
import { digestOf, recordsAt, serveHistory } from '../support/history-server.ts';

const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;
const records = recordsAt(Array.from({ length: 3900 }, (_, index) => NOW - (3900 - index) * DAY_MS));
const recent = records.at(-20)?.digest ?? '';
const old = records.at(40)?.digest ?? '';
const UNTIL = Date.UTC(2025, 11, 1);
/** Less than a thousand records before those that are always read live. */
const PLACE = 2700;

function memoryCache(): TextCache & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return { texts, get: async (key) => texts.get(key), set: async (key, text) => void texts.set(key, text) };
}

describe('readRecordsOf', () => {
  const ask = (cache: TextCache, digests: readonly string[], served = records) => {
    const server = serveHistory({ records: served });
    return {
      server,
      found: readRecordsOf(server.read, digests, { cache, name: 'cgr.dev/acme/app:1', now: NOW }),
    };
  };

  it('reads the recent records only, where all digests are among them', async () => {
    const { found, server } = ask(memoryCache(), [recent]);
    expect((await found).at(-1)).toEqual(records.at(-1));
    expect(server.requests).toHaveLength(1);
  });

  it('reads what is older too for a digest that is not among them, and keeps it', async () => {
    const cache = memoryCache();
    expect(await ask(cache, [old]).found).toEqual(records);
    expect([...cache.texts.keys()]).toEqual([`history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`]);
  });

  it('sees a kept record live again in one request, with all that came after it', async () => {
    const cache = memoryCache();
    const kept = records.at(PLACE)?.digest ?? '';
    await ask(cache, [kept]).found;
    const { found, server } = ask(cache, [kept]);
    expect(await found).toEqual(records.slice(PLACE));
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['invents what followed a digest', [{ time: UNTIL - 899 * DAY_MS, digest: digestOf(77_777) }], 'b'],
    ['leaves out that a digest came back', [], 'a'],
  ])('changes no answer where it %s', async (_, invented, current) => {
    const [a, b] = [digestOf(1), digestOf(2)];
    const [first, second] = [
      { time: UNTIL - 900 * DAY_MS, digest: a },
      { time: UNTIL - 800 * DAY_MS, digest: b },
    ];
    const back = { time: UNTIL - 700 * DAY_MS, digest: a };
    const moved = current === 'a' ? [first, second, back] : [first, second];
    const cache = memoryCache();
    const forged = [first, ...invented, ...(current === 'a' ? [second] : [])];
    cache.texts.set(`history cgr.dev/acme/app:1 until ${UNTIL}`, JSON.stringify(forged));
    const read = await ask(cache, [a], moved).found;
    expect(judgePin(read, a)).toEqual(judgePin(moved, a));
  });

  it('sees the last kept record live too', async () => {
    const cache = memoryCache();
    await ask(cache, [old]).found;
    const last = records.findLast((record) => record.time < Date.UTC(2025, 11, 1))?.digest ?? '';
    expect((await ask(cache, [last]).found).some((record) => record.digest === last)).toBe(true);
  });

  it('believes no cache that leaves out what came after its last record', async () => {
    const cache = memoryCache();
    const moved = records.slice(0, 42);
    const key = `history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`;
    cache.texts.set(key, JSON.stringify(moved.slice(0, 41)));
    expect((await ask(cache, [old], moved).found).at(-1)).toEqual(moved[41]);
    cache.texts.set(key, JSON.stringify(records.slice(0, 41)));
    expect(await ask(cache, [old]).found).toEqual(records.slice(40));
  });

  it('believes no cache that names a digest which the tag never had', async () => {
    const cache = memoryCache();
    const forged = [{ digest: digestOf(77_777), time: NOW - 2000 * DAY_MS }, { digest: 1 }, 'text', null];
    cache.texts.set(`history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`, JSON.stringify(forged));
    expect(await ask(cache, [digestOf(77_777)]).found).toEqual(records);
    const few = records.slice(0, 42);
    cache.texts.set(`history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`, JSON.stringify(forged));
    expect(await ask(cache, [digestOf(77_777)], few).found).toEqual(few);
  });

  it.each([1e300, -1e300, -8.64e15, 0, 0.5])('believes no record that was at %d', async (time) => {
    const cache = memoryCache();
    const forged = [{ digest: digestOf(77_777), time }];
    cache.texts.set(`history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`, JSON.stringify(forged));
    const { found, server } = ask(cache, [digestOf(77_777)]);
    expect(await found).toEqual(records);
    expect(server.requests.every(({ start, end }) => start !== time - 1 && end !== time + 1)).toBe(true);
  });

  it.each(['no JSON', '{}', '[{"digest":"sha256:short","time":1}]'])(
    'reads live where the cache holds %s',
    async (text) => {
      const cache = memoryCache();
      cache.texts.set(`history cgr.dev/acme/app:1 until ${Date.UTC(2025, 11, 1)}`, text);
      expect(await ask(cache, [old]).found).toEqual(records);
    },
  );

  it('keeps nothing of a tag that has no older records', async () => {
    const cache = memoryCache();
    expect(await ask(cache, [digestOf(77_777)], records.slice(-100)).found).toEqual(records.slice(-100));
    expect(cache.texts.size).toBe(0);
  });
});
