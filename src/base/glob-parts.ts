/** One place of a pattern: any text, or one character that fits. */
export type GlobPart = '*' | ((character: string) => boolean);

/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
export function inSet(set: string): (character: string) => boolean {
  const negated = set.startsWith('!') || set.startsWith('^');
  const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
    const ends = Array.from(range);
    return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
  });
  return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}

/**
 * Whether the items fit the parts, in which `isAny` tells those that stand for any number of items. After a mismatch only
 * the last of them takes one more item, so that no backtracking grows: time in proportion to parts × items.
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

/** Whether all characters fit the parts, `*` being any number of them. */
export function fitsCharacters(parts: readonly GlobPart[], characters: readonly string[]): boolean {
  return fitsParts(
    parts,
    characters,
    (part) => part === '*',
    (part, character) => part !== '*' && part(character),
  );
}
