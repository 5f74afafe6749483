import type { InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';

/** Which commands get wrappers for other hosts. */
export function wrapped(manifests: readonly Manifest[]): readonly Manifest[] {
  return manifests.filter((manifest) => manifest.face === 'gate');
}

/**
 * The inputs of a command that a wrapper for another CI offers. Secrets are left out where a CI keeps the configuration of
 * its jobs in the open: there they are variables, `PLATFORM_<NAME>`.
 */
export function wrapperInputs(
  manifest: Manifest,
  secrets: 'with-secrets' | 'without-secrets',
): readonly (readonly [name: string, spec: InputSpec])[] {
  return Object.entries(manifest.inputs).filter(
    ([, spec]) => spec.only === undefined && (secrets === 'with-secrets' || spec.kind !== 'secret'),
  );
}

/** Words of an input that may be chosen only; `undefined` where any text goes. */
export function choicesOf(spec: InputSpec): readonly string[] | undefined {
  if (spec.kind === 'boolean') return ['true', 'false'];
  return spec.kind === 'choice' ? spec.choices : undefined;
}

/** Name in camel case, as Azure Pipelines writes inputs: `min-age` → `minAge`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Name in title case without spaces: `resolve-digest` → `ResolveDigest`. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`);
}
