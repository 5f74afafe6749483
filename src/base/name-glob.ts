import { fitsCharacters, type GlobPart, inSet } from './glob-parts.ts';

/** Longest glob in characters (contract §1). */
export const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;

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

function parsePattern(pattern: string): readonly GlobPart[] {
  return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]): GlobPart => {
    if (text.startsWith('*')) return '*';
    if (text === '?') return () => true;
    if (text.length > 2 && text.startsWith('[')) return inSet(text.slice(1, -1));
    return (character) => character === text;
  });
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
    return patterns.some((parts) => fitsCharacters(parts, characters));
  };
}
