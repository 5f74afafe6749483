import { isRecord, parseJson, textOf } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { encodeUriPart } from '../../../base/uri.ts';
import { ExplainedError } from '../../../kit/run/problems.ts';
import type { Deps } from '../../../session/command.ts';
import { version } from '../../../version.ts';
import type { FoundRepository } from '../repository-entry.ts';
import { parseEntry } from '../repository-entry.ts';
import { KIND_OF_STATUS, type Servers } from '../servers.ts';

const PAGE_SIZE = 100;
const MAXIMUM_PAGES = 2000;

/**
 * Every project of a GitLab group and its subgroups, page by page in the order of ids, so that projects that are created
 * meanwhile come last. Throws `ExplainedError`, also if there are fewer than the total that GitLab gives.
 */
export async function listGitlabProjects(
  group: string,
  token: string | undefined,
  { gitlabUrl }: Servers,
  { host, send }: Pick<Deps, 'host' | 'send'>,
): Promise<readonly FoundRepository[]> {
  if (token !== undefined) host.mask(token);
  const found = new Map<number, FoundRepository>();
  let most = 0;
  for (let page = 1; page <= MAXIMUM_PAGES; page += 1) {
    const query = `include_subgroups=true&with_shared=false&order_by=id&sort=asc&per_page=${PAGE_SIZE}&page=${page}`;
    const url = `${gitlabUrl}/api/v4/groups/${encodeUriPart(group)}/projects?${query}`;
    const headers = {
      accept: 'application/json',
      'user-agent': `platform-actions/${version}`,
      ...(token === undefined ? {} : { 'private-token': token }),
    };
    const answer = await send({ method: 'GET', url, headers }, true);
    const why = answer.kind === 'failure' ? answer.message : `HTTP status ${answer.status}`;
    if (answer.kind === 'failure' || answer.status !== 200)
      throw failure(answer.kind === 'failure' ? 0 : answer.status, group, host.redact(why));
    const rows = rowsOf(parseJson(answer.body), group, gitlabUrl, token);
    for (const { entry, id } of rows) found.set(id, entry);
    host.progress?.(`${found.size} repositories`);
    const told = answer.headers['x-total'];
    const total = Number(told ?? found.size);
    // One that is deleted meanwhile moves those after it, and one of them past the end of a page that was read.
    if (told !== undefined && total < most)
      throw failure(0, group, 'projects were deleted while they were listed; run again');
    most = told === undefined ? most : total;
    if (hasNextPage(answer.headers, rows.length)) continue;
    if (found.size >= total) return [...found.values()];
    throw failure(0, group, `GitLab listed ${found.size} of ${total} projects`);
  }
  throw failure(0, group, 'the list does not end');
}

/** Either header decides; without both, a full page has another one after it. */
function hasNextPage(headers: Readonly<Record<string, string>>, rows: number): boolean {
  const next = headers['x-next-page'];
  if (next !== undefined) return next.trim() !== '';
  const { link } = headers;
  return link === undefined ? rows >= PAGE_SIZE : /;\s*rel="?next"?/i.test(link);
}

function failure(status: number, group: string, why: string): ExplainedError {
  const fix =
    status === 404
      ? 'check `group`: it is the path in the URL of the group'
      : 'check `gitlab-token`: listing needs the scope `read_api`';
  const message = `the projects of \`${plainLine(group, 100)}\` cannot be listed: ${plainLine(why, 300)}`;
  const kind = KIND_OF_STATUS[status];
  return new ExplainedError([kind === undefined ? { kind: 'service', message } : { kind, message, fix }]);
}

function rowsOf(
  body: unknown,
  group: string,
  gitlabUrl: string,
  token: string | undefined,
): readonly { readonly id: number; readonly entry: FoundRepository }[] {
  if (!Array.isArray(body)) throw failure(0, group, 'the answer is not a list');
  return body.map((row: unknown) => {
    const field = (name: string): unknown => Reflect.get(Object(row), name);
    const id = field('id');
    const parsed = parseEntry(textOf(field('http_url_to_repo')) ?? '', gitlabUrl);
    const archived = field('archived');
    if (typeof id !== 'number' || parsed.kind === 'problem' || typeof archived !== 'boolean')
      throw failure(0, group, 'a project lacks `id`, `http_url_to_repo` or `archived`');
    const topics = field('topics');
    return {
      id,
      entry: {
        ...parsed.entry,
        archived,
        // GitLab names the origin of a fork to those who sign in.
        isFork: token === undefined ? undefined : isRecord(field('forked_from_project')),
        topics: Array.isArray(topics) ? topics.map(String) : undefined,
        branch: textOf(field('default_branch')),
      },
    };
  });
}
