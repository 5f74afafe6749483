import type { Location } from '../../base/location.ts';
import type { MarkdownBlock } from '../../base/markdown.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import type { QuietCase } from '../report/junit.ts';
import type { Coverage } from './coverage.ts';
import type { NextFlags } from './next-command.ts';

/** Result word of a command. */
export type Result = 'pass' | 'warn' | 'fail' | 'error';

/**
 * Why a command did not do its work, by precedence of exit codes: `usage` 2, `unauthenticated` 3,
 * `forbidden` 4, `service` 5, `unwritten` 5 for results that are lost; `partial` 6 means that `apply` stopped after its
 * first write.
 */
export type ProblemKind = 'usage' | 'unauthenticated' | 'forbidden' | 'service' | 'unwritten' | 'partial';

/** One failure, shown as `what failed: why` with the fix on the next line. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly message: string;
  readonly fix?: string | undefined;
  /** Text of several lines to copy out, which follows the fix unchanged. */
  readonly copy?: string | undefined;
  readonly location?: Location | undefined;
}

/** A finding that is created when it is shown; only its level is known before. */
export interface LazyFinding<RuleId extends string = string> {
  readonly level: Finding['level'];
  readonly make: () => Finding<RuleId>;
}

/** One of the many things that a run looked at, such as a repository, with its own findings. */
export interface Visited {
  readonly name: string;
  readonly result: Result;
  /** Why it needs a look; may be empty. */
  readonly why: string;
  readonly findings: Iterable<Finding>;
  readonly findingCount: number;
}

/** Something that several places share, such as an image. */
export interface Shared {
  readonly name: string;
  readonly detail: string;
  readonly places: readonly number[];
}

/** Contents of the page of a run over many places: what they share, and the findings of each, with links in between. */
export interface DrillDown {
  /** Noun for one place, such as `repository`. */
  readonly noun: string;
  readonly tables: readonly {
    readonly title: string;
    readonly column: string;
    readonly rows: readonly Shared[];
  }[];
  readonly places: readonly Visited[];
}

/** Everything that the user will see, as values that a command passes to the writer. */
export interface Outcome<RuleId extends string = string> {
  readonly findings: readonly Finding<RuleId>[];
  /** Findings that are created while they are written, before the others, for very many; read more than once. */
  readonly lazyFindings?: Iterable<LazyFinding<RuleId>> | undefined;
  /** Failures that did not stop the rest (one image of many); a thrown error adds one. */
  readonly problems: readonly Problem[];
  /** True for `doctor`, whose exit code is that of its first problem. */
  readonly firstProblemDecides?: true;
  /** True if guards refused to apply changes, which `warn-only` does not allow either. */
  readonly isGuarded?: boolean;
  /** The decision's own verdict: `fail` is exit 1. Problems take precedence. */
  readonly verdict: 'pass' | 'warn' | 'fail';
  /** Values by output name; arrays are JSON, cut after a whole entry. Only the output `token` has a secret. */
  readonly outputs: Readonly<Record<string, string | number | boolean | readonly unknown[]>>;
  /** True if the command cut one of its own outputs; the report is complete. */
  readonly outputsTruncated?: boolean;
  /** Makes the job summary and the comment on the pull request, where they are shown: a terminal shows none. */
  readonly summary: () => Answer;
  /** The account with the noun for what is counted; absent for commands that judge nothing. */
  readonly coverage?: Coverage & { readonly noun: string };
  /** Facts that SARIF and JUnit files need beyond the findings. */
  readonly reports?: {
    readonly isWhole: boolean;
    /** The judged sources, which distinguish the SARIF of several runs. */
    readonly sources: readonly string[];
    readonly quiet: Iterable<QuietCase>;
  };
  /** For runs over many places: what the HTML page shows of each. Called only if there is such a page. */
  readonly drillDown?: () => DrillDown;
  /** The command's own keys of the JSON report; an iterable becomes a list. */
  readonly report: Readonly<Record<string, unknown>>;
  /** Lines for stdout in a terminal (references, YAML or JSON). */
  readonly stdout: readonly string[];
  /** Lines of plain text for the log, after the findings. */
  readonly log: readonly string[];
  /** How the flags of what a person would run next differ from those of this run; shown in a terminal only. */
  readonly next?: NextFlags;
}

/** The answer of a command in its summary and comment; all texts are Markdown, with foreign text escaped. */
export interface Answer {
  /** Replaces the command's title, for a mode that has a name of its own. */
  readonly title?: string;
  /** True if the words count the problems, which did not keep the command from finishing. */
  readonly countsProblems?: true;
  /** The result with its count, after the title on the first line: `2 deprecated tags`. Empty if nothing is known. */
  readonly words: string;
  /** Remedies; one action is one row. */
  readonly actions: readonly MarkdownBlock[];
  /** Everything else, folded by `detailsMarkdown`. */
  readonly details: readonly MarkdownBlock[];
}

/** The outcome of a run that found nothing. */
export const NO_FINDINGS: Outcome<never> = {
  findings: [],
  problems: [],
  verdict: 'pass',
  outputs: {},
  summary: () => ({ words: '', actions: [], details: [] }),
  report: {},
  stdout: [],
  log: [],
};

/** The outcome of a run that found nothing but problems. */
export function failedOutcome(problems: readonly Problem[]): Outcome {
  return { ...NO_FINDINGS, problems };
}

/** The sign of each result, the first character of every summary, comment and page. */
export const RESULT_SIGNS: Readonly<Record<Result, string>> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '⛔',
};

/** The sign of each level of findings. */
export const LEVEL_SIGNS: Readonly<Record<FindingLevel, string>> = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
