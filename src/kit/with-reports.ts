import type { Deps } from './command.ts';
import type { CommandRow } from './command-row.ts';
import type { PublishInputs } from './manifest/common-inputs.ts';
import type { Outcome } from './outcome.ts';
import { localProblems } from './problems.ts';

/**
 * The outcome with the report files and the comment that were requested. A file that cannot be written is an additional
 * problem: the command may have changed something.
 */
export async function withReports(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Deps,
): Promise<Outcome> {
  const published = wantsReports(inputs) ? await publish(command, inputs, outcome, deps) : outcome;
  await commentOn(command, inputs, published, deps);
  return published;
}

async function publish(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Deps,
): Promise<Outcome> {
  const { publishReports } = await import('./publish-reports.ts');
  try {
    return await publishReports(command, inputs, outcome, deps);
  } catch (error) {
    const problems = localProblems(error, 'the report files were not written');
    return { ...outcome, problems: [...outcome.problems, ...problems] };
  }
}

/** Comments on the pull request if requested. A run that was stopped sends nothing more. */
async function commentOn(
  command: CommandRow,
  inputs: PublishInputs,
  outcome: Outcome,
  deps: Deps,
): Promise<void> {
  const when = inputs['comment-summary-in-pr'] ?? 'never';
  if (when === 'never' || typeof outcome.summary === 'string' || deps.signal.aborted) return;
  if (command.commentsItself === true) return;
  const { commentAnswer } = await import('./comment-answer.ts');
  await commentAnswer(command, { ...inputs, 'comment-summary-in-pr': when }, outcome, deps);
}

function wantsReports(inputs: PublishInputs): boolean {
  return (
    inputs['sarif-file'] !== undefined ||
    inputs['junit-file'] !== undefined ||
    inputs['html-file'] !== undefined ||
    inputs['upload-sarif'] === true
  );
}
