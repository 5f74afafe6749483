import { createServer } from 'node:http';
import { connect } from 'node:net';
import { openLoopback } from './loopback.ts';

/** A proxy on loopback that tunnels every CONNECT to one port of this machine, and remembers whom it was asked for. */
export interface ConnectProxy {
  readonly url: string;
  /** `host:port` of each CONNECT, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts the proxy; `status` other than 200 refuses every tunnel. */
export async function startConnectProxy(port: number, status = 200): Promise<ConnectProxy> {
  const asked: string[] = [];
  const server = createServer((_, response) => {
    response.statusCode = 405;
    response.end();
  });
  server.on('connect', (request, socket, head) => {
    asked.push(request.url ?? '');
    if (status !== 200) {
      socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`);
      return;
    }
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(socket);
      socket.pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  const { close, origin: url } = await openLoopback(server);
  return { url, asked, close };
}
