import type { Call } from '../call.ts';
import { sizeOfObjects } from '../git-files.ts';
import { holds } from '../permissions.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { nodeId, timeOf, userShape } from './account.ts';

const LINKS: { readonly [name: string]: string } = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** Where the API has the repository. */
export function repoUrl(call: Pick<Call, 'apiUrl'>, repo: Repo): string {
  return `${call.apiUrl}/repos/${fullNameOf(repo)}`;
}

/** The permissions of the token's holder, as `permissions` of a repository. */
function permissionsOf(call: Call, repo: Repo) {
  return {
    admin: holds(call.token, repo, ['administration', 'write']),
    maintain: holds(call.token, repo, ['administration', 'write']),
    push: holds(call.token, repo, ['contents', 'write']),
    triage: holds(call.token, repo, ['issues', 'write']),
    pull: holds(call.token, repo, ['contents', 'read']),
  };
}

/** KiB of the repository's objects, as GitHub's `size`. */
function sizeOf(repo: Repo): number {
  return Math.ceil(sizeOfObjects(repo.git) / 1024);
}

/** GitHub's `repository`, which serves as minimal repository too. */
export async function repositoryShape(call: Call, repo: Repo) {
  const url = repoUrl(call, repo);
  const html = `${call.htmlUrl}/${fullNameOf(repo)}`;
  const openIssues = repo.pulls.filter(({ state }) => state === 'open').length;
  return {
    id: repo.id,
    node_id: nodeId('R', repo.id),
    name: repo.name,
    full_name: fullNameOf(repo),
    private: repo.isPrivate,
    owner: userShape(call, repo.owner),
    html_url: html,
    description: repo.description,
    fork: repo.parent !== undefined,
    url,
    ...Object.fromEntries(Object.entries(LINKS).map(([name, path]) => [name, url + path])),
    clone_url: `${html}.git`,
    git_url: `git:${html.replace(/^https?:/, '')}.git`,
    ssh_url: `git@${new URL(call.htmlUrl).hostname}:${fullNameOf(repo)}.git`,
    svn_url: html,
    mirror_url: null,
    homepage: null,
    language: repo.language,
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    size: sizeOf(repo),
    default_branch: repo.defaultBranch,
    open_issues: openIssues,
    open_issues_count: openIssues,
    is_template: false,
    topics: [...repo.topics],
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: true,
    has_discussions: false,
    archived: repo.isArchived,
    disabled: false,
    visibility: repo.isPrivate ? 'private' : 'public',
    pushed_at: timeOf(repo.pushedAtMs),
    created_at: timeOf(repo.createdAtMs),
    updated_at: timeOf(repo.pushedAtMs),
    permissions: permissionsOf(call, repo),
    license: null,
  };
}

/** GitHub's `full-repository`. */
export async function fullRepositoryShape(call: Call, repo: Repo) {
  const parent = repo.parent === undefined ? undefined : await repositoryShape(call, repo.parent);
  return {
    ...(await repositoryShape(call, repo)),
    network_count: 0,
    subscribers_count: 0,
    organization: userShape(call, repo.owner),
    ...(parent === undefined ? {} : { parent, source: parent }),
    allow_forking: true,
    ...(holds(call.token, repo, ['contents', 'write'])
      ? {
          allow_squash_merge: true,
          allow_merge_commit: true,
          allow_rebase_merge: true,
          allow_auto_merge: false,
          delete_branch_on_merge: false,
          allow_update_branch: false,
        }
      : {}),
  };
}
