import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultReply, lossOf, send } from '../platform-double/answer.ts';
import { readBytes } from '../platform-double/answer-control.ts';
import type { Fault, Faults } from '../platform-double/faults.ts';
import type { LoggedRequest, RequestLog } from '../platform-double/request-log.ts';
import { beginEntry, type Listener, listenWith } from '../platform-double/server.ts';
import { answerTo, limitHeaders } from './answer.ts';
import { holderOf } from './authentication.ts';
import type { Asked, Reply } from './call.ts';
import { answerGit, isGitPath } from './git-http.ts';
import type { GithubSettings } from './settings.ts';
import type { World } from './world.ts';

/** Dependencies of a port. */
export type GithubServerParts = {
  readonly world: World;
  readonly settings: GithubSettings;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Path before the REST API, as `/api/v3` of a GitHub Enterprise Server; GraphQL is then at `/api/graphql`. */
  readonly prefix: string;
  readonly control: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
};

const graphqlPath = (prefix: string): string => `${prefix.replace(/\/v3$/, '')}/graphql`;

function askedOf(parts: GithubServerParts, request: IncomingMessage, url: URL, body: string): Asked {
  const { prefix, settings, world } = parts;
  const origin = `http://${request.headers.host ?? ''}`;
  const isGraphql = url.pathname === graphqlPath(prefix) && request.method === 'POST';
  const isApi = url.pathname.startsWith(`${prefix}/`);
  return {
    world,
    settings,
    method: request.method ?? 'GET',
    path: isGraphql ? '/graphql' : isApi ? url.pathname.slice(prefix.length) : `/-${url.pathname}`,
    query: url.searchParams,
    headers: request.headers,
    body,
    apiUrl: `${origin}${prefix}`,
    htmlUrl: origin,
  };
}

function logged(
  parts: GithubServerParts,
  request: IncomingMessage,
  url: URL,
  body: string,
  startedAt: number,
) {
  const begun = beginEntry('api', request, url, body, startedAt);
  const user = holderOf(parts.world, request.headers.authorization)?.login ?? '';
  const entry: LoggedRequest = { ...begun, credential: { ...begun.credential, user } };
  parts.log.add(entry);
  return entry;
}

async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  fault: Fault | undefined,
  headers: { readonly [name: string]: string },
): Promise<void> {
  const isBytes = Buffer.isBuffer(reply.body);
  const text = isBytes || reply.body === undefined ? '' : JSON.stringify(reply.body);
  const whole = {
    status: reply.status,
    body: text,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...reply.headers },
  };
  // `send` takes text; what is not text goes through as the fault that replaces a body by bytes.
  const bytes: Fault | undefined = isBytes
    ? { kind: 'bytes', base64: Buffer.from(reply.body).toString('base64') }
    : undefined;
  await send(request, response, whole, fault ?? bytes, Date.now());
}

async function handle(
  parts: GithubServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAt = performance.now();
  const url = new URL(request.url ?? '/', 'http://double');
  if (await parts.control(request, response, url)) return;
  const bytes = await readBytes(request);
  const isGit = isGitPath(url.pathname);
  const entry = logged(parts, request, url, isGit ? '' : bytes.toString('utf8'), startedAt);
  response.once('close', () => {
    entry.endedAt = performance.now();
    entry.status = response.headersSent ? response.statusCode : 0;
  });
  const fault = parts.faults.take(entry.method, url.pathname);
  entry.fault = fault?.kind;
  const lost = lossOf(fault);
  const lose = (): void => {
    if (fault?.kind === 'reset') request.socket.resetAndDestroy();
  };
  if (lost === 'before-commit') return lose();
  if (isGit && fault === undefined) return await answerGit(parts.world, request, response, url, bytes);
  const asked = askedOf(parts, request, url, entry.body);
  if (fault?.kind === 'status' && fault.when === 'after-commit') await answerTo(asked);
  const instead = faultReply(fault, request.headers);
  const reply = instead ?? (await answerTo(asked));
  if (response.destroyed) return;
  if (lost === 'after-commit') return lose();
  if (instead !== undefined) await send(request, response, instead, fault, Date.now());
  else await sendReply(request, response, reply, fault, limitHeaders(asked));
}

/** Listens on loopback; port 0 takes any free one. */
export const listen = (parts: GithubServerParts, host: string, port: number): Promise<Listener> =>
  listenWith((request, response) => handle(parts, request, response), host, port);
