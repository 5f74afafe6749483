import { createServer, type Socket } from 'node:net';
import { openLoopback } from './loopback.ts';

/** The behavior of a server toward its clients: nothing that ends a request. */
export type Manner = 'closes' | 'is silent' | 'drips' | 'tunnels into nothing' | 'refuses without a word';

/** A server on loopback that speaks no protocol to its end, and counts who came. */
export interface StubbornServer {
  readonly port: number;
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

const MANNERS: Readonly<Record<Manner, (socket: Socket) => void>> = {
  closes: (socket) => void socket.once('data', () => socket.destroy()),
  'is silent': () => undefined,
  drips: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    const timer = setInterval(() => socket.write('a'), 50);
    socket.once('close', () => clearInterval(timer));
  },
  'tunnels into nothing': (socket) => void socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n')),
  'refuses without a word': (socket) => void socket.once('data', () => socket.end()),
};

/** Starts a server of that manner. */
export async function startStubbornServer(manner: Manner): Promise<StubbornServer> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    MANNERS[manner](socket);
  });
  return { ...(await openLoopback(server)), connections: () => connections };
}
