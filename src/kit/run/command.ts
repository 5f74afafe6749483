import type { Clock } from '../../base/clock.ts';
import type { Http } from '../../base/http.ts';
import type { Send } from '../../base/retry.ts';
import type { TextCache } from '../../base/text-cache.ts';
import type { UserProblem } from '../../base/user-error.ts';
import type { WriteArea } from '../../host/files/files.ts';
import type { Host, HostContext } from '../../host/host.ts';
import type { OpenThreads } from '../../host/threads.ts';
import type { ConfigFile } from '../config/config-file.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Outcome } from './outcome.ts';

/** Requests so far; `retried` of them were repeated attempts. */
export interface RequestCounts {
  readonly count: number;
  readonly retried: number;
}

/** One command to run inside another run. */
export interface InnerRun {
  readonly command: string;
  /** True if a workspace without anything to look at is skipped; else it is refused. */
  readonly mayBeEmpty: boolean;
  readonly inputs: ReadonlyMap<string, string>;
  readonly secrets: ReadonlyMap<string, string>;
  /** Where it runs and for which repository; the rest is that of the outer run, without its change. */
  readonly context: Pick<HostContext, 'commit' | 'ref' | 'repository' | 'tempDirectory' | 'workspace'>;
  /** Asks it to stop and to write what it knows. */
  readonly signal: AbortSignal;
  /** Ends its process, and everything that it started. */
  readonly kill: AbortSignal;
}

/**
 * Runs a command in a process of its own; its report is in the file of its input `report-file`. The outputs are those that
 * it had set when its process ended, `end` says how it ended, and `spared` how many of its requests another run had sent for
 * it already. Never rejects for what it finds.
 */
export type RunInside = (inner: InnerRun) => Promise<{
  readonly end: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly spared: number;
}>;

/** Dependencies of a command: the machine, as arguments. */
export interface Machine {
  readonly host: Host;
  readonly http: Http;
  /** Sends requests to services other than the platform, with the run's retries; they are not counted. */
  readonly send: Send;
  readonly clock: Clock;
  readonly random: () => number;
  readonly config: ConfigFile;
  /** Manifests of all commands, which define the keys of a config file. */
  readonly manifests: readonly Manifest[];
  /** Stores nothing unless `cache` is set. */
  readonly cache: TextCache;
  /** Absolute folder that relative paths and globs are resolved against. */
  readonly workingDirectory: string;
  /** Where it may write files. */
  readonly area: WriteArea;
  readonly signal: AbortSignal;
  /** Opens the threads in which files are read, or returns those that were opened with the same data. */
  readonly openThreads: OpenThreads;
  /** Receives the request counters, which the report and the last line of the log show. */
  readonly counts?: (requests: RequestCounts) => void;
  /** Receives what is known so far, for a run that has to end before its work does. */
  readonly keep?: (known: () => Outcome) => void;
  /** True if stdout has no reader, as in a step, where it is the log. */
  readonly stdoutIsDropped: boolean;
  /** True if a program of the user reads stdout, so that a secret may be printed: never in a log or on a terminal. */
  readonly stdoutIsPrivate: boolean;
  /** Problems of the inputs in combination, for a command that reports them itself before its first request. */
  readonly problems: readonly UserProblem[];
  /** Names of the inputs that were set by any source. */
  readonly given: ReadonlySet<string>;
  /** Runs other commands; absent where the run was started without any. */
  readonly runInside?: RunInside;
  /** Text of a policy file at the commit that `policy-from` selects; `undefined` if there is none. */
  readonly readPolicyFile: (path: string) => Promise<string | undefined>;
}

/** A command's work: gather, decide, act. Problems that stop it are thrown. */
export type Run<Inputs, RuleId extends string = never> = (
  inputs: Inputs,
  deps: Machine,
) => Promise<Outcome<RuleId>>;
