import type { Http } from '../../base/http.ts';
import { describeFailure } from '../../base/http.ts';
import { isLoopback } from '../../base/uri.ts';
import { UserError } from '../../base/user-error.ts';
import { namesProxy, openDirect, type Sender } from './direct-http.ts';
import { readProxies } from './proxies.ts';

/** The machine's network: keep-alive connections, proxies from the environment, never a redirect. */
export interface Network {
  readonly http: Http;
  /** Closes idle connections, so that the process can end. */
  close(): Promise<void>;
}

/**
 * Opens the network. `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` are respected as by curl, and loopback never goes through
 * a proxy; `NODE_EXTRA_CA_CERTS` is read by Node itself. An invalid proxy is a `UserError` of the first request that
 * needs it.
 */
export function openNetwork(
  environment: Readonly<Record<string, string | undefined>>,
  connections: number,
): Network {
  const direct = openDirect(connections);
  const hasProxy = namesProxy(environment);
  let proxied: Promise<Sender> | undefined;
  const openProxy = async (): Promise<Sender> => {
    const { openProxied } = await import('./proxied-http.ts');
    return openProxied(readProxies(environment), connections, direct);
  };
  const senderFor = async (url: URL): Promise<Sender> => {
    if (!hasProxy || isLoopback(url.hostname)) return direct;
    proxied ??= openProxy();
    return proxied;
  };
  return {
    http: async (request) => {
      try {
        const url = new URL(request.url);
        return await (await senderFor(url)).send(url, request);
      } catch (error) {
        // The user must correct an invalid variable; retrying would not help.
        if (error instanceof UserError) throw error;
        return describeFailure(error, request);
      }
    },
    close: async () => {
      await direct.close();
      await (await proxied?.catch(() => undefined))?.close();
    },
  };
}
