import { fingerprintOf } from '../../../base/sha256.ts';
import type { Branch, PullRequest } from '../../../host/pull-requests.ts';

/** The branch of a plan and its pull requests, as they are. */
export interface PullState {
  readonly branch: Branch | undefined;
  /** The newest first. */
  readonly pulls: readonly PullRequest[];
}

export interface Wanted {
  /** Key of the content that the branch should have; `undefined` if nothing is left to pin. */
  readonly content: string | undefined;
  readonly digests: string;
  /** Whether everything was read; otherwise it is not known that nothing is left. */
  readonly isComplete: boolean;
}

export type Decision =
  /** Somebody else's commit or pull request: nothing is touched. */
  | {
      readonly kind: 'foreign';
      readonly pull: PullRequest | undefined;
      readonly head: string;
      readonly why: string;
    }
  /** A person closed it with the same digests. */
  | { readonly kind: 'declined'; readonly pull: PullRequest }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wait'; readonly pull: PullRequest }
  | { readonly kind: 'close'; readonly pull: PullRequest; readonly head: string | undefined }
  | {
      readonly kind: 'keep';
      readonly pull: PullRequest | undefined;
      readonly head: string | undefined;
      readonly isCurrent: boolean;
    };

/** Decides what becomes of one pull request. */
export function decide({ branch, pulls }: PullState, wanted: Wanted): Decision {
  const pull = pulls.find(({ state }) => state === 'open');
  const why = foreignReason(branch, pull);
  if (why !== undefined && branch !== undefined) return { kind: 'foreign', pull, head: branch.head, why };
  if (wanted.content === undefined) {
    if (pull === undefined) return { kind: 'nothing' };
    return wanted.isComplete ? { kind: 'close', pull, head: branch?.head } : { kind: 'wait', pull };
  }
  if (pull === undefined) {
    const declined = pulls.find(
      (one) => one.state === 'closed' && readBodyMark(one.body)?.digests === wanted.digests,
    );
    if (declined !== undefined) return { kind: 'declined', pull: declined };
  }
  const isCurrent = contentOf(branch) === wanted.content;
  return { kind: 'keep', pull, head: branch?.head, isCurrent };
}

/** The content that the last commit of a branch of ours names. */
export function contentOf(branch: Branch | undefined): string | undefined {
  return readTrailer(branch?.commits?.at(-1)?.message ?? '');
}

function foreignReason(branch: Branch | undefined, pull: PullRequest | undefined): string | undefined {
  if (branch !== undefined && branch.commits === undefined) return 'it has too many commits to be ours';
  const foreign = branch?.commits?.find(
    ({ isByToken, message }) => !isByToken || readTrailer(message) === undefined,
  );
  if (foreign !== undefined) return `commit ${foreign.oid.slice(0, 12)} is not from this command`;
  if (pull?.isByToken === false) return `pull request #${pull.number} was opened by another account`;
  return undefined;
}

/** Contents of the first line of our pull requests. */
export interface BodyMark {
  /** Identifies the pull requests of one `branch`. */
  readonly key: string;
  /** The digests that it proposes; `closed` after this command closed it. */
  readonly digests: string;
  /** `<org>/<name>` with `group-by: image`. */
  readonly image: string | undefined;
}

const BODY = /^<!-- platform-actions pins ([0-9a-f]{16}) ([0-9a-f]{40}|closed)(?: ([a-z0-9._/-]+))? -->/;
const TRAILER = /^Platform-Actions-Pins: ([0-9a-f]{40})$/m;

/** The key of all pull requests that one value of `branch` makes. */
export function branchKey(branch: string): string {
  return fingerprintOf('pins', branch).slice(0, 16);
}

export function printBodyMark({ digests, image, key }: BodyMark): string {
  return `<!-- platform-actions pins ${key} ${digests}${image === undefined ? '' : ` ${image}`} -->`;
}

export function readBodyMark(body: string): BodyMark | undefined {
  const [, key, digests, image] = BODY.exec(body) ?? [];
  return key === undefined || digests === undefined ? undefined : { key, digests, image };
}

/** The body after this command closed the pull request, so that the same digests may be proposed again. */
export function withClosedMark(body: string): string {
  const mark = readBodyMark(body);
  return mark === undefined ? body : body.replace(BODY, printBodyMark({ ...mark, digests: 'closed' }));
}

/** The last line of our commits, which identifies their content (see `contentKey`). */
export function printTrailer(content: string): string {
  return `Platform-Actions-Pins: ${content}`;
}

function readTrailer(message: string): string | undefined {
  return TRAILER.exec(message)?.[1];
}
