/** The form of a word that agrees with a number: of a verb, or of a noun without its number. */
export function formFor(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** `files` of `file`, `repositories` of `repository`. */
export function pluralOf(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;
}

/** A number with its noun: `1 file`, `2 files`; `plural` where it is not regular. */
export function counted(count: number, noun: string, plural = pluralOf(noun)): string {
  return `${count} ${formFor(count, noun, plural)}`;
}

/** The first `most` things, each an entry of a list, and an entry for how many more there are. */
export function firstEntries<T>(
  things: readonly T[],
  most: number,
  show: (thing: T) => string,
): readonly string[] {
  const shown = things.slice(0, most).map(show);
  return things.length > most ? [...shown, `and ${things.length - most} more`] : shown;
}

/** The first `most` things in words, and how many more there are: `a, b and 3 more`. */
export function firstFew<T>(things: readonly T[], most: number, show: (thing: T) => string): string {
  const shown = things.slice(0, most).map(show).join(', ');
  return things.length > most ? `${shown} and ${things.length - most} more` : shown;
}
