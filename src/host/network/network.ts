import { describeFailure, type Http } from '../../base/http.ts';
import { getOrMake, once } from '../../base/remember.ts';
import { isLoopback } from '../../base/uri.ts';
import { UserError } from '../../base/user-error.ts';
import { openSender, type Sender } from './http-client.ts';
import { proxyFor, readProxies } from './proxies.ts';

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
export function openNetwork(environment: Readonly<Record<string, string | undefined>>): Network {
  /** By proxy; that of direct connections is empty. */
  const senders = new Map<string, Promise<Sender>>();
  const proxies = once(() => readProxies(environment));
  const proxyOf = (url: URL): string => (isLoopback(url.hostname) ? '' : proxyFor(proxies(), url));
  const openFor = async (proxy: string): Promise<Sender> => {
    if (proxy === '') return openSender();
    // undici loads only behind a proxy.
    const { openProxiedSender } = await import('./proxied-http.ts');
    return openProxiedSender(new URL(proxy));
  };
  const senderFor = (proxy: string): Promise<Sender> => getOrMake(senders, proxy, () => openFor(proxy));
  return {
    http: async (request) => {
      try {
        const url = new URL(request.url);
        return await (await senderFor(proxyOf(url))).send(url, request);
      } catch (error) {
        // The user must correct an invalid variable; retrying would not help.
        if (error instanceof UserError) throw error;
        return describeFailure(error, request);
      }
    },
    close: async () => {
      for (const sender of senders.values()) (await sender).close();
    },
  };
}
