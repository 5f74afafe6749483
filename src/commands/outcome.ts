import type { Finding } from '../domain/finding.ts';

/** Result word of a command (contract §3). */
export type Result = 'pass' | 'warn' | 'fail' | 'error';

/**
 * Why a command did not do its work, in the order in which exit codes win (contract §3):
 * `usage` 2, `unauthenticated` 3, `forbidden` 4, `service` 5; `partial` 6 is `apply` stopped after its first write.
 */
export type ProblemKind = 'usage' | 'unauthenticated' | 'forbidden' | 'service' | 'partial';

/** One failure, told to the user as `what failed: why` with the fix on the next line. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly message: string;
  readonly fix?: string;
  readonly location?: { readonly file: string; readonly line: number; readonly column?: number };
}

/** A finding of which only the level is known before it is shown. */
export interface LazyFinding {
  readonly level: Finding['level'];
  readonly make: () => Finding;
}

/** What a command hands to the one writer: everything that the user will see, as values. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Findings that are made while they are written, before the others: for commands with very many. Read more than once. */
  readonly lazyFindings?: Iterable<LazyFinding>;
  /** Failures that did not stop the rest (one image of many); a thrown error adds one. */
  readonly problems: readonly Problem[];
  /** True for `doctor`, whose exit code is that of its first problem (contract §9). */
  readonly firstProblemDecides?: true;
  /** Verdict of the decision alone: `fail` is exit 1. Problems outrank it. */
  readonly verdict: 'pass' | 'warn' | 'fail';
  /** Values by output name; arrays are JSON outputs, cut at a whole entry. Never a secret but the `token` output. */
  readonly outputs: Readonly<Record<string, string | number | boolean | readonly unknown[]>>;
  /** True when the command cut one of its own outputs; the report has all of it. */
  readonly outputsTruncated?: boolean;
  /** Markdown of the job summary; foreign text already escaped. */
  readonly summary: string;
  /** The command's own keys of the JSON report; an iterable becomes a list, entry by entry. */
  readonly report: Readonly<Record<string, unknown>>;
  /** Lines for stdout in a terminal (references, YAML or JSON). */
  readonly stdout: readonly string[];
  /** Lines of plain text for the log, after the findings. */
  readonly log: readonly string[];
}
