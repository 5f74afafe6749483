import type { Problem } from '../../kit/run/outcome.ts';
import { toProblems } from '../../session/problems.ts';

/** One line of the diagnosis. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'failed' | 'skipped';
  /** What was found, or why not; may contain foreign text. */
  readonly detail: string;
  readonly problems: readonly Problem[];
}

/** What a check found, for the checks that depend on it, with its line. */
export interface Checked<T> {
  readonly check: Check;
  readonly value: T | undefined;
}

/** Runs one check; a failure becomes its line and its problems, so that the other checks still run. */
export async function runCheck<T>(
  name: string,
  identity: string | undefined,
  body: () => Promise<{ readonly detail: string; readonly value: T }>,
): Promise<Checked<T>> {
  try {
    const { detail, value } = await body();
    return { check: { name, state: 'ok', detail, problems: [] }, value };
  } catch (error) {
    const problems = toProblems(error, identity, name);
    const detail = problems.map((problem) => problem.message.slice(name.length + 2)).join('; ');
    return { check: { name, state: 'failed', detail, problems }, value: undefined };
  }
}

/** The line of a check that could not be tried, which is not a problem in itself. */
export function skipped<T>(name: string, why: string): Checked<T> {
  return { check: { name, state: 'skipped', detail: why, problems: [] }, value: undefined };
}
