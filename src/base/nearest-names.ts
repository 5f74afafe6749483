import { firstFew } from './counted.ts';
import { plainLine } from './plain-text.ts';

/** Only this many characters are compared, because hostile names may be long. */
const COMPARED_LENGTH = 64;

/**
 * The names closest to `wanted`, best first, at most `limit`: those within a third of its length in edits of
 * a letter, ignoring case, that contain it, or of which a word is within one edit.
 */
export function nearestNames(wanted: string, names: Iterable<string>, limit = 3): readonly string[] {
  const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
  const reach = Math.max(1, Math.floor(target.length / 3));
  const ranked = [...new Set(names)].flatMap((name) => {
    const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
    const contained = (target.length > 2 && other.includes(target)) || hasNearWord(other, target);
    const edits = editDistance(target, other);
    const distance = contained ? Math.min(reach, edits) : edits;
    return distance <= reach ? [{ name, distance, edits }] : [];
  });
  ranked.sort((a, b) => a.distance - b.distance || a.edits - b.edits || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, limit).map(({ name }) => name);
}

function hasNearWord(name: string, target: string): boolean {
  const words = target.length > 3 ? name.split(/[-._]/) : [];
  return words.length > 1 && words.some((word) => editDistance(target, word) <= 1);
}

/** The number of letters to insert, remove or replace, or of neighbors to swap, to make one text from another. */
export function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwapped ? Number(before[j - 1]) + 1 : replaced;
      next.push(Math.min(replaced, swapped, Number(row[j + 1]) + 1, Number(next[j]) + 1));
    }
    before = row;
    row = next;
  }
  return Number(row[b.length]);
}

/** Maximum length of a name that an error quotes. */
export const LONGEST_NAME = 100;

const MAXIMUM_SHOWN = 5;

/** The first five candidates as `name (uid)`, and how many more there are. */
export function showCandidates(items: readonly { readonly uid: string; readonly name: string }[]): string {
  return firstFew(items, MAXIMUM_SHOWN, ({ name, uid }) => `\`${plainLine(name, LONGEST_NAME)}\` (${uid})`);
}

/** `did you mean …?` for a word that is not one of `known`; `undefined` if it is near none of them. */
export function didYouMean(word: string, known: Iterable<string>, mark = ''): string | undefined {
  const [near] = nearestNames(word, known, 1);
  return near === undefined ? undefined : `did you mean \`${mark}${near}\`?`;
}

/** Remedy for a word that is not one of `known`: the one that was probably meant, and all of them. */
export function chooseFrom(known: readonly string[], word: string): string {
  const all = `choose ${known.map((name) => `\`${name}\``).join(', ')}`;
  return [didYouMean(word, known) ?? [], all].flat().join(' ');
}

/** Problem of a word that is not one of `known` (or is empty), and which one was probably meant. */
export function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const state = word === '' ? `the ${kind} is missing` : `\`${plainLine(word)}\` is not a ${kind}`;
  return `${state}\n${chooseFrom(known, word)}`;
}
