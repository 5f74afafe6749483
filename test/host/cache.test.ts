import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Clock } from '../../src/base/clock.ts';
import { openCache } from '../../src/host/cache.ts';
import type { Host } from '../../src/host/host.ts';

const service = { restoreCache: vi.fn(), saveCache: vi.fn() };
const load = async () => service;

const never = (): Promise<never> => new Promise(() => {});
/** A clock whose waits are over at once. */
const clock: Clock = { now: () => 0, sleep: async () => {} };

let folder: string;
let warnings: string[];
let host: Host;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
  warnings = [];
  const context = { workspace: join(folder, 'workspace'), changeEvent: false, untrustedHead: false };
  const log = { warning: (text: string) => warnings.push(text) };
  const facts = { context, log, cacheDirectory: join(folder, 'cache'), capabilities: { cache: 'service' } };
  host = facts as unknown as Host;
});
afterEach(() => {
  vi.resetAllMocks();
  rmSync(folder, { recursive: true });
});

it('goes on without a cache whose service does not answer', async () => {
  service.restoreCache.mockImplementation(never);
  expect(await openCache(host, undefined, clock, load)).toBeUndefined();
  expect(warnings).toEqual([
    'the cache was not restored: the cache service did not answer within 10 seconds',
  ]);
});

it('goes on where the service does not take what is saved', async () => {
  service.restoreCache.mockImplementation(async () => writeFileSync(join(folder, 'restored'), ''));
  service.saveCache.mockImplementation(never);
  // The first wait is for an answer that comes before it ends.
  const waits = [never, async () => {}];
  const sleep = () => (waits.shift() ?? never)();
  const cache = await openCache(host, undefined, { ...clock, sleep }, load);
  await cache?.set('key', 'text');
  expect(await cache?.get('key')).toBe('text');
  await cache?.close();
  expect(service.saveCache).toHaveBeenCalledOnce();
  expect(warnings).toEqual(['the cache was not saved: the cache service did not answer within 10 seconds']);
});
