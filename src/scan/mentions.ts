const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;

/** How often a text mentions each variable as `$NAME` or `${NAME`. */
export function countMentions(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(MENTION)) {
    const name = String(match[1]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
