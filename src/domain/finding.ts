/** Where a finding stands: path relative to the workspace with forward slashes, 1-based line and column. */
export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

export type FindingLevel = 'error' | 'warning' | 'notice';

/**
 * The one currency of every command: what a person or a report has to be told.
 * `error` findings are the ones that a gate fails on; all texts may hold foreign text and are escaped by the writer.
 */
export interface Finding {
  /** Stable rule name in kebab-case, for example `unpinned` or `deprecated-tag`. */
  readonly rule: string;
  readonly level: FindingLevel;
  readonly title: string;
  readonly message: string;
  /** The image or package concerned, as the user wrote it. */
  readonly artifact?: string;
  readonly location?: Location;
  /** What to do, one sentence. */
  readonly fix?: string;
  /** Equal for the same finding in two runs; holds no time and no line number. */
  readonly fingerprint: string;
}
