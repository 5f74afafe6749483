import type { Http, HttpRequest, HttpResult } from '../../src/base/http.ts';
import { describeFailure } from '../../src/base/http.ts';
import { bodyBytes, type Carried, carryOut } from '../platform-double/answer.ts';
import type { Origins, Service } from '../platform-double/core.ts';
import { beginEntry } from '../platform-double/server.ts';
import type { AssembledPlatform } from '../platform-double/start.ts';
import type { VirtualTime } from './virtual-time.ts';

/** The origins of a double that is spoken to without a network. */
export const DIRECT_ORIGINS: Origins = {
  api: 'https://console-api.platform.test',
  issuer: 'https://issuer.platform.test',
  registry: 'https://registry.platform.test',
  host: 'https://token.actions.platform.test',
};

/** From which request on (counted from 1) nobody listens, and from which on somebody does again. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The network activity of a run. */
export interface DirectNetwork {
  readonly http: Http;
  /** Origins that were asked and are none of the platform's. */
  readonly strangers: readonly string[];
  /** Bodies of the double's own answers, in the order of its log. */
  readonly answers: readonly string[];
  /** Requests that were sent; refused connections are among them. */
  count(): number;
}

/**
 * A network that is the double itself: one request after the other, in the order in which they were sent, and whatever
 * takes time takes it on the run's own clock. A failure is reported in the words of the real sender. `onFault` hears of every
 * fault that strikes.
 */
export function createDirectNetwork(
  platform: AssembledPlatform,
  time: VirtualTime,
  outage: Outage | undefined,
  onFault?: () => void,
): DirectNetwork {
  const strangers: string[] = [];
  const answers: string[] = [];
  let sent = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work);
    turn = next;
    return next;
  };
  const answer = async (request: HttpRequest): Promise<HttpResult> => {
    const url = new URL(request.url);
    sent += 1;
    if (outage !== undefined && sent >= outage.from && sent < outage.until)
      return { ...failed(request, 'ECONNREFUSED'), sent: false };
    const service = serviceOf(url.origin);
    if (service === undefined) {
      strangers.push(url.origin);
      return { ...failed(request, 'ENOTFOUND'), sent: false };
    }
    const struck = await time.busy(() => inTurn(() => ask(platform, request, url, service)));
    answers.push(struck.reply?.body ?? '');
    if (struck.fault !== undefined) onFault?.();
    return deliver(struck, request, time);
  };
  return {
    http: async (request) => (request.signal.aborted ? failed(request, '') : answer(request)),
    strangers,
    answers,
    count: () => sent,
  };
}

function serviceOf(origin: string): Service | undefined {
  const services: readonly Service[] = ['api', 'issuer', 'registry', 'host'];
  return services.find((service) => DIRECT_ORIGINS[service] === origin);
}

/** Lets the double do what is asked. */
async function ask(
  platform: AssembledPlatform,
  request: HttpRequest,
  url: URL,
  service: Service,
): Promise<Carried> {
  const { body = '', headers, method } = request;
  const { clock } = platform.core;
  const entry = beginEntry(service, { method, headers }, url, body, clock.now());
  platform.requests.add(entry);
  const carried = await carryOut(platform, [service], entry, url, headers);
  entry.status = carried.reply?.status ?? 0;
  entry.endedAt = clock.now();
  return carried;
}

async function deliver(
  { fault, nowMs, reply }: Carried,
  request: HttpRequest,
  time: VirtualTime,
): Promise<HttpResult> {
  if (fault?.kind === 'hang') return late(request, time, Number.POSITIVE_INFINITY, undefined);
  if (reply === undefined || fault?.kind === 'truncate') return failed(request, 'ECONNRESET');
  const bytes = bodyBytes(reply, fault);
  const result: HttpResult = {
    kind: 'response',
    status: reply.status,
    headers: {
      date: new Date(nowMs).toUTCString(),
      'content-type': 'application/json',
      ...reply.headers,
      ...(fault?.kind === 'content-type' ? { 'content-type': fault.value } : {}),
      'content-length': String(bytes.length),
    },
    body: bytes.toString('utf8'),
  };
  if (fault?.kind !== 'dribble') return result;
  return late(request, time, Math.ceil(bytes.length / fault.chunkBytes) * fault.intervalMs, result);
}

/** The result after so many milliseconds, unless the request is given up or stopped before. */
function late(
  request: HttpRequest,
  time: VirtualTime,
  milliseconds: number,
  result: HttpResult | undefined,
): Promise<HttpResult> {
  const { signal, timeoutMs } = request;
  return new Promise((resolve) => {
    const isLate = result === undefined || milliseconds >= timeoutMs;
    const settle = (settled: HttpResult): void => {
      cancel();
      signal.removeEventListener('abort', stop);
      resolve(settled);
    };
    const stop = (): void => settle(failed(request, ''));
    const cancel = time.after(Math.min(milliseconds, timeoutMs), () =>
      settle(isLate ? describeFailure(new DOMException('too late', 'TimeoutError'), request) : result),
    );
    signal.addEventListener('abort', stop);
  });
}

function failed(request: HttpRequest, code: string): Extract<HttpResult, { readonly kind: 'failure' }> {
  return describeFailure(Object.assign(new Error('the connection failed'), { code }), request);
}
