import { plainLine } from '../../../base/plain-text.ts';
import {
  type PullRefusal,
  type PullRequest,
  type PullRequests,
  Refused,
} from '../../../host/pull-requests.ts';
import type { DigestInputs } from '../manifest.ts';
import type { DigestFinding } from '../rules.ts';
import type { Memory, RememberedNames } from './body-mark.ts';
import type { CommitReader } from './own-commits.ts';
import type { PlannedFile, PullPlan } from './pull-plan.ts';

export type Operation = 'created' | 'updated' | 'closed' | 'unchanged' | 'none';

/** The result for one pull request. */
export interface KeptPull {
  readonly plan: Pick<PullPlan, 'image' | 'branch'>;
  readonly operation: Operation;
  readonly pull: PullRequest | undefined;
  readonly findings: readonly DigestFinding[];
  readonly refusals: readonly PullRefusal[];
  /** One sentence, if it is not obvious. */
  readonly note: string | undefined;
}

export interface KeepOptions {
  readonly pulls: PullRequests;
  readonly inputs: Pick<
    DigestInputs,
    'labels' | 'assignees' | 'reviewers' | 'draft' | 'commit-message' | 'signoff'
  >;
  readonly base: string;
  /** The checked-out commit. */
  readonly start: string;
  /** Whether everything was read; otherwise it is not known that nothing is left. */
  readonly isComplete: boolean;
  readonly reader: CommitReader;
  /** Whether this run may open one more. */
  readonly mayOpen: () => boolean;
  /** The body for these files; `leftOut` are workflows that the token may not change. */
  readonly render: (plan: PullPlan, leftOut: readonly PlannedFile[], memory: Memory) => string;
}

/** One pull request that is kept. */
export interface Keeping extends KeepOptions {
  readonly plan: PullPlan;
  /** The operation that was begun, even if the answer to its write was lost. */
  operation: 'created' | 'updated' | 'closed' | undefined;
  /** The pull request that was written to, even if a later write was refused. */
  written?: PullRequest;
  findings: DigestFinding[];
}

/** The result of a plan that was not refused. */
export function kept(
  { findings, plan }: Keeping,
  operation: Operation,
  pull: PullRequest | undefined,
  note?: string,
): KeptPull {
  return { plan, operation, pull, findings, refusals: [], note };
}

/** Turns a refusal that should not fail the run into a warning. */
export async function note(work: Promise<void>, one: Keeping): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    const { fix, message } = error.refusal;
    one.findings.push({ ...finding('pull-request-incomplete', 'Incomplete', message), fix });
  });
}

/** Throws `Refused` with every permission that is missing. */
export async function checkAll({ base, plan, pulls }: Keeping, pull: PullRequest | undefined): Promise<void> {
  const refusals = await pulls.check(plan.branch, base, pull);
  const [first] = refusals;
  if (first === undefined) return;
  const fixes = [...new Set(refusals.flatMap(({ fix }) => fix ?? []))];
  const message = refusals.map((refusal) => refusal.message).join('; ');
  throw new Refused({ ...first, message, fix: fixes.join('\n') });
}

/** `words` are GitHub's. */
export function workflowFinding(shown: string, words: string): DigestFinding {
  const message = `\`${plainLine(shown)}\` is not in the pull request, because the token may not change workflow files (${words}).`;
  return {
    ...finding('workflow-left-out', 'Workflow left out', message),
    fix: 'Set `github-token` to a GitHub App token with the permission `workflows: write`, or pin the file by hand.',
    location: { file: shown, line: 1 },
    fingerprint: `workflow-left-out ${shown}`,
  };
}

/** The warning for what GitHub did not add, now or in an earlier run. */
export function notAddedFinding({ fix, message, names }: RememberedNames): DigestFinding {
  const list = names.map((name) => `\`${plainLine(name, 100)}\``).join(', ');
  const found = finding('pull-request-incomplete', 'Incomplete', `${list}: ${plainLine(message, 500)}`);
  return { ...found, fix: fix && plainLine(fix, 500) };
}

export function finding(rule: DigestFinding['rule'], title: string, message: string): DigestFinding {
  return { rule, level: 'warning', title, message, fingerprint: `${rule} ${message}` };
}
