import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** One request as it came. */
export interface GithubRequestSeen {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A comment on the pull request. */
export interface CommentSeen {
  id: number;
  body: string;
  readonly user: { readonly login: string };
}

/** Behavior of the double beyond its normal answers. */
export interface GithubSettings {
  /** Account of the token; comments that it makes are this account's. */
  account: string;
  /** `app`: `/user` is refused and only GraphQL tells the account; `blind`: neither tells. */
  accountKind: 'user' | 'app' | 'blind';
  /** Refuses what a token of a fork's run may not do. */
  readOnly: boolean;
  /** States of an upload, one for each look; the last one stays. */
  uploadStates: readonly ('pending' | 'complete' | 'failed')[];
  /** Answers with this status, so many times, to requests whose method and path begin so; before or after doing it. */
  fault:
    | { on: string; status: number; times: number; after?: boolean; headers?: Record<string, string> }
    | undefined;
  /** Link headers for pages; without them a client has to count. */
  links: boolean;
}

/** GitHub's API for one repository `acme/app` on loopback: comments, account, SARIF uploads. */
export interface GithubDouble {
  /** Value for GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly token: string;
  readonly settings: GithubSettings;
  readonly comments: CommentSeen[];
  readonly requests: readonly GithubRequestSeen[];
  /** SARIF texts as uploaded, with what they were said to be about. */
  readonly uploads: readonly { readonly ref: string; readonly commit: string; readonly sarif: string }[];
  addComment(body: string, login: string): CommentSeen;
  close(): Promise<void>;
}

type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

const REFUSED: Reply = { status: 403, body: { message: 'Resource not accessible by integration' } };

/** Starts the double; `check` sees each request before it is answered and may throw, which becomes a 599. */
export async function startGithubDouble(
  options: { readonly prefix?: string; readonly check?: (request: GithubRequestSeen) => void } = {},
): Promise<GithubDouble> {
  const prefix = options.prefix ?? '';
  const token = 'ghs_token-of-the-job';
  const settings: GithubSettings = {
    account: 'github-actions[bot]',
    accountKind: 'app',
    readOnly: false,
    uploadStates: ['complete'],
    fault: undefined,
    links: true,
  };
  const comments: CommentSeen[] = [];
  const requests: GithubRequestSeen[] = [];
  const uploads: { ref: string; commit: string; sarif: string }[] = [];
  let looks = 0;
  let nextId = 1001;
  const addComment = (body: string, login: string): CommentSeen => {
    const comment = { id: nextId, body, user: { login } };
    nextId += 1;
    comments.push(comment);
    return comment;
  };
  const shown = (comment: CommentSeen): unknown => ({
    ...comment,
    html_url: `https://github.test/acme/app/pull/7#issuecomment-${comment.id}`,
  });

  function answer(request: GithubRequestSeen, url: URL): Reply {
    const path = url.pathname.slice(prefix.length);
    const what = `${request.method} ${path}`;
    const text = (name: string): string => String(Reflect.get(Object(request.body), name) ?? '');
    if (request.headers['authorization'] !== `token ${token}`)
      return { status: 401, body: { message: 'Bad credentials' } };
    if (what === 'GET /user')
      return settings.accountKind === 'user' ? { status: 200, body: { login: settings.account } } : REFUSED;
    if (what === 'POST /repos/acme/app/issues/7/comments') {
      if (settings.readOnly) return REFUSED;
      if (text('body').length > 65_536)
        return { status: 422, body: { message: 'Validation Failed: body is too long' } };
      return { status: 201, body: shown(addComment(text('body'), settings.account)) };
    }
    if (what === 'GET /repos/acme/app/issues/7/comments') return pageOf(url);
    const edited = /^PATCH \/repos\/acme\/app\/issues\/comments\/(\d+)$/.exec(what)?.[1];
    if (edited !== undefined) {
      if (settings.readOnly) return REFUSED;
      const comment = comments.find(({ id }) => id === Number(edited));
      if (comment === undefined) return { status: 404, body: { message: 'Not Found' } };
      comment.body = text('body');
      return { status: 200, body: shown(comment) };
    }
    if (what === 'POST /repos/acme/app/code-scanning/sarifs') {
      if (settings.readOnly) return REFUSED;
      const sarif = gunzipSync(Buffer.from(text('sarif'), 'base64')).toString('utf8');
      uploads.push({ ref: text('ref'), commit: text('commit_sha'), sarif });
      return { status: 202, body: { id: 'upload-1', url: 'https://github.test/upload-1' } };
    }
    if (what === 'GET /repos/acme/app/code-scanning/sarifs/upload-1') {
      const state = settings.uploadStates[Math.min(looks, settings.uploadStates.length - 1)];
      looks += 1;
      return {
        status: 200,
        body: { processing_status: state, errors: state === 'failed' ? ['rule ids are not unique'] : null },
      };
    }
    return { status: 404, body: { message: 'Not Found' } };
  }

  function pageOf(url: URL): Reply {
    const size = Number(url.searchParams.get('per_page') ?? '30');
    const page = Number(url.searchParams.get('page') ?? '1');
    const some = comments.slice((page - 1) * size, page * size);
    const more = comments.length > page * size;
    const link = `<${url.origin}${url.pathname}?per_page=${size}&page=${page + 1}>; rel="next"`;
    return { status: 200, body: some.map(shown), ...(more && settings.links ? { headers: { link } } : {}) };
  }

  function graphql(request: GithubRequestSeen): Reply {
    if (request.headers['authorization'] !== `token ${token}`) return { status: 401, body: {} };
    if (settings.accountKind === 'blind') return REFUSED;
    return { status: 200, body: { data: { viewer: { login: settings.account } } } };
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    incoming.setEncoding('utf8');
    for await (const piece of incoming) text += piece;
    const request: GithubRequestSeen = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(request);
    const url = new URL(request.path, apiOrigin());
    let reply: Reply;
    try {
      options.check?.(request);
      const { fault } = settings;
      const struck =
        fault !== undefined && fault.times > 0 && `${request.method} ${url.pathname}`.startsWith(fault.on);
      const isGraphql = /^(?:\/api)?\/graphql$/.test(url.pathname);
      reply =
        struck && fault.after !== true ? { status: 0 } : isGraphql ? graphql(request) : answer(request, url);
      if (struck) {
        fault.times -= 1;
        reply = {
          status: fault.status,
          body: { message: 'fault' },
          ...(fault.headers ? { headers: fault.headers } : {}),
        };
      }
    } catch (error) {
      reply = { status: 599, body: { message: String(error) } };
    }
    if (reply.status === 0) {
      incoming.socket.destroy();
      return;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
    response.end(reply.body === undefined ? '' : JSON.stringify(reply.body));
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  function apiOrigin(): string {
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  }
  return {
    apiUrl: `${apiOrigin()}${prefix}`,
    token,
    settings,
    comments,
    requests,
    uploads,
    addComment,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
