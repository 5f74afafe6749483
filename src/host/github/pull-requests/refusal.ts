import { type PullRefusal, type RefusalReason, Refused } from '../../pull-requests.ts';
import type { GithubAnswer, GithubFailure } from '../octokit.ts';
import type { Waiting } from '../rate-limit.ts';

/** Permission that a request needs where GitHub's answer does not name one. */
export type Need = 'read' | 'contents' | 'pull-requests' | 'issues' | 'members';

const MEMBERS_FIX =
  "set `github-token` to a GitHub App token with the organization permission `members: read`, since a job's token cannot read teams, and give the team access to this repository";

/** Causes that GitHub names in words only, with what helps; docs/troubleshooting.md has a row for each. */
const CAUSES: readonly {
  readonly words: RegExp;
  readonly reason: RefusalReason;
  readonly fix?: string;
}[] = [
  {
    words: /not permitted to create or approve pull requests/i,
    reason: 'forbidden',
    fix: 'turn on "Allow GitHub Actions to create and approve pull requests" in the settings of the repository or organization under Actions, General, Workflow permissions; or set `github-token` to a GitHub App token',
  },
  {
    words:
      /rule violations?|protected (?:branch|ref)|force-push|required status check|not authorized to push|made through (?:a pull request|the merge queue)|being restricted/i,
    reason: 'forbidden',
    fix: 'choose another name in `branch`, or let the account of the token bypass the rules for this branch in the settings of the repository',
  },
  {
    words: /create labels/i,
    reason: 'forbidden',
    fix: "add `issues: write` to the job's `permissions`, or create the labels by hand",
  },
  {
    words: /could not resolve to a node/i,
    reason: 'invalid',
    fix: MEMBERS_FIX,
  },
  {
    words: /only be requested from collaborators/i,
    reason: 'invalid',
    fix: 'correct the names in `reviewers`, or give these accounts and teams access to this repository',
  },
  {
    words: /requested from pull request author/i,
    reason: 'invalid',
    fix: 'remove the account that opens the pull request from `reviewers`',
  },
  {
    words: /\bis locked\b/i,
    reason: 'forbidden',
    fix: 'unlock the conversation of the pull request',
  },
  {
    words: /archived/i,
    reason: 'forbidden',
    fix: 'unarchive the repository, or stop running this command in it',
  },
  {
    words: /\bSAML\b/i,
    reason: 'forbidden',
    fix: 'authorize the token for the single sign-on of the organization',
  },
  {
    words: /\brate limit\b|\babuse detection\b|submitted too quickly|temporarily blocked/i,
    reason: 'unavailable',
    fix: "run again after the token's rate limit has ended",
  },
  { words: /already exists/i, reason: 'raced' },
];

/** A refusal to throw; `message` is one sentence. */
export function refused(reason: RefusalReason, message: string, fix?: string): Refused {
  return new Refused({ reason, message, fix });
}

/** The body of an answer; throws `Refused` for a failure, explained as by `refusalOf`. */
export function bodyOf<T>(answer: GithubAnswer<T>, what: string, need: Need): T {
  if (answer.kind === 'failed') throw new Refused(refusalOf(answer, what, need));
  return answer.body;
}

/** Whether the token may lack a permission: 404 is GitHub's answer for what it may not see, and 403 also that for limits. */
export function mayLackPermission({ status, why }: Pick<GithubFailure, 'status' | 'why'>): boolean {
  return (status === 403 || status === 404) && !CAUSES.some(({ words }) => words.test(why));
}

/** Explains a failure; `what` is the first clause of the message. The words and headers of the answer decide before `need`. */
export function refusalOf(failure: GithubFailure, what: string, need: Need): PullRefusal {
  const { status, type, unsure, why } = failure;
  const refuse = (reason: RefusalReason, fix?: string): PullRefusal => ({
    reason,
    message: `${what}: ${why}`,
    fix,
  });
  if (failure.isBehind === true) {
    const behind = `GitHub did not find within ${PATIENCE_MS / 1000} seconds what was just created (${why})`;
    return { reason: 'unavailable', message: `${what}: ${behind}`, fix: 'run again in a minute' };
  }
  const cause = CAUSES.find(({ words }) => words.test(why));
  if (cause !== undefined) return refuse(cause.reason, cause.fix);
  if (status === 401)
    return refuse('unauthenticated', '`github-token` is invalid or has expired: set it to a valid token');
  if (type === 'STALE_DATA') return refuse('raced');
  if (type === 'RATE_LIMITED' || status === 429)
    return refuse('unavailable', "run again after the token's rate limit has ended");
  if (status === 403 || status === 404 || type === 'FORBIDDEN' || type === 'NOT_FOUND')
    return refuse('forbidden', permissionFix(failure.accepted, need));
  if (unsure) return refuse('raced');
  return refuse(status === 422 || type !== undefined ? 'invalid' : 'unavailable');
}

/**
 * Names the permission that helps. GitHub separates alternatives by semicolons and permissions that belong together by commas.
 * A token that could open the pull request has `pull-requests: write`, so that cannot be what `issues` or `members` lack.
 */
function permissionFix(accepted: string | undefined, need: Need): string {
  if (need === 'read')
    return 'give the job `permissions: contents: write` and `pull-requests: write`, or `github-token` access to this repository';
  if (need === 'members') return MEMBERS_FIX;
  const sets = (accepted ?? '').split(';').map((set) =>
    [...set.matchAll(/([a-z_]+)=(read|write|admin)/g)].map(([, name = '', level = '']) => ({
      name: name.replaceAll('_', '-'),
      level,
    })),
  );
  const known = sets.find(
    (set) => set.length > 0 && !(need === 'issues' && set.some(({ name }) => name === 'pull-requests')),
  );
  const wanted = known ?? [{ name: need, level: 'write' }];
  const names = wanted.map(({ level, name }) => `\`${name}: ${level}\``).join(' and ');
  return `add ${names} to the job's \`permissions\`; a GitHub App token or a personal access token needs the same permission`;
}

/** For so long, GitHub may not find what it just made. */
const PATIENCE_MS = 30_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;

/** Asks again, for up to 30 seconds, while GitHub does not find what was just made. */
export async function untilFound<T>(
  { clock, signal }: Waiting,
  ask: () => Promise<GithubAnswer<T>>,
): Promise<GithubAnswer<T>> {
  let waitMs = FIRST_WAIT_MS;
  for (let waitedMs = 0; ; waitedMs += waitMs) {
    if (waitedMs > 0) waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS, PATIENCE_MS - waitedMs);
    const answer = await ask();
    if (answer.kind === 'ok' || !isNotFound(answer)) return answer;
    if (waitMs <= 0 || signal.aborted) return { ...answer, isBehind: true };
    await clock.sleep(waitMs, signal);
  }
}

const NOT_THERE =
  /does not exist|is not a valid (?:blob|tree|commit)|\bhead invalid\b|no commits between|refs are readable/i;

/** Whether two commits have nothing in common, which GitHub answers with 404. */
export function isUnrelated({ why }: GithubFailure): boolean {
  return /\bno common ancestor\b/i.test(why);
}

function isNotFound(failure: GithubFailure): boolean {
  const { status, type, why } = failure;
  if (isUnrelated(failure)) return false;
  return status === 404 || type === 'NOT_FOUND' || (status === 422 && NOT_THERE.test(why));
}
