import { writeText } from './standard-streams.ts';
import { hasStuckThread } from './threads.ts';

/** Work in the thread pool, which cannot be cancelled; an ordinary exit waits for it. */
const POOL_WORK = /^(?:FSReq|GetAddrInfo|GetNameInfo)/;

/**
 * Ends the process at once. An ordinary exit waits for reads, name lookups and threads that hang in the system. If there
 * are any, the process replaces itself by one that only has the exit code or, on a Node that cannot do that, is killed.
 */
export function exitNow(code: number): never {
  const isFree = !process.getActiveResourcesInfo().some((name) => POOL_WORK.test(name));
  if (isFree && !hasStuckThread()) process.exit(code);
  // Since Node 22.15.
  const replace: unknown = Reflect.get(process, 'execve');
  if (typeof replace === 'function') {
    try {
      const program = process.execPath;
      Reflect.apply(replace, process, [program, [program, '-e', `process.exit(${code})`], {}]);
    } catch {
      // A process that cannot be replaced is killed.
    }
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal arrives before this line.
  return process.exit(code);
}

/**
 * Ends the process once this turn of the event loop is over. A name lookup counts as work of the pool until its callback has
 * returned, and the end of a run may be called from there: a host that does not exist is the last thing that many runs hear.
 */
export async function endProcess(code: number): Promise<never> {
  await new Promise<void>((resolve) => {
    setImmediate(resolve);
  });
  return exitNow(code);
}

/** Reports an error that nobody expected, by its name and place only: its message could show a secret. */
export function tellCrash(error: unknown): void {
  const [name, place] =
    error instanceof Error ? [error.name, /^\s+at .*$/m.exec(error.stack ?? '')?.[0].trim()] : [typeof error];
  writeText(
    2,
    `error: the run ended unexpectedly (${[name, place].join(' ').trim()}): this is a bug, please report it\n`,
  );
}
