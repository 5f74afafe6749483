const MENTION = /\$\{?([A-Za-z_][A-Za-z0-9_]*)/g;
/**
 * How else scripts read variables: PowerShell, `cmd`, options that hand them on, and calls of many languages. Most texts
 * have none of the first expressions, and so none of the second.
 */
const OTHER_SPELLINGS: readonly (readonly [RegExp, RegExp])[] = [
  [/env:/i, /\$\{?env:(\w+)/gi],
  [/[%!]/, /[%!](?=([A-Za-z_]\w*)[%!])/g],
  [/\$\{[#!]/, /\$\{[#!](\w+)/g],
  [
    /env/i,
    /(?:getenv|GetEnvironmentVariable|\benviron(?:\.get)?|\bENV(?:\.fetch)?|\bprocess\.env)[.(["'\\]{1,5}([A-Za-z_]\w*)/g,
  ],
  [/\s-/, /\s(?:-[ev]|--env)[ \t=]+([A-Za-z_]\w*)/g],
];
const PRINTED = /\bprintenv((?:[ \t]+[\w-]+)+)/g;
const PARAMETER = /\$\((?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?\)/g;

export type Mentions = () => Pick<ReadonlyMap<string, number>, 'get'>;

/** Counts `$NAME` and `${NAME` by name, and other spellings; one mention too many only refuses an edit. */
export function countMentions(text: string): ReadonlyMap<string, number> {
  const printed = [...text.matchAll(PRINTED)].flatMap(([, names = '']) => names.trim().split(/[ \t]+/));
  const others = OTHER_SPELLINGS.flatMap(([hint, pattern]) =>
    hint.test(text) ? namesIn(text, pattern) : [],
  );
  // Windows does not distinguish letters by case.
  const anyCase = [...others, ...printed].flatMap((name) => [...new Set([name, name.toUpperCase()])]);
  return countNames([...namesIn(text, MENTION), ...anyCase]);
}

/** Counts the Tekton parameters `$(params.name)` and `$(params["name"])` by name. */
export function countParameterMentions(text: string): ReadonlyMap<string, number> {
  return countNames(namesIn(text, PARAMETER));
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  return addCounts(new Map(), names);
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name]) => String(name));
}

/** Counts with one more for each of these names. */
export function addCounts(
  counted: ReadonlyMap<string, number>,
  names: readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map(counted);
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
