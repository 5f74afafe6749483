import type { HttpRequest, HttpResult } from '../../base/http.ts';
import { describeFailure } from '../../base/http.ts';

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
