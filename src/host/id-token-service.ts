import { IdTokenError } from './host.ts';
import type { HostOptions } from './host-options.ts';

const TRIES = 5;
const TIMEOUT_MS = 15_000;
const SERVICE_FAULT = "this is a fault of the CI's token service: run the job again";
const NO_WAY =
  "check the way from this machine to the CI's token service (proxy, certificates), and run the job again";

/** How a CI's service is asked for an ID token. */
export interface IdTokenRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly requestToken: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Field of the JSON answer that holds the token. */
  readonly field: string;
  /** The error of a refusal, which another try does not mend. */
  refused(why: string): IdTokenError;
  readonly signal: AbortSignal;
}

/**
 * Asks a CI's service over HTTP. Tried again on 429, 5xx and connection failures, with delays doubling from 250 ms; never
 * on another 4xx, and redirects are not followed.
 */
export async function requestIdToken(options: HostOptions, request: IdTokenRequest): Promise<string> {
  const { clock, random } = options;
  const { field, method, signal, url } = request;
  const http = await options.http();
  const headers = { ...request.headers, authorization: `Bearer ${request.requestToken}` };
  let last = '';
  let remedy = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const body = method === 'POST' ? { body: '' } : {};
    const result = await http({ method, url, headers, timeoutMs: TIMEOUT_MS, signal, ...body });
    if (result.kind === 'response' && result.status === 200) {
      const token = readToken(result.body, field);
      if (token !== undefined) return token;
      last = 'an answer without a token';
      remedy = SERVICE_FAULT;
    } else if (result.kind === 'response') {
      last = `HTTP status ${result.status}`;
      remedy = SERVICE_FAULT;
      if (result.status < 500 && result.status !== 429) throw request.refused(last);
    } else {
      last = result.message;
      remedy = NO_WAY;
    }
    if (signal.aborted || attempt === TRIES) break;
    await clock.sleep(250 * 2 ** (attempt - 1) * (1 - random() / 2), signal);
  }
  throw new IdTokenError(`the CI gave no ID token: ${last}`, remedy, false);
}

function readToken(body: string, field: string): string | undefined {
  try {
    const value: unknown = Reflect.get(Object(JSON.parse(body)), field);
    return typeof value === 'string' && value !== '' ? value : undefined;
  } catch {
    return undefined;
  }
}
