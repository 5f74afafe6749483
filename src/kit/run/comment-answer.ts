import { commentMarker } from '../../host/github/pull-request-comment.ts';
import type { HostContext } from '../../host/host.ts';
import type { PublishInputs } from '../manifest/common-inputs.ts';
import { COMMENT_LIMIT_BYTES, renderAnswer } from '../report/answer.ts';
import type { Answer } from './answer.ts';
import type { CommandRow } from './command-row.ts';
import { endingOf } from './exit-code.ts';
import type { Outcome } from './outcome.ts';
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
  'sbom',
  'artifacts',
  'advisories',
] as const;

/** The comment on a pull request: its first line is the marker, by which a later run finds it. */
export interface AnswerComment {
  readonly marker: string;
  readonly body: string;
  readonly failed: boolean;
}

/** Renders the comment of a command with an answer; a run that failed before it had one updates the same comment. */
export function renderComment(
  { manifest }: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome & { readonly summary: () => Answer },
  context: HostContext,
): AnswerComment {
  const ended = soften(inputs, outcome);
  const { result } = endingOf(ended);
  const config = SUBJECTS.map((name) => JSON.stringify(Reflect.get(inputs, name) ?? null));
  const marker = commentMarker(manifest.name, context, config);
  const body = renderAnswer(
    {
      title: manifest.title,
      result,
      answer: outcome.summary(),
      problems: ended.problems,
      softened: softenedFindings(ended),
      coverage: ended.coverage,
      runUrl: context.runUrl,
    },
    COMMENT_LIMIT_BYTES,
    marker,
  );
  return { marker, body, failed: result === 'fail' || result === 'error' };
}
