import { describeFailure, type Http } from '../base/http.ts';
import { untilAborted } from '../base/pool.ts';

export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly type: string;
  readonly headers: Iterable<readonly [string, string]>;
  text(): Promise<string>;
}>;

/** Sends over `fetch`, also one that ignores its signal: never follows a redirect, never rejects. */
export function createFetchHttp(fetch: Fetch): Http {
  return async (request) => {
    const { body, headers, method, timeoutMs, url } = request;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const init = { method, headers, redirect: 'manual', signal } as const;
      const sent = fetch(url, body === undefined ? init : { ...init, body });
      const response = await untilAborted(sent, signal);
      return {
        kind: 'response',
        // Browsers hide the status of a redirect that is not followed.
        status: response.type === 'opaqueredirect' ? 302 : response.status,
        headers: Object.fromEntries(response.headers),
        body: await untilAborted(response.text(), signal),
      };
    } catch (error) {
      return describeFailure(error, request);
    }
  };
}
