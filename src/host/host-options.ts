import type { Clock } from '../base/clock.ts';
import type { Http } from '../base/http.ts';

/** What every host is made of: the machine, as arguments. */
export interface HostOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes text to the log as it is. */
  readonly log: (text: string) => void;
  /** True when the log is a terminal that a person looks at. */
  readonly interactive: boolean;
  /** Text of an input in the form of the face that was started. */
  readonly nativeInput: (name: string) => string | undefined;
  /** Opens the network when it is first needed. */
  readonly http: () => Promise<Http>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly workingDirectory: string;
  /** Name of the command, which begins the names of its outputs where a host has one room for all jobs. */
  readonly command?: string;
}

/** Reads variables of which an empty one counts as absent. */
export function readVariables(environment: HostOptions['environment']): (name: string) => string | undefined {
  return (name) => environment[name] || undefined;
}

/** A number in a variable; `undefined` for other text. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}
