import type { HttpResult } from '../base/http.ts';
import { fieldOf, parseJson, textOf } from '../base/json-value.ts';
import { isToken } from '../base/plain-text.ts';
import { type FailedTry, failedTry, withRetries } from '../base/retry.ts';
import { IdTokenError, type IdTokenLimits } from './host.ts';
import type { HostOptions } from './host-options.ts';

const SERVICE_FAULT = "this is a problem with the CI's token service: run the job again";
const NO_WAY =
  "check the connection from this machine to the CI's token service (proxy, certificates), and run the job again";

export interface IdTokenRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly requestToken: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly field: string;
  /** Status of a refusal that may pass all the same. */
  readonly passing?: number;
  /** The error for a refusal. */
  refused(why: string): IdTokenError;
  readonly limits: IdTokenLimits;
}

interface Answer {
  readonly token?: string;
  readonly why: string;
  readonly remedy: string;
  readonly isRefusal: boolean;
  readonly failed: FailedTry | undefined;
}

/** Requests an ID token from a CI's service over HTTP, with the run's own retries. Redirects are not followed. */
export async function requestIdToken(options: HostOptions, request: IdTokenRequest): Promise<string> {
  const { field, limits, method, passing, url } = request;
  const headers = { ...request.headers, authorization: `Bearer ${request.requestToken}` };
  const body = method === 'POST' ? { body: '' } : {};
  const { requestTimeoutMs: timeoutMs, signal } = limits;
  // Every token is a new one, so asking twice does no harm.
  const { last } = await withRetries({ ...options, ...limits }, true, async () => {
    const result = await options.http({ method, url, headers, timeoutMs, signal, ...body });
    const answer = judge(result, field, options.clock.now());
    const mayPass = result.kind === 'response' && result.status === passing;
    return mayPass && answer.failed ? { ...answer, failed: { ...answer.failed, isTransient: true } } : answer;
  });
  if (last.token !== undefined) return last.token;
  if (last.isRefusal) throw request.refused(last.why);
  throw new IdTokenError(`the CI did not issue an ID token: ${last.why}`, last.remedy, false);
}

function judge(result: HttpResult, field: string, now: number): Answer {
  const failed = failedTry(result, now);
  if (result.kind === 'failure') return { why: result.message, remedy: NO_WAY, isRefusal: false, failed };
  const text = result.status === 200 ? textOf(fieldOf(parseJson(result.body), field)) : undefined;
  const token = text?.trim() ?? '';
  if (isToken(token)) return { token, why: '', remedy: '', isRefusal: false, failed: undefined };
  const why = result.status === 200 ? 'an answer without a token' : `HTTP status ${result.status}`;
  return { why, remedy: SERVICE_FAULT, isRefusal: result.status !== 200 && !failed.isTransient, failed };
}
