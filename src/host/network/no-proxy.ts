/**
 * Whether `NO_PROXY` lists the server, by curl's rules: names are separated by commas or blanks; a name, with or without
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
