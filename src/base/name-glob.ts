/** Longest glob in characters (contract §1). */
export const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;

/** One place of a pattern: any text, or one character that fits. */
type Part = '*' | ((character: string) => boolean);

/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
export function nameGlobProblem(glob: string): string | undefined {
  if (glob === '') return 'it is empty';
  if (glob.length > GLOB_LIMIT) return `it is longer than ${GLOB_LIMIT} characters`;
  if (/[@!?+*]\(/.test(glob)) return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
  if (expandBraces(glob) === undefined)
    return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
  return undefined;
}

/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob: string): readonly string[] | undefined {
  let patterns = [''];
  for (const piece of glob.split(/(\{[^{}]*\})/)) {
    const inBraces = piece.startsWith('{') && piece.endsWith('}');
    if (!inBraces && /[{}]/.test(piece)) return undefined;
    const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
    patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
    if (patterns.length > ALTERNATIVES_LIMIT) return undefined;
  }
  return patterns;
}

/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set: string): (character: string) => boolean {
  const negated = set.startsWith('!') || set.startsWith('^');
  const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
    const ends = Array.from(range);
    return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
  });
  return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}

function parsePattern(pattern: string): readonly Part[] {
  return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]): Part => {
    if (text.startsWith('*')) return '*';
    if (text === '?') return () => true;
    if (text.length > 2 && text.startsWith('[')) return inSet(text.slice(1, -1));
    return (character) => character === text;
  });
}

/** Steps through text and pattern; after a mismatch only the last star takes one more character, so no backtracking grows. */
function matchesPattern(parts: readonly Part[], characters: readonly string[]): boolean {
  let at = 0;
  let part = 0;
  let starPart = -1;
  let starAt = 0;
  for (let character = characters[at]; character !== undefined; character = characters[at]) {
    const wanted = parts[part];
    if (wanted === '*') {
      starPart = part;
      starAt = at;
      part += 1;
    } else if (wanted?.(character)) {
      at += 1;
      part += 1;
    } else if (starPart >= 0) {
      part = starPart + 1;
      starAt += 1;
      at = starAt;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === '*');
}

/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
export function createNameGlob(glob: string): (name: string) => boolean {
  const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
  const patterns = expanded?.map(parsePattern) ?? [];
  return (name) => {
    const characters = Array.from(name);
    return patterns.some((parts) => matchesPattern(parts, characters));
  };
}
