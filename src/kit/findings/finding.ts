import type { Location } from '../../base/location.ts';

export type FindingLevel = 'error' | 'warning' | 'notice';

/** A result of any command; its texts may be foreign, and the writer escapes them. Gates fail on `error` findings. */
export interface Finding<RuleId extends string = string> {
  /** Id of one of its command's rules, for example `unpinned` or `deprecated-tag`. */
  readonly rule: RuleId;
  readonly level: FindingLevel;
  readonly title: string;
  readonly message: string;
  readonly artifact?: string | undefined;
  readonly location?: Location | undefined;
  readonly fix?: string | undefined;
  /** Order among findings of one level: 0 is the most urgent; the least if absent. */
  readonly urgency?: number;
  /** The same for the same finding in two runs; contains neither time nor line number. */
  readonly fingerprint: string;
  /** Additions for SARIF and JUnit; a function, so that it costs nothing if neither is written, and JSON omits it. */
  readonly detail?: () => FindingDetail;
}

/** Facts that machine-readable reports state about a finding beyond its own text. */
export interface FindingDetail {
  /** The subject, if it has its own id, such as an advisory: SARIF lists it as a rule. */
  readonly rule?: {
    readonly id: string;
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly help: string;
    readonly helpMarkdown: string;
    readonly tags: readonly string[];
    readonly score?: number | undefined;
  };
  /** The message without parts that apply to this run only. */
  readonly message?: string;
  /** File to show it in if there is no location. */
  readonly file?: string | undefined;
  readonly modules?: readonly { readonly name: string; readonly fullName?: string }[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly test?: { readonly suite: string; readonly name: string; readonly type: string };
}
