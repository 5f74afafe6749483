import { type Json, parseJson } from '../platform-double/json.ts';
import { authenticate } from './authentication.ts';
import { syncPulls } from './branch-changes.ts';
import type { Asked, Call, Reply } from './call.ts';
import { GithubError, notFound } from './github-error.ts';
import { answerGraphql } from './graphql/run.ts';
import { demand } from './permissions.ts';
import type { Repo, Token } from './records.ts';
import { accountRoutes } from './rest/accounts.ts';
import { codeScanningRoutes } from './rest/code-scanning.ts';
import { commitRoutes } from './rest/commits.ts';
import { gitDataRoutes } from './rest/git-data.ts';
import { issueRoutes } from './rest/issues.ts';
import { pullRoutes } from './rest/pulls.ts';
import { refRoutes } from './rest/refs.ts';
import { repositoryRoutes } from './rest/repositories.ts';
import { createRouter, type Matched } from './router.ts';

/** Everything that the double serves. */
export const ROUTES = [
  ...repositoryRoutes,
  ...refRoutes,
  ...gitDataRoutes,
  ...commitRoutes,
  ...pullRoutes,
  ...issueRoutes,
  ...codeScanningRoutes,
  ...accountRoutes,
];

const route = createRouter(ROUTES);

function header(asked: Asked, name: string): string | undefined {
  const value = asked.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The headers that every answer of GitHub has. */
export function limitHeaders({ apiUrl, settings, world }: Asked): { readonly [name: string]: string } {
  const remaining = Math.max(0, settings.rateRemaining);
  return {
    'x-ratelimit-limit': String(settings.rateLimit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(settings.rateLimit - remaining),
    'x-ratelimit-reset': String(Math.floor(world.now() / 1000) + settings.rateResetSeconds),
    'x-ratelimit-resource': 'core',
    'x-github-request-id': `DOUBLE:${world.nextId()}`,
    // github.com does not send this.
    ...(/\/api\/v3$/.test(apiUrl) ? { 'x-github-enterprise-version': '3.17.0' } : {}),
  };
}

function callOf(asked: Asked, token: Token, matched: Matched): Call {
  const { apiUrl, htmlUrl, method, query, settings, world } = asked;
  const { owner, repo: name } = matched.parameters;
  const repo: Repo | undefined =
    owner === undefined || name === undefined ? undefined : world.repo(`${owner}/${name}`);
  if (owner !== undefined && name !== undefined) {
    if (repo === undefined) throw notFound();
    demand(token, repo, matched.route.needs ?? []);
  }
  matched.published.checkQuery(query);
  return {
    world,
    settings,
    token,
    method,
    parameters: matched.parameters,
    query,
    accept: header(asked, 'accept') ?? '',
    body: matched.published.checkBody(asked.body),
    apiUrl,
    htmlUrl,
    url: `${apiUrl}${asked.path}`,
    repo() {
      if (repo === undefined) throw notFound();
      return repo;
    },
  };
}

/** Sees that an answer is one that GitHub describes; the double's own mistakes must not pass for GitHub's. */
function checked(asked: Asked, matched: Matched, reply: Reply): Reply {
  if (!asked.settings.checkAnswers || Buffer.isBuffer(reply.body) || reply.status >= 400) return reply;
  const body: Json = reply.body === undefined ? null : parseJson(JSON.stringify(reply.body));
  const problems = matched.published.answerProblems(reply.status, body);
  if (problems.length === 0) return reply;
  throw new Error(
    `the double's answer to ${matched.route.on} is not GitHub's: ${problems.slice(0, 5).join('; ')}`,
  );
}

function demandLimit(asked: Asked): void {
  if (asked.settings.rateRemaining <= 0)
    throw new GithubError(403, 'API rate limit exceeded for installation ID 99001.');
  asked.settings.rateRemaining -= 1;
}

async function answerRest(asked: Asked, token: Token): Promise<Reply> {
  const matched = route(asked.method, asked.path);
  if (matched === undefined) throw notFound();
  try {
    return checked(asked, matched, await matched.route.handle(callOf(asked, token, matched)));
  } catch (error) {
    if (error instanceof GithubError) return errorReply(error, matched.published.docs);
    throw error;
  }
}

function errorReply(error: GithubError, docs = ''): Reply {
  return { status: error.status, body: error.toBody(docs), headers: error.headers };
}

/** Carries a request out and turns every failure into its answer. */
export async function answerTo(asked: Asked): Promise<Reply> {
  try {
    if ((header(asked, 'user-agent') ?? '') === '')
      throw new GithubError(
        403,
        'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.',
      );
    const token = authenticate(asked.world, header(asked, 'authorization'));
    demandLimit(asked);
    await syncPulls(asked.world, asked.world.account('octocat'));
    if (asked.path === '/graphql') return await answerGraphql(asked, token);
    return await answerRest(asked, token);
  } catch (error) {
    if (error instanceof GithubError) return errorReply(error);
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { status: 500, body: { message: `the double failed: ${message}` } };
  }
}
