import { isLoopback } from '../../base/uri.ts';
import { UserError } from '../../base/user-error.ts';
import { readVariables } from '../host-options.ts';
import { isExempt } from './no-proxy.ts';

/** Proxies of the machine; empty if there is none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Proxies from `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, lowercase names first; an empty variable counts as unset.
 * `host:port` is read as `http://host:port`, like curl does. Throws `UserError` for an invalid proxy, without its
 * value, which may contain a password.
 */
export function readProxies(environment: Readonly<Record<string, string | undefined>>): Proxies {
  const read = readVariables(environment);
  const find = (name: string): string => read(name.toLowerCase()) ?? read(name) ?? '';
  return {
    httpProxy: proxyUrl('HTTP_PROXY', find('HTTP_PROXY')),
    httpsProxy: proxyUrl('HTTPS_PROXY', find('HTTPS_PROXY')),
    noProxy: find('NO_PROXY'),
  };
}

/**
 * The proxy for a server, empty for a direct connection. As for curl, each protocol has its own proxy; loopback has none.
 */
export function proxyFor({ httpProxy, httpsProxy, noProxy }: Proxies, url: URL): string {
  if (isLoopback(url.hostname) || isExempt(noProxy, url)) return '';
  return url.protocol === 'https:' ? httpsProxy : httpProxy;
}

/**
 * The same proxies for libraries that read the environment by themselves and each in its own way: both spellings agree,
 * and every name in `NO_PROXY` stands there with and without the leading dot.
 */
export function proxyVariables({
  httpProxy,
  httpsProxy,
  noProxy,
}: Proxies): Readonly<Record<string, string>> {
  const names = noProxy.split(/[,\s]+/).map((entry) => entry.replace(/^\*?\./, ''));
  const entries = names.filter((name) => name !== '');
  const both = entries.flatMap((name) => (name === '*' ? [name] : [name, `.${name}`])).join(',');
  return {
    http_proxy: httpProxy,
    HTTP_PROXY: httpProxy,
    https_proxy: httpsProxy,
    HTTPS_PROXY: httpsProxy,
    no_proxy: both,
    NO_PROXY: both,
  };
}

function proxyUrl(name: string, text: string): string {
  const given = text.trim();
  if (given === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `http://${given}`;
  const protocol = URL.canParse(url) ? new URL(url).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return url;
  throw new UserError({
    message: `${name} is not the address of an HTTP proxy`,
    fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`,
  });
}
