import { type PlacedText, slicePlaced } from '../placed-text.ts';
import { logicalLine } from './dockerfile-words.ts';

/** The upper-case keyword and the rest of the first logical line. */
export interface Instruction {
  readonly keyword: string;
  readonly line: PlacedText;
  readonly start: number;
  /** The end of the whole instruction, with its heredocs. */
  readonly end: number;
}

/** What a Dockerfile consists of; `frontend` is the value of `# syntax=`. */
export interface Instructions {
  readonly instructions: readonly Instruction[];
  readonly frontend: PlacedText | undefined;
  readonly escapeCharacter: string;
}

/** The instruction between these offsets. */
export function instructionAt(
  source: string,
  start: number,
  end: number,
  escapeCharacter: string,
): Instruction {
  const line = logicalLine(source, start, end, escapeCharacter);
  const blank = line.value.search(/\s/);
  const length = blank < 0 ? line.value.length : blank;
  const keyword = line.value.slice(0, length).toUpperCase();
  return { keyword, line: slicePlaced(line, length), start, end };
}
