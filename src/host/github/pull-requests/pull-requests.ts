import * as z from 'zod/mini';
import { fieldOf, textOf } from '../../../base/json-value.ts';
import {
  type Decoration,
  type NotAdded,
  type PullRefusal,
  type PullRequest,
  type PullRequests,
  Refused,
} from '../../pull-requests.ts';
import { githubTrees } from '../github-tree.ts';
import { type Github, type GithubAnswer, ownerAndRepo } from '../octokit.ts';
import { putComment } from '../pull-request-comment.ts';
import type { Waiting } from '../rate-limit.ts';
import { type GithubRepository, moveBranch, readBranch, readCommits, readFacts } from './branches.ts';
import { bodyOf, refusalOf, untilFound } from './refusal.ts';
import { writeCommit } from './write-commit.ts';

const PAGE_SIZE = 100;
const MOST_PAGES = 30;

/** The fields of GitHub's pull requests that are read. */
const pullShape = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  merged_at: z.nullable(z.string()),
  title: z.string(),
  body: z.nullable(z.string()),
  labels: z.array(z.object({ name: z.string() })),
  assignees: z.nullish(z.array(z.object({ login: z.string() }))),
  head: z.object({
    ref: z.string(),
    sha: z.string(),
    repo: z.nullable(z.object({ full_name: z.string() })),
  }),
  base: z.object({ ref: z.string() }),
});
const pullsShape = z.array(pullShape);

type PullAnswer = z.output<typeof pullShape>;

/** Opens the pull requests of a repository on GitHub, with the token that `api` uses. */
export function openGithubPulls(api: Github, repository: string, patience: Waiting): PullRequests {
  const github: GithubRepository = { api, repository, patience };
  const place = ownerAndRepo(repository);
  return {
    facts: (base, commit) => readFacts(github, base, commit),
    branch: (name, base) => readBranch(github, name, base),
    commits: (head, base) => readCommits(github, head, base),
    trees: githubTrees(api, repository),
    from: async (branch) => {
      const head = `${place.owner}:${branch}`;
      const query = { ...place, state: 'all', head, per_page: PAGE_SIZE } as const;
      const answer = await api(({ rest }) => rest.pulls.list(query), pullsShape);
      return ownPulls(github, bodyOf(answer, UNREADABLE, 'pull-requests'), (name) => name === branch);
    },
    openBelow: (prefix) => readOpen(github, prefix),
    check: (branch, base, present) => checkPermissions(github, branch, base, present),
    commit: (order) => writeCommit(github, order),
    open: async ({ base, body, branch, draft, title }) => {
      const asked = { ...place, head: branch, base, title, body, draft };
      const answer = await untilFound(patience, () => api(({ rest }) => rest.pulls.create(asked), pullShape));
      return toPull(bodyOf(answer, 'the pull request cannot be opened', 'pull-requests'));
    },
    edit: async (pull_number, patch) => {
      const query = { ...place, pull_number, ...patch };
      const answer = await untilFound(patience, () => api(({ rest }) => rest.pulls.update(query), pullShape));
      return toPull(bodyOf(answer, `pull request #${pull_number} cannot be changed`, 'pull-requests'));
    },
    add: (number, what, names) => addEach(github, number, what, names),
    comment: async (number, marker, text) => {
      const body = `${marker}\n${text}`;
      const result = await putComment(api, { repository, number, marker, body, create: true });
      if (result.kind !== 'failed') return;
      const { forbidden, kind, why } = result;
      const failure = { kind, status: forbidden ? 403 : 0, why, unsure: false };
      throw new Refused(refusalOf(failure, 'the comment cannot be written', 'pull-requests'));
    },
    deleteBranch: (name, head) => moveBranch(github, name, { from: head, to: undefined }),
  };
}

/** Adds all at once and, if that is refused, each alone, so that one name does not keep the others out. */
async function addEach(
  github: GithubRepository,
  number: number,
  what: Decoration,
  names: readonly string[],
): Promise<readonly NotAdded[]> {
  const all = await addSome(github, number, what, names);
  const reason = all[0]?.refusal.reason;
  const isEndOfAll = reason === undefined || reason === 'unavailable' || reason === 'unauthenticated';
  if (isEndOfAll || names.length === 1) return all;
  const rest: NotAdded[] = [];
  for (const name of names) rest.push(...(await addSome(github, number, what, [name])));
  return rest;
}

const REFUSED: Readonly<Record<Decoration, string>> = {
  labels: 'the labels cannot be added',
  assignees: 'the assignees cannot be added',
  reviewers: 'reviews cannot be requested',
};

async function addSome(
  { api, patience, repository }: GithubRepository,
  number: number,
  what: Decoration,
  names: readonly string[],
): Promise<readonly NotAdded[]> {
  const issue = { ...ownerAndRepo(repository), issue_number: number };
  const logins = names.map((name) => name.replace(/^@/, ''));
  const answer = await untilFound(patience, () =>
    api(({ rest }) => {
      if (what === 'labels') return rest.issues.addLabels({ ...issue, labels: [...names] });
      if (what === 'assignees') return rest.issues.addAssignees({ ...issue, assignees: logins });
      return rest.pulls.requestReviewers({
        ...ownerAndRepo(repository),
        pull_number: number,
        reviewers: logins.filter((name) => !name.includes('/')),
        team_reviewers: logins.flatMap((name) => name.split('/')[1] ?? []),
      });
    }),
  );
  const need = what === 'reviewers' ? 'members' : 'issues';
  if (answer.kind === 'failed') return [{ names, refusal: refusalOf(answer, REFUSED[what], need) }];
  return what === 'assignees' ? notAssigned(answer.body, logins) : [];
}

/** GitHub silently leaves out accounts that cannot be assigned. */
function notAssigned(issue: unknown, logins: readonly string[]): readonly NotAdded[] {
  const rows = fieldOf(issue, 'assignees');
  const present = (Array.isArray(rows) ? rows : []).map((row) =>
    textOf(fieldOf(row, 'login'))?.toLowerCase(),
  );
  const names = logins.filter((login) => !present.includes(login.toLowerCase()));
  if (names.length === 0) return [];
  const message = `${REFUSED.assignees}: GitHub left out ${names.map((name) => `\`${name}\``).join(', ')}`;
  const fix =
    'correct the names in `assignees`: only accounts with access to this repository can be assigned';
  return [{ names, refusal: { reason: 'invalid', message, fix } }];
}

const UNREADABLE = 'the pull requests cannot be read';

async function readOpen(github: GithubRepository, prefix: string): Promise<readonly PullRequest[]> {
  const found: PullRequest[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...ownerAndRepo(github.repository), state: 'open', per_page: PAGE_SIZE, page } as const;
    const answer = await github.api(({ rest }) => rest.pulls.list(query), pullsShape);
    const rows = bodyOf(answer, UNREADABLE, 'pull-requests');
    found.push(...ownPulls(github, rows, (name) => name.startsWith(prefix)));
    if (answer.kind === 'ok' && !answer.hasNextPage && rows.length < PAGE_SIZE) return found;
  }
  return found;
}

/** Pull requests from branches of this repository; a fork may have a branch of the same name. */
function ownPulls(
  { repository }: GithubRepository,
  pulls: readonly PullAnswer[],
  fits: (branch: string) => boolean,
): readonly PullRequest[] {
  const here = repository.toLowerCase();
  const own = pulls.filter(({ head }) => head.repo?.full_name.toLowerCase() === here && fits(head.ref));
  return own.map(toPull);
}

function toPull(pull: PullAnswer): PullRequest {
  const { assignees, base, body, head, html_url: url, labels, merged_at: mergedAt } = pull;
  const { number, state, title } = pull;
  return {
    number,
    url,
    state: mergedAt !== null ? 'merged' : state === 'open' ? 'open' : 'closed',
    branch: head.ref,
    head: head.sha,
    base: base.ref,
    title,
    body: body ?? '',
    labels: labels.map(({ name }) => name),
    assignees: (assignees ?? []).map(({ login }) => login),
  };
}

/**
 * Asks for what changes nothing if it is allowed: a blob that nothing refers to, and a pull request from a branch that
 * cannot exist (git allows no `..` in names), or the title that the present one has.
 */
async function checkPermissions(
  { api, repository }: GithubRepository,
  branch: string,
  base: string,
  present: PullRequest | undefined,
): Promise<readonly PullRefusal[]> {
  const place = ownerAndRepo(repository);
  const blob = await api(({ rest }) => rest.git.createBlob({ ...place, content: '', encoding: 'utf-8' }));
  const title = present?.title ?? 'Permission check';
  const pull =
    present === undefined
      ? await api(({ rest }) => rest.pulls.create({ ...place, head: `${branch}..`, base, title }))
      : await api(({ rest }) => rest.pulls.update({ ...place, pull_number: present.number, title }));
  const refusalIn = (
    answer: GithubAnswer<unknown>,
    ...words: readonly [string, 'contents' | 'pull-requests']
  ) => (answer.kind === 'ok' ? [] : [refusalOf(answer, ...words)]);
  const refused = [
    ...refusalIn(blob, 'nothing can be written to this repository', 'contents'),
    ...refusalIn(pull, 'no pull request can be opened or changed', 'pull-requests'),
  ];
  return refused.filter(({ reason }) => reason === 'forbidden' || reason === 'unauthenticated');
}
