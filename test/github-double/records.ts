import type { Git } from './git.ts';
import type { Person } from './git-objects.ts';

export type Account = {
  readonly id: number;
  readonly login: string;
  readonly kind: 'User' | 'Organization' | 'Bot';
};

export type PermissionName =
  | 'actions'
  | 'administration'
  | 'contents'
  | 'issues'
  | 'members'
  | 'metadata'
  | 'pull_requests'
  | 'security_events'
  | 'workflows';
export type Permissions = { readonly [name in PermissionName]?: 'read' | 'write' };

/** `job`: GITHUB_TOKEN of a workflow; `app`: an installation token of another GitHub App; `user`: a person's token. */
export type TokenKind = 'job' | 'app' | 'user';

export type Token = {
  readonly value: string;
  readonly kind: TokenKind;
  readonly account: Account;
  permissions: Permissions;
  /** Full names, or everything. */
  readonly repositories: 'all' | readonly string[];
  isRevoked: boolean;
};

export type Comment = {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly user: Account;
  /** The App's slug, for comments of Apps. */
  readonly app: string | undefined;
  readonly createdAtMs: number;
  updatedAtMs: number;
};

/** A file of SARIF, as it was uploaded. */
export type Upload = {
  readonly id: string;
  readonly ref: string;
  readonly commit: string;
  readonly sarif: string;
  /** How often somebody asked what became of it. */
  looks: number;
};

export type Pull = {
  readonly id: number;
  readonly number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  draft: boolean;
  readonly headRepo: Repo;
  readonly headRef: string;
  /** Kept up to date while it is open, frozen when it closes. */
  headSha: string;
  baseRef: string;
  baseSha: string;
  readonly user: Account;
  labels: string[];
  assignees: Account[];
  reviewers: Account[];
  teams: string[];
  maintainerCanModify: boolean;
  mergeCommitSha: string | undefined;
  readonly createdAtMs: number;
  updatedAtMs: number;
  closedAtMs: number | undefined;
  mergedAtMs: number | undefined;
  closedBy: Account | undefined;
};

export type Repo = {
  readonly id: number;
  readonly owner: Account;
  readonly name: string;
  readonly git: Git;
  readonly parent: Repo | undefined;
  description: string | null;
  isPrivate: boolean;
  isArchived: boolean;
  defaultBranch: string;
  topics: readonly string[];
  language: string | null;
  readonly createdAtMs: number;
  pushedAtMs: number;
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayCreatePulls: boolean;
  /** Branches that a ruleset or branch protection lets nobody create, move or delete. */
  protectedBranches: string[];
  nextIssue: number;
  readonly pulls: Pull[];
  readonly comments: Comment[];
  readonly uploads: Upload[];
  readonly labels: Map<string, number>;
};

export const fullNameOf = (repo: Repo): string => `${repo.owner.login}/${repo.name}`;

/** The address that GitHub gives an account in commits. */
export function emailOf(account: Account): string {
  return `${account.id}+${account.login}@users.noreply.github.com`;
}

/** Signs nothing away: the committer of commits that GitHub makes itself. */
export function githubItself(atMs: number): Person {
  return { name: 'GitHub', email: 'noreply@github.com', atMs };
}

/** The account as author of a commit. */
export function personOf(account: Account, atMs: number): Person {
  return { name: account.login, email: emailOf(account), atMs };
}
