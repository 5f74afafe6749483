import type { TreeSource } from './git/read-tree-file.ts';

/** A file of a commit as it will be; `mode` as in a tree (`100644`, `100755`). */
export interface CommitFile {
  /** Relative to the top of the repository, with forward slashes. */
  readonly path: string;
  readonly mode: string;
  readonly bytes: Buffer;
}

/** Whether changing the file needs the permission `workflows`. */
export function isWorkflow({ path }: Pick<CommitFile, 'path'>): boolean {
  return /^\.github\/workflows\//i.test(path);
}

/** A commit on a branch that its base does not have. */
export interface BranchCommit {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly tree: string;
  readonly message: string;
  /** Whether GitHub verified its signature; `absent` on a server of one's own, which signs only if it was set up to. */
  readonly signature: 'verified' | 'unverified' | 'absent';
}

export interface Branch {
  readonly head: string;
  /** Oldest first; `undefined` if there are too many to read. */
  readonly commits: readonly BranchCommit[] | undefined;
}

export interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly state: 'open' | 'closed' | 'merged';
  readonly branch: string;
  /** The commit of the branch; of a closed one, the last that it had. */
  readonly head: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
}

/** Contents of a commit, which starts at `start` and replaces everything on the branch. */
export interface CommitOrder {
  readonly branch: string;
  /** The commit that the branch has now; `undefined` to create the branch. */
  readonly head: string | undefined;
  readonly start: string;
  readonly headline: string;
  readonly details: string;
  /** The last line of the message. */
  readonly trailer: string;
  /** Whether to add a `Signed-off-by` with the author that GitHub gives the commit. */
  readonly signoff: boolean;
  readonly files: readonly CommitFile[];
}

/**
 * Why a request was refused: `forbidden` needs another permission or setting; `workflows` is about workflow files only;
 * `raced` means that somebody was faster, or that the answer was lost, so that the state has to be read again.
 */
export type RefusalReason =
  | 'unauthenticated'
  | 'forbidden'
  | 'workflows'
  | 'raced'
  | 'invalid'
  | 'unavailable';

export interface PullRefusal {
  readonly reason: RefusalReason;
  /** One sentence about what failed, and why. */
  readonly message: string;
  readonly fix: string | undefined;
}

/** Ends the work on a pull request. */
export class Refused extends Error {
  readonly refusal: PullRefusal;
  constructor(refusal: PullRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Where pull requests are kept, as far as one program that keeps its own needs it. Everything throws `Refused`. */
export interface PullRequests {
  /** Finds out if this repository is a fork, and if the commit is on the branch `base`. */
  readonly facts: (base: string, commit: string) => Promise<BaseFacts>;
  readonly branch: (name: string, base: string) => Promise<Branch | undefined>;
  /** Commits that the base does not have, oldest first; `undefined` if there are too many to read. */
  readonly commits: (head: string, base: string) => Promise<Branch['commits']>;
  /** The objects of the repository. */
  readonly trees: TreeSource;
  /** Pull requests from this branch of the repository, the newest first. */
  readonly from: (branch: string) => Promise<readonly PullRequest[]>;
  /** Open pull requests from branches whose name begins with the prefix. */
  readonly openBelow: (prefix: string) => Promise<readonly PullRequest[]>;
  /** Changes nothing, and names every permission that opening or changing a pull request would lack. */
  readonly check: (
    branch: string,
    base: string,
    present: PullRequest | undefined,
  ) => Promise<readonly PullRefusal[]>;
  /** Gives the branch's new head. */
  readonly commit: (order: CommitOrder) => Promise<string>;
  readonly open: (draft: PullRequestDraft) => Promise<PullRequest>;
  readonly edit: (
    number: number,
    patch: Partial<Pick<PullRequest, 'title' | 'body' | 'base'>> & { readonly state?: 'closed' },
  ) => Promise<PullRequest>;
  /** Adds what can be added, and returns the rest. Teams are written `organization/team`. */
  readonly add: (number: number, what: Decoration, names: readonly string[]) => Promise<readonly NotAdded[]>;
  /** Writes a comment, or updates the one with the same first line. */
  readonly comment: (number: number, marker: string, text: string) => Promise<void>;
  /** Deletes a branch that still has this head. */
  readonly deleteBranch: (name: string, head: string) => Promise<void>;
}

export type Decoration = 'labels' | 'assignees' | 'reviewers';

/** Labels, accounts or teams that were refused together. */
export interface NotAdded {
  readonly names: readonly string[];
  readonly refusal: PullRefusal;
}

export interface BaseFacts {
  readonly isFork: boolean;
  /** `no-base` if there is no such branch, `unknown` if the repository does not have the commit. */
  readonly commit: 'on-base' | 'off-base' | 'no-base' | 'unknown';
}

export interface PullRequestDraft extends Pick<PullRequest, 'base' | 'body' | 'branch' | 'title'> {
  readonly draft: boolean;
}
