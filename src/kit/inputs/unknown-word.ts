import { nearestNames } from '../../base/nearest-names.ts';
import { plainLine } from '../../base/plain-text.ts';

/** What is wrong with a word that is not one of `known` (or is empty), and which one was probably meant. */
export function unknownWord(what: string, word: string, known: readonly string[]): string {
  const list = known.map((name) => `\`${name}\``).join(', ');
  const near = nearestNames(word, known, 1).map((name) => `did you mean \`${name}\`? `);
  const state = word === '' ? 'missing' : `\`${plainLine(word)}\`, which does not exist`;
  return `${what} is ${state}\n${near.join('')}choose ${list}`;
}
