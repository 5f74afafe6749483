/** Where in a file something stands: 1-based line and column. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** One thing that the user has to change: an input, a file or a name. */
export interface UserProblem {
  /** What failed and why, one sentence; inputs in backticks. */
  readonly message: string;
  /** What to do about it, printed on the next line. */
  readonly fix?: string;
  /** Name of the input at fault, without dashes. */
  readonly input?: string;
  /** Where the wrong text stands, when it came from a file. */
  readonly place?: Place;
}

/** Wrong input or file (exit code 2): carries every problem that was found, not only the first. */
export class UserError extends Error {
  readonly problems: readonly UserProblem[];

  constructor(...problems: readonly UserProblem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'UserError';
    this.problems = problems;
  }
}
