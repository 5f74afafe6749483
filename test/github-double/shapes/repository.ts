import type { Call } from '../call.ts';
import { sizeOfObjects } from '../git-files.ts';
import { holds } from '../permissions.ts';
import { fullNameOf, type Repo } from '../records.ts';
import { each, links, nodeId, timeOf, userShape } from './account.ts';

/** Paths below the repository's that name its links. */
const PATHS = [
  'assignees{/user} branches{/branch} collaborators{/collaborator} comments{/number} commits{/sha}',
  'compare/{base}...{head} contents/{+path} contributors deployments downloads events forks hooks',
  'issues{/number} keys{/key_id} labels{/name} languages merges milestones{/number}',
  'notifications{?since,all,participating} pulls{/number} releases{/id} stargazers statuses/{sha}',
  'subscribers subscription tags teams',
].join(' ');

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
    ...links(url, PATHS),
    archive_url: `${url}/{archive_format}{/ref}`,
    blobs_url: `${url}/git/blobs{/sha}`,
    git_commits_url: `${url}/git/commits{/sha}`,
    git_refs_url: `${url}/git/refs{/sha}`,
    git_tags_url: `${url}/git/tags{/sha}`,
    issue_comment_url: `${url}/issues/comments{/number}`,
    issue_events_url: `${url}/issues/events{/number}`,
    trees_url: `${url}/git/trees{/sha}`,
    clone_url: `${html}.git`,
    git_url: `git:${html.replace(/^https?:/, '')}.git`,
    ssh_url: `git@${new URL(call.htmlUrl).hostname}:${fullNameOf(repo)}.git`,
    svn_url: html,
    language: repo.language,
    ...each('forks forks_count stargazers_count watchers watchers_count', 0),
    size: sizeOf(repo),
    default_branch: repo.defaultBranch,
    open_issues: openIssues,
    open_issues_count: openIssues,
    ...each('is_template has_projects has_wiki has_pages has_discussions disabled', false),
    ...each('has_issues has_downloads', true),
    topics: [...repo.topics],
    archived: repo.isArchived,
    visibility: repo.isPrivate ? 'private' : 'public',
    pushed_at: timeOf(repo.pushedAtMs),
    created_at: timeOf(repo.createdAtMs),
    updated_at: timeOf(repo.pushedAtMs),
    permissions: permissionsOf(call, repo),
    ...each('mirror_url homepage license', null),
  };
}

/** GitHub's `full-repository`. */
export async function fullRepositoryShape(call: Call, repo: Repo) {
  const parent = repo.parent === undefined ? undefined : await repositoryShape(call, repo.parent);
  return {
    ...(await repositoryShape(call, repo)),
    ...each('network_count subscribers_count', 0),
    organization: userShape(call, repo.owner),
    ...(parent === undefined ? {} : { parent, source: parent }),
    allow_forking: true,
    ...(holds(call.token, repo, ['contents', 'write'])
      ? {
          ...each('allow_squash_merge allow_merge_commit allow_rebase_merge', true),
          ...each('allow_auto_merge delete_branch_on_merge allow_update_branch', false),
        }
      : {}),
  };
}
