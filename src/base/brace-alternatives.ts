/** Maximum number of texts that the braces of one glob may expand to. */
export const ALTERNATIVES_LIMIT = 1024;

const RANGE = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;

/** The texts that a glob's braces expand to, or what is wrong with them: one clause for an error message. */
export type BraceAlternatives =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: string };

/**
 * Expands `{a,b}`, also nested, and the ranges `{1..3}` and `{a..c}`. A backslash escapes the next character. Braces
 * that are unbalanced, have a single alternative, or expand to more texts than the limit are problems.
 */
export function braceAlternatives(glob: string): BraceAlternatives {
  const unbalanced = unbalancedBrace(glob);
  if (unbalanced !== undefined) return { kind: 'problem', problem: unbalanced };
  try {
    return { kind: 'texts', texts: expand(glob) };
  } catch (error) {
    if (error instanceof BraceProblem) return { kind: 'problem', problem: error.message };
    throw error;
  }
}

/** Thrown from deep inside an expansion to end it. */
class BraceProblem extends Error {}

function unbalancedBrace(glob: string): string | undefined {
  let depth = 0;
  for (let at = 0; at < glob.length && depth >= 0; at += 1) {
    const character = glob[at];
    if (character === '\\') at += 1;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
  }
  if (depth > 0) return 'a brace is not closed (write `\\{` for the character itself)';
  return depth < 0 ? 'a closing brace has no opening one (write `\\}` for the character itself)' : undefined;
}

function expand(glob: string): readonly string[] {
  const open = findOpen(glob);
  if (open < 0) return [glob];
  const { choices, end } = readGroup(glob, open);
  const heads = flatAll(choices);
  const tails = expand(glob.slice(end));
  if (heads.length * tails.length > ALTERNATIVES_LIMIT) throw tooMany();
  const start = glob.slice(0, open);
  return heads.flatMap((head) => tails.map((tail) => start + head + tail));
}

function findOpen(glob: string): number {
  for (let at = 0; at < glob.length; at += 1) {
    if (glob[at] === '\\') at += 1;
    else if (glob[at] === '{') return at;
  }
  return -1;
}

/** The choices of the group that opens here, and the index after its end. */
function readGroup(
  glob: string,
  open: number,
): { readonly choices: readonly string[]; readonly end: number } {
  const choices: string[] = [];
  let depth = 1;
  let start = open + 1;
  let at = start;
  for (; depth > 0; at += 1) {
    const character = glob[at];
    if (character === '\\') at += 1;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0 || (depth === 1 && character === ',')) {
      choices.push(glob.slice(start, at));
      start = at + 1;
    }
  }
  return { choices: choices.length > 1 ? choices : rangeOf(choices.join('')), end: at };
}

function rangeOf(text: string): readonly string[] {
  const [, from, to, ...letters] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return between(Number(from), Number(to)).map(String);
  const [first, last] = letters.flatMap((letter) => letter?.charCodeAt(0) ?? []);
  if (first === undefined || last === undefined)
    throw new BraceProblem('braces contain a single alternative (write `\\{` for the character itself)');
  return between(first, last).map((code) => String.fromCharCode(code));
}

function between(one: number, other: number): readonly number[] {
  const least = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => least + index);
}

function flatAll(texts: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const text of texts) {
    const expanded = expand(text);
    if (all.length + expanded.length > ALTERNATIVES_LIMIT) throw tooMany();
    all.push(...expanded);
  }
  return all;
}

const tooMany = (): BraceProblem =>
  new BraceProblem(`its braces expand to more than ${ALTERNATIVES_LIMIT} globs`);
