import type { Location } from '../base/location.ts';
import type { UserProblem } from '../base/user-error.ts';

/** Abilities of a CI host; shown by `doctor` and in the documentation's matrix. */
export interface Capabilities {
  readonly idToken: 'any-audience' | 'declared-audience' | 'fixed-audience' | 'none';
  readonly mask: 'native' | 'own-writer';
  readonly outputs: 'native' | 'file' | 'none';
  readonly annotations: 'native' | 'report-file' | 'log';
  readonly summary: 'native' | 'file' | 'none';
  readonly cache: 'service' | 'folder' | 'none';
}

/** The change (pull or merge request) that the run is about. */
export interface ChangeRequest {
  readonly number: number | undefined;
  /** Commit of the base that the change is compared with, if the host reports it. */
  readonly baseCommit: string | undefined;
  /** Last commit of the change itself, if the host reports it. */
  readonly headCommit?: string | undefined;
  readonly baseRef: string | undefined;
  readonly headRef: string | undefined;
  readonly fork: boolean;
}

/** Where the run takes place; absent facts are `undefined`. */
export interface HostContext {
  readonly workspace: string;
  readonly tempDirectory: string;
  /** `owner/name` or the host's project path. */
  readonly repository: string | undefined;
  readonly ref: string | undefined;
  readonly commit: string | undefined;
  readonly event?: string | undefined;
  readonly changeRequest: ChangeRequest | undefined;
  /** True if the workflow is the base's but the change is foreign: `pull_request_target`, `workflow_run`, and comments on pull requests. */
  readonly untrustedHead: boolean;
  /** True on pull-request and merge-queue events, where `apply` is refused. */
  readonly changeEvent: boolean;
  /** True if the event says that the repository is a fork. */
  readonly isFork?: boolean | undefined;
  readonly runUrl: string | undefined;
  readonly workflow: string | undefined;
  readonly job: string | undefined;
  readonly serverUrl?: string | undefined;
  readonly apiUrl?: string | undefined;
  /** Values of the job's matrix as JSON, if the host reports them. */
  readonly matrix?: string | undefined;
  /** File of the workflow, relative to the repository, if the host reports it. */
  readonly workflowFile?: string | undefined;
}

export interface Annotation extends Partial<Location> {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** Plain log lines. Foreign text is made harmless by the host: workflow commands, `##vso`, terminal escapes. */
export interface Log {
  debug(text: string): void;
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
}

/** Limits for asking the CI for an ID token: those of every request of the run. */
export interface IdTokenLimits {
  readonly signal: AbortSignal;
  readonly maxAttempts: number;
  readonly requestTimeoutMs: number;
}

/** Requests an ID token from the CI; throws `IdTokenError` with the remedy if there is none. */
export type IdTokenSource = (audience: string, limits: IdTokenLimits) => Promise<string>;

/** The part of a finding that hosts show. */
export interface ToldFinding extends Pick<Annotation, 'level' | 'title' | 'message'> {
  readonly location?: Location | undefined;
}

/** How a run ended, for hosts that write at the end. */
export interface HostEnding {
  readonly result: 'pass' | 'warn' | 'fail' | 'error';
  /** Every finding, made while it is read; none if annotations are turned off. */
  readonly findings: Iterable<ToldFinding>;
  /** The same findings in the forms of files. */
  readonly reports: {
    /** GitLab's Code Quality; findings without a place are shown on `fallbackPath`. */
    readonly codeQuality: (fallbackPath: string) => string;
    readonly junit: (command: string) => string;
  };
}

/** A person at a terminal that is not in a CI, without an ID token. */
export interface Person {
  /** Obtains a token of this person for an audience; absent without a program that does; throws `IdTokenError`. */
  readonly token: ((audience: string, signal: AbortSignal) => Promise<string>) | undefined;
}

/** One CI system or a terminal, as the commands see it: the only way to inputs, outputs, logs and the machine. */
export interface Host {
  readonly name: string;
  readonly context: HostContext;
  readonly capabilities: Capabilities;
  readonly log: Log;
  idToken: IdTokenSource;
  /** Absent in every CI. */
  readonly person?: Person | undefined;
  /** Registers a secret before its first use; later log text, summaries and outputs never show it. */
  mask(secret: string): void;
  /** The text with every known secret replaced. */
  redact(text: string): string;
  setOutput(name: string, value: string): void;
  annotate(annotation: Annotation): void;
  /** Appends Markdown to the job's summary; the host keeps its size limit. */
  writeSummary(markdown: string): void;
  /** Prints foreign text of many lines, such as a diff, so that no line is taken for a command. */
  quote(text: string): void;
  /** Shows the progress of a long step as a live line; absent where logs are not read while they are written. */
  progress?(text: string | undefined): void;
  /** Shows the last line of a run, where a host marks it by its result; absent where it is a line like any other. */
  conclude?(result: HostEnding['result'], text: string): void;
  /** Suggests what to run next, in words after `platform-actions`; absent where nobody types. */
  suggest?(words: string): void;
  /** Folder for the cache between runs, if the host has one. */
  readonly cacheDirectory: string | undefined;
  /** Missing abilities of this host, in words, reported once at the end of a run. */
  readonly limitations?: readonly string[];
  /**
   * Called once, at the very end: hosts that collect outputs, summary or findings write them now. Never throws. Files
   * are written before the first wait, so that a run that is being stopped has them all.
   */
  finish?(ending: HostEnding): Promise<void>;
  /** Outputs and summaries that the host supports but that could not be written so far. */
  unwritten(): readonly Unwritten[];
}

/** A result that could not be written, and why; without `fix`, the usual remedies for files apply. */
export type Unwritten = Pick<UserProblem, 'message' | 'fix'>;

/** Why no ID token could be obtained, and what to do. */
export class IdTokenError extends Error {
  readonly remedy: string;
  /** False if another attempt may help (network, 5xx). */
  readonly permanent: boolean;

  constructor(message: string, remedy: string, permanent = true, options?: { readonly cause: unknown }) {
    super(message, options);
    this.name = 'IdTokenError';
    this.remedy = remedy;
    this.permanent = permanent;
  }
}
