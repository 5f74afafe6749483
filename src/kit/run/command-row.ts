import type { UserProblem } from '../../base/user-error.ts';
import type { Host } from '../../host/host.ts';
import type { Rule, RuleIdOf } from '../findings/rule.ts';
import type { InputsOf, Manifest } from '../manifest/manifest.ts';
import type { Machine, Run } from './command.ts';

/** A command: everything that a run, a report or a generated page needs to know about it. */
export interface CommandRow {
  readonly manifest: Manifest;
  readonly rules: readonly Rule[];
  /** Loads the command's work; each is a separate chunk, so a run loads only its own command. */
  readonly load: () => Promise<Run<unknown, string>>;
  /** Checks inputs in combination, before the work is loaded. */
  readonly findProblems?: FindProblems<Readonly<Record<string, unknown>>>;
  /** The work reports the problems of that check itself, together with those of the files it reads. */
  readonly reportsProblems?: true;
}

/** Creates a row, whose types tie the work and the check to the manifest's inputs, and findings to the rules. */
export function commandRow<const M extends Manifest, const Rules extends readonly Rule[]>(row: {
  readonly manifest: M;
  readonly rules: Rules;
  readonly load: () => Promise<Run<InputsOf<M['inputs']>, RuleIdOf<NoInfer<Rules>>>>;
  readonly findProblems?: FindProblems<InputsOf<M['inputs']>>;
  readonly reportsProblems?: true;
}): CommandRow {
  // Inputs are always read by the manifest of the same row, so they have the types that `load` and `findProblems` expect.
  return row as CommandRow;
}

export interface InputPlace extends Pick<Machine, 'area' | 'config' | 'manifests'> {
  /** Whether an input was set, to a valid value or not. */
  readonly isGiven: (name: string) => boolean;
  /** Whether an input was set for this command alone: by its flag or the host's native input. */
  readonly isGivenHere: (name: string) => boolean;
  readonly host: Pick<Host, 'name' | 'context' | 'mask' | 'person'>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Finds problems with combinations of inputs; inputs that are invalid themselves are absent. */
export type FindProblems<Inputs> = (
  inputs: Partial<Inputs>,
  place: InputPlace,
) => readonly UserProblem[] | Promise<readonly UserProblem[]>;
