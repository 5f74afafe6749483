import type { PublishInputs } from '../manifest/common-inputs.ts';
import type { Machine } from './command.ts';
import type { CommandRow } from './command-row.ts';
import type { Outcome } from './outcome.ts';
import { localProblems } from './problems.ts';
import { publishComment, renderComment } from './publish-comment.ts';
import { publishReports } from './publish-reports.ts';

/**
 * The outcome with the report files and the comment that were requested. A file that cannot be written is an additional
 * problem: the command may have changed something.
 */
export async function withReports(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Machine,
): Promise<Outcome> {
  const published = wantsReports(inputs) ? await publish(command, inputs, outcome, deps) : outcome;
  return await withComment(command, inputs, published, deps);
}

async function publish(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Machine,
): Promise<Outcome> {
  try {
    return await publishReports(command, inputs, outcome, deps);
  } catch (error) {
    const problems = localProblems(error, 'the report files were not written');
    return { ...outcome, problems: [...outcome.problems, ...problems] };
  }
}

/**
 * Comments on the pull request if requested, and adds the text to the outputs of a command that has an output for it. A
 * run that was stopped sends nothing more.
 */
async function withComment(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Machine,
): Promise<Outcome> {
  const { summary } = outcome;
  if (typeof summary === 'string') return outcome;
  const when = inputs['comment-summary-in-pr'] ?? 'never';
  const isSent = when !== 'never' && !deps.signal.aborted;
  const isOutput = 'comment-content' in command.manifest.outputs;
  if (!isSent && !isOutput) return outcome;
  const comment = renderComment(command, inputs, { ...outcome, summary }, deps.host);
  if (isSent) {
    await publishComment({ ...inputs, 'comment-summary-in-pr': when }, deps, comment);
  }
  return isOutput
    ? { ...outcome, outputs: { ...outcome.outputs, 'comment-content': comment.body } }
    : outcome;
}

function wantsReports(inputs: PublishInputs): boolean {
  return (
    inputs['sarif-file'] !== undefined ||
    inputs['junit-file'] !== undefined ||
    inputs['html-file'] !== undefined ||
    inputs['upload-sarif'] === true
  );
}
