import type { getOctokit } from '@actions/github';
import type * as z from 'zod/mini';
import type { HttpRequest } from '../../base/http.ts';
import { fieldOf, parseJson, textOf } from '../../base/json-value.ts';
import { plainLine } from '../../base/plain-text.ts';
import { failedTry, type Send } from '../../base/retry.ts';
import { isLoopback } from '../../base/uri.ts';
import { createWritePacer, failedGithubTry, type Waiting } from './rate-limit.ts';

/** GitHub's API, typed by GitHub's own description. */
export type Octokit = ReturnType<typeof getOctokit>;

export type GithubAnswer<T> =
  | {
      readonly kind: 'ok';
      readonly body: T;
      readonly hasNextPage: boolean;
      /** Whether a GitHub Enterprise Server answered. */
      readonly isOwnServer: boolean;
    }
  | GithubFailure;

/** A request that failed, as far as is known. */
export interface GithubFailure {
  readonly kind: 'failed';
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** GitHub's message, one line. */
  readonly why: string;
  /** True if a request that changes something may have been carried out. */
  readonly unsure: boolean;
  /** GraphQL's type of the first error, such as `STALE_DATA`. */
  readonly type?: string;
  /** Permissions that would be accepted, as the header `X-Accepted-GitHub-Permissions` lists them. */
  readonly accepted?: string;
  /** True if something that was just made was still not found after waiting. */
  readonly isBehind?: boolean;
}

/** A request by Octokit. Its types are GitHub's promise only. */
type Call = (octokit: Octokit) => Promise<{
  readonly data: unknown;
  readonly headers?: Readonly<Record<string, string | number | undefined>>;
}>;

/** Makes one request; never throws. An answer that does not have the shape is a failure, after which a write is unsure. */
export interface Github {
  (call: Call): Promise<GithubAnswer<unknown>>;
  <T>(call: Call, shape: z.ZodMiniType<T>): Promise<GithubAnswer<T>>;
}

export interface GithubOptions {
  /** The run's own network, with its proxies, retries and limits. */
  readonly send: Send;
  /** GITHUB_API_URL: `https://api.github.com`, or a server's with a path such as `/api/v3`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
  /** Removes secrets from all texts of an answer, before anything cuts or escapes them. */
  readonly redact: (text: string) => string;
  /** Lets requests wait until a rate limit ends; otherwise a limit is an ordinary failure. */
  readonly waiting?: Waiting | undefined;
}

/** Why an API URL cannot be used with a token; `undefined` if it can. */
export function githubUrlProblem(apiUrl: string): string | undefined {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return 'GITHUB_API_URL is not the address of an API';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    return 'GITHUB_API_URL is not https';
  return undefined;
}

/** Owner and name of a repository `owner/name`, in Octokit's form. */
export function ownerAndRepo(repository: string): { readonly owner: string; readonly repo: string } {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

const quiet = (): void => undefined;

/** Opens GitHub's API with Octokit over the run's own network. Octokit is loaded here, which takes 80 ms. */
export async function openOctokit(options: GithubOptions): Promise<Github> {
  const { apiUrl, token, userAgent } = options;
  const { getOctokit } = await loadOctokit();
  const octokit = getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent,
    request: { fetch: createGithubFetch(options) },
    // Its own log would write to the console, and stdout may be a payload.
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  });
  return async <T>(call: Call, shape?: z.ZodMiniType<T>): Promise<GithubAnswer<T>> => {
    try {
      const { data, headers } = await call(octokit);
      const read = shape?.safeParse(data);
      if (read?.success === false) return NOT_AS_ASKED;
      return {
        kind: 'ok',
        // Without a shape, the answer is `unknown`.
        body: (read === undefined ? data : read.data) as T,
        hasNextPage: /;\s*rel="?next"?/i.test(String(headers?.['link'] ?? '')),
        isOwnServer: headers?.['x-github-enterprise-version'] !== undefined,
      };
    } catch (error) {
      return describe(error);
    }
  };
}

const NOT_AS_ASKED: GithubFailure = {
  kind: 'failed',
  status: 200,
  why: 'the answer has an unexpected form',
  unsure: true,
};

/** Variables that `@actions/github` reads as it loads; it fails on an event that is not JSON and on an invalid proxy. */
const HIDDEN = ['GITHUB_EVENT_PATH', 'https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/** Loads Octokit. Its context and its HTTP client, which nothing here uses, see neither the event nor the proxies. */
async function loadOctokit() {
  const held = HIDDEN.map((name) => [name, process.env[name]] as const);
  for (const name of HIDDEN) delete process.env[name];
  try {
    return await import('@actions/github');
  } finally {
    for (const [name, value] of held) if (value !== undefined) process.env[name] = value;
  }
}

class UnusableAnswer extends Error {
  readonly failure: GithubFailure;
  constructor(failure: Omit<GithubFailure, 'kind'>) {
    super(failure.why);
    this.failure = { kind: 'failed', ...failure };
  }
}

/**
 * A `fetch` over the run's own network. It throws for any redirect, which Octokit takes for success, and for any origin
 * other than the API's, also in a `Link` header: the token is sent nowhere else.
 */
function createGithubFetch({ apiUrl, redact, send, waiting }: GithubOptions) {
  const { origin } = new URL(apiUrl);
  const paceWrite = waiting && createWritePacer(waiting);
  const judge: typeof failedTry = (result, now) =>
    waiting === undefined ? failedTry(result, now) : failedGithubTry(result, now, waiting.longestMs);
  return async (url: string, init: Pick<HttpRequest, 'body' | 'headers' | 'method'>) => {
    if (new URL(url).origin !== origin)
      throw new UnusableAnswer({
        status: 0,
        why: 'the request would go to a server other than the API',
        unsure: false,
      });
    const { body, method } = init;
    const headers = { ...init.headers, 'x-github-api-version': '2022-11-28' };
    const request = { method, url, headers, ...(body === undefined ? {} : { body }) };
    const isWrite = method !== 'GET';
    if (isWrite) await paceWrite?.();
    const result = await send(request, method !== 'POST', judge);
    if (result.kind === 'failure')
      throw new UnusableAnswer({ status: 0, why: redact(result.message), unsure: result.sent });
    const { status } = result;
    const text = redactJson(result.body, redact);
    if (status >= 300 && status < 400)
      throw new UnusableAnswer({ status, why: whyOf(status, parseJson(text)), unsure: false });
    const entries = new Map(Object.entries(result.headers));
    return { status, url, headers: entries, text: async () => text };
  };
}

/** JSON without secrets in its strings; other bodies as plain text. */
function redactJson(body: string, redact: (text: string) => string): string {
  const json = parseJson(body, redact);
  return json === undefined ? redact(body) : JSON.stringify(json);
}

/** GitHub's message and the entries of `errors`, which often say what the message does not. */
function whyOf(status: number, body: unknown): string {
  const errors = fieldOf(body, 'errors');
  const details = Array.isArray(errors) ? errors.map(detailOf).filter((detail) => detail !== '') : [];
  const said = [textOf(fieldOf(body, 'message')) ?? '', ...details].filter((part) => part !== '').join('; ');
  return `HTTP status ${status}${said === '' ? '' : `: ${plainLine(said, 300)}`}`;
}

/** An entry of `errors`: a text, or a record that names a field and a code. */
function detailOf(error: unknown): string {
  const text = textOf(error) ?? textOf(fieldOf(error, 'message'));
  if (text !== undefined) return text;
  return ['resource', 'field', 'code'].flatMap((name) => textOf(fieldOf(error, name)) ?? []).join(' ');
}

function describe(error: unknown): GithubFailure {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof UnusableAnswer) return cause.failure;
  // Octokit's RequestError: its class is not imported, since that would load Octokit.
  const { response } = Object(error) as {
    readonly response?: { readonly status?: unknown; readonly data?: unknown; readonly headers?: unknown };
  };
  if (typeof response?.status === 'number') {
    const { data, headers, status } = response;
    const accepted = textOf(fieldOf(headers, 'x-accepted-github-permissions'));
    const failure = { kind: 'failed', status, why: whyOf(status, data), unsure: status >= 500 } as const;
    return accepted === undefined ? failure : { ...failure, accepted };
  }
  const why = plainLine(error instanceof Error ? error.message : String(error), 300);
  // Octokit's GraphqlResponseError: GitHub read the request and refused it.
  const errors = fieldOf(error, 'errors');
  const type = Array.isArray(errors) ? textOf(fieldOf(errors[0], 'type')) : undefined;
  if (Array.isArray(errors))
    return { kind: 'failed', status: 200, why, unsure: false, ...(type === undefined ? {} : { type }) };
  return { kind: 'failed', status: 0, why, unsure: true };
}
