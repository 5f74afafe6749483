import type { Outcome, Problem, ProblemKind, Result } from './outcome.ts';

const CODES: Readonly<Record<ProblemKind, number>> = {
  usage: 2,
  unauthenticated: 3,
  forbidden: 4,
  service: 5,
  partial: 6,
};

/** Exit codes in the order in which they win (contract §3); `partial` tells of writes that were made and comes first. */
const ORDER: readonly ProblemKind[] = ['partial', 'usage', 'unauthenticated', 'forbidden', 'service'];

/** Whether `on-error: warn` makes a warning of a problem: to sign in, or to ask (contract §2). */
export const isSoft = ({ kind }: Problem): boolean => kind === 'unauthenticated' || kind === 'service';

/** The end of a run: result word and exit code. */
export interface Ending {
  readonly result: Result;
  readonly exitCode: number;
}

/** Ending of an outcome; 0 for pass and warn, 1 for findings alone. */
export function endingOf(outcome: Pick<Outcome, 'problems' | 'verdict' | 'firstProblemDecides'>): Ending {
  const kind =
    outcome.firstProblemDecides === true
      ? outcome.problems[0]?.kind
      : ORDER.find((candidate) => outcome.problems.some((problem) => problem.kind === candidate));
  if (kind !== undefined) return { result: 'error', exitCode: CODES[kind] };
  return { result: outcome.verdict, exitCode: outcome.verdict === 'fail' ? 1 : 0 };
}
