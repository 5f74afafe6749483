import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** GitHub's endpoints for git objects of `acme/app`, backed by a repository on disk. */
export interface GithubObjects {
  readonly apiUrl: string;
  readonly requests: readonly { readonly path: string; readonly authorization: string | undefined }[];
  /** Changes an answer on its way. */
  tamper: (body: unknown, what: string) => unknown;
  close(): Promise<void>;
}

/** Starts the server on loopback; only `token` may read. */
export async function startGithubObjects(repository: string, token: string): Promise<GithubObjects> {
  const requests: { path: string; authorization: string | undefined }[] = [];
  const git = (...words: readonly string[]): Buffer =>
    execFileSync('git', ['-C', repository, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  const bodies: Readonly<Record<string, (id: string) => unknown>> = {
    commits: (id) => ({ sha: id, tree: { sha: git('rev-parse', `${id}^{tree}`).toString().trim() } }),
    trees: (id) => ({ sha: id, truncated: false, tree: rowsOf(git('ls-tree', '-z', id).toString()) }),
    blobs: (id) => {
      const content = git('cat-file', 'blob', id);
      // In lines, as GitHub writes it.
      const base64 = content.toString('base64').replace(/(.{60})/g, '$1\n');
      return { sha: id, encoding: 'base64', size: content.length, content: `${base64}\n` };
    },
  };
  let self: GithubObjects;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, authorization: request.headers.authorization });
    const [, what = '', id = ''] =
      /^\/repos\/acme\/app\/git\/(commits|trees|blobs)\/([0-9a-f]+)$/.exec(path) ?? [];
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `token ${token}`)
      return reply(403, { message: 'Resource not accessible by integration' });
    try {
      const body = bodies[what]?.(id);
      reply(body === undefined ? 404 : 200, self.tamper(body ?? { message: 'Not Found' }, what));
    } catch {
      reply(404, { message: 'Not Found' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A server on a port, never on a pipe.
  self = {
    apiUrl: `http://127.0.0.1:${port}`,
    requests,
    tamper: (body) => body,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}

function rowsOf(listing: string): readonly unknown[] {
  return listing
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [, mode, type, sha, path] = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
      return { mode, type, sha, path };
    });
}
