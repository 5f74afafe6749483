/** Text of an error, shortened; anything may have been thrown, and the text may come from outside. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'it cannot be read';
}
