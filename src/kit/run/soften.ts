import type { Finding } from '../findings/finding.ts';
import type { CommonInputs } from '../manifest/common-inputs.ts';
import { isSoft } from './exit-code.ts';
import type { Outcome } from './outcome.ts';

const SOFTENED = 'could-not-ask';

/** Problems of an outcome that `soften` turned into warnings. */
export function softenedFindings({ findings }: Pick<Outcome, 'findings'>): readonly Finding[] {
  return findings.filter(({ rule }) => rule === SOFTENED);
}

/** `on-error: warn`: failures to sign in or to reach a service become warnings, except for `apply` (contract §2). */
export function soften(inputs: CommonInputs, outcome: Outcome): Outcome {
  const applies = Reflect.get(inputs, 'mode') === 'apply';
  if (inputs['on-error'] !== 'warn' || applies) return outcome;
  const softened = outcome.problems.filter(isSoft);
  if (softened.length === 0) return outcome;
  const findings = softened.map((problem, index) => ({
    rule: SOFTENED,
    level: 'warning' as const,
    title: 'Not everything could be checked',
    message: problem.message,
    ...(problem.fix === undefined ? {} : { fix: problem.fix }),
    fingerprint: `could-not-ask ${index}`,
  }));
  return {
    ...outcome,
    findings: [...outcome.findings, ...findings],
    problems: outcome.problems.filter((problem) => !isSoft(problem)),
    verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
  };
}
