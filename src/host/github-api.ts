import type { Clock } from '../base/clock.ts';
import type { Http, HttpRequest, HttpResult } from '../base/http.ts';
import { isLoopback } from '../base/loopback.ts';
import { plainLine } from '../base/plain-text.ts';

const TRIES = 3;
const TIMEOUT_MS = 30_000;
const LONGEST_WAIT_MS = 30_000;

/** One request to GitHub's REST or GraphQL API. */
export interface GithubRequest {
  readonly method: HttpRequest['method'];
  /** Below the API's URL, with a leading slash; ready for a URL. */
  readonly path: string;
  readonly body?: unknown;
}

export type GithubAnswer =
  | { readonly kind: 'ok'; readonly status: number; readonly body: unknown; readonly hasNextPage: boolean }
  | {
      readonly kind: 'failed';
      /** HTTP status, 0 without an answer. */
      readonly status: number;
      /** GitHub's words, one line. */
      readonly why: string;
      /** True when a request that changes something may have been carried out all the same. */
      readonly unsure: boolean;
    };

export type GithubApi = (request: GithubRequest) => Promise<GithubAnswer>;

export interface GithubApiOptions {
  readonly http: Http;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** GITHUB_API_URL: `https://api.github.com`, or a server's own with a path such as `/api/v3`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
}

/** Why an API URL cannot be used with a token; `undefined` when it can. */
export function githubUrlProblem(apiUrl: string): string | undefined {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return 'GITHUB_API_URL is not the address of an API';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return 'GITHUB_API_URL is not https';
  return undefined;
}

/**
 * GitHub's API over the run's own network (proxies, certificates, no redirects), never throwing. What may be repeated
 * is tried up to three times on 429, 5xx and lost connections; `Retry-After` counts up to 30 s.
 */
export function createGithubApi(options: GithubApiOptions): GithubApi {
  const { clock, http, signal } = options;
  const origin = options.apiUrl.replace(/\/+$/, '');
  return async ({ body, method, path }) => {
    for (let attempt = 1; ; attempt += 1) {
      const result = await http({
        method,
        url: path === '/graphql' ? graphqlUrl(origin) : origin + path,
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${options.token}`,
          'user-agent': options.userAgent,
          'x-github-api-version': '2022-11-28',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeoutMs: TIMEOUT_MS,
        signal,
      });
      const answer = toAnswer(result);
      if (answer.kind === 'ok' || attempt === TRIES || signal.aborted) return answer;
      const repeatable = method !== 'POST' || !answer.unsure;
      if (!isPassing(result) || !repeatable) return answer;
      await clock.sleep(waitOf(result, attempt), signal);
    }
  };
}

/** A server's REST API stands at `/api/v3`, its GraphQL API beside it at `/api/graphql`. */
const graphqlUrl = (origin: string): string => `${origin.replace(/\/api\/v3$/, '/api')}/graphql`;

function toAnswer(result: HttpResult): GithubAnswer {
  if (result.kind === 'failure')
    return { kind: 'failed', status: 0, why: result.message, unsure: result.sent };
  const body = parseBody(result.body);
  if (result.status >= 200 && result.status < 300) {
    const hasNextPage = /;\s*rel="?next"?/i.test(result.headers['link'] ?? '');
    return { kind: 'ok', status: result.status, body, hasNextPage };
  }
  const message: unknown = Reflect.get(Object(body), 'message');
  const told = typeof message === 'string' && message !== '' ? `: ${plainLine(message, 300)}` : '';
  return {
    kind: 'failed',
    status: result.status,
    why: `HTTP status ${result.status}${told}`,
    unsure: result.status >= 500,
  };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether another try may help. A 403 with `Retry-After` is GitHub's secondary rate limit. */
function isPassing(result: HttpResult): boolean {
  if (result.kind === 'failure') return result.reason === 'connection' || result.reason === 'timeout';
  if (result.status === 403) return result.headers['retry-after'] !== undefined;
  return result.status === 429 || result.status >= 500;
}

function waitOf(result: HttpResult, attempt: number): number {
  const told = result.kind === 'response' ? Number(result.headers['retry-after'] ?? Number.NaN) : Number.NaN;
  const wait = Number.isNaN(told) ? 500 * 2 ** attempt : told * 1000;
  return Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}
