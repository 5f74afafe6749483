import type { Answer, PullRequest, PullRequests, Refusal } from '../../pull-requests.ts';
import { type Github, type GithubAnswer, placeOf } from '../octokit.ts';
import { ownAccount, putComment } from '../pull-request-comment.ts';
import {
  type GithubRepository,
  moveBranch,
  type Need,
  readBranch,
  readPlace,
  refusalOf,
} from './branches.ts';
import { writeCommit } from './write-commit.ts';

const PAGE_SIZE = 100;
const MOST_PAGES = 30;

/** The fields of GitHub's pull requests that are read. */
interface PullAnswer {
  readonly number: number;
  readonly html_url: string;
  readonly state: string;
  readonly merged_at: string | null;
  readonly title: string;
  readonly body: string | null;
  readonly user: { readonly login: string } | null;
  readonly labels: readonly { readonly name: string }[];
  readonly head: { readonly ref: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly ref: string };
}

/** Opens the pull requests of a repository on GitHub, with the token that `api` uses. */
export function openGithubPulls(api: Github, repository: string): PullRequests {
  let login: Promise<string> | undefined;
  const account = (): Promise<string> => {
    login ??= ownAccount(api);
    return login;
  };
  const github: GithubRepository = { api, repository, account };
  const place = placeOf(repository);
  return {
    place: (base, commit) => readPlace(github, base, commit),
    branch: (name, base) => readBranch(github, name, base),
    from: async (branch) => {
      const head = `${place.owner}:${branch}`;
      const answer = await api(({ rest }) =>
        rest.pulls.list({ ...place, state: 'all', head, per_page: PAGE_SIZE }),
      );
      if (answer.kind === 'failed') return unreadable(answer);
      return { kind: 'done', value: await ownPulls(github, answer.body, (name) => name === branch) };
    },
    openBelow: (prefix) => readOpen(github, prefix),
    check: (branch, base, present) => checkPermissions(github, branch, base, present),
    commit: (order) => writeCommit(github, order),
    open: async ({ base, body, branch, draft, title }) => {
      const answer = await api(({ rest }) =>
        rest.pulls.create({ ...place, head: branch, base, title, body, draft }),
      );
      return pullOf(github, answer, 'the pull request cannot be opened');
    },
    edit: async (pull_number, patch) => {
      const answer = await api(({ rest }) => rest.pulls.update({ ...place, pull_number, ...patch }));
      return pullOf(github, answer, `pull request #${pull_number} cannot be changed`);
    },
    label: async (issue_number, labels) => {
      const asked = { ...place, issue_number, labels: [...labels] };
      const answer = await api(({ rest }) => rest.issues.addLabels(asked));
      return doneOr(answer, 'the labels cannot be added', 'pull-requests');
    },
    requestReviews: async (pull_number, names) => {
      const answer = await api(({ rest }) =>
        rest.pulls.requestReviewers({ ...place, pull_number, ...splitReviewers(names) }),
      );
      return doneOr(answer, 'reviews cannot be requested', 'pull-requests');
    },
    comment: async (number, marker, text) => {
      const body = `${marker}\n${text}`;
      const result = await putComment(api, { repository, number, marker, body, create: true });
      if (result.kind !== 'failed') return { kind: 'done', value: undefined };
      const failure = {
        kind: 'failed',
        status: result.forbidden ? 403 : 0,
        why: result.why,
        unsure: false,
      } as const;
      return refusalOf(failure, 'the comment cannot be written', 'pull-requests');
    },
    deleteBranch: (name, head) => moveBranch(github, name, { from: head, to: undefined }),
  };
}

/** Teams are written `organization/team`. */
function splitReviewers(names: readonly string[]) {
  const teams = names.filter((name) => name.includes('/'));
  return {
    reviewers: names.filter((name) => !name.includes('/')).map((name) => name.replace(/^@/, '')),
    team_reviewers: teams.map((name) => name.split('/').at(-1) ?? ''),
  };
}

function doneOr(answer: GithubAnswer<unknown>, what: string, need: Need): Answer<void> {
  return answer.kind === 'ok' ? { kind: 'done', value: undefined } : refusalOf(answer, what, need);
}

function unreadable(failure: Extract<GithubAnswer<never>, { readonly kind: 'failed' }>): Refusal {
  return refusalOf(failure, 'the pull requests cannot be read', 'pull-requests');
}

async function readOpen(github: GithubRepository, prefix: string): Promise<Answer<readonly PullRequest[]>> {
  const found: PullRequest[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ...placeOf(github.repository), state: 'open', per_page: PAGE_SIZE, page } as const;
    const answer = await github.api(({ rest }) => rest.pulls.list(query));
    if (answer.kind === 'failed') return unreadable(answer);
    found.push(...(await ownPulls(github, answer.body, (name) => name.startsWith(prefix))));
    if (!answer.hasNextPage && answer.body.length < PAGE_SIZE) break;
  }
  return { kind: 'done', value: found };
}

/** Pull requests from branches of this repository; a fork may have a branch of the same name. */
async function ownPulls(
  github: GithubRepository,
  pulls: readonly PullAnswer[],
  fits: (branch: string) => boolean,
): Promise<readonly PullRequest[]> {
  const here = github.repository.toLowerCase();
  const own = pulls.filter(({ head }) => head.repo?.full_name.toLowerCase() === here && fits(head.ref));
  return Promise.all(own.map((pull) => toPull(github, pull)));
}

async function pullOf(
  github: GithubRepository,
  answer: GithubAnswer<PullAnswer>,
  what: string,
): Promise<Answer<PullRequest>> {
  if (answer.kind === 'failed') return refusalOf(answer, what, 'pull-requests');
  return { kind: 'done', value: await toPull(github, answer.body) };
}

async function toPull(github: GithubRepository, pull: PullAnswer): Promise<PullRequest> {
  const { base, body, head, html_url: url, labels, merged_at: mergedAt, number, state, title, user } = pull;
  return {
    number,
    url,
    state: mergedAt !== null ? 'merged' : state === 'open' ? 'open' : 'closed',
    branch: head.ref,
    base: base.ref,
    title,
    body: body ?? '',
    labels: labels.map(({ name }) => name),
    isByToken: user?.login.toLowerCase() === (await github.account()).toLowerCase(),
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
): Promise<readonly Refusal[]> {
  const place = placeOf(repository);
  const blob = await api(({ rest }) => rest.git.createBlob({ ...place, content: '', encoding: 'utf-8' }));
  const title = present?.title ?? 'Permission check';
  const pull =
    present === undefined
      ? await api<unknown>(({ rest }) => rest.pulls.create({ ...place, head: `${branch}..`, base, title }))
      : await api<unknown>(({ rest }) => rest.pulls.update({ ...place, pull_number: present.number, title }));
  const refused = [
    ...(blob.kind === 'ok' ? [] : [refusalOf(blob, 'nothing can be written to this repository', 'contents')]),
    ...(pull.kind === 'ok'
      ? []
      : [refusalOf(pull, 'no pull request can be opened or changed', 'pull-requests')]),
  ];
  return refused.filter(({ reason }) => reason === 'forbidden' || reason === 'unauthenticated');
}
