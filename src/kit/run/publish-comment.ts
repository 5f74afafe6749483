import { plainLine } from '../../base/plain-text.ts';
import type { CommentResult } from '../../host/github/pull-request-comment.ts';
import { putComment } from '../../host/github/pull-request-comment.ts';
import type { Deps } from './command.ts';
import { openGithub } from './open-github.ts';

/**
 * Writes or updates the pull-request comment if the input asks for it. Best effort: a failure is logged and changes
 * nothing. With `on-failure`, a comment of an earlier run is also updated when the gate passes now.
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
  const opened = await openGithub(inputs['github-token'], deps);
  if (opened.kind === 'closed') return skip(opened.why);
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
    ? 'pull requests from forks get a read-only token; see the summary of the run instead'
    : 'the job needs `permissions: pull-requests: write`';
  const remedy = result.forbidden ? `\n${fix}` : '';
  log.warning(`The pull-request comment was not written: ${result.why}${remedy}`);
}
