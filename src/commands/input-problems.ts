import type { UserProblem } from '../base/user-error.ts';
import type { WriteArea } from '../host/files.ts';
import type { Manifest } from './manifest.ts';

/** What inputs are judged with beside their values. */
export interface InputPlace {
  /** Where files may be written. */
  readonly area: WriteArea;
  /** Whether an input was given, right or wrong. */
  readonly isGiven: (name: string) => boolean;
}

/** What is wrong with inputs taken together; those that are wrong themselves are absent. */
export type FindProblems<Inputs> = (
  inputs: Partial<Inputs>,
  place: InputPlace,
) => readonly UserProblem[] | Promise<readonly UserProblem[]>;

/** Loaded before the work of a command and everything that it needs: a refused input should cost little. */
const FINDERS: Readonly<Record<string, () => Promise<FindProblems<never>>>> = {
  'resolve-digest': async () => (await import('./resolve-digest/find-problems.ts')).findProblems,
  'check-deprecated': async () => (await import('./check-deprecated/find-problems.ts')).findProblems,
  'advisory-gate': async () => (await import('./advisory-gate/find-problems.ts')).findProblems,
  'sync-rolebindings': async () => (await import('./sync-rolebindings/find-problems.ts')).findProblems,
  token: async () => (await import('./token/find-problems.ts')).findProblems,
  api: async () => (await import('./api/find-problems.ts')).findProblems,
};

/** Commands that tell these problems themselves, together with those of the files that they read. */
const TELL_THEMSELVES: ReadonlySet<string> = new Set([
  'check-deprecated',
  'advisory-gate',
  'sync-rolebindings',
  'token',
  'api',
]);

/**
 * Problems of a command's inputs that no single input shows, so that all are told together (contract §1). `others` says
 * whether something else is wrong already, so that the command will not run.
 */
export async function inputProblems(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
  place: InputPlace,
  others: boolean,
): Promise<readonly UserProblem[]> {
  if (!others && TELL_THEMSELVES.has(manifest.name)) return [];
  const find = await FINDERS[manifest.name]?.();
  // A command's inputs are read by the manifest of the same name, so they have the type that its finder takes.
  return find === undefined ? [] : find(inputs as never, place);
}
