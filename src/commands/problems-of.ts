import { UserError, type UserProblem } from '../base/user-error.ts';

/** What is wrong according to the `UserError` that some work throws; nothing where it throws none. */
export async function problemsOf(work: () => unknown): Promise<readonly UserProblem[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems;
  }
}
