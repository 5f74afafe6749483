import { fieldOf, textOf } from '../../base/json-value.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import type { HostContext } from '../host.ts';
import { type Github, type GithubAnswer, type GithubFailure, ownerAndRepo } from './octokit.ts';
import { mayLackPermission } from './pull-requests/refusal.ts';

const PAGE_SIZE = 100;
/** If a pull request has more comments, a new one is created. */
const MAXIMUM_PAGES = 100;

/**
 * First line of a command's comment: an HTML comment that identifies workflow, job, matrix and configuration, so that
 * two gates on one pull request never overwrite each other.
 */
export function commentMarker(command: string, context: HostContext, config: readonly string[]): string {
  const { job, matrix, workflow } = context;
  const key = fingerprintOf(workflow ?? '', job ?? '', matrix ?? '', ...config).slice(0, 32);
  return `<!-- platform-actions ${command} ${key} -->`;
}

/** The result of writing a comment; `failed` never fails the command. */
export type CommentResult =
  | { readonly kind: 'created' | 'updated'; readonly url: string | undefined }
  | { readonly kind: 'unchanged' }
  | FailedComment;

interface FailedComment {
  readonly kind: 'failed';
  readonly why: string;
  /** True if the token may lack a permission. */
  readonly forbidden: boolean;
}

export interface CommentRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly marker: string;
  /** Markdown that begins with the marker on its own line. */
  readonly body: string;
  /** False to update our comment if there is one, but not to create one. */
  readonly create: boolean;
}

interface Comment {
  readonly kind: 'comment';
  readonly id: number;
  readonly body: string;
  readonly author: string;
}

/**
 * Writes the one comment of a gate and updates it in place. A comment is ours only if the token's account wrote it and
 * its first line is the marker. If the answer to a create is lost, the comments are read again.
 */
export async function putComment(api: Github, request: CommentRequest): Promise<CommentResult> {
  const { body, number: issue_number } = request;
  const place = ownerAndRepo(request.repository);
  for (let round = 1; ; round += 1) {
    const found = await findComment(api, request);
    if (found?.kind === 'failed') return found;
    if (found !== undefined) {
      if (found.body === body) return { kind: 'unchanged' };
      const comment_id = found.id;
      return resultOf(
        await api(({ rest }) => rest.issues.updateComment({ ...place, comment_id, body })),
        'updated',
      );
    }
    if (!request.create) return { kind: 'unchanged' };
    const answer = await api(({ rest }) => rest.issues.createComment({ ...place, issue_number, body }));
    if (answer.kind === 'ok' || !answer.unsure || round === 2) return resultOf(answer, 'created');
  }
}

function resultOf(answer: GithubAnswer<unknown>, kind: 'created' | 'updated'): CommentResult {
  if (answer.kind === 'failed') return failedBy(answer);
  return { kind, url: textOf(fieldOf(answer.body, 'html_url')) };
}

const failedBy = (failure: GithubFailure): FailedComment => ({
  kind: 'failed',
  why: failure.why,
  forbidden: mayLackPermission(failure),
});

async function findComment(
  api: Github,
  request: CommentRequest,
): Promise<Comment | FailedComment | undefined> {
  let account: string | undefined;
  for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
    const query = {
      ...ownerAndRepo(request.repository),
      issue_number: request.number,
      per_page: PAGE_SIZE,
      page,
    };
    const answer = await api(({ rest }) => rest.issues.listComments(query));
    if (answer.kind === 'failed') return failedBy(answer);
    if (!Array.isArray(answer.body))
      return { kind: 'failed', why: 'the list of comments could not be read', forbidden: false };
    for (const comment of answer.body.map(toComment)) {
      if (comment === undefined || firstLine(comment.body) !== request.marker) continue;
      account ??= await ownAccount(api);
      if (comment.author.toLowerCase() === account.toLowerCase()) return comment;
    }
    if (!answer.hasNextPage && answer.body.length < PAGE_SIZE) break;
  }
  return undefined;
}

/**
 * Login of the token's account. Tokens of apps, including the job's own, may not read `/user` but may query the viewer;
 * if neither works, it can only be the job's token.
 */
export async function ownAccount(api: Github): Promise<string> {
  const user = await api(({ rest }) => rest.users.getAuthenticated());
  const login = user.kind === 'ok' ? textOf(fieldOf(user.body, 'login')) : undefined;
  if (login !== undefined) return login;
  const viewer = await api(async ({ graphql }) => ({ data: await graphql('{ viewer { login } }') }));
  const seen = viewer.kind === 'ok' ? textOf(fieldOf(fieldOf(viewer.body, 'viewer'), 'login')) : undefined;
  return seen ?? 'github-actions[bot]';
}

function toComment(value: unknown): Comment | undefined {
  const id = fieldOf(value, 'id');
  const body = fieldOf(value, 'body');
  const author = fieldOf(fieldOf(value, 'user'), 'login');
  if (typeof id !== 'number' || typeof body !== 'string' || typeof author !== 'string') return undefined;
  return { kind: 'comment', id, body, author };
}

const firstLine = (text: string): string => text.split(/\r?\n/, 1)[0] ?? '';
