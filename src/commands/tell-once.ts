import { IdTokenError } from '../host/host.ts';
import type { Problem } from './outcome.ts';
import { toProblems } from './problems.ts';
import { RefusedExchangeError } from './refused-exchange-error.ts';

/** Problems of one of many askings; a refused sign-in is not about its `subject`, so that `uniqueProblems` tells it once. */
export function toProblemsOf(
  error: unknown,
  identity: string | undefined,
  subject: string,
): readonly Problem[] {
  const isSignIn = error instanceof IdTokenError || error instanceof RefusedExchangeError;
  return toProblems(error, identity, isSignIn ? '' : subject);
}

/** Problems with the same words told once, at the first place. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.kind, problem.message, problem.fix]);
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}
