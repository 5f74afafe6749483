import { editDistance } from '../../base/nearest-names.ts';
import type { UserProblem } from '../../base/user-error.ts';
import type { Face } from '../../host/face.ts';
import { isInput, nearestInput, secretFiles, squash, variableName } from '../manifest/input-names.ts';
import type { Manifest } from '../manifest/manifest.ts';

/**
 * Problems with the names of inputs: unknown ones, and those of other commands. If other programs also set such names, only
 * inputs of our commands, and names that look like one, count.
 */
export function findForeignInputs(
  manifest: Manifest,
  all: readonly Manifest[],
  { isShared, names, problems = [] }: Pick<Face, 'isShared' | 'names' | 'problems'>,
): readonly UserProblem[] {
  const foreign = names.filter((name) => !isInput(manifest, name) && (!isShared || looksLikeOurs(name, all)));
  return [
    ...problems,
    ...foreign.map((name) => ({
      message: `\`${name}\` is not an input of \`${manifest.name}\``,
      fix: foreignFix(manifest, all, name),
    })),
  ];
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
): { readonly problems: readonly UserProblem[]; readonly warnings: readonly string[] } {
  const inputs = new Set(all.flatMap((one) => [...Object.keys(one.inputs), ...secretFiles(one)]));
  const problems: UserProblem[] = [];
  const warnings: string[] = [];
  for (const { name, value, variable } of foreignVariables(manifest, environment)) {
    if (inputs.has(name) && variable === variableName(name)) {
      if (!isApply || name !== 'dry-run' || value === 'false') continue;
      const message = `${variable} is set, and \`${manifest.name}\` with \`mode: apply\` would still make changes`;
      problems.push({ message, fix: 'use `mode: plan`, or unset the variable for this step' });
      continue;
    }
    const same = [...inputs].find((input) => squash(input) === squash(name));
    if (same !== undefined) {
      const message = `${variable} is not read`;
      problems.push({ message, fix: `did you mean ${variableName(same)}?` });
      continue;
    }
    const near = [...inputs].find((input) => name.length > 4 && editDistance(input, name) === 1);
    if (near !== undefined && !OWN.has(variable))
      warnings.push(
        `${variable} is not read: if it is meant for platform-actions, rename it to ${variableName(near)}`,
      );
  }
  return { problems, warnings };
}

const OWN: ReadonlySet<string> = new Set(['PLATFORM_DEBUG', 'PLATFORM_REF', 'PLATFORM_COMMIT']);

/** Whether a mode of a command uses an input; without a known mode, it may. */
export function isUsedIn({ inputs }: Manifest, mode: unknown, name: string): boolean {
  const modes = inputs[name]?.modes;
  return modes === undefined || typeof mode !== 'string' || modes.includes(mode);
}

/** Problems with inputs that the mode does not use: they are often the sign of a forgotten `mode`. */
export function findModeProblems(
  manifest: Manifest,
  mode: { readonly value: unknown; readonly isGiven: boolean },
  names: readonly string[],
): readonly UserProblem[] {
  const current = `\`mode: ${mode.value}\`${mode.isGiven ? '' : ', which is the default'}`;
  return names
    .filter((name) => !isUsedIn(manifest, mode.value, name))
    .map((name) => {
      const wanted = manifest.inputs[name]?.modes?.map((one) => `\`mode: ${one}\``).join(' or ');
      const message = `\`${name}\` is not used with ${current}`;
      return { message, fix: `set ${wanted}, or remove \`${name}\``, input: name };
    });
}

/** Variables in our form, with a value and the name that an input would have, that are not inputs of this command. */
function foreignVariables(manifest: Manifest, environment: Readonly<Record<string, string | undefined>>) {
  return Object.entries(environment).flatMap(([variable, text]) => {
    const value = text?.trim() ?? '';
    const name = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
    if (value === '' || name === undefined) return [];
    return isInput(manifest, name) && variable === variableName(name) ? [] : [{ variable, name, value }];
  });
}

/** Remedy for a name that a command does not have; `mark` precedes names, as in flags. */
export function foreignFix(manifest: Manifest, all: readonly Manifest[], name: string, mark = ''): string {
  const near = nearestInput(manifest, name);
  const owners = all.filter((one) => isInput(one, name)).map((one) => `\`${one.name}\``);
  const meant = near === undefined ? undefined : `did you mean \`${mark}${near}\`?`;
  if (owners.length === 0) return meant ?? `see \`platform-actions ${manifest.name} --help\``;
  const owned = `it is an input of ${owners.join(', ')}: remove it here`;
  return meant === undefined ? owned : `${owned}, or ${meant}`;
}

function looksLikeOurs(name: string, all: readonly Manifest[]): boolean {
  return all.some(({ inputs }) =>
    Object.keys(inputs).some(
      (input) => editDistance(squash(input), squash(name)) <= (name.length > 5 ? 1 : 0),
    ),
  );
}
