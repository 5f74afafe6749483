/** The form of a word that agrees with a number: of a verb, or of a noun without its number. */
export function formFor(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** A number with its noun: `1 file`, `2 files`; `plural` where it takes more than an `s`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${formFor(count, noun, plural)}`;
}
