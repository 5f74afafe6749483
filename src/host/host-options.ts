import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Http } from '../base/http.ts';

/** The machine that a host is created from, as arguments. */
export interface HostOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes text to the log as it is. */
  readonly log: (text: string) => void;
  /** True if the log is a terminal that a person reads. */
  readonly interactive: boolean;
  /** Its first request opens the network. */
  readonly http: Http;
  readonly clock: Clock;
  readonly random: () => number;
  readonly workingDirectory: string;
  /** Name of the command, the prefix of its outputs on hosts where all jobs share one namespace. */
  readonly command?: string;
}

/** The value of a variable; `undefined` if it is absent or empty. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads variables; an empty one counts as absent. */
export function readVariables(environment: HostOptions['environment']): ReadVariable {
  return (name) => environment[name] || undefined;
}

/** A number in a variable; `undefined` for other text. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

/**
 * The cache folder of this user, for hosts that keep none between runs; `undefined` for a user without a home, as in a
 * container that runs as any number.
 */
export function userCacheFolder(environment: HostOptions['environment']): string | undefined {
  const caches = environment['XDG_CACHE_HOME'] || homeCaches();
  return caches === undefined ? undefined : join(caches, 'platform-actions');
}

function homeCaches(): string | undefined {
  try {
    return join(homedir(), '.cache');
  } catch {
    return undefined;
  }
}

/** The current folder of this process; `undefined` if it was removed. */
export function currentFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/** The file that this process was started with. */
export const startedProgram = (): string => process.argv[1] ?? '';
