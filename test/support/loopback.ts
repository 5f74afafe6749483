import type { Server, Socket } from 'node:net';

/** Opens a server on a port of loopback; to close it ends its connections, too. */
export async function openLoopback(
  server: Server,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
