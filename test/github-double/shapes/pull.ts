import type { Call } from '../call.ts';
import { commitsBeyond, mergeBase } from '../git-objects.ts';
import { type Comment, fullNameOf, type Pull, type Repo } from '../records.ts';
import { appShape, each, links, nodeId, timeOf, userShape } from './account.ts';
import { filesShape } from './commit.ts';
import { repositoryShape, repoUrl } from './repository.ts';

const timeOrNull = (atMs: number | undefined): string | null => (atMs === undefined ? null : timeOf(atMs));

/** GitHub's `label`. */
export function labelShape(call: Call, repo: Repo, name: string) {
  const id = repo.labels.get(name) ?? call.world.nextId();
  repo.labels.set(name, id);
  return {
    id,
    node_id: nodeId('LA', id),
    url: `${repoUrl(call, repo)}/labels/${encodeURIComponent(name)}`,
    name,
    color: 'ededed',
    default: false,
    description: '',
  };
}

/** GitHub's `team`, as reviewers are given. */
export function teamShape(call: Call, repo: Repo, slug: string) {
  const url = `${call.apiUrl}/organizations/${repo.owner.id}/team/${slug}`;
  return {
    id: 1,
    node_id: nodeId('T', slug),
    url,
    html_url: `${call.htmlUrl}/orgs/${repo.owner.login}/teams/${slug}`,
    name: slug,
    slug,
    description: null,
    privacy: 'closed',
    notification_setting: 'notifications_enabled',
    permission: 'pull',
    type: 'organization',
    organization_id: repo.owner.id,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    parent: null,
  };
}

async function sideShape(call: Call, repo: Repo, ref: string, sha: string) {
  return {
    label: `${repo.owner.login}:${ref}`,
    ref,
    sha,
    user: userShape(call, repo.owner),
    repo: await repositoryShape(call, repo),
  };
}

/** GitHub's `pull-request-simple`, as lists have it. */
export async function pullShape(call: Call, repo: Repo, pull: Pull) {
  const url = `${repoUrl(call, repo)}/pulls/${pull.number}`;
  const issue = `${repoUrl(call, repo)}/issues/${pull.number}`;
  const html = `${call.htmlUrl}/${fullNameOf(repo)}/pull/${pull.number}`;
  const statuses = `${repoUrl(call, repo)}/statuses/${pull.headSha}`;
  const links = {
    comments: `${issue}/comments`,
    commits: `${url}/commits`,
    statuses,
    html,
    issue,
    review_comments: `${url}/comments`,
    review_comment: `${repoUrl(call, repo)}/pulls/comments{/number}`,
    self: url,
  };
  return {
    url,
    id: pull.id,
    node_id: nodeId('PR', pull.id),
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    commits_url: links.commits,
    review_comments_url: links.review_comments,
    review_comment_url: links.review_comment,
    comments_url: links.comments,
    statuses_url: statuses,
    number: pull.number,
    state: pull.state,
    locked: false,
    title: pull.title,
    user: userShape(call, pull.user),
    body: pull.body,
    labels: pull.labels.map((name) => labelShape(call, repo, name)),
    milestone: null,
    created_at: timeOf(pull.createdAtMs),
    updated_at: timeOf(pull.updatedAtMs),
    closed_at: timeOrNull(pull.closedAtMs),
    merged_at: timeOrNull(pull.mergedAtMs),
    merge_commit_sha: pull.mergeCommitSha ?? null,
    assignee: pull.assignees[0] === undefined ? null : userShape(call, pull.assignees[0]),
    assignees: pull.assignees.map((account) => userShape(call, account)),
    requested_reviewers: pull.reviewers.map((account) => userShape(call, account)),
    requested_teams: pull.teams.map((slug) => teamShape(call, repo, slug)),
    head: await sideShape(call, pull.headRepo, pull.headRef, pull.headSha),
    base: await sideShape(call, repo, pull.baseRef, pull.baseSha),
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
    author_association: pull.user.kind === 'Bot' ? 'CONTRIBUTOR' : 'MEMBER',
    auto_merge: null,
    draft: pull.draft,
  };
}

/** Commits of the pull request that its base does not have, oldest first. */
function pullCommits(repo: Repo, pull: Pull): Promise<readonly string[]> {
  return commitsBeyond(repo.git, [pull.baseSha], pull.headSha);
}

/** GitHub's `pull-request`, with counts. */
export async function fullPullShape(call: Call, repo: Repo, pull: Pull) {
  const files = await filesShape(
    call,
    repo,
    await mergeBase(repo.git, pull.baseSha, pull.headSha),
    pull.headSha,
  );
  const isMerged = pull.mergedAtMs !== undefined;
  return {
    ...(await pullShape(call, repo, pull)),
    merged: isMerged,
    mergeable: pull.state === 'open' ? true : null,
    rebaseable: pull.state === 'open' ? true : null,
    mergeable_state: pull.state === 'open' ? 'clean' : 'unknown',
    merged_by: isMerged && pull.closedBy !== undefined ? userShape(call, pull.closedBy) : null,
    comments: repo.comments.filter(({ issue }) => issue === pull.number).length,
    review_comments: 0,
    maintainer_can_modify: pull.maintainerCanModify,
    commits: (await pullCommits(repo, pull)).length,
    additions: files.reduce((sum, { additions }) => sum + additions, 0),
    deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
    changed_files: files.length,
  };
}

/** GitHub's `issue-comment`. */
export function commentShape(call: Call, repo: Repo, comment: Comment) {
  const url = `${repoUrl(call, repo)}/issues`;
  return {
    url: `${url}/comments/${comment.id}`,
    html_url: `${call.htmlUrl}/${fullNameOf(repo)}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.issue}`,
    id: comment.id,
    node_id: nodeId('IC', comment.id),
    user: userShape(call, comment.user),
    created_at: timeOf(comment.createdAtMs),
    updated_at: timeOf(comment.updatedAtMs),
    author_association: 'NONE',
    body: comment.body,
    performed_via_github_app: comment.app === undefined ? null : appShape(call, comment.app),
  };
}

/** GitHub's `issue`, for a pull request; the only place where REST says who closed it. */
export async function issueShape(call: Call, repo: Repo, pull: Pull) {
  const url = `${repoUrl(call, repo)}/issues/${pull.number}`;
  const shape = await pullShape(call, repo, pull);
  const { diff_url, html_url, merged_at, patch_url, url: pullUrl } = shape;
  return {
    ...pick(shape, 'id', 'node_id', 'number', 'title', 'user', 'labels', 'state', 'locked', 'body', 'draft'),
    ...pick(shape, 'assignee', 'assignees', 'milestone', 'author_association', 'html_url'),
    ...pick(shape, 'created_at', 'updated_at', 'closed_at'),
    url,
    repository_url: repoUrl(call, repo),
    ...links(url, 'labels{/name} comments events'),
    comments: repo.comments.filter(({ issue }) => issue === pull.number).length,
    pull_request: { url: pullUrl, html_url, diff_url, patch_url, merged_at },
    closed_by: pull.closedBy === undefined ? null : userShape(call, pull.closedBy),
    reactions: {
      url: `${url}/reactions`,
      ...each('total_count +1 -1 laugh hooray confused heart rocket eyes', 0),
    },
    state_reason: null,
  };
}

function pick<T extends object, K extends keyof T>(of: T, ...names: readonly K[]): Pick<T, K> {
  const wanted: readonly PropertyKey[] = names;
  // The entries are those of the object.
  return Object.fromEntries(Object.entries(of).filter(([name]) => wanted.includes(name))) as Pick<T, K>;
}
