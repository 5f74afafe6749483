import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { serveLoopback } from './loopback.ts';

/** Bare repositories below a folder, served over `git http-backend` on loopback. */
export interface GitServer {
  readonly url: string;
  /** Method and path of each request, in the order of arrival. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export interface GitServerOptions {
  /** Refuses requests without this password; any user name will do. */
  readonly password?: string;
  /** So many requests are answered with 503 first. */
  readonly failures?: number;
  /** False for a server that speaks only the first protocol and gives out whole commits. */
  readonly isModern?: boolean;
}

export async function startGitServer(folder: string, options: GitServerOptions = {}): Promise<GitServer> {
  const requests: string[] = [];
  let failures = options.failures ?? 0;
  const server = await serveLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${url.pathname}`);
    if (failures > 0) {
      failures -= 1;
      response.writeHead(503).end();
      return;
    }
    const [, credential = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const given = Buffer.from(credential, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
    if (options.password !== undefined && given !== options.password) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
      return;
    }
    const child = spawn('git', ['http-backend'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROJECT_ROOT: folder,
        PATH_INFO: decodeURIComponent(url.pathname),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        ...(request.headers['content-length'] === undefined
          ? {}
          : { CONTENT_LENGTH: request.headers['content-length'] }),
        ...(options.isModern === false
          ? {}
          : { GIT_PROTOCOL: String(request.headers['git-protocol'] ?? '') }),
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => undefined);
    request.pipe(child.stdin);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf('\r\n\r\n');
      const lines = output.subarray(0, Math.max(0, end)).toString('utf8').split('\r\n');
      const headers = lines.map((line) => line.split(': ', 2) as [string, string]);
      const status = headers.find(([name]) => name === 'Status')?.[1];
      response.writeHead(
        status === undefined ? 200 : Number.parseInt(status, 10),
        Object.fromEntries(headers.filter(([name, value]) => name !== 'Status' && value !== undefined)),
      );
      response.end(output.subarray(end + 4));
    });
  });
  return { url: server.origin, requests, close: server.close };
}

/** Makes a bare repository with one commit of these files, by `git fast-import`: one process, however many files. */
export function makeBareRepository(
  folder: string,
  name: string,
  files: Readonly<Record<string, string>>,
): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  const git = (words: readonly string[], input = ''): void => {
    execFileSync('git', words, { cwd: path, input, stdio: ['pipe', 'ignore', 'ignore'] });
  };
  git(['init', '--quiet', '--bare', '--initial-branch=main']);
  git(['config', 'uploadpack.allowFilter', 'true']);
  const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const entries = Object.entries(files).map(([file, text]) => `M 100644 inline ${file}\n${data(text)}`);
  const commit = `commit refs/heads/main\ncommitter test <test@example.test> 1750000000 +0000\n${data('start')}`;
  git(['fast-import', '--quiet'], `${commit}${entries.join('')}\ndone\n`);
  return path;
}
