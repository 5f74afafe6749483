import type { HttpRequest, HttpResult } from '../../base/http.ts';
import { describeFailure } from '../../base/http.ts';
import { freeBytes } from '../../base/memory.ts';

/** A request under way, as a client reports it. Only the first result counts. */
export interface Flight {
  /** Without a connection nothing can have been sent. */
  readonly connected: () => void;
  /** Sets how the client ends the request before its time. */
  readonly onStop: (end: (why: Error) => void) => void;
  readonly settle: (result: HttpResult) => void;
  readonly fail: (error: unknown) => void;
}

/** Objects that the listeners of a request refer to; cleared once it has been answered. */
interface Links {
  end: ((why: Error) => void) | undefined;
  stopped: ((why: Error) => void) | undefined;
}

/**
 * Separate from the rest of the request: V8 keeps removed listeners of a signal linked to each other for a while, and a
 * listener that referred to more would keep the answer of every request of a long run alive.
 */
function stopperOf(links: Links): () => void {
  return () => {
    const { end, stopped } = links;
    const why = new Error('stopped');
    end?.(why);
    // Settled here: a client may report nothing about a request that never had a connection.
    stopped?.(why);
  };
}

/** Runs one request; resolves at its result, its timeout or the abort of its signal, whatever the client does. `proxy` is named in errors. */
export function fly(
  request: HttpRequest,
  start: (flight: Flight) => void,
  proxy?: string,
): Promise<HttpResult> {
  return new Promise((resolve) => {
    const { signal, timeoutMs } = request;
    const links: Links = { end: undefined, stopped: undefined };
    let [isConnected, isLate] = [false, false];
    const stop = stopperOf(links);
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, timeoutMs);
    const settle = (result: HttpResult): void => {
      clearTimeout(timer);
      links.end = undefined;
      links.stopped = undefined;
      signal.removeEventListener('abort', stop);
      resolve(result);
    };
    const fail = (error: unknown): void => {
      const failure = describeFailure(isLate ? new DOMException('too late', 'TimeoutError') : error, {
        ...request,
        proxy,
      });
      settle(isConnected ? failure : { ...failure, sent: false });
    };
    // Not a function around it: even when cleared, that kept each answer until the next full collection.
    links.stopped = fail;
    // Every request of a run listens to the same signal; Node 20 warns of more than ten listeners.
    process.getBuiltinModule('node:events').setMaxListeners(0, signal);
    signal.addEventListener('abort', stop);
    const connected = (): void => {
      isConnected = true;
    };
    const onStop = (end: (why: Error) => void): void => {
      links.end = end;
    };
    try {
      start({ connected, onStop, settle, fail });
      if (signal.aborted) stop();
    } catch (error) {
      fail(error);
    }
  });
}

/** The text of one answer, from its bytes as they arrive. */
interface AnswerText {
  /** Adds bytes; false, and without effect, if the answer would be larger than allowed. */
  readonly add: (bytes: Uint8Array) => boolean;
  /** All of the answer as UTF-8, once. */
  readonly take: () => string;
}

const FIRST_BYTES = 64 * 1024;
/** Larger memory is given back, so that one long answer does not keep it for the rest of the run. */
const LARGEST_SPARE_BYTES = 1024 * 1024;
const MOST_SPARE = 16;

/** Memory of answers that were taken, for the next ones. */
const spare: Buffer[] = [];

/**
 * Collects an answer of at most `limit` bytes outside of the heap, in memory that is used again. As pieces of text, the
 * answers of a long list would be promoted to the old generation of the heap while others are decoded, and as buffers of
 * their own they would not trigger the garbage collector.
 */
export function collectText(limit: number): AnswerText {
  let memory: Buffer | undefined;
  let end = 0;
  return {
    add: (bytes) => {
      const size = end + bytes.length;
      if (size > limit) return false;
      memory = memoryOf(size, memory, end);
      memory.set(bytes, end);
      end = size;
      return true;
    },
    take: () => {
      const text = memory?.toString('utf8', 0, end) ?? '';
      release(memory);
      memory = undefined;
      return text;
    },
  };
}

/** Memory with room for `size` bytes; what `before` has up to `end` is in it. */
function memoryOf(size: number, before: Buffer | undefined, end: number): Buffer {
  const memory = before ?? spare.pop() ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
  if (size <= memory.length) return memory;
  const larger = Buffer.allocUnsafeSlow(Math.max(size, 2 * memory.length));
  larger.set(memory.subarray(0, end));
  if (memory.length > LARGEST_SPARE_BYTES) freeBytes(memory);
  return larger;
}

function release(memory: Buffer | undefined): void {
  if (memory === undefined) return;
  if (memory.length > LARGEST_SPARE_BYTES) freeBytes(memory);
  else if (spare.length < MOST_SPARE) spare.push(memory);
}
