import { LONGEST_TIMER_MS, systemClock } from '../base/clock.ts';
import type { Http } from '../base/http.ts';
import { isLoopback } from '../base/loopback.ts';
import { createLimiter } from '../base/pool.ts';
import type { Call } from './call.ts';
import { type Client, createClient } from './client.ts';
import type { Fetch } from './fetch-http.ts';
import { issuerOf } from './issuer-url.ts';
import { type ListOperation, readPages } from './pages.ts';
import type { Project } from './parallel-pages.ts';
import { readAll } from './read-all.ts';
import { createRegistry, type Registry } from './registry.ts';
import {
  type ExchangeRequest,
  exchangeToken,
  type RefreshedToken,
  type RefreshRequest,
  refreshToken,
} from './resources/sts.ts';
import { fixedToken, type MintedToken, mintedToken, type TokenSource } from './token-source.ts';
import { createTransport, type RequestTrace } from './transport.ts';

/** Public origins of the service. */
const API_URL = 'https://console-api.enforce.dev';
const REGISTRY_URL = 'https://cgr.dev';

/** How to reach the platform and who to be; everything may be left out for what is public. */
export interface PlatformOptions {
  /** Origin of the API; the public one by default. */
  readonly apiUrl?: string;
  /** Origin of the issuer; by default `apiUrl` with `console-api.` replaced by `issuer.`. */
  readonly issuerUrl?: string;
  /** Origin of the container registry; the public one by default. */
  readonly registryUrl?: string;
  /** Token for the API that was minted elsewhere, such as the output of the action's command `token`. */
  readonly token?: string;
  /** Token for the registry that was minted elsewhere. */
  readonly registryToken?: string;
  /** Uid of the identity to assume, with `idToken`: tokens are then minted when needed and renewed. */
  readonly identity?: string;
  /** Gives a fresh ID token of the job for an audience (the issuer's URL). */
  readonly idToken?: (audience: string) => Promise<string>;
  /** Told every token before its first use, so that logs can mask it. */
  readonly onSecret?: (secret: string) => void;
  /** Told every try of a request: method, path, outcome, milliseconds; never a header. */
  readonly onRequest?: (trace: RequestTrace) => void;
  /** Stops everything that is under way. */
  readonly signal?: AbortSignal;
  /** Tries for one request, the first included; 4 by default. */
  readonly maxAttempts?: number;
  /** Longest time for one request in milliseconds; 30,000 by default. */
  readonly requestTimeoutMs?: number;
  /** Requests in flight at once; 8 by default. */
  readonly concurrency?: number;
  readonly userAgent?: string;
  /**
   * What requests go over, such as a `fetch` with a dispatcher or a stand-in of a test. By default Node's own HTTP client,
   * which takes a third less processor time and memory; and the global `fetch` where there is no Node, a proxy is set in the
   * environment, undici has a global dispatcher, or the global `fetch` was replaced.
   */
  readonly fetch?: Fetch;
}

/** The platform: sends the calls that the functions of each resource make. */
export interface Platform extends Client {
  /** Rows of a list, page by page by cursor, in the order of the service; a list that starts over is noticed. */
  rows<Row extends { readonly uid: string }>(list: ListOperation<Row>): AsyncGenerator<Row>;
  /** All rows of a list; long lists are read in parallel and checked to be whole. */
  all<Row extends { readonly uid: string }>(list: ListOperation<Row>): Promise<readonly Row[]>;
  /**
   * As `all`, but keeps only what `project` makes of each row, and nothing where that is `undefined`, so that memory
   * holds no more. Pages come in any order; when a list that changed meanwhile is read anew, its rows come once more.
   */
  pick<Row extends { readonly uid: string }, Kept>(
    list: ListOperation<Row>,
    project: Project<Row, Kept>,
  ): Promise<readonly Kept[]>;
  /** Histories of tags. */
  readonly registry: Registry;
  /** The token service, which stands at an origin of its own. */
  readonly issuer: Issuer;
}

/** Exchanges by hand; with `identity` and `idToken` the platform does them itself. */
export interface Issuer {
  exchange(request: ExchangeRequest): Promise<MintedToken>;
  refresh(request: RefreshRequest): Promise<RefreshedToken>;
  /** Sends a call that needs no credential. */
  send<T>(call: Call<T>): Promise<T>;
}

/** Opens the platform over `http`; nothing is sent yet. Throws `TypeError` for an origin that is none. */
export function openPlatform(options: PlatformOptions, http: Http): Platform {
  const apiUrl = originOf(options.apiUrl ?? API_URL);
  const registryUrl = originOf(options.registryUrl ?? REGISTRY_URL);
  const issuerUrl = originOf(options.issuerUrl ?? issuerOf(apiUrl));
  const concurrency = options.concurrency ?? 8;
  const transport = createTransport({
    http,
    clock: systemClock,
    random: Math.random,
    maxAttempts: options.maxAttempts ?? 4,
    requestTimeoutMs: Math.min(options.requestTimeoutMs ?? 30_000, LONGEST_TIMER_MS),
    limiter: createLimiter(concurrency),
    signal: options.signal ?? new AbortController().signal,
    userAgent: options.userAgent ?? 'platform-actions-client',
    trace: options.onRequest ?? (() => undefined),
  });
  const mask = options.onSecret ?? (() => undefined);
  const tokensFor = (audience: string, given: string | undefined): TokenSource | undefined => {
    if (given !== undefined) {
      mask(given);
      return fixedToken(given);
    }
    const { identity, idToken: mintIdToken } = options;
    if (mintIdToken === undefined) return undefined;
    const mint = async (): Promise<MintedToken> => {
      const idToken = await mintIdToken(issuerUrl);
      mask(idToken);
      const minted = await exchangeToken(
        transport,
        issuerUrl,
        { idToken, audience, identity },
        systemClock.now(),
      );
      mask(minted.token);
      return minted;
    };
    return mintedToken(mint, systemClock);
  };
  const client = createClient({
    baseUrl: apiUrl,
    transport,
    tokens: tokensFor(apiUrl, options.token),
    concurrency,
  });
  const tokens = tokensFor(new URL(registryUrl).host, options.registryToken);
  return {
    send: client.send,
    concurrency,
    rows: async function* (list) {
      // Handed on one by one: a list behind `yield*` makes three promises a row.
      for await (const page of readPages(client, list)) for (const row of page) yield row;
    },
    all: (list) => readAll(client, list, (row) => row),
    pick: (list, project) => readAll(client, list, project),
    registry: createRegistry({ registryUrl, transport, tokens, mask }),
    issuer: {
      exchange: (request) => exchangeToken(transport, issuerUrl, request, systemClock.now()),
      refresh: (request) => refreshToken(transport, issuerUrl, request, systemClock.now()),
      send: createClient({ baseUrl: issuerUrl, transport, tokens: undefined }).send,
    },
  };
}

/** A credential goes to an origin only: https, or http on loopback; no path, query or user. */
function originOf(text: string): string {
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new TypeError(`\`${url.origin}\` is not https`);
  if (url.href !== `${url.origin}/`)
    throw new TypeError(`\`${url.origin}\` is given with more than the origin`);
  return url.origin;
}
