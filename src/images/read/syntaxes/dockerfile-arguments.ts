import { type Dialect, expandVariables, type Variable } from '../expand-variables.ts';
import type { Instruction } from '../formats/dockerfile-instruction.ts';
import { wordsOf } from '../formats/dockerfile-words.ts';
import { countMentions } from '../mentions.ts';
import { offsetOf, type PlacedText, slicePlaced } from '../placed-text.ts';

/** The number of arguments that are read of one instruction. */
const MAXIMUM_ARGUMENTS = 64;

/** Records the global `ARG NAME=value` definitions; a value that cannot be expanded removes the name. */
export function defineArguments(
  line: PlacedText,
  escapeCharacter: string,
  dialect: Dialect,
  mentions: ReadonlyMap<string, number>,
  globals: Map<string, Variable>,
): void {
  for (const word of argumentsOf(line, escapeCharacter)) {
    const equals = word.value.indexOf('=');
    if (equals < 0) continue;
    const name = word.value.slice(0, equals);
    const value = slicePlaced(word, equals + 1);
    const expanded = expandVariables(value, dialect);
    globals.delete(name);
    if (expanded.kind === 'unknown') continue;
    const definition = {
      label: `ARG ${name}`,
      offset: offsetOf(word, equals + 1),
      mentions: mentions.get(name) ?? 0,
    };
    globals.set(name, { text: expanded.text, definition, uses: expanded.uses });
  }
}

/** Counts the reads of each global ARG: in global ARGs, in `FROM`, and in each stage that redeclares it. */
export function countArgMentions(
  instructions: readonly Instruction[],
  firstFrom: number,
  escapeCharacter: string,
): ReadonlyMap<string, number> {
  const readers: string[] = [];
  for (const [index, { keyword, line }] of instructions.entries()) {
    if (keyword === 'FROM' || (keyword === 'ARG' && index < firstFrom)) readers.push(line.value);
    else if (keyword === 'ARG')
      for (const { value } of argumentsOf(line, escapeCharacter))
        if (!value.includes('=')) readers.push(`$${value}`);
  }
  return countMentions(readers.join('\n'));
}

function argumentsOf(line: PlacedText, escapeCharacter: string): readonly PlacedText[] {
  const words: PlacedText[] = [];
  for (const word of wordsOf(line, escapeCharacter)) {
    words.push(word);
    if (words.length === MAXIMUM_ARGUMENTS) break;
  }
  return words;
}
