import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate } from './authentication.ts';
import { syncPulls } from './branch-changes.ts';
import { GIT_ENVIRONMENT } from './git.ts';
import { GithubError } from './github-error.ts';
import { holds } from './permissions.ts';
import type { Repo, Token } from './records.ts';
import type { World } from './world.ts';

const GIT_PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/;

/** Whether a path belongs to git's own protocol. */
export function isGitPath(path: string): boolean {
  return GIT_PATH.test(path);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(`${message}\n`);
}

function tokenOf(world: World, request: IncomingMessage): Token | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? undefined : authenticate(world, authorization);
}

/** Runs `git http-backend` for one request and gives its output: CGI headers, then the body. */
function backend(
  repo: Repo,
  request: IncomingMessage,
  url: URL,
  service: string,
  body: Buffer,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['http-backend'], {
      env: {
        ...GIT_ENVIRONMENT,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROJECT_ROOT: repo.git.directory,
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        PATH_INFO: `/${service}`,
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        CONTENT_LENGTH: String(body.length),
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        REMOTE_USER: 'double',
      },
    });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stdin.on('error', () => undefined);
    child.once('error', reject);
    child.once('close', () => resolve(Buffer.concat(out)));
    child.stdin.end(body);
  });
}

function relay(response: ServerResponse, output: Buffer): void {
  const end = output.indexOf('\r\n\r\n');
  let status = 200;
  for (const line of output.subarray(0, end).toString('utf8').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (name === 'status') status = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.statusCode = status;
  response.end(output.subarray(end + 4));
}

/** Serves clone, fetch and push over HTTP, with the token as Basic password. */
export async function answerGit(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer,
): Promise<void> {
  const [, owner = '', name = '', service = ''] = GIT_PATH.exec(url.pathname) ?? [];
  const repo = world.repo(`${owner}/${name}`);
  const isPush = service === 'git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  try {
    const token = tokenOf(world, request);
    if (token === undefined && (repo === undefined || repo.isPrivate || isPush))
      return refuse(response, 401, 'Authentication required');
    const isReadable =
      repo !== undefined && (token === undefined || holds(token, repo, ['contents', 'read']));
    if (!isReadable) return refuse(response, 404, 'Repository not found.');
    if (isPush && (token === undefined || !holds(token, repo, ['contents', 'write'])))
      return refuse(response, 403, `Permission to ${owner}/${name}.git denied.`);
    relay(response, await backend(repo, request, url, service, body));
    if (isPush && token !== undefined) {
      repo.pushedAtMs = world.now();
      await syncPulls(world, token.account);
    }
  } catch (error) {
    if (!(error instanceof GithubError)) throw error;
    refuse(response, error.status, 'Invalid username or token.');
  }
}
