import { connect, createServer, type Socket } from 'node:net';
import { openLoopback } from '../../support/loopback.ts';

/** A proxy on loopback that does to every tunnel what its kind does. */
export interface HostileProxy {
  readonly port: number;
  /** Connections so far. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

/** A proxy's treatment of a connection; `request` is the head of the CONNECT, once it has come. */
interface Kind {
  readonly id: string;
  /** At once, before anything is asked. */
  readonly onOpen?: (socket: Socket) => void;
  /** When the CONNECT is there; `tunnel` joins the connection with the service. */
  readonly onConnect?: (socket: Socket, request: string, tunnel: (through?: Through) => void) => void;
  /** Whether it keeps a run waiting, so that only a limit or a signal ends it. */
  readonly waits?: boolean;
  /** Whether another connection is worth a try: no refusal, and no certificate that is not trusted. */
  readonly passing?: boolean;
}

/** The fate of the service's bytes on their way back. */
type Through = (bytes: Buffer, socket: Socket) => void;

const ESTABLISHED = 'HTTP/1.1 200 Connection Established\r\n\r\n';

/** Writes again and again until nobody listens. */
function drip(socket: Socket, intervalMs: number, next: (at: number) => string | Buffer | undefined): void {
  let at = 0;
  const timer = setInterval(() => {
    const piece = next(at);
    at += 1;
    if (piece === undefined || socket.destroyed) clearInterval(timer);
    else socket.write(piece);
  }, intervalMs);
  socket.on('close', () => clearInterval(timer));
}

/** Writes as fast as the other side reads. */
function flood(socket: Socket, text: string): void {
  const piece = text.repeat(Math.ceil(16_384 / text.length));
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}

const refuse = (status: string, headers = '', body = ''): Kind => ({
  id: `refuses-${status.slice(0, 3)}`,
  onConnect: (socket) => {
    socket.end(`HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\n${headers}\r\n${body}`);
  },
});

/** An error that shows all that was asked, the proxy's password among it. */
const echo = (status: number, place: 'body' | 'header' | 'reason'): Kind => ({
  id: `echoes-${status}-in-${place}`,
  onConnect: (socket, request) => {
    const line = request.replace(/\s+/g, ' ').trim();
    const value = /proxy-authorization: *(.*)/i.exec(request)?.[1]?.trim() ?? '';
    const opened = Buffer.from(value.split(' ')[1] ?? '', 'base64').toString('utf8');
    const shown = `${line} ${value} ${opened}`;
    const reason = place === 'reason' ? shown : 'Refused';
    const header =
      place === 'header' ? `proxy-authenticate: Basic realm="${shown}"\r\nvia: ${shown}\r\n` : '';
    const body = place === 'body' ? `<html>${shown}</html>` : '';
    socket.end(`HTTP/1.1 ${status} ${reason}\r\ncontent-length: ${body.length}\r\n${header}\r\n${body}`);
  },
});

/** Sends the first so many bytes of the service on, and then does something else. */
const after = (bytes: number, then: (socket: Socket) => void): Through => {
  let left = bytes;
  return (chunk, socket) => {
    if (left <= 0) return;
    socket.write(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) then(socket);
  };
};

/** Everything that a proxy may do wrong. */
export const PROXY_KINDS: readonly Kind[] = [
  { id: 'closes', passing: true, onOpen: (socket) => void socket.end() },
  { id: 'resets', passing: true, onOpen: (socket) => void socket.resetAndDestroy() },
  { id: 'closes-when-asked', passing: true, onConnect: (socket) => void socket.end() },
  { id: 'resets-when-asked', passing: true, onConnect: (socket) => void socket.resetAndDestroy() },
  { id: 'closes-in-answer', passing: true, onConnect: (socket) => void socket.end('HTTP/1.1 200 Conn') },
  { id: 'hangs', passing: true, waits: true },
  {
    id: 'hangs-in-answer',
    passing: true,
    waits: true,
    onConnect: (socket) => void socket.write('HTTP/1.1 200 Co'),
  },
  {
    id: 'drips-answer',
    passing: true,
    waits: true,
    onConnect: (socket) => drip(socket, 300, (at) => ESTABLISHED[at]),
  },
  {
    id: 'drips-for-ever',
    waits: true,
    passing: true,
    onConnect: (socket) => drip(socket, 100, (at) => (at === 0 ? 'HTTP/1.1 200 ' : 'x')),
  },
  {
    id: 'drips-headers',
    waits: true,
    passing: true,
    onConnect: (socket) => drip(socket, 100, (at) => (at === 0 ? 'HTTP/1.1 200 OK\r\n' : `x-${at}: y\r\n`)),
  },
  { id: 'drips-before-asked', waits: true, passing: true, onOpen: (socket) => drip(socket, 100, () => ' ') },
  { id: 'floods-line', onConnect: (socket) => flood(socket, 'HTTP/1.1 200 x') },
  {
    id: 'floods-headers',
    onConnect: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      flood(socket, 'x-header: value\r\n');
    },
  },
  { id: 'floods-1xx', onConnect: (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n') },
  {
    id: 'floods-body',
    onConnect: (socket) => {
      socket.write('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      flood(socket, '<html>bad gateway</html>\n');
    },
  },
  { id: 'speaks-ssh', onConnect: (socket) => void socket.write('SSH-2.0-OpenSSH_9.6\r\n') },
  {
    id: 'speaks-noise',
    onConnect: (socket) => void socket.end(Buffer.from([0, 255, 22, 3, 1, 13, 10, 13, 10])),
  },
  refuse('301 Moved', 'location: https://stranger.test/\r\n'),
  refuse('400 Bad Request'),
  refuse('403 Forbidden', '', '<html>no</html>'),
  refuse('407 Proxy Authentication Required', 'proxy-authenticate: Basic realm="x"\r\n'),
  refuse('429 Too Many Requests', 'retry-after: 99999\r\n'),
  refuse('502 Bad Gateway'),
  refuse('503 Service Unavailable', 'retry-after: 99999\r\n'),
  ...([403, 407, 502] as const).flatMap((status) =>
    (['body', 'header', 'reason'] as const).map((place) => echo(status, place)),
  ),
  {
    id: 'connects-and-closes',
    passing: true,
    onConnect: (socket) => void socket.end(ESTABLISHED),
  },
  {
    id: 'connects-and-hangs',
    passing: true,
    waits: true,
    onConnect: (socket) => void socket.write(ESTABLISHED),
  },
  {
    id: 'connects-to-text',
    onConnect: (socket) => void socket.end(`${ESTABLISHED}HTTP/1.1 200 OK\r\n\r\nhello`),
  },
  {
    id: 'connects-and-drips',
    passing: true,
    waits: true,
    onConnect: (socket, _, tunnel) => {
      const queue: number[] = [];
      tunnel((bytes) => void queue.push(...bytes));
      drip(socket, 50, () => Buffer.from(queue.splice(0, 1)));
    },
  },
  ...[700, 2500].flatMap((bytes): readonly Kind[] => [
    {
      id: `connects-and-cuts-at-${bytes}`,
      passing: true,
      onConnect: (_, __, tunnel) => tunnel(after(bytes, (socket) => void socket.resetAndDestroy())),
    },
    {
      id: `connects-and-stalls-at-${bytes}`,
      passing: true,
      waits: true,
      onConnect: (_, __, tunnel) => tunnel(after(bytes, () => undefined)),
    },
  ]),
];

/** One kind of hostile proxy. */
export type ProxyKind = Kind;

/** Starts a proxy whose first `bad` connections go wrong; later ones lead to `target`, a port of this machine. */
export async function startHostileProxy(kind: Kind, bad: number, target: number): Promise<HostileProxy> {
  const services: Socket[] = [];
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on('error', () => undefined);
    const isBad = count <= bad;
    if (isBad) kind.onOpen?.(socket);
    const onConnect: Kind['onConnect'] = isBad ? kind.onConnect : (_, __, tunnel) => tunnel();
    let head = '';
    const listen = (chunk: Buffer): void => {
      head += chunk.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', listen);
      onConnect?.(socket, head, (through) => services.push(join(socket, target, through)));
    };
    socket.on('data', listen);
  });
  const { close, port } = await openLoopback(server);
  return {
    port,
    count: () => count,
    close: async () => {
      for (const service of services) service.destroy();
      await close();
    },
  };
}

/** Joins a connection with the service; gives the service's end. */
function join(socket: Socket, target: number, through?: Through): Socket {
  const service = connect(target, '127.0.0.1', () => {
    socket.write(ESTABLISHED);
    socket.on('data', (bytes) => service.write(bytes));
    service.on('data', (bytes) => (through === undefined ? socket.write(bytes) : through(bytes, socket)));
  });
  service.on('error', () => socket.destroy());
  service.on('close', () => socket.end());
  socket.on('close', () => service.destroy());
  return service;
}
