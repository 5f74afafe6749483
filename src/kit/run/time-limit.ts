import { elapsedMs, LONGEST_TIMER_MS } from '../../base/clock.ts';
import { renderDuration } from '../../base/duration.ts';
import { LateAbort, type Stop } from '../../base/late-abort.ts';
import { MachineError } from '../../base/machine-error.ts';

/** Maximum time that work may continue after it has to stop; the process ends within two seconds (contract §10). */
const WORK_GRACE_MS = 700;
/** Maximum time that a host may take to deliver results once the run has to end. */
export const WRITE_GRACE_MS = 500;
/** When the watchdog kills a process that had to stop; by then, the limits above have passed. */
const WATCHDOG_GRACE_MS = 1500;

export interface TimeLimit {
  /** Aborts when the time is over or the process has to stop. */
  readonly over: Stop;
  /** Sets the `timeout`, counted from the opening of the limit; replaces an earlier one. */
  readonly start: (timeoutMs: number) => void;
  /** The result of `work`, or `late()` if it continues after the signal: a promise of a library may never settle. */
  readonly within: <T>(work: Promise<T>, late: () => T, graceMs?: number) => Promise<T>;
  readonly close: () => void;
}

/** Receives the number of milliseconds after which the process must end; `isEnding` once it has to stop. */
export type Watch = (milliseconds: number, isEnding: boolean) => void;

export function openTimeLimit(stop: Stop, watch: Watch): TimeLimit {
  const over = new LateAbort();
  const forgetStop = stop.onAbort(() => over.abort(stop.reason));
  const openedAt = elapsedMs();
  let timer: NodeJS.Timeout | undefined;
  const forgetWatch = over.onAbort(() => watch(WATCHDOG_GRACE_MS, true));
  return {
    over,
    start: (timeoutMs) => {
      clearTimeout(timer);
      const left = Math.max(0, Math.min(timeoutMs, LONGEST_TIMER_MS) - (elapsedMs() - openedAt));
      timer = setTimeout(() => {
        const why = `the command took longer than its \`timeout\` of ${renderDuration(timeoutMs)}`;
        over.abort(new DOMException(why, 'TimeoutError'));
      }, left);
      if (!over.aborted) watch(left + WATCHDOG_GRACE_MS, false);
    },
    within: (work, late, graceMs = WORK_GRACE_MS) => within(over, work, late, graceMs),
    close: () => {
      clearTimeout(timer);
      forgetWatch();
      forgetStop();
    },
  };
}

async function within<T>(over: Stop, work: Promise<T>, late: () => T, graceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let forget = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    forget = over.onAbort(() => {
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

export function stopReason(signal: Pick<Stop, 'reason'>): string {
  return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}

/** The error of work that was stopped: not a question of what it was given. */
export function stoppedError(signal: Pick<Stop, 'reason'>, what: string): MachineError {
  const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  const fix = isLate ? 'give it more time with `timeout`, or less to do' : 'run it again';
  return new MachineError(`${what} was stopped: ${stopReason(signal)}`, fix);
}
