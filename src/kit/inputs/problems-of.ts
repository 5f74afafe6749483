import { UserError, type UserProblem } from '../../base/user-error.ts';

/** The problems of the `UserError` that some work throws, if any. */
export async function problemsOf(work: () => unknown): Promise<readonly UserProblem[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems;
  }
}
