import { UserError, type UserProblem } from '../../base/user-error.ts';

/** Collects problems with inputs and files, so that users see all of them at once. */
export interface ProblemCollector {
  add(...problems: readonly UserProblem[]): void;
  /** Result of the work; `undefined` if it threw a `UserError`, whose problems are collected. */
  attempt<T>(work: () => T | Promise<T>): Promise<T | undefined>;
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
