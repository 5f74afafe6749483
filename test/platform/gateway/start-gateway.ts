import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server of the vendor's published gateway code before an in-memory service. */
export interface Gateway {
  readonly origin: string;
  /** Answers: rows that were put (`mem`), every field filled (`fill`), or one empty row in each list (`zero`). */
  mode(mode: 'mem' | 'fill' | 'zero', oneof?: number): Promise<void>;
  /** Adds rows of a message, such as `chainguard.platform.iam.v2.Group`. */
  put(kind: string, rows: readonly object[]): Promise<void>;
  /** Fails the next requests with a code and with details of every kind. */
  fail(code: number, times: number): Promise<void>;
  stop(): Promise<void>;
}

/** The built server, where a script has built it. */
export const GATEWAY_SERVER = process.env['GATEWAY_SERVER'];

/** `issuerUrl`: where it passes exchanges on to. */
export async function startGateway(
  program: string,
  emitsZeroValues: boolean,
  issuerUrl?: string,
): Promise<Gateway> {
  const port = await freePort();
  const words = [
    '-port',
    String(port),
    `-emit=${emitsZeroValues}`,
    ...(issuerUrl === undefined ? [] : ['-sts', issuerUrl]),
  ];
  const child = spawn(program, words, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const control = async (path: string, body?: string): Promise<void> => {
    const response = await fetch(origin + path, body === undefined ? {} : { method: 'POST', body });
    const text = await response.text();
    if (!response.ok || /^(?:VERY)?BAD/m.test(text)) throw new Error(`${path}: ${text}`);
  };
  for (let tries = 1; ; tries += 1) {
    const isUp = await control('/_mode?mode=mem').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries > 100) throw new Error('the gateway does not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    mode: (mode, oneof = 0) => control(`/_mode?mode=${mode}&oneof=${oneof}`),
    put: (kind, rows) => control(`/_put?kind=${kind}`, JSON.stringify(rows)),
    fail: (code, times) => control(`/_fail?code=${code}&times=${times}&match=`),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
