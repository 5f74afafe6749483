import type { Finding } from '../findings/finding.ts';
import type { CommonInputs } from '../manifest/common-inputs.ts';
import type { LazyFinding, Outcome, Problem, ProblemKind, Result } from './outcome.ts';
import { groupUnplaced } from './problems.ts';

const SOFTENED = 'could-not-ask';

/** Problems of an outcome that `soften` turned into warnings. */
export function softenedFindings({ findings }: Pick<Outcome, 'findings'>): readonly Finding[] {
  return findings.filter(({ rule }) => rule === SOFTENED);
}

/** `on-error: warn`: failures to sign in or to reach a service become warnings, except for `apply`. */
export function soften(inputs: CommonInputs, outcome: Outcome): Outcome {
  const applies = Reflect.get(inputs, 'mode') === 'apply';
  if (inputs['on-error'] !== 'warn' || applies) return outcome;
  const softened = groupUnplaced(outcome.problems.filter(isSoft));
  if (softened.length === 0) return outcome;
  const findings = softened.map((problem, index) => ({
    rule: SOFTENED,
    level: 'warning' as const,
    title: 'Not everything could be checked',
    message: problem.message,
    fix: problem.fix,
    fingerprint: `could-not-ask ${index}`,
  }));
  return {
    ...outcome,
    findings: [...outcome.findings, ...findings],
    problems: outcome.problems.filter((problem) => !isSoft(problem)),
    verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
  };
}

/** `warn-only`: findings warn instead of failing, unless guards refused to apply changes. */
export function warnOnly<RuleId extends string>(
  inputs: CommonInputs,
  outcome: Outcome<RuleId>,
): Outcome<RuleId> {
  if (Reflect.get(inputs, 'warn-only') !== true || outcome.isGuarded === true) return outcome;
  const { findings, lazyFindings, verdict } = outcome;
  return {
    ...outcome,
    findings: findings.map(lowered),
    lazyFindings: lazyFindings && { [Symbol.iterator]: () => loweredLazily(lazyFindings) },
    verdict: verdict === 'fail' ? 'warn' : verdict,
  };
}

const lowered = <F extends { readonly level: Finding['level'] }>(finding: F): F =>
  finding.level === 'error' ? { ...finding, level: 'warning' } : finding;

function* loweredLazily<RuleId extends string>(
  findings: Iterable<LazyFinding<RuleId>>,
): Generator<LazyFinding<RuleId>> {
  for (const finding of findings)
    yield finding.level === 'error' ? { level: 'warning', make: () => lowered(finding.make()) } : finding;
}

const CODES: Readonly<Record<ProblemKind, number>> = {
  usage: 2,
  unauthenticated: 3,
  forbidden: 4,
  service: 5,
  unwritten: 5,
  partial: 6,
};

/** Kinds of problems by precedence; `partial` comes first because it reports completed writes. */
const ORDER: readonly ProblemKind[] = [
  'partial',
  'usage',
  'unauthenticated',
  'forbidden',
  'service',
  'unwritten',
];

/** Whether `on-error: warn` turns a problem into a warning: failures to sign in or to reach a service. */
const isSoft = ({ kind }: Problem): boolean => kind === 'unauthenticated' || kind === 'service';

export interface Ending {
  readonly result: Result;
  readonly exitCode: number;
}

/** Result word and exit code of an outcome: 0 for pass and warn, 1 if there are only findings. */
export function endingOf(outcome: Pick<Outcome, 'problems' | 'verdict' | 'firstProblemDecides'>): Ending {
  const kind =
    outcome.firstProblemDecides === true
      ? outcome.problems[0]?.kind
      : ORDER.find((candidate) => outcome.problems.some((problem) => problem.kind === candidate));
  if (kind !== undefined) return { result: 'error', exitCode: CODES[kind] };
  return { result: outcome.verdict, exitCode: outcome.verdict === 'fail' ? 1 : 0 };
}
