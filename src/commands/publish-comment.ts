import { plainLine } from '../base/plain-text.ts';
import type { GithubApi } from '../host/github-api.ts';
import type { CommentResult } from '../host/pull-request-comment.ts';
import { version } from '../version.ts';
import type { Deps } from './command.ts';

/** GitHub's API for this run, or why it cannot be used. */
export type OpenedGithub =
  | { readonly kind: 'api'; readonly api: GithubApi; readonly repository: string }
  | { readonly kind: 'closed'; readonly why: string };

/** Opens GitHub's API with the token of the run. */
export async function openGithub(
  inputs: { readonly 'github-token': string | undefined },
  deps: Deps,
): Promise<OpenedGithub> {
  const { host, session } = deps;
  const { apiUrl, repository } = host.context;
  const token = inputs['github-token'];
  if (apiUrl === undefined || repository === undefined)
    return { kind: 'closed', why: 'this is not a run of GitHub Actions' };
  if (token === undefined) return { kind: 'closed', why: '`github-token` is not given' };
  host.mask(token);
  const { createGithubApi, githubUrlProblem } = await import('../host/github-api.ts');
  const problem = githubUrlProblem(apiUrl);
  if (problem !== undefined) return { kind: 'closed', why: problem };
  const api = createGithubApi({
    http: session.http,
    clock: deps.clock,
    signal: deps.signal,
    apiUrl,
    token,
    userAgent: `platform-actions/${version}`,
  });
  return { kind: 'api', api, repository };
}

/**
 * Writes or updates the pull-request comment where the input asks for it; best effort: what fails is told and changes
 * nothing. With `on-failure` a comment of an earlier run is brought up to date also when the gate passes now.
 */
export async function publishComment(
  inputs: {
    readonly 'comment-summary-in-pr': 'never' | 'on-failure' | 'always';
    readonly 'github-token': string | undefined;
  },
  deps: Deps,
  comment: { readonly marker: string; readonly body: string; readonly failed: boolean },
): Promise<void> {
  const when = inputs['comment-summary-in-pr'];
  if (when === 'never') return;
  const { log } = deps.host;
  const number = deps.host.context.changeRequest?.number;
  const skip = (why: string): void => log.info(`No pull-request comment was written: ${why}.`);
  if (number === undefined) return skip('this run is not about a pull request');
  const opened = await openGithub(inputs, deps);
  if (opened.kind === 'closed') return skip(opened.why);
  const { putComment } = await import('../host/pull-request-comment.ts');
  const result = await putComment(opened.api, {
    repository: opened.repository,
    number,
    marker: comment.marker,
    body: deps.host.redact(comment.body),
    create: when === 'always' || comment.failed,
  });
  tellComment(result, deps);
}

function tellComment(result: CommentResult, deps: Deps): void {
  const { context, log } = deps.host;
  if (result.kind === 'created' || result.kind === 'updated')
    log.info(
      `The pull-request comment was ${result.kind}${result.url === undefined ? '' : `: ${plainLine(result.url)}`}.`,
    );
  if (result.kind !== 'failed') return;
  const fix = context.changeRequest?.fork
    ? 'pull requests from forks get a token that may only read; the summary of the run has everything'
    : 'the job needs `permissions: pull-requests: write`';
  const remedy = result.forbidden ? `\n${fix}` : '';
  log.warning(`The pull-request comment was not written: ${result.why}${remedy}`);
}
