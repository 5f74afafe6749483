import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** GitHub's comments of one pull request, over HTTP on loopback. */
export interface CommentServer {
  readonly apiUrl: string;
  readonly comments: { readonly id: number; body: string; readonly user: { readonly login: string } }[];
  /** Values of the Authorization headers. */
  readonly credentials: readonly string[];
  close(): Promise<void>;
}

export async function startCommentServer(): Promise<CommentServer> {
  const comments: CommentServer['comments'] = [];
  const credentials: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    const sent: { readonly body?: string } = text === '' ? {} : JSON.parse(text);
    const path = new URL(request.url ?? '/', 'http://github.test').pathname;
    credentials.push(request.headers.authorization ?? '');
    const answer = (status: number, json: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    };
    const id = Number(/\/issues\/comments\/(\d+)$/.exec(path)?.[1] ?? 0);
    const comment = comments.find((one) => one.id === id);
    if (request.method === 'PATCH' && comment !== undefined) {
      comment.body = sent.body ?? '';
      answer(200, comment);
    } else if (request.method === 'POST' && path.endsWith('/issues/7/comments')) {
      const made = { id: comments.length + 1, body: sent.body ?? '', user: { login: 'github-actions[bot]' } };
      comments.push(made);
      answer(201, made);
    } else if (request.method === 'GET' && path.endsWith('/issues/7/comments')) answer(200, comments);
    else answer(403, { message: 'Resource not accessible by integration' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    comments,
    credentials,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
