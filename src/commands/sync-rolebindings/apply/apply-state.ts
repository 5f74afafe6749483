import { type FailedTry, type RetryOptions, withRetries } from '../../../base/retry.ts';
import type { Problem } from '../../../kit/run/outcome.ts';
import type { Change, RolePlan, TrackedChange } from '../plan/role-change.ts';
import { describeFailedWrite, type Failure, UNSENT } from './failure.ts';
import type { RolePort } from './role-port.ts';

/** The result of applying a plan. */
export interface Applied {
  /** Every change in the order of the plan; `planned`: not started. */
  readonly tracked: readonly TrackedChange[];
  /** Empty if everything is done or what is left was refused by a guard; `partial` once a write may have been made (exit code 6). */
  readonly problems: readonly Problem[];
}

/** The run of `apply`: its requests, and the limits of the tries of each write. */
export interface ApplyOptions extends RetryOptions {
  readonly port: RolePort;
  readonly concurrency: number;
  /** Whether something else than a binding shows that an identity exists. */
  readonly knows: (uid: string) => boolean;
  readonly progress?: (done: number, all: number) => void;
  /** Receives a function that returns the result so far, at any time. */
  readonly begun?: (soFar: () => Applied) => void;
}

/** An identity that this run created. */
export interface MadeIdentity {
  readonly uid: string;
  /** Until when a 403 or 404 may mean that parts of the service do not know it yet. */
  readonly freshUntilMs: number;
}

/** The state of one run of `apply`. */
export interface ApplyState extends ApplyOptions {
  readonly plan: RolePlan;
  readonly tracked: Map<Change, TrackedChange>;
  readonly made: Map<string, MadeIdentity>;
  /** Uids of identities whose claims could not be changed: they get nothing new. */
  readonly unchanged: Set<string>;
  readonly removed: Set<string>;
  /** How many more batches may be refused before batches count as unsupported. */
  batchesLeft: number;
  settled: number;
  wrote: boolean;
  /** Answers that were lost or refused for good; after a few, nothing is retried. */
  outages: number;
  stopped: Failure | undefined;
  readonly failures: Failure[];
}

/** Waits before each look for the result of a write. */
export const LOOKS_MS: readonly number[] = [0, 1000, 2000];
const PATIENCE = 3;
/** Waits until the service knows a new identity everywhere, before the second, third and fourth try of a write. */
const FRESH_WAITS_MS = [1000, 4000, 25_000];

export function isStopped(state: ApplyState): boolean {
  return state.stopped !== undefined || state.signal.aborted;
}

type Extra = Pick<TrackedChange, 'note' | 'uid' | 'unused'>;

export function track(state: ApplyState, change: Change, status: 'done' | 'failed', more: Extra = {}): void {
  if (state.tracked.get(change)?.status === 'planned') state.settled += 1;
  state.tracked.set(change, { change, status, ...more });
  state.progress?.(state.settled, state.tracked.size);
}

/** Makes one change; a failure is recorded with it and ends the run only if nothing else can be done. */
export async function attempt(state: ApplyState, change: Change, body: () => Promise<Extra>): Promise<void> {
  if (isStopped(state)) return;
  try {
    track(state, change, 'done', await body());
  } catch (error) {
    const failure = error instanceof Settled ? error.failure : describeFailedWrite(error);
    if (failure.outcome === 'stop') state.stopped ??= failure;
    state.failures.push(failure);
    track(state, change, 'failed', { note: failure.message });
  }
}

class Settled extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Gives up a change for a reason of our own. */
export function refuse(message: string, kind: 'service' | 'guard' = 'service'): never {
  throw new Settled({ ...UNSENT, outcome: 'refused', code: 'FAILED_PRECONDITION', kind, message });
}

interface Write<T> {
  readonly send: () => Promise<T>;
  readonly look: () => Promise<T | undefined>;
  /** Waits before each look. */
  readonly looksMs?: readonly number[];
  /** Until when a 403 or 404 is waited for. */
  readonly freshUntilMs?: number | undefined;
  /** Number of times that it was sent before, in a batch. */
  readonly spent?: number;
}

type Sent<T> =
  | { readonly value: T; readonly failure: undefined }
  | { readonly value?: undefined; readonly failure: Failure };

/** Sends a write once. One whose answer was not awaited may still have been made. */
export async function trySend<T>(state: ApplyState, send: () => Promise<T>): Promise<Sent<T>> {
  try {
    const value = await send();
    state.wrote = true;
    return { value, failure: undefined };
  } catch (error) {
    const failure = describeFailedWrite(error);
    if (!isOwnStop(failure) || !failure.sent) return { failure };
    state.wrote = true;
    return { failure: unsure(failure) };
  }
}

/**
 * Sends a write until it succeeds or is refused, `maxAttempts` times at most. After a lost answer it looks for the
 * result, and sends again only if nothing is found; a 403 or 404 on what this run created is retried. Throws `Settled`.
 */
export async function settle<T>(state: ApplyState, write: Write<T>): Promise<T> {
  const limits = { ...state, maxAttempts: state.maxAttempts - (write.spent ?? 0) };
  const { last } = await withRetries(limits, false, (tries) => trySettled(state, write, tries));
  if (last.failure === undefined) return last.value;
  throw giveUp(state, last.failure);
}

async function trySettled<T>(
  state: ApplyState,
  write: Write<T>,
  tries: number,
): Promise<Sent<T> & { readonly failed: FailedTry | undefined }> {
  if (isStopped(state)) refuse('the run was stopped before this was done');
  const sent = await trySend(state, write.send);
  if (sent.failure === undefined) {
    state.outages = 0;
    return { ...sent, failed: undefined };
  }
  const { failure } = sent;
  let isAbsent = failure.outcome === 'turned-away';
  if (failure.outcome === 'lost' || failure.code === 'ALREADY_EXISTS') {
    state.wrote ||= failure.outcome === 'lost';
    const seen = await look(state, write, failure);
    if (seen.kind === 'there') return { value: seen.found, failure: undefined, failed: undefined };
    if (seen.kind === 'unknown') throw giveUp(state, unsure(failure));
    isAbsent = true;
  }
  const isFresh = state.clock.now() < (write.freshUntilMs ?? 0);
  if (isFresh && (failure.code === 'NOT_FOUND' || failure.code === 'PERMISSION_DENIED')) {
    const hintMs = FRESH_WAITS_MS[tries - 1];
    return { failure, failed: { isTransient: true, wasTaken: false, hintMs } };
  }
  return { failure, failed: failedWrite(state, failure, !isAbsent) };
}

function unsure(failure: Failure): Failure {
  return { ...failure, message: `${failure.message}; it is not known whether the change was made` };
}

/** A failed write as the retry rule sees it; `wasTaken`: it may have been made. */
export function failedWrite(state: ApplyState, failure: Failure, wasTaken: boolean): FailedTry {
  const { code, hintMs, outcome } = failure;
  // An answer that cannot be decoded would be the same again.
  const mayPass = (outcome === 'lost' && code !== 'UNDECODABLE') || outcome === 'turned-away';
  const isTransient = mayPass && state.outages < PATIENCE && !isStopped(state);
  return { isTransient, wasTaken, hintMs };
}

/** Whether this run was stopped, which is not the service's own code 1. */
export function isOwnStop({ code, outcome }: Failure): boolean {
  return code === 'CANCELLED' && outcome === 'stop';
}

function giveUp(state: ApplyState, failure: Failure): Settled {
  if (failure.outcome === 'lost' || failure.outcome === 'turned-away') state.outages += 1;
  return new Settled(failure);
}

type Seen<T> = { readonly kind: 'there'; readonly found: T } | { readonly kind: 'absent' | 'unknown' };

async function look<T>(state: ApplyState, write: Write<T>, failure: Failure): Promise<Seen<T>> {
  const { looksMs = LOOKS_MS } = write;
  // A service that reports being unavailable has hardly done it.
  const looks = failure.httpStatus === 503 ? looksMs.slice(0, 2) : looksMs;
  const waits = state.outages >= PATIENCE ? [0] : looks;
  for (const waitMs of waits) {
    if (waitMs > 0) await state.clock.sleep(waitMs, state.signal);
    if (isStopped(state)) return { kind: 'unknown' };
    try {
      const found = await write.look();
      if (found !== undefined) return { kind: 'there', found };
    } catch (error) {
      const unread = describeFailedWrite(error);
      if (unread.outcome === 'stop') throw new Settled(unread);
      // A read has used all its tries.
      return { kind: 'unknown' };
    }
  }
  return { kind: 'absent' };
}
