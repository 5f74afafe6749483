import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import { plainLine } from '../base/plain-text.ts';
import { sha256Hex } from '../base/sha256.ts';
import type { TextCache } from '../base/text-cache.ts';
import { errorCode, leadsIntoGit, leavesWorkspace, readTextFile, writeAtomically } from './files/files.ts';
import type { Host } from './host.ts';
import { proxyVariables, readProxies } from './network/proxies.ts';

const MAXIMUM_ENTRY_BYTES = 32 * 1024 * 1024;
/** Maximum time for one call of the cache service, without which every run can do its work. */
const LONGEST_WAIT_MS = 10_000;
/** Incremented when the format of entries changes. */
const PREFIX = 'platform-actions-1-';

/** Loads the client of GitHub's cache service. */
type LoadService = () => Promise<Pick<typeof import('@actions/cache'), 'restoreCache' | 'saveCache'>>;

/** Texts kept between runs, in a folder; on GitHub its cache service stores the folder. */
export interface FileCache extends TextCache {
  /** Saves the folder to the cache service if something was added. Never throws. */
  close(): Promise<void>;
}

/**
 * Opens the cache in a folder. Nothing is written for changes, whose author could poison it. A host without
 * a place to keep it warns; a failure of the cache service is reported and does not stop the run.
 */
export async function openCache(
  host: Host,
  folder: string | undefined,
  clock: Clock,
  load: LoadService = () => import('@actions/cache'),
): Promise<FileCache | undefined> {
  const directory = usableFolder(host, folder);
  if (directory === undefined) return undefined;
  const writable = !host.context.changeEvent && !host.context.untrustedHead;
  const isService = folder === undefined && host.capabilities.cache === 'service';
  const save = isService ? await restore(host, directory, clock, load) : undefined;
  // An answer that comes later could leave half a file.
  if (isService && save === undefined) return undefined;
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

/** Fills the folder from the cache service; returns how to save it there, or `undefined` without an answer. */
async function restore(
  host: Host,
  directory: string,
  clock: Clock,
  load: LoadService,
): Promise<(() => Promise<void>) | undefined> {
  const warn = (what: string, error: unknown): void =>
    host.log.warning(`the cache was not ${what}: ${error instanceof Error ? error.message : String(error)}`);
  try {
    // The cache client and the storage client below it read these by rules of their own.
    Object.assign(process.env, proxyVariables(readProxies(process.env)));
    const cache = await load();
    await inTime(cache.restoreCache([directory], `${PREFIX}none`, [PREFIX]), clock);
    return async () => {
      try {
        const facts = readdirSync(directory).map((name) => statSync(join(directory, name)));
        const size = facts.reduce((sum, { size: bytes }) => sum + bytes, 0);
        const key = `${PREFIX}${facts.length}-${size}-${crypto.randomUUID()}`;
        await inTime(cache.saveCache([directory], key), clock);
      } catch (error) {
        warn('saved', error);
      }
    };
  } catch (error) {
    warn('restored', error);
    return undefined;
  }
}

/** Waits for the cache service; throws after the maximum time. */
async function inTime(work: Promise<unknown>, clock: Clock): Promise<void> {
  const settled = new AbortController();
  const late = clock.sleep(LONGEST_WAIT_MS, settled.signal).then(() => {
    if (!settled.signal.aborted) throw new Error('the cache service did not answer within 10 seconds');
  });
  await Promise.race([work, late]).finally(() => settled.abort());
}
