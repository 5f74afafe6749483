const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
const PARAMETER = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;

/** Counts of mentions by variable name, taken once and only when asked for. */
export type Mentions = () => ReadonlyMap<string, number>;

/** How often a text mentions each variable as `$NAME` or `${NAME`. */
export function countMentions(text: string): ReadonlyMap<string, number> {
  return countMatches(text, MENTION);
}

/** How often a text mentions each Tekton parameter as `$(params.name)` or `$(params["name"])`. */
export function countParameterMentions(text: string): ReadonlyMap<string, number> {
  return countMatches(text, PARAMETER);
}

/** Puts off a count until a variable is found. */
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
