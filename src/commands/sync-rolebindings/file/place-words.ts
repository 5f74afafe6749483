import type { Place } from '../../../base/user-error.ts';

/** Order of places: by file, then by line and column. */
export function comparePlaces(a: Place, b: Place): number {
  const byFile = Number(a.file > b.file) - Number(a.file < b.file);
  return byFile || a.line - b.line || Number(a.column) - Number(b.column);
}

/** `roles.yml:4`, for a place in another file than the one that a message is about. */
export function showPlace({ file, line }: Place): string {
  return `\`${file}:${line}\``;
}

/** `line 4`, with the file if that is not the one that the message is about. */
export function lineWords(place: Place, from: Place): string {
  return place.file === from.file ? `line ${place.line}` : `line ${place.line} of \`${place.file}\``;
}
