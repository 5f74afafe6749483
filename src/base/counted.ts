/** A number with its noun: `1 file`, `2 files`; `plural` where it takes more than an `s`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
