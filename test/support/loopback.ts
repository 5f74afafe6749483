import { createServer, type RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';

/** A server on a port of loopback; to close it ends its connections, too. */
export interface Loopback {
  readonly port: number;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Opens a server. */
export async function openLoopback(server: Server): Promise<Loopback> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Opens a server that answers like this. */
export const serveLoopback = (answer: RequestListener): Promise<Loopback> =>
  openLoopback(createServer(answer));
