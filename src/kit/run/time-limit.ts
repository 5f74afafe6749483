import { LONGEST_TIMER_MS } from '../../base/clock.ts';
import { renderDuration } from '../../base/time.ts';
import { ExplainedError } from './problems.ts';

/** Maximum time that work may continue after it has to stop; the process ends within two seconds. */
const WORK_GRACE_MS = 700;
/** Maximum time that a host may take to deliver results once the run has to end. */
export const WRITE_GRACE_MS = 500;
/** When the watchdog kills a process that had to stop; by then, the limits above have passed. */
const WATCHDOG_GRACE_MS = 1500;
/** Maximum time limit that is enforced: the watchdog, which waits longer, counts no further than a timer. */
const LONGEST_LIMIT_MS = LONGEST_TIMER_MS - WATCHDOG_GRACE_MS;
/** A refused input is reported sooner, and needs no watchdog. */
const ENFORCED_AFTER_MS = 200;

export interface TimeLimit {
  /** Aborts when the time is over or the process has to stop. */
  readonly over: AbortSignal;
  /** Sets the `timeout`, counted from the opening of the limit; replaces an earlier one. */
  readonly start: (timeoutMs: number) => void;
  /** The same, enforced by the watchdog too: before work begins that may block the event loop. */
  readonly enforce: (timeoutMs: number) => void;
  /** The result of `work`, or `late()` if it continues after the signal: a promise of a library may never settle. */
  readonly within: <T>(work: Promise<T>, late: () => T, graceMs?: number) => Promise<T>;
  readonly close: () => void;
}

/** Receives the number of milliseconds after which the process must end; `isEnding` once it has to stop. */
export type Watch = (milliseconds: number, isEnding: boolean) => void;

export function openTimeLimit(stop: AbortSignal, watch: Watch): TimeLimit {
  const controller = new AbortController();
  const over = controller.signal;
  const forgetWatch = onAbort(over, () => watch(WATCHDOG_GRACE_MS, true));
  const forgetStop = onAbort(stop, () => controller.abort(stop.reason));
  const openedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const leftOf = (timeoutMs: number): number =>
    Math.max(0, Math.min(timeoutMs, LONGEST_LIMIT_MS) - (performance.now() - openedAt));
  let limitMs = LONGEST_LIMIT_MS;
  let isEnforced = false;
  const enforce = (): void => {
    if (!over.aborted && !isEnforced) watch(leftOf(limitMs) + WATCHDOG_GRACE_MS, false);
    isEnforced = true;
  };
  // Also after the run: a stream without a reader may hold its last output.
  setTimeout(enforce, ENFORCED_AFTER_MS).unref();
  const start = (timeoutMs: number): void => {
    limitMs = timeoutMs;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const why = `the command took longer than its \`timeout\` of ${renderDuration(timeoutMs)}`;
      controller.abort(new DOMException(why, 'TimeoutError'));
    }, leftOf(timeoutMs));
  };
  return {
    over,
    start,
    enforce: (timeoutMs) => {
      start(timeoutMs);
      isEnforced = false;
      enforce();
    },
    within: (work, late, graceMs = WORK_GRACE_MS) => within(over, work, late, graceMs),
    close: () => {
      clearTimeout(timer);
      forgetWatch();
      forgetStop();
    },
  };
}

/** Calls the listener once: now if the signal is aborted already. Returns a function that takes the listener back. */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
}

async function within<T>(over: AbortSignal, work: Promise<T>, late: () => T, graceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let forget = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    forget = onAbort(over, () => {
      timer = setTimeout(resolve, graceMs);
    });
  });
  try {
    // `late` is called only if the work has lost.
    return await Promise.race([work, lost.then(late)]);
  } finally {
    clearTimeout(timer);
    forget();
  }
}

export function stopReason(signal: Pick<AbortSignal, 'reason'>): string {
  return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}

/** The error of work that was stopped: not a question of what it was given. */
export function stoppedProblem(signal: Pick<AbortSignal, 'reason'>, what: string): ExplainedError {
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  const fix = isLate ? 'give it more time with `timeout`, or less to do' : 'run again';
  return new ExplainedError([
    { kind: 'service', message: `${what} was stopped: ${stopReason(signal)}`, fix },
  ]);
}
