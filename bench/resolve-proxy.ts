import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The registry over a slow line, with the platform's token endpoint and tag history beside it. */
export interface SlowRegistry {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  /** Milliseconds that every request takes on top from now on. */
  setLatency(ms: number): void;
  /** How many requests came since this was last asked. */
  takeCount(): number;
  close(): Promise<void>;
}

/** The one token that opens every history; `/token` gives one for the image that it is asked for. */
export const REGISTRY_TOKEN = `registry.${'t'.repeat(700)}`;

const RECORDS = 30;
const DAY_MS = 86_400_000;

/**
 * Opens the proxy in front of a registry. Whatever it is asked, the registry is asked once for it, so that every request
 * costs the same way: a manifest for its digest where the question was a history, its ping where it was a token.
 */
export async function openProxy(registryPort: number): Promise<SlowRegistry> {
  const agent = new Agent({ keepAlive: true });
  let latencyMs = 0;
  let count = 0;
  const server = createServer({ keepAliveTimeout: 30_000 }, (incoming, response) => {
    count += 1;
    const url = new URL(incoming.url ?? '/', 'http://proxy');
    const answer = async (): Promise<void> => {
      if (latencyMs > 0) await delay(latencyMs);
      if (url.pathname === '/token') return giveToken(url, incoming, response);
      const history = /^\/v2\/(.+)\/_chainguard\/history\/([^/]+)$/.exec(url.pathname);
      if (history === null) return forward(incoming, response);
      return giveHistory(String(history[1]), String(history[2]), incoming, response);
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  const ask = (method: string, path: string, headers: IncomingMessage['headers']): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: registryPort, agent, method, path, headers })
        .once('response', resolve)
        .once('error', reject)
        .end();
    });

  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await ask(incoming.method ?? 'GET', incoming.url ?? '/', incoming.headers);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  };

  const giveToken = async (url: URL, _: IncomingMessage, response: ServerResponse): Promise<void> => {
    (await ask('GET', '/v2/', {})).resume();
    const scope = url.searchParams.get('scope') ?? '';
    const repository = /^repository:(.+):pull$/.exec(scope)?.[1];
    if (repository === undefined) return sendJson(response, 400, { errors: [{ code: 'DENIED' }] });
    sendJson(response, 200, { token: scopedToken(repository) });
  };

  const giveHistory = async (
    repository: string,
    tag: string,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const accept = 'application/vnd.oci.image.index.v1+json';
    const answer = await ask('HEAD', `/v2/${repository}/manifests/${tag}`, { accept });
    answer.resume();
    const allowed = [`Bearer ${scopedToken(repository)}`, `Bearer ${REGISTRY_TOKEN}`];
    if (!allowed.includes(incoming.headers.authorization ?? ''))
      return sendJson(response, 401, { errors: [] });
    const digest = answer.headers['docker-content-digest'];
    if (typeof digest !== 'string')
      return sendJson(response, 404, { errors: [{ code: 'MANIFEST_UNKNOWN' }] });
    sendJson(response, 200, { history: historyUpTo(digest) });
  };

  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    setLatency: (ms) => {
      latencyMs = ms;
    },
    takeCount: () => {
      const taken = count;
      count = 0;
      return taken;
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function scopedToken(repository: string): string {
  return `${repository}.${'s'.repeat(700)}`;
}

/** A month of daily records, the newest with the digest. */
function historyUpTo(
  digest: string,
): readonly { readonly updateTimestamp: string; readonly digest: string }[] {
  const now = Date.now();
  return Array.from({ length: RECORDS }, (_, index) => ({
    updateTimestamp: new Date(now - (RECORDS - index) * DAY_MS).toISOString(),
    digest: index === RECORDS - 1 ? digest : `sha256:${String(index).padStart(64, '0')}`,
  }));
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}
