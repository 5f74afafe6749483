import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { openLoopback } from './loopback.ts';

/** HTTPS in front of a plain server, with a certificate of an authority of its own. */
export interface TlsFront {
  readonly port: number;
  /** File of the authority's certificate, for NODE_EXTRA_CA_CERTS. */
  readonly authority: string;
  readonly close: () => Promise<void>;
}

/** Whether certificates can be made here. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes an authority and a certificate for `host` in `folder`, and answers for `target` (an http origin) with them. */
export async function startTlsFront(folder: string, host: string, target: string): Promise<TlsFront> {
  const file = (name: string): string => join(folder, name);
  const openssl = (words: string, ...more: readonly string[]): void =>
    void execFileSync('openssl', [...words.split(' '), ...more], { cwd: folder, stdio: 'pipe' });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${key} -keyout ca.key -out ca.pem -days 2 -subj`, '/CN=Test authority');
  openssl(
    `req ${key} -keyout server.key -out server.csr -subj /CN=${host}`,
    '-addext',
    `subjectAltName=DNS:${host}`,
  );
  openssl(
    'x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out server.pem',
    '-days',
    '2',
    '-copy_extensions',
    'copy',
  );
  const server = createServer(
    { key: readFileSync(file('server.key')), cert: readFileSync(file('server.pem')) },
    (incoming, outgoing) => {
      const forward = request(
        new URL(incoming.url ?? '/', target),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      forward.on('error', () => outgoing.destroy());
      incoming.pipe(forward);
    },
  );
  return { ...(await openLoopback(server)), authority: file('ca.pem') };
}
