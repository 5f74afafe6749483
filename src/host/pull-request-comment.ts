import { fingerprintOf } from '../base/fingerprint.ts';
import type { GithubAnswer, GithubApi } from './github-api.ts';
import type { HostContext } from './host.ts';

const PAGE_SIZE = 100;
/** A pull request with more comments gets a new one. */
const MAXIMUM_PAGES = 100;

/**
 * First line of a command's comment: an HTML comment that tells workflow, job, matrix and configuration apart, so that
 * two gates on one pull request never overwrite each other.
 */
export function commentMarker(command: string, context: HostContext, config: readonly string[]): string {
  const { job, matrix, workflow } = context;
  const key = fingerprintOf(workflow ?? '', job ?? '', matrix ?? '', ...config).slice(0, 32);
  return `<!-- platform-actions ${command} ${key} -->`;
}

/** What became of a comment; `failed` never fails the command. */
export type CommentResult =
  | { readonly kind: 'created' | 'updated'; readonly url: string | undefined }
  | { readonly kind: 'unchanged' }
  | FailedComment;

interface FailedComment {
  readonly kind: 'failed';
  readonly why: string;
  /** Whether the token may not do it; GitHub hides what it may not see. */
  readonly forbidden: boolean;
}

export interface CommentRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly marker: string;
  /** Markdown that begins with the marker on a line of its own. */
  readonly body: string;
  /** False: update our comment when there is one, but make none. */
  readonly create: boolean;
}

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: string;
}

type Found =
  | { readonly kind: 'comment'; readonly comment: Comment }
  | { readonly kind: 'none' }
  | FailedComment;

/**
 * Writes the one comment of a gate and updates it in place. A comment is ours only when the account of the token wrote it
 * and its first line is the marker; any other is left alone. A create whose answer was lost is settled by looking.
 */
export async function putComment(api: GithubApi, request: CommentRequest): Promise<CommentResult> {
  for (let round = 1; ; round += 1) {
    const found = await findComment(api, request);
    if (found.kind === 'failed') return found;
    const { body } = request;
    if (found.kind === 'comment') {
      if (found.comment.body === body) return { kind: 'unchanged' };
      const path = `/repos/${request.repository}/issues/comments/${found.comment.id}`;
      return resultOf(await api({ method: 'PATCH', path, body: { body } }), 'updated');
    }
    if (!request.create) return { kind: 'unchanged' };
    const path = `/repos/${request.repository}/issues/${request.number}/comments`;
    const answer = await api({ method: 'POST', path, body: { body } });
    if (answer.kind === 'ok' || !answer.unsure || round === 2) return resultOf(answer, 'created');
  }
}

function resultOf(answer: GithubAnswer, kind: 'created' | 'updated'): CommentResult {
  if (answer.kind === 'failed') return failedBy(answer);
  const url: unknown = field(answer.body, 'html_url');
  return { kind, url: typeof url === 'string' ? url : undefined };
}

const failedBy = ({ status, why }: { readonly status: number; readonly why: string }): FailedComment => ({
  kind: 'failed',
  why,
  forbidden: status === 401 || status === 403 || status === 404,
});

async function findComment(api: GithubApi, request: CommentRequest): Promise<Found> {
  let account: string | undefined;
  for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
    const path = `/repos/${request.repository}/issues/${request.number}/comments?per_page=${PAGE_SIZE}&page=${page}`;
    const answer = await api({ method: 'GET', path });
    if (answer.kind === 'failed') return failedBy(answer);
    if (!Array.isArray(answer.body))
      return { kind: 'failed', why: 'the list of comments could not be read', forbidden: false };
    for (const comment of answer.body.map(toComment)) {
      if (comment === undefined || firstLine(comment.body) !== request.marker) continue;
      account ??= await ownAccount(api);
      if (comment.author.toLowerCase() === account.toLowerCase()) return { kind: 'comment', comment };
    }
    if (!answer.hasNextPage && answer.body.length < PAGE_SIZE) break;
  }
  return { kind: 'none' };
}

/**
 * Login of the token's account. Tokens of apps, the job's own among them, may not read `/user` but may ask who views;
 * where neither is told it can only be the job's token.
 */
async function ownAccount(api: GithubApi): Promise<string> {
  const user = await api({ method: 'GET', path: '/user' });
  const login: unknown = user.kind === 'ok' ? field(user.body, 'login') : undefined;
  if (typeof login === 'string') return login;
  const viewer = await api({ method: 'POST', path: '/graphql', body: { query: '{ viewer { login } }' } });
  const told: unknown =
    viewer.kind === 'ok' ? field(field(field(viewer.body, 'data'), 'viewer'), 'login') : undefined;
  return typeof told === 'string' ? told : 'github-actions[bot]';
}

function toComment(value: unknown): Comment | undefined {
  const id = field(value, 'id');
  const body = field(value, 'body');
  const author = field(field(value, 'user'), 'login');
  if (typeof id !== 'number' || typeof body !== 'string' || typeof author !== 'string') return undefined;
  return { id, body, author };
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
