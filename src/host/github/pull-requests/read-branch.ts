import type { Answer, Branch, BranchCommit, Place } from '../../pull-requests.ts';
import { type Github, placeOf } from '../octokit.ts';
import { refusalOf } from './refusal.ts';

/** A branch of ours has one commit, rarely more. */
const MOST_COMMITS = 100;
/** The account that GitHub commits as when it makes a commit itself. */
const GITHUB_ITSELF = 'web-flow';

/** A repository, opened with a token. */
export interface GithubRepository {
  readonly api: Github;
  /** `owner/name`. */
  readonly repository: string;
  /** Login of the token's account. */
  readonly account: () => Promise<string>;
}

/** The commit that a branch has; `undefined` if there is no such branch. */
export async function readHead(
  { api, repository }: GithubRepository,
  branch: string,
): Promise<Answer<string | undefined>> {
  const ref = `heads/${branch}`;
  const answer = await api(({ rest }) => rest.git.getRef({ ...placeOf(repository), ref }));
  if (answer.kind === 'ok') return { kind: 'done', value: answer.body.object.sha };
  if (answer.status === 404) return { kind: 'done', value: undefined };
  return refusalOf(answer, `the branch \`${branch}\` cannot be read`, 'read');
}

/** See `PullRequests.place`. */
export async function readPlace(
  github: GithubRepository,
  base: string,
  commit: string,
): Promise<Answer<Place>> {
  const { api, repository } = github;
  const place = placeOf(repository);
  const found = await api(({ rest }) => rest.repos.get(place));
  if (found.kind === 'failed')
    return refusalOf(found, `the repository \`${repository}\` cannot be read`, 'read');
  const isFork = found.body.fork;
  const head = await readHead(github, base);
  if (head.kind === 'refused') return head;
  const placed = (where: Place['commit']): Answer<Place> => ({
    kind: 'done',
    value: { isFork, commit: where },
  });
  if (head.value === undefined) return placed('no-base');
  if (head.value === commit) return placed('on-base');
  const basehead = `${head.value}...${commit}`;
  const compared = await api(({ rest }) =>
    rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 }),
  );
  if (compared.kind === 'ok') return placed(compared.body.ahead_by === 0 ? 'on-base' : 'off-base');
  if (compared.status === 404 || compared.status === 422) return placed('unknown');
  return refusalOf(compared, `the checked-out commit cannot be compared with \`${base}\``, 'read');
}

/** See `PullRequests.branch`. */
export async function readBranch(
  github: GithubRepository,
  name: string,
  base: string,
): Promise<Answer<Branch | undefined>> {
  const found = await readHead(github, name);
  if (found.kind === 'refused') return found;
  const head = found.value;
  if (head === undefined) return { kind: 'done', value: undefined };
  const basehead = `${base}...${head}`;
  const compared = await github.api(({ rest }) =>
    rest.repos.compareCommitsWithBasehead({
      ...placeOf(github.repository),
      basehead,
      per_page: MOST_COMMITS,
    }),
  );
  if (compared.kind === 'failed')
    return refusalOf(compared, `the commits of the branch \`${name}\` cannot be read`, 'read');
  const { commits, total_commits: total } = compared.body;
  if (total !== commits.length) return { kind: 'done', value: { head, commits: undefined } };
  const account = commits.length === 0 ? '' : (await github.account()).toLowerCase();
  const isOwn = (login: string | undefined): boolean => login?.toLowerCase() === account;
  const read = commits.map(({ author, commit, committer, parents, sha }): BranchCommit => {
    const committedBy = loginOf(committer);
    return {
      oid: sha,
      parent: parents[0]?.sha,
      message: commit.message,
      isByToken: isOwn(loginOf(author)) && (isOwn(committedBy) || committedBy === GITHUB_ITSELF),
    };
  });
  return { kind: 'done', value: { head, commits: read } };
}

/** GitHub answers `{}` or null for an author without an account. */
function loginOf(account: { readonly login?: string } | null): string | undefined {
  return account?.login;
}
