import { groupBy } from '../../base/group-by.ts';
import type { Problem } from '../run/outcome.ts';

/** More subjects of one problem are only counted. */
const MAXIMUM_SUBJECTS = 5;

/** One problem for each cause: what befell many subjects is one line that names the first of them. */
export function groupCauses(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupBy(problems, (problem) => JSON.stringify([causeOf(problem).cause, problem.fix]));
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same;
    const subjects = [...new Set(same.flatMap((problem) => causeOf(problem).subject ?? []))];
    const shown = subjects.slice(0, MAXIMUM_SUBJECTS).join(', ');
    const more = subjects.length - MAXIMUM_SUBJECTS;
    const { location: _, ...rest } = first;
    const about = subjects.length === 0 ? '' : `${shown}${more > 0 ? ` and ${more} more` : ''}: `;
    return [{ ...rest, message: `${about}${causeOf(first).cause}` }];
  });
}

/** Subject and cause of a message, which begins with its subject in code style, if it has one. */
export function causeOf({ message }: Pick<Problem, 'message'>): {
  readonly subject: string | undefined;
  readonly cause: string;
} {
  const [, subject, cause] = /^(`[^`]+`): (.+)$/s.exec(message) ?? [];
  return { subject, cause: cause ?? message };
}
