import { plainLine } from '../../base/plain-text.ts';
import {
  type CommentRequest,
  type CommentResult,
  commentMarker,
  putComment,
} from '../../host/github/pull-request-comment.ts';
import { COMMENT_LIMIT_BYTES, renderAnswer } from '../report/answer.ts';
import type { Machine } from './command.ts';
import { answerFacts } from './handover.ts';
import { openGithub } from './open-github.ts';
import type { Outcome } from './outcome.ts';
import { placeUrlOf } from './place-url.ts';
import { localProblems } from './problems.ts';
import { type EndedRun, publishReports, wantsMachineReports } from './publish-reports.ts';
import { endingOf, soften } from './soften.ts';

/** The outcome with the report files and the comment. A file that cannot be written is one more problem. */
export async function withReports(run: EndedRun): Promise<Outcome> {
  const { inputs, outcome } = run;
  const failed = (error: unknown): Outcome => {
    const problems = localProblems(error, 'the report files were not written');
    const unwritten = problems.map((problem) => ({ ...problem, kind: 'unwritten' as const }));
    return { ...outcome, problems: [...outcome.problems, ...unwritten] };
  };
  const isWanted = inputs['html-file'] !== undefined || wantsMachineReports(inputs);
  const published = isWanted ? await publishReports(run).catch(failed) : outcome;
  return await withComment({ ...run, outcome: published });
}

/** Comments on the pull request, and fills the output with the comment; a stopped run sends nothing more. */
async function withComment(run: EndedRun): Promise<Outcome> {
  const { command, deps, inputs, outcome } = run;
  const when = inputs['comment-summary-in-pr'] ?? 'never';
  const isSent = when !== 'never' && !deps.signal.aborted;
  const isOutput = 'comment-content' in command.manifest.outputs;
  if (!isSent && !isOutput) return outcome;
  const comment = renderComment(run);
  if (isSent) await publishComment(run, comment);
  return isOutput
    ? { ...outcome, outputs: { ...outcome.outputs, 'comment-content': comment.body } }
    : outcome;
}

/** Writes or updates the comment, best effort. With `on-failure`, that of an earlier run is updated after a pass, too. */
async function publishComment({ deps, inputs }: EndedRun, comment: AnswerComment): Promise<void> {
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
    create: inputs['comment-summary-in-pr'] === 'always' || comment.failed,
  });
  tellComment(result, deps);
}

function tellComment(result: CommentResult, deps: Machine): void {
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

/** Inputs that identify the subject of a run, so that two steps of one job have a comment each. */
const SUBJECTS = [
  'config-file',
  'working-directory',
  'organization',
  'mode',
  'scope',
  'images',
  'files',
  'file',
  'repos',
  'sbom',
  'artifacts',
  'advisories',
] as const;

/** The comment on a pull request: its first line is the marker, by which a later run finds it. */
type AnswerComment = Pick<CommentRequest, 'body' | 'marker'> & { readonly failed: boolean };

/** Renders the comment of a command with an answer; a run that failed before it had one updates the same comment. */
function renderComment({ command: { manifest }, deps: { host }, inputs, outcome }: EndedRun): AnswerComment {
  const ended = soften(inputs, outcome);
  const { result } = endingOf(ended);
  const config = SUBJECTS.map((name) => JSON.stringify(Reflect.get(inputs, name) ?? null));
  const marker = commentMarker(manifest.name, host.context, config);
  const facts = answerFacts(ended, manifest, result, placeUrlOf(host));
  const body = renderAnswer({ ...facts, runUrl: host.context.runUrl }, COMMENT_LIMIT_BYTES, marker);
  return { marker, body, failed: result === 'fail' || result === 'error' };
}
