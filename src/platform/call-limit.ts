import { LONGEST_TIMER_MS } from '../base/clock.ts';
import type { Client } from './client.ts';
import { CallTimeout } from './errors.ts';
import type { Transport } from './transport.ts';

/** Limits of one call; other calls continue. */
export interface CallOptions {
  /** Stops the call: `CANCELLED`. If it is already aborted, nothing is sent. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for all attempts and waits together: `TIMEOUT`. Of a list, the time between its pages does not count. */
  readonly timeoutMs?: number | undefined;
}

type Limit = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Creates the limit of one call, which may do several things at once or one after another: only the time in which
 * something is under way counts. `undefined` without limits. Throws `TypeError` for a time that is not one.
 */
export function createLimit({ signal, timeoutMs }: CallOptions): Limit | undefined {
  if (timeoutMs !== undefined && !(timeoutMs > 0))
    throw new TypeError(`\`timeoutMs\` is ${timeoutMs}, which is not a time`);
  if (timeoutMs === undefined) return signal === undefined ? undefined : (work) => work(signal);
  const ending = new AbortController();
  const merged = signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]);
  const end = (): void => ending.abort(new CallTimeout(`the call took longer than ${timeoutMs} ms`));
  let leftMs = timeoutMs;
  let running = 0;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (work) => {
    running += 1;
    if (running === 1) {
      since = performance.now();
      timer = setTimeout(end, Math.min(leftMs, LONGEST_TIMER_MS));
    }
    try {
      return await work(merged);
    } finally {
      running -= 1;
      if (running === 0) {
        clearTimeout(timer);
        leftMs = Math.max(0, leftMs - (performance.now() - since));
      }
    }
  };
}

/** A client of which all calls together have these limits. */
export function limitClient(client: Client, options: CallOptions = {}): Client {
  const limit = createLimit(options);
  if (limit === undefined) return client;
  return { ...client, send: (call) => limit((signal) => client.send(call, { signal })) };
}

/** A transport of which all requests together have these limits. */
export function limitTransport(transport: Transport, options: CallOptions = {}): Transport {
  const limit = createLimit(options);
  return limit === undefined
    ? transport
    : (exchange) => limit((signal) => transport({ ...exchange, signal }));
}
