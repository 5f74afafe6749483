import type { UserProblem } from '../base/user-error.ts';
import type { Manifest } from './manifest.ts';

/** What is wrong with inputs taken together; those that are wrong themselves are absent. */
export type FindProblems<Inputs> = (inputs: Partial<Inputs>) => readonly UserProblem[];

/** Loaded before the work of a command and everything that it needs: a refused input should cost little. */
const FINDERS: Readonly<Record<string, () => Promise<FindProblems<never>>>> = {
  'resolve-digest': async () => (await import('./resolve-digest/find-problems.ts')).findProblems,
};

/** Problems of a command's inputs that no single input shows, so that all are told together (contract §1). */
export async function inputProblems(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
): Promise<readonly UserProblem[]> {
  const find = await FINDERS[manifest.name]?.();
  // A command's inputs are read by the manifest of the same name, so they have the type that its finder takes.
  return find === undefined ? [] : find(inputs as never);
}
