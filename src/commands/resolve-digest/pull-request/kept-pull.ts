import { plainLine } from '../../../base/plain-text.ts';
import type { Answer, PullRequest, PullRequests, Refusal } from '../../../host/pull-requests.ts';
import type { ResolveDigestInputs } from '../manifest.ts';
import type { ResolveDigestFinding } from '../rules.ts';
import type { PlannedFile, PullPlan } from './pull-plan.ts';

export type Operation = 'created' | 'updated' | 'closed' | 'unchanged' | 'none';

/** The result for one pull request. */
export interface KeptPull {
  readonly plan: Pick<PullPlan, 'image' | 'branch'>;
  readonly operation: Operation;
  readonly pull: PullRequest | undefined;
  readonly findings: readonly ResolveDigestFinding[];
  readonly refusals: readonly Refusal[];
  /** One sentence, if it is not obvious. */
  readonly note: string | undefined;
}

export interface KeepOptions {
  readonly pulls: PullRequests;
  readonly inputs: Pick<ResolveDigestInputs, 'labels' | 'reviewers' | 'draft'>;
  readonly base: string;
  /** The checked-out commit. */
  readonly start: string;
  readonly isComplete: boolean;
  /** The body for these files; `leftOut` are workflows that the token may not change. */
  readonly render: (plan: PullPlan, leftOut: readonly PlannedFile[]) => string;
}

/** A refusal ends the work on a pull request; it is caught in `keepPull`, where the race is run once more. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The value of an answer; throws `Refused`. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.kind === 'refused') throw new Refused(answer);
  return answer.value;
}

/** Work begun on a pull request, including writes whose answer was lost. */
export interface Begun {
  operation: 'created' | 'updated' | 'closed' | undefined;
  closed?: PullRequest;
  findings: ResolveDigestFinding[];
}

/** The result of a plan that was not refused. */
export function kept(
  plan: PullPlan,
  operation: Operation,
  pull: PullRequest | undefined,
  { findings }: Begun,
  note?: string,
): KeptPull {
  return { plan, operation, pull, findings, refusals: [], note };
}

/** Adds a warning for a refusal that should not fail the run. */
export function note(answer: Answer<void>, begun: Begun): void {
  if (answer.kind === 'done') return;
  const fix = answer.fix === undefined ? {} : { fix: answer.fix };
  begun.findings.push({ ...finding('pull-request-incomplete', 'Incomplete', answer.message), ...fix });
}

/** Throws `Refused` with everything that was refused. */
export function refuseAny(refusals: readonly Refusal[]): void {
  const [first, ...others] = refusals;
  if (first === undefined) return;
  const fixes = [...new Set(refusals.flatMap(({ fix }) => fix ?? []))];
  const message = [first, ...others].map((refusal) => refusal.message).join('; ');
  throw new Refused({ ...first, message, fix: fixes.join('\n') });
}

export function workflowFinding(shown: string, { message }: Refusal): ResolveDigestFinding {
  const file = plainLine(shown);
  return {
    ...finding(
      'workflow-left-out',
      'Workflow left out',
      `\`${file}\` is not in the pull request, because the token may not change workflow files (${message}).`,
    ),
    fix: 'Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin the file by hand.',
    location: { file: shown, line: 1 },
    fingerprint: `workflow-left-out ${shown}`,
  };
}

export function finding(
  rule: ResolveDigestFinding['rule'],
  title: string,
  message: string,
): ResolveDigestFinding {
  return { rule, level: 'warning', title, message, fingerprint: `${rule} ${message}` };
}
