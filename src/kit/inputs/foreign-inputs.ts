import type { UserProblem } from '../../base/user-error.ts';
import { variableName } from '../manifest/input-names.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { ForeignVariable, StrangeVariables } from './judge-foreign.ts';
import { judgeNames, judgeVariables } from './judge-foreign.ts';
import { isInput } from './own-names.ts';

/** Names that have a value in the form of the face. */
export interface GivenNames {
  readonly names: readonly string[];
  /** True if other programs also set such names: only inputs of our commands, and names that look like one, count. */
  readonly isShared: boolean;
  /** Values in that form that no input can have. */
  readonly problems?: readonly UserProblem[];
}

/** Problems with the names of inputs: unknown ones, and those of other commands (contract §1). */
export function findForeignInputs(
  manifest: Manifest,
  all: readonly Manifest[],
  { isShared, names, problems = [] }: GivenNames,
): readonly UserProblem[] {
  const foreign = names.filter((name) => !isInput(manifest, name));
  if (foreign.length === 0) return problems;
  return [...problems, ...judgeNames(manifest, all, foreign, isShared)];
}

/**
 * Checks `PLATFORM_*` variables. They are set for a whole job, which may run several commands and other programs with
 * such variables. A variable of another command is therefore ignored, except for `dry-run` if changes would still be
 * made. A name that differs from an input only in its separators is refused; one that differs in a letter causes a
 * warning.
 */
export function findStrangeVariables(
  manifest: Manifest,
  all: readonly Manifest[],
  environment: Readonly<Record<string, string | undefined>>,
  isApply: boolean,
): StrangeVariables {
  const variables = foreignVariables(manifest, environment);
  if (variables.length === 0) return { problems: [], warnings: [] };
  return judgeVariables(manifest, all, variables, isApply);
}

/** Variables in the form of ours, with a value, that are not exactly an input of this command. */
function foreignVariables(
  manifest: Manifest,
  environment: Readonly<Record<string, string | undefined>>,
): readonly ForeignVariable[] {
  return Object.entries(environment).flatMap(([variable, text]) => {
    const value = text?.trim() ?? '';
    const name = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
    if (value === '' || name === undefined) return [];
    return isInput(manifest, name) && variable === variableName(name) ? [] : [{ variable, name, value }];
  });
}
