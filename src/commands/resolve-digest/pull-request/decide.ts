import type { Branch, PullRequest } from '../../../host/pull-requests.ts';
import { isTicked, readBodyMark } from './body-mark.ts';
import type { KeepOptions } from './kept-pull.ts';
import type { JudgedCommits } from './own-commits.ts';

/** The branch of a plan and its pull requests, as they are. */
export interface PullState {
  readonly branch: Branch | undefined;
  readonly commits: JudgedCommits;
  /** The newest first. */
  readonly pulls: readonly PullRequest[];
}

export interface WantedPull extends Pick<KeepOptions, 'base' | 'isComplete' | 'start'> {
  readonly hasPins: boolean;
  readonly digests: string;
}

export type PullDecision =
  /** Somebody else's commit: nothing is touched. */
  | {
      readonly kind: 'foreign';
      readonly pull: PullRequest | undefined;
      /** The newest one, if it was closed unmerged. */
      readonly closed: PullRequest | undefined;
      readonly head: string;
      readonly why: string;
    }
  /** A person closed it with the same digests. */
  | { readonly kind: 'declined'; readonly pull: PullRequest }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wait'; readonly pull: PullRequest }
  | {
      readonly kind: 'close';
      readonly pull: PullRequest;
      readonly head: string | undefined;
      /** Whether the branch has commits of others, which ticking the box gave up. */
      readonly hasOthers: boolean;
    }
  | {
      readonly kind: 'keep';
      readonly pull: PullRequest | undefined;
      readonly head: string | undefined;
      /** Whether the branch is as it should be. */
      readonly isCurrent: boolean;
      /** Whether somebody asked for everything to be rewritten. */
      readonly isAsked: boolean;
    };

/** Decides what becomes of one pull request. */
export function decidePull({ branch, commits, pulls }: PullState, wanted: WantedPull): PullDecision {
  const pull = pulls.find(({ state }) => state === 'open');
  const declined = pull === undefined ? declinedPull(pulls, wanted) : undefined;
  const closed = pull === undefined && pulls[0]?.state === 'closed' ? pulls[0] : undefined;
  const isAsked = [pull, closed, declined].some((one) => one !== undefined && isTicked(one.body));
  const { why } = commits;
  if (branch !== undefined && why !== undefined && !isAsked)
    return { kind: 'foreign', pull, closed, head: branch.head, why };
  if (!wanted.hasPins) {
    if (pull === undefined) return { kind: 'nothing' };
    if (!wanted.isComplete) return { kind: 'wait', pull };
    return { kind: 'close', pull, head: branch?.head, hasOthers: why !== undefined };
  }
  // Somebody else's commits that went with their branch were the reason to close it, not the digests.
  const isFreed = branch === undefined && why !== undefined;
  if (declined !== undefined && !isAsked && !isFreed) return { kind: 'declined', pull: declined };
  const isOnStart = branch?.commits?.[0]?.parents[0] === wanted.start;
  const isCurrent = commits.isCurrent && (!isAsked || isOnStart);
  return { kind: 'keep', pull, head: branch?.head, isCurrent, isAsked };
}

/** The newest pull request for this base that a person closed with these digests. */
export function declinedPull(
  pulls: readonly PullRequest[],
  { base, digests }: Pick<WantedPull, 'base' | 'digests'>,
): PullRequest | undefined {
  return pulls.find(
    (one) => one.state === 'closed' && one.base === base && readBodyMark(one.body)?.digests === digests,
  );
}
