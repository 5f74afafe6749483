import { type Call, noContent, ok, type Route } from '../call.ts';
import { GithubError, notFound } from '../github-error.ts';
import { listReply } from '../pages.ts';
import { covers, isVisible, notAccessible } from '../permissions.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { userShape } from '../shapes/account.ts';
import { fullRepositoryShape, repositoryShape } from '../shapes/repository.ts';

const SORTS: { readonly [name: string]: (left: Repo, right: Repo) => number } = {
  created: (left, right) => right.createdAtMs - left.createdAtMs,
  updated: (left, right) => right.pushedAtMs - left.pushedAtMs,
  pushed: (left, right) => right.pushedAtMs - left.pushedAtMs,
  full_name: (left, right) => fullNameOf(left).localeCompare(fullNameOf(right)),
};

const TYPES: { readonly [name: string]: (repo: Repo) => boolean } = {
  public: (repo) => !repo.isPrivate,
  private: (repo) => repo.isPrivate,
  forks: (repo) => repo.parent !== undefined,
  sources: (repo) => repo.parent === undefined,
};

/** The repositories that pass, as the query sorts and filters them. */
function chosen(call: Call, sort: string, isOne: (repo: Repo) => boolean): Repo[] {
  const name = call.query.get('sort') ?? sort;
  const ofType = TYPES[call.query.get('type') ?? call.query.get('visibility') ?? 'all'] ?? (() => true);
  const rows = call.world.repos.filter((repo) => isVisible(call.token, repo) && isOne(repo) && ofType(repo));
  rows.sort(SORTS[name] ?? (() => 0));
  const direction = call.query.get('direction') ?? (name === 'full_name' ? 'asc' : 'desc');
  const isDefault = direction === (name === 'full_name' ? 'asc' : 'desc');
  return isDefault ? rows : rows.reverse();
}

async function ownedBy(call: Call, login: string, kind: 'Organization' | 'any', sort: string) {
  const owner = call.world.knownAccount(login);
  if (owner === undefined || (kind === 'Organization' && owner.kind !== kind)) throw notFound();
  const rows = chosen(call, sort, (repo) => repo.owner === owner);
  return await listReply(call, rows, (repo) => repositoryShape(call, repo));
}

function userOnly(call: Call): void {
  if (call.token.kind !== 'user') throw notAccessible(call.token);
}

/** GitHub's `public-user` of the token's owner. */
function ownProfile(call: Call) {
  const { account } = call.token;
  return {
    ...userShape(call, account),
    name: account.login,
    company: null,
    blog: '',
    location: null,
    email: null,
    notification_email: null,
    hireable: null,
    bio: null,
    twitter_username: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2011-01-25T18:44:36Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

/** Accounts, repositories and their settings. */
export const repositoryRoutes: readonly Route[] = [
  {
    on: 'GET /user',
    handle(call) {
      userOnly(call);
      return ok(ownProfile(call));
    },
  },
  {
    on: 'GET /app',
    // Only an App's own JWT may ask, and the double gives none out.
    handle() {
      throw new GithubError(401, 'A JSON web token could not be decoded');
    },
  },
  {
    on: 'GET /user/repos',
    handle(call) {
      userOnly(call);
      const rows = chosen(call, 'full_name', (repo) => covers(call.token, repo));
      return listReply(call, rows, (repo) => repositoryShape(call, repo));
    },
  },
  {
    on: 'GET /installation/repositories',
    handle(call) {
      if (call.token.kind === 'user')
        throw new GithubError(
          403,
          'You must authenticate with an installation access token in order to list repositories for an installation.',
        );
      const rows = call.world.repos.filter((repo) => covers(call.token, repo));
      const wrap = (repositories: readonly unknown[]) => ({
        total_count: rows.length,
        repository_selection: call.token.repositories === 'all' ? 'all' : 'selected',
        repositories,
      });
      return listReply(call, rows, (repo) => repositoryShape(call, repo), wrap);
    },
  },
  {
    on: 'GET /orgs/{org}/repos',
    handle: (call) => ownedBy(call, call.parameters['org'] ?? '', 'Organization', 'created'),
  },
  {
    on: 'GET /users/{username}/repos',
    handle: (call) => ownedBy(call, call.parameters['username'] ?? '', 'any', 'full_name'),
  },
  {
    on: 'GET /repos/{owner}/{repo}',
    needs: [['metadata', 'read']],
    handle: async (call) => ok(await fullRepositoryShape(call, call.repo())),
  },
  {
    on: 'GET /repos/{owner}/{repo}/actions/permissions/workflow',
    needs: [['administration', 'read']],
    handle: (call) =>
      ok({
        default_workflow_permissions: call.repo().workflowPermissions,
        can_approve_pull_request_reviews: call.repo().actionsMayCreatePulls,
      }),
  },
  {
    on: 'PUT /repos/{owner}/{repo}/actions/permissions/workflow',
    needs: [['administration', 'write']],
    handle(call) {
      const { can_approve_pull_request_reviews: may, default_workflow_permissions: level } = call.body;
      const repo = call.repo();
      if (typeof may === 'boolean') repo.actionsMayCreatePulls = may;
      if (level === 'read' || level === 'write') repo.workflowPermissions = level;
      return noContent;
    },
  },
];
