import { commentMarker } from '../host/github/pull-request-comment.ts';
import type { Deps } from './command.ts';
import type { CommandRow } from './command-row.ts';
import { endingOf } from './exit-code.ts';
import type { PublishInputs } from './manifest/common-inputs.ts';
import type { Outcome } from './outcome.ts';
import { publishComment } from './publish-comment.ts';
import { COMMENT_LIMIT_BYTES, renderAnswer } from './report/answer.ts';
import { soften, softenedFindings } from './soften.ts';

/** Inputs that tell what a run is about, so that two steps of one job have a comment each. */
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
] as const;

type CommentInputs = PublishInputs & Required<Pick<PublishInputs, 'comment-summary-in-pr'>>;

/** Writes the comment of a command with an answer; a run that failed before it had one updates the same comment. */
export async function commentAnswer(
  { manifest }: CommandRow,
  inputs: CommentInputs,
  outcome: Outcome,
  deps: Deps,
): Promise<void> {
  if (typeof outcome.summary === 'string') return;
  const { context } = deps.host;
  const ended = soften(inputs, outcome);
  const { result } = endingOf(ended);
  const config = SUBJECTS.map((name) => JSON.stringify(Reflect.get(inputs, name) ?? null));
  const marker = commentMarker(manifest.name, context, config);
  const body = renderAnswer(
    {
      title: manifest.title,
      result,
      answer: outcome.summary,
      problems: ended.problems,
      softened: softenedFindings(ended),
      coverage: ended.coverage,
      runUrl: context.runUrl,
    },
    COMMENT_LIMIT_BYTES,
    marker,
  );
  await publishComment(inputs, deps, { marker, body, failed: result === 'fail' || result === 'error' });
}
