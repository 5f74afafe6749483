import { UserError, type UserProblem } from '../../base/user-error.ts';

/** Gathers what is wrong with inputs and files, so that a user hears of everything at once. */
export interface ProblemCollector {
  add(...problems: readonly UserProblem[]): void;
  /** Result of the work; `undefined` when it threw a `UserError`, whose problems are kept. */
  attempt<T>(work: () => T | Promise<T>): Promise<T | undefined>;
  /** Throws `UserError` when there is any problem. */
  throwIfAny(): void;
}

export function createProblemCollector(): ProblemCollector {
  const problems: UserProblem[] = [];
  return {
    add: (...more) => void problems.push(...more),
    attempt: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        problems.push(...error.problems);
        return undefined;
      }
    },
    throwIfAny: () => {
      if (problems.length > 0) throw new UserError(...problems);
    },
  };
}
