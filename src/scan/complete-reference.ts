import { parseImageReference } from '../domain/image-reference.ts';

/**
 * Whether a text that may be anything (a build argument, a value in an unknown YAML file) surely names an image: it has
 * a registry host and a tag or a digest.
 */
export function isCompleteReference(text: string): boolean {
  const parsed = parseImageReference(text);
  if (parsed.kind === 'malformed') return false;
  const { host, tag, digest } = parsed.reference;
  return host !== undefined && (tag !== undefined || digest !== undefined);
}
