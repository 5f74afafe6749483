import type { Need } from './call.ts';
import { GithubError, notFound } from './github-error.ts';
import { fullNameOf, type Repo, type Token } from './records.ts';

/** Whether the token was given for this repository. */
export function covers(token: Token, repo: Repo): boolean {
  return (
    token.repositories === 'all' ||
    token.repositories.some((name) => name.toLowerCase() === fullNameOf(repo).toLowerCase())
  );
}

/** Whether the token may know that the repository exists. */
export function isVisible(token: Token, repo: Repo): boolean {
  return !repo.isPrivate || covers(token, repo);
}

/** The parts of a public repository that anyone with a token may read. */
const PUBLIC_READS: readonly string[] = ['contents', 'issues', 'metadata', 'pull_requests'];

/** Whether the token may do what needs this permission. */
export function holds(token: Token, repo: Repo, [permission, level]: Need): boolean {
  if (level === 'read' && !repo.isPrivate && PUBLIC_READS.includes(permission)) return true;
  if (!covers(token, repo)) return false;
  const held = permission === 'metadata' ? 'read' : token.permissions[permission];
  return held === 'write' || held === level;
}

/** GitHub's 403 for a token without the permission. */
export function notAccessible(token: Token): GithubError {
  return new GithubError(
    403,
    token.kind === 'user'
      ? 'Resource not accessible by personal access token'
      : 'Resource not accessible by integration',
  );
}

/** Throws where the token holds none of the alternatives: 404 for what it must not see, else 403. */
export function demand(token: Token, repo: Repo, needs: readonly Need[]): void {
  if (!isVisible(token, repo)) throw notFound();
  if (needs.length === 0) return;
  if (!needs.some((need) => holds(token, repo, need))) throw notAccessible(token);
  const isWrite = needs.every(([, level]) => level === 'write');
  if (isWrite && repo.isArchived) throw new GithubError(403, 'Repository was archived so is read-only.');
}

const WORKFLOWS = /^\.github\/workflows\/[^/]+$/i;

/** The first of these paths that is a workflow the token may not touch. */
export function refusedWorkflow(token: Token, repo: Repo, paths: readonly string[]): string | undefined {
  if (holds(token, repo, ['workflows', 'write'])) return undefined;
  return paths.find((path) => WORKFLOWS.test(path));
}

/** GitHub's words for a push or a commit that changes a workflow. */
export function workflowRefusal(token: Token, path: string): string {
  return token.kind === 'user'
    ? `refusing to allow a Personal Access Token to create or update workflow \`${path}\` without \`workflow\` scope`
    : `refusing to allow a GitHub App to create or update workflow \`${path}\` without \`workflows\` permission`;
}

/** GitHub's words where the repository's setting forbids jobs to create pull requests. */
export const ACTIONS_MAY_NOT = 'GitHub Actions is not permitted to create or approve pull requests.';
