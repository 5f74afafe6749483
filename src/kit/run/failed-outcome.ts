import type { Outcome, Problem } from './outcome.ts';

/** The outcome of a run that found nothing. */
export const NOTHING: Outcome = {
  findings: [],
  problems: [],
  verdict: 'pass',
  outputs: {},
  summary: '',
  report: {},
  stdout: [],
  log: [],
};

/** The outcome of a run that found nothing but problems. */
export function failedOutcome(problems: readonly Problem[]): Outcome {
  return { ...NOTHING, problems, summary: () => ({ words: '', actions: [], details: [] }) };
}
