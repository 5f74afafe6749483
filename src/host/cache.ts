import { createHash } from 'node:crypto';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, readTextFile, writeAtomically } from './files.ts';
import type { Host } from './host.ts';

const MAXIMUM_ENTRY_BYTES = 32 * 1024 * 1024;
/** Bumped when the form of entries changes. */
const PREFIX = 'platform-actions-1-';

/** Texts kept between runs: a folder, on GitHub carried by its cache service. */
export interface FileCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  /** Hands the folder over to the cache service, when something was added. Never throws. */
  close(): Promise<void>;
}

/**
 * Opens the cache in a folder (contract §2). Nothing is written for changes, whose author could poison it. A host without
 * a place to keep it warns, and a cache service that fails is told and does not stop the run.
 */
export async function openCache(host: Host, folder: string | undefined): Promise<FileCache | undefined> {
  const directory = folder ?? host.cacheDirectory;
  if (directory === undefined || (folder === undefined && host.capabilities.cache === 'none')) {
    host.log.warning(
      '`cache` has no effect: this host keeps no folder between runs\nuse the root action on GitHub, or name a folder with `cache-dir`',
    );
    return undefined;
  }
  const writable = !host.context.changeEvent && !host.context.untrustedHead;
  const service =
    folder === undefined && host.capabilities.cache === 'service'
      ? await restore(host, directory)
      : undefined;
  let added = false;
  const pathOf = (key: string): string =>
    join(directory, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    get: async (key) => readTextFile(pathOf(key), MAXIMUM_ENTRY_BYTES).catch(() => undefined),
    set: async (key, text) => {
      if (!writable) return;
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeAtomically(pathOf(key), text, 0o600);
        added = true;
      } catch (error) {
        host.log.warning(`the cache was not written: ${errorCode(error)}`);
      }
    },
    close: async () => {
      if (added && service !== undefined) await service.save();
    },
  };
}

interface CacheService {
  save(): Promise<void>;
}

async function restore(host: Host, directory: string): Promise<CacheService | undefined> {
  try {
    const cache = await import('@actions/cache');
    await cache.restoreCache([directory], `${PREFIX}none`, [PREFIX]);
    return {
      save: async () => {
        try {
          const facts = await Promise.all(
            (await readdir(directory)).map((name) => stat(join(directory, name))),
          );
          const size = facts.reduce((sum, { size: bytes }) => sum + bytes, 0);
          await cache.saveCache([directory], `${PREFIX}${facts.length}-${size}-${crypto.randomUUID()}`);
        } catch (error) {
          host.log.warning(
            `the cache was not saved: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      },
    };
  } catch (error) {
    host.log.warning(`the cache was not restored: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
