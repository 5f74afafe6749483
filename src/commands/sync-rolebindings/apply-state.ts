import type { Clock } from '../../base/clock.ts';
import type { ChangeStatus, RolePlan, TrackedChange } from '../../domain/role-binding.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { RolePort } from './port.ts';

/** What `apply` works with. */
export interface ApplyOptions {
  readonly port: RolePort;
  readonly clock: Clock;
  /** Aborts when the run has to end: nothing more is begun. */
  readonly signal: AbortSignal;
  /** Most requests in flight. */
  readonly concurrency: number;
  /** Told after each change. */
  readonly progress?: (done: number, all: number) => void;
}

/** An identity that this run made. */
export interface MadeIdentity {
  readonly uid: string;
  /** Until when a 403 or 404 on it may mean that the service does not know it everywhere yet. */
  readonly freshUntilMs: number;
}

/** The state of one run of `apply`. */
export interface ApplyState extends ApplyOptions {
  readonly plan: RolePlan;
  readonly tracked: TrackedChange[];
  /** Identities that this run made, by the name in the plan. */
  readonly made: Map<string, MadeIdentity>;
  /** Uids of identities whose claims could not be changed: they get nothing new. */
  readonly unchanged: Set<string>;
  /** Uids of bindings that this run removed. */
  readonly removed: Set<string>;
  /** Whether a write may have been made. */
  wrote: boolean;
  /** Answers that were lost or turned away for good: after a few of them patience ends. */
  outages: number;
  stopped: Failure | undefined;
  readonly failures: Failure[];
}

/** Outages after which no more is waited for. */
const PATIENCE = 3;
/** Times that a request is sent before its change is given up. */
const MAXIMUM_SENT = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 8000;

/** Whether nothing more may be begun. */
export function isStopped(state: ApplyState): boolean {
  return state.stopped !== undefined || state.signal.aborted;
}

/** Sets the state of change number `index`. */
export function track(
  state: ApplyState,
  index: number,
  status: ChangeStatus,
  more: { readonly uid?: string; readonly note?: string } = {},
): void {
  const change = state.plan.changes[index];
  if (change === undefined) return;
  state.tracked[index] = { change, status, ...more };
  const settled = state.tracked.filter((one) => one.status === 'done' || one.status === 'failed').length;
  state.progress?.(settled, state.tracked.length);
}

/** Makes one change; a failure is recorded with it, and ends the run only when nothing else can be done. */
export async function attempt(
  state: ApplyState,
  index: number,
  body: () => Promise<{ readonly uid?: string; readonly note?: string }>,
): Promise<void> {
  if (isStopped(state)) return;
  try {
    track(state, index, 'done', await body());
  } catch (error) {
    const failure = error instanceof Settled ? error.failure : describeFailure(error);
    if (failure.outcome === 'stop') state.stopped ??= failure;
    state.failures.push(failure);
    track(state, index, 'failed', { note: failure.message });
  }
}

/** A change that was given up, with the last failure. */
export class Settled extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'Settled';
    this.failure = failure;
  }
}

/** Gives up a change for a reason of our own. */
export function refuse(message: string): never {
  throw new Settled({
    outcome: 'refused',
    code: 'FAILED_PRECONDITION',
    httpStatus: 0,
    kind: 'service',
    message,
  });
}

/** One write and how to find out whether it was made. */
export interface Write<T> {
  readonly send: () => Promise<T>;
  /** What the write would have made, if it is there. */
  readonly look: () => Promise<T | undefined>;
  /** Milliseconds before each look after a lost answer. */
  readonly looksMs: readonly number[];
  /** Until when a 403 or 404 is waited for. */
  readonly freshUntilMs?: number | undefined;
}

/**
 * Sends a write until it is done or refused. A lost answer is settled by looking, and only when nothing is seen it is sent
 * again; a 403 or 404 on what this run made is waited for. Throws `Settled`.
 */
export async function settle<T>(state: ApplyState, write: Write<T>): Promise<T> {
  let waitMs = FIRST_WAIT_MS;
  for (let sent = 1; ; sent += 1) {
    if (isStopped(state)) refuse('the run was stopped before this was done');
    let failure: Failure;
    try {
      const made = await write.send();
      state.wrote = true;
      state.outages = 0;
      return made;
    } catch (error) {
      failure = describeFailure(error);
    }
    if (failure.code === 'CANCELLED') throw giveUp(state, cutShort(state, failure));
    if (failure.outcome === 'lost' || failure.code === 'ALREADY_EXISTS') {
      state.wrote ||= failure.outcome === 'lost';
      const seen = await look(state, write, failure);
      if (seen.kind === 'there') return seen.found;
      if (seen.kind === 'unknown') {
        const message = `${failure.message}; whether it was done could not be seen`;
        throw giveUp(state, { ...failure, message });
      }
    }
    const { clock, signal } = state;
    const isYoung = clock.now() < (write.freshUntilMs ?? 0);
    if (isYoung && (failure.code === 'NOT_FOUND' || failure.code === 'PERMISSION_DENIED')) {
      await clock.sleep(waitMs, signal);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      sent = 0;
      continue;
    }
    const mayPass = failure.outcome === 'lost' || failure.outcome === 'turned-away';
    if (!mayPass || sent >= MAXIMUM_SENT || state.outages >= PATIENCE) throw giveUp(state, failure);
    await clock.sleep(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

/** A write whose answer was not waited for any more may have been made all the same. */
export function cutShort(state: ApplyState, failure: Failure): Failure {
  if (failure.code !== 'CANCELLED') return failure;
  state.wrote = true;
  return { ...failure, message: `${failure.message}; whether it was done is not known` };
}

function giveUp(state: ApplyState, failure: Failure): Settled {
  if (failure.outcome === 'lost' || failure.outcome === 'turned-away') state.outages += 1;
  return new Settled(failure);
}

type Seen<T> = { readonly kind: 'there'; readonly found: T } | { readonly kind: 'absent' | 'unknown' };

async function look<T>(state: ApplyState, write: Write<T>, failure: Failure): Promise<Seen<T>> {
  // A service that says that it is not available has hardly done it.
  const looks = failure.httpStatus === 503 ? write.looksMs.slice(0, 2) : write.looksMs;
  const waits = state.outages >= PATIENCE ? [0] : looks;
  let answered = false;
  for (const waitMs of waits) {
    if (waitMs > 0) await state.clock.sleep(waitMs, state.signal);
    if (isStopped(state)) return { kind: 'unknown' };
    try {
      const found = await write.look();
      if (found !== undefined) return { kind: 'there', found };
      answered = true;
    } catch (error) {
      const failure = describeFailure(error);
      if (failure.outcome === 'stop') throw new Settled(failure);
      answered = false;
    }
  }
  return { kind: answered ? 'absent' : 'unknown' };
}
