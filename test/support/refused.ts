import { UserError, type UserProblem } from '../../src/base/user-error.ts';

/** The problems with which a parser or a planner refuses; none if it accepts. */
export function refused(work: () => unknown): readonly UserProblem[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}
