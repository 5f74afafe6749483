const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
const PARAMETER = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;

export type Mentions = () => ReadonlyMap<string, number>;

/** Counts `$NAME` and `${NAME` by name. */
export function countMentions(text: string): ReadonlyMap<string, number> {
  return countMatches(text, MENTION);
}

/** Counts the Tekton parameters `$(params.name)` and `$(params["name"])` by name. */
export function countParameterMentions(text: string): ReadonlyMap<string, number> {
  return countMatches(text, PARAMETER);
}

/** Delays a count until it is needed. */
export function countOnce(count: () => ReadonlyMap<string, number>): Mentions {
  let counts: ReadonlyMap<string, number> | undefined;
  return () => {
    counts ??= count();
    return counts;
  };
}

function countMatches(text: string, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of text.matchAll(pattern)) {
    const name = String(match[1]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
