import { textOf } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { GithubFailure } from '../../../host/github/octokit.ts';
import { githubUrlProblem, openOctokit } from '../../../host/github/octokit.ts';
import type { ProblemKind } from '../../../kit/run/outcome.ts';
import { ExplainedError } from '../../../kit/run/problems.ts';
import type { Deps } from '../../../session/command.ts';
import { version } from '../../../version.ts';
import type { FoundRepository } from '../repository-entry.ts';
import { parseEntry } from '../repository-entry.ts';
import { KIND_OF_STATUS, type Servers } from '../servers.ts';

const PAGE_SIZE = 100;
/** Ten times the size of the largest known organization. */
const MAXIMUM_PAGES = 2000;

/**
 * Every repository of a GitHub organization or user, page by page; throws `ExplainedError` unless the list is whole.
 * Rate limits are waited for, up to `longestMs` each.
 */
export async function listGithubRepositories(
  owner: string,
  token: string,
  { githubApiUrl, githubUrl }: Servers,
  longestMs: number,
  { clock, host, send, signal }: Pick<Deps, 'clock' | 'host' | 'send' | 'signal'>,
): Promise<readonly FoundRepository[]> {
  const problem = githubUrlProblem(githubApiUrl);
  if (problem !== undefined) throw failure('service', problem);
  const userAgent = `platform-actions/${version}`;
  const api = await openOctokit({
    ...{ send, apiUrl: githubApiUrl, token, userAgent, redact: host.redact },
    waiting: { clock, signal, longestMs },
  });
  const found = new Map<string, FoundRepository>();
  let isUser = false;
  const ask = (page: number, per_page: number) => {
    // In the order of creation, so that repositories that are created or renamed meanwhile move no others.
    const query = { per_page, page, sort: 'created', direction: 'asc' } as const;
    return api(({ rest }) =>
      isUser
        ? rest.repos.listForUser({ username: owner, ...query })
        : rest.repos.listForOrg({ org: owner, ...query }),
    );
  };
  let before: readonly FoundRepository[] = [];
  for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
    const answer = await ask(page, PAGE_SIZE);
    if (answer.kind === 'failed') {
      // An account is one or the other, and its name does not show which.
      if (answer.status === 404 && page === 1 && !isUser) {
        isUser = true;
        page = 0;
        continue;
      }
      throw explain(owner, answer);
    }
    const rows = rowsOf(answer.body, githubUrl);
    for (const row of rows) found.set(row.repository, row);
    host.progress?.(`${found.size} repositories`);
    // A proxy may drop the header that names the next page.
    if (!answer.hasNextPage && rows.length < PAGE_SIZE) {
      // One that is deleted meanwhile moves those after it, and one of them past the end of a page that was read.
      const last = before.length < PAGE_SIZE ? undefined : before.at(-1)?.repository;
      const now = last === undefined ? undefined : await ask((page - 1) * PAGE_SIZE, 1);
      if (now?.kind === 'failed') throw explain(owner, now);
      if (now !== undefined && rowsOf(now.body, githubUrl)[0]?.repository !== last) throw changed(owner);
      return [...found.values()];
    }
    before = rows;
  }
  throw failure('service', `the list of repositories of \`${plainLine(owner, 100)}\` does not end`);
}

function changed(owner: string): ExplainedError {
  const message = `the repositories of \`${plainLine(owner, 100)}\` changed while they were listed`;
  return failure('service', message, 'run again');
}

function explain(owner: string, { status, why }: GithubFailure): ExplainedError {
  const subject = `the repositories of \`${plainLine(owner, 100)}\` cannot be listed`;
  const isLimit = status === 429 || /\brate limit\b/i.test(why);
  const fix = isLimit
    ? 'run again after the limit has ended, or use a GitHub App token, which has a higher limit'
    : status === 404
      ? 'check `organization-name`: it is the name in the URL of the organization or user'
      : 'check `github-token`: listing needs `metadata: read` on the organization';
  const kind = isLimit ? 'service' : (KIND_OF_STATUS[status] ?? 'service');
  // Without an answer that refuses, the token and the name may well be right.
  const isRefusal = isLimit || status in KIND_OF_STATUS;
  return failure(kind, `${subject}: ${plainLine(why, 300)}`, isRefusal ? fix : undefined);
}

function failure(kind: ProblemKind, message: string, fix?: string): ExplainedError {
  return new ExplainedError([{ kind, message, fix }]);
}

/** Rows of one page; one without the fields that decide makes the list useless. */
function rowsOf(body: unknown, githubUrl: string): readonly FoundRepository[] {
  if (!Array.isArray(body)) throw failure('service', 'GitHub answered with something other than a list');
  return body.map((row: unknown) => {
    const field = (name: string): unknown => Reflect.get(Object(row), name);
    const repository = textOf(field('full_name'));
    const clone = parseEntry(textOf(field('clone_url')) ?? '', githubUrl);
    const [archived, isFork, topics] = [field('archived'), field('fork'), field('topics')];
    const isTold = typeof archived === 'boolean' && typeof isFork === 'boolean';
    if (repository === undefined || clone.kind === 'problem' || !isTold)
      throw failure(
        'service',
        'GitHub answered with a repository that lacks `full_name`, `clone_url`, `archived` or `fork`',
      );
    const size = field('size');
    return {
      repository,
      url: clone.entry.url,
      archived,
      isFork,
      topics: Array.isArray(topics) ? topics.map(String) : undefined,
      // GitHub answers with null where it knows no language.
      language: field('language') === undefined ? undefined : (textOf(field('language')) ?? ''),
      branch: textOf(field('default_branch')),
      pushedAt: textOf(field('pushed_at')),
      sizeKib: typeof size === 'number' ? size : undefined,
    };
  });
}
