/** One position of a pattern: any text, or one character that satisfies the predicate. */
export type GlobPart = '*' | ((character: string) => boolean);

/** Why a pattern without braces is unusable, one clause for an error message; `undefined` if it is usable. */
export function patternProblem(pattern: string): string | undefined {
  return piecesOf(pattern).flatMap((piece) => pieceProblem(piece) ?? [])[0];
}

/** Parses a pattern without braces: `*`, `?`, `[a-z]`, `[!a-z]`, and a backslash that escapes the next character. */
export function patternParts(pattern: string, ignoreCase = false): readonly GlobPart[] {
  return piecesOf(pattern).map((piece) => partOf(piece, ignoreCase));
}

function piecesOf(pattern: string): readonly string[] {
  return pattern.match(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [];
}

function pieceProblem(piece: string): string | undefined {
  if (piece === '\\') return 'it ends in a backslash';
  if (piece === '\\/') return 'a backslash precedes a slash';
  if (piece === '[') return 'a bracket is empty or not closed (write `\\[` for the character itself)';
  if (!isSet(piece)) return undefined;
  if (piece.includes('/')) return 'a set in brackets contains a slash';
  if (piece.includes('[:')) return 'classes such as `[:alpha:]` are not supported';
  const reversed = rangesOf(piece).find(({ low, high }) => low > high);
  return reversed && `the range \`${reversed.low}-${reversed.high}\` in brackets is empty`;
}

function partOf(piece: string, ignoreCase: boolean): GlobPart {
  if (piece.startsWith('*')) return '*';
  if (piece === '?') return () => true;
  const casesOf = (character: string): readonly string[] =>
    ignoreCase ? [character, character.toLowerCase(), character.toUpperCase()] : [character];
  if (isSet(piece)) {
    const ranges = rangesOf(piece);
    const negated = isNegated(piece);
    return (character) =>
      casesOf(character).some((one) => ranges.some(({ low, high }) => low <= one && one <= high)) !== negated;
  }
  const wanted = casesOf(piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece);
  return (character) => casesOf(character).some((one) => wanted.includes(one));
}

const isSet = (piece: string): boolean => piece.length > 2 && piece.startsWith('[');

const isNegated = (set: string): boolean => set.startsWith('[!') || set.startsWith('[^');

function rangesOf(set: string): readonly { readonly low: string; readonly high: string }[] {
  const members = set.slice(isNegated(set) ? 2 : 1, -1);
  return Array.from(members.matchAll(/.-.|./gsu), ([range]) => {
    const ends = Array.from(range);
    return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
  });
}

/**
 * Whether the items match the parts; `isAny` reports the parts that stand for any number of items. After a mismatch only
 * the last of them takes one more item, so that time is proportional to parts × items.
 */
export function fitsParts<Part, Item>(
  parts: readonly Part[],
  items: readonly Item[],
  isAny: (part: Part) => boolean,
  fits: (part: Part, item: Item) => boolean,
): boolean {
  let [at, part, anyPart, anyAt] = [0, 0, -1, 0];
  for (let item = items[at]; item !== undefined; item = items[at]) {
    const wanted = parts[part];
    if (wanted !== undefined && isAny(wanted)) {
      anyPart = part;
      anyAt = at;
      part += 1;
    } else if (wanted !== undefined && fits(wanted, item)) {
      at += 1;
      part += 1;
    } else if (anyPart >= 0) {
      part = anyPart + 1;
      anyAt += 1;
      at = anyAt;
    } else return false;
  }
  return parts.slice(part).every(isAny);
}

export function fitsCharacters(parts: readonly GlobPart[], characters: readonly string[]): boolean {
  return fitsParts(
    parts,
    characters,
    (part) => part === '*',
    (part, character) => part !== '*' && part(character),
  );
}
