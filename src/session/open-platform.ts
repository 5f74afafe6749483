import { type Clock, LONGEST_TIMER_MS, systemClock } from '../base/clock.ts';
import type { Http } from '../base/http.ts';
import { createLimiter } from '../base/pool.ts';
import { createRedactor } from '../base/redactor.ts';
import { isLoopback } from '../base/uri.ts';
import type { Call } from '../platform/call.ts';
import { type CallOptions, limitClient, limitTransport } from '../platform/call-limit.ts';
import { type Client, createClient } from '../platform/client.ts';
import { untilStopped } from '../platform/errors.ts';
import type { Fetch } from '../platform/fetch-http.ts';
import { issuerOf, type Narrowing, type SignInWays, tokensFor } from '../platform/mint-token.ts';
import { type ListOperation, readPages } from '../platform/pages.ts';
import { type Project, readAll } from '../platform/read-all.ts';
import {
  type ExchangeRequest,
  exchangeToken,
  type RefreshedToken,
  type RefreshRequest,
  refreshToken,
} from '../platform/resources/sts.ts';
import type { MintedToken, TokenSource } from '../platform/token-source.ts';
import { createTransport, type RequestTrace } from '../platform/transport.ts';
import { createRegistry, type OpenRegistry, type Registry } from '../registry/registry.ts';

/** Public origins of the service. */
const API_URL = 'https://console-api.enforce.dev';
const REGISTRY_URL = 'https://cgr.dev';

/** Origins, credentials and limits; public data needs none of them. */
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
  /** Called with every token before its first use, so that logs can mask it. */
  readonly onSecret?: (secret: string) => void;
  /** Called after every attempt of a request; never with a header. */
  readonly onRequest?: (trace: RequestTrace) => void;
  /** Stops everything that is under way. */
  readonly signal?: AbortSignal;
  /** Attempts for one request, the first included; 4 by default. */
  readonly maxAttempts?: number;
  /** Time limit for one attempt in milliseconds; 30,000 by default. */
  readonly requestTimeoutMs?: number;
  /** Maximum number of requests at the same time; 8 by default. */
  readonly concurrency?: number;
  /** Value of the header `User-Agent`. */
  readonly userAgent?: string;
  /**
   * Replaces the HTTP client, for example with a `fetch` that has a dispatcher, or in a test. By default Node's own HTTP client,
   * which takes a third less processor time and memory, or the global `fetch` if there is no Node, a proxy is set in the
   * environment, undici has a global dispatcher, or the global `fetch` was replaced.
   */
  readonly fetch?: Fetch;
}

/** Order and page size of a list, and limits of reading it. */
export interface ListOptions extends CallOptions {
  /** A field and a direction, such as `name desc`; which fields there are depends on the list. */
  readonly orderBy?: string | undefined;
  /** 1 to 200, which is the default. */
  readonly pageSize?: number | undefined;
}

/** The platform: sends the calls that the functions of each resource make. */
export interface Platform {
  /** Sends one call. */
  send<T>(call: Call<T>, options?: CallOptions): Promise<T>;
  /** Rows of a list, page by page by cursor, in the order of the service; a list that starts over is noticed. */
  rows<Row extends { readonly uid: string }>(
    list: ListOperation<Row>,
    options?: ListOptions,
  ): AsyncGenerator<Row, void, undefined>;
  /** All rows of a list; long lists are read in parallel and checked to be whole. */
  all<Row extends { readonly uid: string }>(
    list: ListOperation<Row>,
    options?: ListOptions,
  ): Promise<readonly Row[]>;
  /**
   * As `all`, but keeps only what `project` makes of each row, and nothing where that is `undefined`, so that memory holds
   * no more. Pages come in any order; if a list that changed meanwhile is read again, its rows are passed again.
   */
  pick<Row extends { readonly uid: string }, Kept>(
    list: ListOperation<Row>,
    project: Project<Row, Kept>,
    options?: ListOptions,
  ): Promise<readonly Kept[]>;
  /** Histories of tags, and SBOMs of images. */
  readonly registry: Registry;
  /** The token service, which has its own origin. */
  readonly issuer: Issuer;
}

/** Exchanges by hand; with `identity` and `idToken` the platform does them itself. */
export interface Issuer {
  exchange(request: ExchangeRequest, options?: CallOptions): Promise<MintedToken>;
  refresh(request: RefreshRequest, options?: CallOptions): Promise<RefreshedToken>;
  /** Sends a call that needs no credential. */
  send<T>(call: Call<T>, options?: CallOptions): Promise<T>;
}

/** Machine that a platform runs on. */
export interface PlatformMachine {
  readonly http: Http;
  readonly clock?: Clock;
  readonly random?: () => number;
  /** Frees texts of errors from secrets that were passed to `onSecret`; without it, the platform does so itself. */
  readonly redact?: (text: string) => string;
  readonly explain?: SignInWays['explain'];
  /** Obtains tokens of the person at a terminal. */
  readonly personal?: SignInWays['personal'];
  /** Limits of tokens; receives the registry's audience. */
  readonly narrowing?: (registryAudience: string) => Narrowing;
  readonly retriesFailures?: SignInWays['retriesFailures'];
}

/** A platform with what it is made of, for a run that shows how it signs in. */
export interface OpenedPlatform {
  readonly platform: Platform;
  readonly client: Required<Client>;
  readonly registry: OpenRegistry;
  readonly ways: SignInWays;
  readonly issuerUrl: string;
  /** Audience of registry tokens: the registry's host, with its port. */
  readonly registryAudience: string;
  /** Where tokens come from; `undefined` without a credential. */
  readonly platformTokens: TokenSource | undefined;
  readonly registryTokens: TokenSource | undefined;
}

/** Opens the platform; nothing is sent yet. Throws `TypeError` for an origin or a limit that is not a valid one. */
export function openPlatform(options: PlatformOptions, machine: PlatformMachine): OpenedPlatform {
  const { clock = systemClock } = machine;
  const apiUrl = originOf(options.apiUrl ?? API_URL);
  const registryUrl = originOf(options.registryUrl ?? REGISTRY_URL);
  const issuerUrl = originOf(options.issuerUrl ?? issuerOf(apiUrl));
  const concurrency = wholeNumber('concurrency', options.concurrency ?? 8);
  const redactor = createRedactor();
  const transport = createTransport({
    http: machine.http,
    clock,
    random: machine.random ?? Math.random,
    maxAttempts: wholeNumber('maxAttempts', options.maxAttempts ?? 4),
    requestTimeoutMs: timerOf(options.requestTimeoutMs ?? 30_000),
    limiter: createLimiter(concurrency),
    signal: options.signal ?? new AbortController().signal,
    userAgent: options.userAgent ?? 'platform-actions-client',
    trace: options.onRequest ?? (() => undefined),
    redact: machine.redact ?? redactor.redact,
  });
  const mask = (secret: string): void => {
    if (machine.redact === undefined) redactor.add(secret);
    options.onSecret?.(secret);
  };
  const { idToken, identity, signal } = options;
  const registryAudience = new URL(registryUrl).host;
  const ways: SignInWays = {
    transport,
    clock,
    issuerUrl,
    identity,
    // Ends with the signal, whatever `idToken` does.
    idToken: idToken && (() => untilStopped(() => idToken(issuerUrl), signal, 'requesting an ID token')),
    mask,
    narrowing: machine.narrowing?.(registryAudience),
    personal: machine.personal,
    explain: machine.explain,
    retriesFailures: machine.retriesFailures,
  };
  const platformTokens = tokensFor(ways, apiUrl, options.token);
  const client = createClient({ baseUrl: apiUrl, transport, tokens: platformTokens, concurrency });
  const registryTokens = tokensFor(ways, registryAudience, options.registryToken);
  const registry = createRegistry({ registryUrl, transport, tokens: registryTokens, mask });
  const platform = platformOf(client, registry, ways);
  return { platform, client, registry, ways, issuerUrl, registryAudience, platformTokens, registryTokens };
}

function platformOf(
  client: Client,
  registry: Registry,
  { clock, issuerUrl, mask, transport }: SignInWays,
): Platform {
  const issuer = createClient({ baseUrl: issuerUrl, transport, tokens: undefined });
  const pick: Platform['pick'] = async (list, project, options) =>
    readAll(limitClient(client, options), inOrder(list, options), project, options?.pageSize);
  return {
    send: async (call, options) => limitClient(client, options).send(call),
    rows: async function* (list, options) {
      const pages = readPages(limitClient(client, options), inOrder(list, options), options?.pageSize);
      // Passed on one by one: `yield*` over a list makes three promises per row.
      for await (const page of pages) for (const row of page) yield row;
    },
    all: async (list, options) => pick(list, (row) => row, options),
    pick,
    registry: { history: registry.history, sboms: registry.sboms },
    issuer: {
      exchange: async (request, options) => {
        mask(request.idToken);
        const limited = limitTransport(transport, options);
        const minted = await exchangeToken(limited, issuerUrl, request, clock.now());
        mask(minted.token);
        return minted;
      },
      refresh: async (request, options) => {
        mask(request.refreshToken);
        const limited = limitTransport(transport, options);
        const minted = await refreshToken(limited, issuerUrl, request, clock.now());
        for (const secret of [minted.token, minted.refreshToken]) if (secret !== undefined) mask(secret);
        return minted;
      },
      send: async (call, options) => limitClient(issuer, options).send(call),
    },
  };
}

/** A list in the order that the caller wants, whatever the way of reading it asks for. */
function inOrder<Row>(list: ListOperation<Row>, { orderBy }: ListOptions = {}): ListOperation<Row> {
  return orderBy === undefined ? list : (position) => list({ ...position, orderBy });
}

/** With no requests in flight or unlimited tries, calls would never end. */
function wholeNumber(name: 'concurrency' | 'maxAttempts', value: number): number {
  if (Number.isSafeInteger(value) && value >= 1) return value;
  throw new TypeError(`\`${name}\` is ${value}, which is not a whole number of at least 1`);
}

function timerOf(milliseconds: number): number {
  if (milliseconds > 0) return Math.ceil(Math.min(milliseconds, LONGEST_TIMER_MS));
  throw new TypeError(`\`requestTimeoutMs\` is ${milliseconds}, which is not a time`);
}

/** A credential is sent to an origin only: https, or http on loopback; no path, query or user. */
function originOf(text: string): string {
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new TypeError(`\`${url.origin}\` is not https`);
  if (url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(`\`${url.origin}\` is given with more than the origin`);
}
