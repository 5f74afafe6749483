/** Most texts that the braces of one glob may stand for. */
export const ALTERNATIVES_LIMIT = 1024;

const RANGE = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;

/**
 * The texts that `{a,b}`, also nested, and `{1..3}` or `{a..c}` stand for; `undefined` when there are more than the limit.
 * Braces that are not closed, or that hold neither comma nor range, are plain characters; so is what follows a backslash.
 */
export function braceAlternatives(glob: string): readonly string[] | undefined {
  let open = findOpen(glob, 0);
  while (open >= 0) {
    const group = readGroup(glob, open);
    if (group !== undefined) {
      const choices = flatAll(group.choices, braceAlternatives);
      const tails = choices && braceAlternatives(glob.slice(group.end));
      if (choices === undefined || tails === undefined) return undefined;
      if (choices.length * tails.length > ALTERNATIVES_LIMIT) return undefined;
      const start = glob.slice(0, open);
      return choices.flatMap((choice) => tails.map((tail) => start + choice + tail));
    }
    open = findOpen(glob, open + 1);
  }
  return [glob];
}

function findOpen(glob: string, from: number): number {
  for (let at = from; at < glob.length; at += 1) {
    if (glob[at] === '\\') at += 1;
    else if (glob[at] === '{') return at;
  }
  return -1;
}

/** The choices of the group that opens here and where it ends; `undefined` where none does. */
function readGroup(
  glob: string,
  open: number,
): { readonly choices: readonly string[]; readonly end: number } | undefined {
  const choices: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let at = open; at < glob.length; at += 1) {
    const character = glob[at];
    if (character === '\\') at += 1;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0 || (depth === 1 && character === ',')) {
      choices.push(glob.slice(start, at));
      start = at + 1;
    }
    if (depth > 0) continue;
    if (choices.length > 1) return { choices, end: start };
    const range = rangeOf(choices.join(''));
    return range === undefined ? undefined : { choices: range, end: start };
  }
  return undefined;
}

function rangeOf(text: string): readonly string[] | undefined {
  const [, from, to, ...letters] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return between(Number(from), Number(to)).map(String);
  const [first, last] = letters.flatMap((letter) => letter?.charCodeAt(0) ?? []);
  if (first === undefined || last === undefined) return undefined;
  return between(first, last).map((code) => String.fromCharCode(code));
}

function between(one: number, other: number): readonly number[] {
  const least = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => least + index);
}

function flatAll(
  texts: readonly string[],
  expand: (text: string) => readonly string[] | undefined,
): readonly string[] | undefined {
  const all: string[] = [];
  for (const text of texts) {
    const expanded = expand(text);
    if (expanded === undefined || all.length + expanded.length > ALTERNATIVES_LIMIT) return undefined;
    all.push(...expanded);
  }
  return all;
}
