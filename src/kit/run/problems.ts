import { firstFew } from '../../base/counted.ts';
import { groupBy } from '../../base/group-by.ts';
import {
  codeMarkdown,
  escapeMarkdown,
  fenceMarkdown,
  listMarkdown,
  type RowBlock,
} from '../../base/markdown.ts';
import { plainLine, renderProse } from '../../base/plain-text.ts';
import { MachineError, UserError } from '../../base/user-error.ts';
import { IdTokenError } from '../../host/host.ts';
import type { Problem } from './outcome.ts';

/** An error that ended a command's work, already in the words for the user. */
export class ExplainedError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: { readonly cause: unknown }) {
    super(problems.map(({ message }) => message).join('; '), options);
    this.name = 'ExplainedError';
    this.problems = problems;
  }
}

/** The problems of a thrown error, except refusals of the service; `subject` begins the message. */
export function localProblems(error: unknown, subject = ''): readonly Problem[] {
  if (error instanceof ExplainedError) return error.problems;
  const about = subject === '' ? '' : `${subject}: `;
  if (error instanceof UserError) {
    return error.problems.map((problem) => ({
      kind: 'usage' as const,
      // Some messages name it already.
      message: problem.message.includes(subject) ? problem.message : about + problem.message,
      fix: problem.fix,
      location: problem.place,
    }));
  }
  if (error instanceof IdTokenError)
    return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
  if (error instanceof MachineError)
    return [{ kind: 'unwritten', message: about + error.message, fix: error.fix }];
  const why = plainLine(error instanceof Error ? error.message : String(error));
  // The reason of a signal says which limit or signal ended the run.
  const isStop = error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name);
  return [{ kind: 'service', message: `${about}${isStop ? '' : 'unexpected failure: '}${why}` }];
}

/** Problems without duplicates, in order of first appearance. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.kind, problem.message, problem.fix]);
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}

/** A message as Markdown: text between backticks in code style, the rest as plain text. */
export function proseMarkdown(text: string): string {
  return renderProse(text, escapeMarkdown, codeMarkdown);
}

/** Problems as a list; what is to be copied out follows in a fenced block. */
export function problemsMarkdown(problems: readonly Problem[]): RowBlock {
  const rows = problems.map(({ copy, fix, location, message }) => {
    const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
    const place = location === undefined ? '' : `${codeMarkdown(`${location.file}:${location.line}`)} `;
    const row = `- ❌ ${place}${lines.map(proseMarkdown).join('<br>').replace(/\n/g, ' ')}\n`;
    return copy === undefined ? row : `${row}\n${fenceMarkdown(copy, 'json').replace(/^/gm, '  ')}\n\n`;
  });
  return { ...listMarkdown([]), rows };
}

/** More subjects of one problem are only counted. */
const MAXIMUM_SUBJECTS = 5;

/** One problem for each cause: what befell many subjects names the first of them. Those that stand `apart` stay. */
export function groupCauses(
  problems: readonly Problem[],
  apart: (problem: Problem) => boolean = () => false,
): readonly Problem[] {
  const groups = groupBy(problems, (problem) =>
    apart(problem) ? problem : JSON.stringify([causeOf(problem).cause, problem.fix]),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (same.length === 1) return same;
    const subjects = [...new Set(same.flatMap((problem) => causeOf(problem).subject ?? []))];
    const { location: _, ...rest } = first;
    const shown = firstFew(subjects, MAXIMUM_SUBJECTS, (subject) => subject);
    const about = shown === '' ? '' : `${shown}: `;
    return [{ ...rest, message: `${about}${causeOf(first).cause}` }];
  });
}

/** The same for a list in which a place is a line of its own: problems that have one stay as they are. */
export function groupUnplaced(problems: readonly Problem[]): readonly Problem[] {
  return groupCauses(problems, ({ location }) => location !== undefined);
}

/** Subject and cause of a message, which begins with its subject in code style, if it has one. */
export function causeOf({ message }: Pick<Problem, 'message'>): {
  readonly subject: string | undefined;
  readonly cause: string;
} {
  const [, subject, cause] = /^(`[^`]+`): (.+)$/s.exec(message) ?? [];
  return { subject, cause: cause ?? message };
}
