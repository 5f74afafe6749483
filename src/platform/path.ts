import { isPathSegment } from '../base/uid-path.ts';

/**
 * Template tag for paths: splits each value at `/` and percent-encodes every segment, so that uids keep their slashes.
 * Throws `TypeError` for an empty or dot segment, which would address something else.
 */
export function path(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => value.split('/').map(encodeSegment).join('/')),
  );
}

function encodeSegment(segment: string): string {
  if (!isPathSegment(segment)) {
    throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
  }
  // Encodes `:`, which starts a custom verb at the end of a path, and `@`, which is harmless.
  return encodeURIComponent(segment);
}
