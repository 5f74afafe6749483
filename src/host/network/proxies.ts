import { isLoopback, isUriPart } from '../../base/uri.ts';
import { UserError } from '../../base/user-error.ts';

export function namesProxy(environment: Readonly<Record<string, string | undefined>>): boolean {
  const names = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
  return names.some((name) => (environment[name] ?? '') !== '');
}

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
  const find = (name: string): string => environment[name.toLowerCase()] || environment[name] || '';
  return {
    httpProxy: proxyUrl('HTTP_PROXY', find('HTTP_PROXY')),
    httpsProxy: proxyUrl('HTTPS_PROXY', find('HTTPS_PROXY')),
    noProxy: find('NO_PROXY'),
  };
}

/** The proxy for a server, empty for a direct connection. As for curl, each protocol has its own proxy; loopback has none. */
export function proxyFor({ httpProxy, httpsProxy, noProxy }: Proxies, url: URL): string {
  if (isLoopback(url.hostname) || isExempt(noProxy, url)) return '';
  return url.protocol === 'https:' ? httpsProxy : httpProxy;
}

/**
 * The same proxies for libraries that read the environment by themselves and each in its own way: both spellings agree, and
 * every name in `NO_PROXY` is listed with and without the leading dot.
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
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isHttp = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
  if (isHttp && isUriPart(parsed.username) && isUriPart(parsed.password)) return url;
  throw new UserError({
    message: `${name} is not the address of an HTTP proxy`,
    fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`,
  });
}

/**
 * True if `NO_PROXY` lists the server, by curl's rules: names are separated by commas or blanks; a name, with or without
 * a leading `.` or `*.`, covers the host and everything below it; an address covers itself, with `/bits` its network; `*`
 * covers everything. Beyond these, a name or an address with a port covers that port only. Case and one trailing dot of a
 * name make no difference.
 */
export function isExempt(noProxy: string, url: URL): boolean {
  const host = withoutDot(url.hostname.toLowerCase()).replace(/^\[(.*)\]$/, '$1');
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  return noProxy
    .toLowerCase()
    .split(/[,\s]+/)
    .some((entry) => entry === '*' || covers(parseEntry(entry), host, port));
}

interface Entry {
  readonly name: string;
  /** `undefined`: every port. */
  readonly port: string | undefined;
}

/** `name`, `name:port`, `address`, `[address]:port`; more than one colon outside of brackets is an IPv6 address. */
function parseEntry(entry: string): Entry {
  const [, address, ofAddress] = /^\[([^\]]*)\](?::(\d+))?$/.exec(entry) ?? [];
  if (address !== undefined) return { name: address, port: ofAddress };
  const [, name = entry, port] = /^([^:]*):(\d+)$/.exec(entry) ?? [];
  return { name: withoutDot(name).replace(/^\*?\./, ''), port };
}

const withoutDot = (name: string): string => name.replace(/\.$/, '');

function covers(entry: Entry, host: string, port: string): boolean {
  const { name } = entry;
  if (name === '' || (entry.port !== undefined && entry.port !== port)) return false;
  const family = familyOf(host);
  if (family === undefined) return host === name || host.endsWith(`.${name}`);
  return isInNetwork(host, family, name);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const { isIP } = process.getBuiltinModule('node:net');
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

/** `network` is an address, or one with the number of leading bits that count. */
function isInNetwork(address: string, family: 'ipv4' | 'ipv6', network: string): boolean {
  const all = family === 'ipv4' ? 32 : 128;
  const [base = '', bits = String(all), ...more] = network.split('/');
  const isNumber = /^\d{1,3}$/.test(bits) && Number(bits) <= all;
  if (more.length > 0 || !isNumber || familyOf(base) !== family) return false;
  const { BlockList } = process.getBuiltinModule('node:net');
  const list = new BlockList();
  list.addSubnet(base, Number(bits), family);
  return list.check(address, family);
}
