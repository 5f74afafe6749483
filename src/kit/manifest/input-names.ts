import { nearestNames } from '../../base/nearest-names.ts';
import type { Manifest } from './manifest.ts';

function inCapitals(input: string): string {
  return input.toUpperCase().replaceAll('-', '_');
}

/** Variable that sets an input on any host and in a terminal: `min-age` → `PLATFORM_MIN_AGE`. */
export function variableName(input: string): string {
  return `PLATFORM_${inCapitals(input)}`;
}

/** Variable of the composite actions for an input: `PLATFORM_ACTIONS_INPUT_MIN_AGE`, since shells drop hyphens. */
export function nativeVariableName(input: string): string {
  return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}

/** A name without what separates its words, in lower case: what is left is what was meant. */
export const squash = (name: string): string => name.replaceAll(/[-_ ]/g, '').toLowerCase();

/** Whether a command has an input of this name, or a secret whose file it names. */
export function isInput(manifest: Manifest, name: string): boolean {
  return Object.hasOwn(manifest.inputs, name) || secretFiles(manifest).includes(name);
}

/** The names `<name>-file` of the secrets of a command. */
export function secretFiles({ inputs }: Manifest): readonly string[] {
  return Object.entries(inputs).flatMap(([name, { kind }]) => (kind === 'secret' ? [`${name}-file`] : []));
}

/** The input of a command that a wrong name most likely means. */
export function nearestInput(manifest: Manifest, name: string): string | undefined {
  const known = [...Object.keys(manifest.inputs), ...secretFiles(manifest)];
  return known.find((input) => squash(input) === squash(name)) ?? nearestNames(name, known, 1)[0];
}
