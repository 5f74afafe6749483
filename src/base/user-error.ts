import type { Location } from './location.ts';

/** One thing that the user must change: an input, a file or a name. */
export interface UserProblem {
  /** One sentence that says what failed and why; inputs in backticks. */
  readonly message: string;
  /** The next step for the user, printed on the next line. */
  readonly fix?: string | undefined;
  /** Name of the input concerned, without dashes. */
  readonly input?: string | undefined;
  /** Where the text came from, if it is from a file. */
  readonly place?: Location | undefined;
}

/** Invalid input or file (exit code 2), with all problems that were found. */
export class UserError extends Error {
  readonly problems: readonly UserProblem[];

  constructor(...problems: readonly UserProblem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'UserError';
    this.problems = problems;
  }
}

/** A file or folder that the machine does not let be written (exit code 5): a full disk, a missing permission. */
export class MachineError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'MachineError';
    this.fix = fix;
  }
}

/** The result of some work, or what `recover` makes of the problems of the `UserError` that it throws. */
export async function orProblems<T, U>(
  work: () => T | Promise<T>,
  recover: (problems: readonly UserProblem[]) => U,
): Promise<T | U> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return recover(error.problems);
  }
}

/** The problems of the `UserError` that some work throws, if any. */
export async function problemsOf(work: () => unknown): Promise<readonly UserProblem[]> {
  return orProblems(
    async () => {
      await work();
      return [];
    },
    (problems) => problems,
  );
}
