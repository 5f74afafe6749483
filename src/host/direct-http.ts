import type { ClientRequest, IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import type { HttpRequest, HttpResult } from '../base/http.ts';
import { describeFailure } from '../base/http-failure.ts';

/** Largest answer that is read, in bytes, or in characters where they are counted. */
export const MAXIMUM_BODY_BYTES = 128 * 1024 * 1024;

/** A way to send requests over kept connections. */
export interface Sender {
  /** Never rejects. */
  readonly send: (url: URL, request: HttpRequest) => Promise<HttpResult>;
  /** Ends idle connections. */
  readonly close: () => Promise<void>;
}

/** An answer that was cut off because it is larger than anything that the service gives. */
export function tooLarge(): HttpResult {
  const message = `the answer is larger than ${MAXIMUM_BODY_BYTES >> 20} MiB`;
  return { kind: 'failure', reason: 'too-large', message, sent: true };
}

/** How requests of one scheme are sent. */
interface Protocol {
  readonly request: typeof requestPlain;
  readonly agent: PlainAgent;
  /** Event of a socket that is ready for a request. */
  readonly ready: 'connect' | 'secureConnect';
}

/** How long an idle connection is kept: routers on the way drop them without a word. */
const IDLE_MS = 10_000;

/**
 * Connections straight to the servers, `connections` to each at most, by Node's own client: it loads in a third of the time
 * of any other. Idle ones do not keep the process.
 */
export function openDirect(connections: number): Sender {
  // Not imported, since the library is loaded where there is no Node too.
  const { Agent, request } = process.getBuiltinModule('node:http');
  const options = { keepAlive: true, maxSockets: connections, scheduling: 'lifo', timeout: IDLE_MS } as const;
  const plain: Protocol = { request, agent: new Agent(options), ready: 'connect' };
  let tls: Protocol | undefined;
  const openTls = (): Protocol => {
    // Loaded when it is needed: TLS takes as long as all of plain HTTP.
    const { Agent, request } = process.getBuiltinModule('node:https');
    return { request, agent: new Agent(options), ready: 'secureConnect' };
  };
  const protocolFor = (url: URL): Protocol => {
    if (url.protocol !== 'https:') return plain;
    tls ??= openTls();
    return tls;
  };
  return {
    send: (url, request) => sendOnce(url, request, protocolFor(url)),
    close: async () => {
      plain.agent.destroy();
      tls?.agent.destroy();
    },
  };
}

/** A request under way; nothing once it has been answered. */
interface Flight {
  outgoing: ClientRequest | undefined;
}

/**
 * Made apart from all else of the request: a signal's listeners stay linked to each other for a while after they are
 * removed, and through one that knew more the collector would keep the answer of every request of a long run.
 */
function stopperOf(flight: Flight): () => void {
  return () => void flight.outgoing?.destroy(new Error('stopped'));
}

function sendOnce(url: URL, request: HttpRequest, protocol: Protocol): Promise<HttpResult> {
  return new Promise((resolve) => {
    const { body, headers, method, signal, timeoutMs } = request;
    const flight: Flight = { outgoing: undefined };
    let [isConnected, isLate] = [false, false];
    const stop = stopperOf(flight);
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, timeoutMs);
    const settle = (result: HttpResult): void => {
      clearTimeout(timer);
      flight.outgoing = undefined;
      signal.removeEventListener('abort', stop);
      resolve(result);
    };
    const fail = (error: unknown): void => {
      const failure = describeFailure(isLate ? new DOMException('too late', 'TimeoutError') : error, request);
      // Without a connection nothing can have been sent.
      settle(isConnected ? failure : { ...failure, sent: false });
    };
    signal.addEventListener('abort', stop);
    try {
      const outgoing = protocol.request(url, { method, headers, agent: protocol.agent });
      flight.outgoing = outgoing;
      outgoing.once('socket', (socket) => {
        isConnected = !socket.connecting;
        if (isConnected) return;
        socket.once(protocol.ready, () => {
          isConnected = true;
        });
      });
      outgoing.on('error', fail);
      outgoing.once('response', (response) => readResponse(response, settle, fail));
      outgoing.end(body);
      if (signal.aborted) stop();
    } catch (error) {
      fail(error);
    }
  });
}

function readResponse(
  response: IncomingMessage,
  settle: (result: HttpResult) => void,
  fail: (error: unknown) => void,
): void {
  let body = '';
  // As text at once: buffers lie beside the heap, where a hundred megabytes of them do not hurry the collector.
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    body += chunk;
    if (body.length <= MAXIMUM_BODY_BYTES) return;
    settle(tooLarge());
    response.destroy();
  });
  response.on('error', fail);
  response.once('end', () => {
    const headers = Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]);
    settle({
      kind: 'response',
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(headers),
      body,
    });
  });
}
