import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { plainLine } from '../base/plain-text.ts';
import { sha256Hex } from '../base/sha256.ts';
import type { TextCache } from '../base/text-cache.ts';
import { errorCode, leadsIntoGit, leavesWorkspace, readTextFile, writeAtomically } from './files/files.ts';
import type { Host } from './host.ts';
import { proxyVariables, readProxies } from './network/proxies.ts';

const MAXIMUM_ENTRY_BYTES = 32 * 1024 * 1024;
/** Incremented when the format of entries changes. */
const PREFIX = 'platform-actions-1-';

/** Texts kept between runs, in a folder; on GitHub its cache service stores the folder. */
export interface FileCache extends TextCache {
  /** Saves the folder to the cache service if something was added. Never throws. */
  close(): Promise<void>;
}

/**
 * Opens the cache in a folder. Nothing is written for changes, whose author could poison it. A host without
 * a place to keep it warns; a failure of the cache service is reported and does not stop the run.
 */
export async function openCache(host: Host, folder: string | undefined): Promise<FileCache | undefined> {
  const directory = usableFolder(host, folder);
  if (directory === undefined) return undefined;
  const writable = !host.context.changeEvent && !host.context.untrustedHead;
  const save =
    folder === undefined && host.capabilities.cache === 'service'
      ? await restore(host, directory)
      : undefined;
  let added = false;
  const pathOf = (key: string): string => join(directory, `${sha256Hex(key)}.json`);
  return {
    get: async (key) => readTextFile(pathOf(key), MAXIMUM_ENTRY_BYTES).catch(() => undefined),
    set: async (key, text) => {
      if (!writable) return;
      try {
        mkdirSync(directory, { recursive: true, mode: 0o700 });
        writeAtomically(pathOf(key), text, 0o600);
        added = true;
      } catch (error) {
        host.log.warning(`the cache was not written: ${errorCode(error)}`);
      }
    },
    close: async () => {
      if (added) await save?.();
    },
  };
}

/** The folder of the cache; without a place to keep it, or with a link along the path that a change could contain, a warning. */
function usableFolder(host: Host, folder: string | undefined): string | undefined {
  const directory = folder ?? host.cacheDirectory;
  const { workspace } = host.context;
  if (directory === undefined || (folder === undefined && host.capabilities.cache === 'none')) {
    host.log.warning(
      '`cache` has no effect: this host does not keep a folder between runs\nuse the root action on GitHub, or set `cache-dir` to a folder',
    );
    return undefined;
  }
  if (!leavesWorkspace(workspace, directory) && !leadsIntoGit(workspace, directory)) return directory;
  host.log.warning(
    `\`cache\` has no effect: a link leads from its folder \`${plainLine(directory)}\` out of the workspace or into \`.git\``,
  );
  return undefined;
}

/** Fills the folder from the cache service; returns how to save it there. */
async function restore(host: Host, directory: string): Promise<(() => Promise<void>) | undefined> {
  const warn = (what: string, error: unknown): void =>
    host.log.warning(`the cache was not ${what}: ${error instanceof Error ? error.message : String(error)}`);
  try {
    // The cache client and the storage client below it read these by rules of their own.
    Object.assign(process.env, proxyVariables(readProxies(process.env)));
    const cache = await import('@actions/cache');
    await cache.restoreCache([directory], `${PREFIX}none`, [PREFIX]);
    return async () => {
      try {
        const facts = readdirSync(directory).map((name) => statSync(join(directory, name)));
        const size = facts.reduce((sum, { size: bytes }) => sum + bytes, 0);
        await cache.saveCache([directory], `${PREFIX}${facts.length}-${size}-${crypto.randomUUID()}`);
      } catch (error) {
        warn('saved', error);
      }
    };
  } catch (error) {
    warn('restored', error);
    return undefined;
  }
}
