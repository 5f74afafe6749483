import type { Refusal, RefusalReason } from '../../pull-requests.ts';
import type { GithubFailure } from '../octokit.ts';

/** What a request needs of the token. */
export type Need = 'read' | 'contents' | 'pull-requests';

const FIXES: Readonly<Record<Need, string>> = {
  read: 'give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository',
  contents:
    'add `contents: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Contents: read and write"',
  'pull-requests':
    'add `pull-requests: write` to the `permissions` of the job; a token of a GitHub App or a person needs "Pull requests: read and write"',
};

/** GitHub's words where the setting is off; there is no other sign of it (docs.github.com, "Managing GitHub Actions settings"). */
const FORBIDDEN_BY_SETTING = /not permitted to create or approve pull requests/i;

const SETTING_FIX =
  'turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a token of a GitHub App';

/** Why GitHub refused, with the remedy; `what` is the first clause of the message. */
export function refusalOf(failure: GithubFailure, what: string, need: Need): Refusal {
  const refuse = (reason: RefusalReason, fix?: string): Refusal => ({
    kind: 'refused',
    reason,
    message: `${what}: ${failure.why}`,
    fix,
  });
  const { status, type, unsure, why } = failure;
  if (FORBIDDEN_BY_SETTING.test(why)) return refuse('forbidden', SETTING_FIX);
  if (status === 401)
    return refuse('unauthenticated', '`github-token` is not valid, or no longer: set it to a token that is');
  if (type === 'STALE_DATA') return refuse('raced');
  if (type === 'RATE_LIMITED' || status === 429 || /\brate limit\b/i.test(why))
    return refuse('unavailable', 'run this again after the rate limit of the token has ended');
  if (status === 403 || status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND')
    return refuse('forbidden', FIXES[need]);
  if (unsure) return refuse('raced');
  return refuse(status === 422 || type !== undefined ? 'invalid' : 'unavailable');
}
