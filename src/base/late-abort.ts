/** What has to stop, and hears of it; see `LateAbort`. */
export interface Stop {
  readonly aborted: boolean;
  /** Why, once it is aborted. */
  readonly reason: unknown;
  /** The signal for whoever takes nothing else. */
  readonly signal: AbortSignal;
  /** Calls the listener once: at once if it is aborted already. Returns a function that takes the listener back. */
  readonly onAbort: (listener: () => void) => () => void;
}

/**
 * An `AbortController` that exists only once its signal is asked for: Node loads its events for it, half a millisecond of
 * every start, and a refused input aborts nothing.
 */
export class LateAbort implements Stop {
  aborted = false;
  reason: unknown;
  readonly #listeners = new Set<() => void>();
  #controller: AbortController | undefined;

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.aborted) this.#controller.abort(this.reason);
    }
    return this.#controller.signal;
  }

  readonly onAbort = (listener: () => void): (() => void) => {
    if (this.aborted) listener();
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  abort(reason: unknown): void {
    if (this.aborted) return;
    this.aborted = true;
    this.reason = reason;
    this.#controller?.abort(reason);
    for (const listener of this.#listeners) listener();
    this.#listeners.clear();
  }
}

/** A signal that exists already, as a `Stop`. */
export function stopOf(signal: AbortSignal): Stop {
  return {
    get aborted() {
      return signal.aborted;
    },
    get reason() {
      return signal.reason;
    },
    signal,
    onAbort: (listener) => {
      if (signal.aborted) listener();
      else signal.addEventListener('abort', listener, { once: true });
      return () => signal.removeEventListener('abort', listener);
    },
  };
}
