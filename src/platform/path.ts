/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
export function path(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => value.split('/').map(encodeSegment).join('/')),
  );
}

function encodeSegment(segment: string): string {
  if (segment === '' || segment === '.' || segment === '..') {
    throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
  }
  // `:` starts a custom verb at the end of a path, `@` is harmless; encodeURIComponent encodes the first.
  return encodeURIComponent(segment);
}
