import type { Clock } from '../base/clock.ts';
import type { Host } from '../host/host.ts';
import type { TextCache } from '../platform/history-cache.ts';
import type { ConfigFile } from './config-file.ts';
import type { Outcome } from './outcome.ts';
import type { Session } from './session.ts';

/** What a command works with: the machine and the service as arguments. */
export interface Deps {
  readonly host: Host;
  readonly session: Session;
  readonly clock: Clock;
  readonly config: ConfigFile;
  /** Keeps nothing unless `cache` is set. */
  readonly cache: TextCache;
  /** Absolute folder that relative paths and globs start from. */
  readonly workingDirectory: string;
  readonly signal: AbortSignal;
  /** True where nobody gets what goes to stdout, as in a step whose log it is. */
  readonly stdoutIsDropped: boolean;
  /** True when stdout is read by a program of the user's own, so that a secret may go there: never in a log or on a terminal. */
  readonly stdoutIsPrivate: boolean;
  /** Names of the inputs that were given, by whatever source. */
  readonly given: ReadonlySet<string>;
  /** Text of a policy file at the commit that `policy-from` names; `undefined` when there is none. */
  readonly readPolicyFile: (path: string) => Promise<string | undefined>;
}

/** A command's work: gather, decide, act; problems that stop it are thrown. */
export type Run<Inputs> = (inputs: Inputs, deps: Deps) => Promise<Outcome>;
