import { type Dockerfile, DockerfileParser } from 'dockerfile-ast';
import { placeRange } from '../placed-text.ts';
import { type Instructions, instructionAt } from './dockerfile-instruction.ts';

const MOST_INSTRUCTIONS = 20_000;

/** Splits a Dockerfile into instructions; throws `RangeError` if there are too many. */
export function readInstructions(source: string): Instructions {
  const { dockerfile, escapeCharacter } = parse(source);
  const offsetOf = createOffsets(source);
  const all = dockerfile.getInstructions();
  if (all.length > MOST_INSTRUCTIONS)
    throw new RangeError(`it has more than ${MOST_INSTRUCTIONS} instructions`);
  const instructions = all.map((instruction) => {
    const { end, start } = instruction.getRange();
    return instructionAt(source, offsetOf(start), offsetOf(end), escapeCharacter);
  });
  const syntax = dockerfile
    .getDirectives()
    .find((directive) => directive.getName().toLowerCase() === 'syntax');
  const range = syntax?.getValueRange();
  const frontend = range && placeRange(source, offsetOf(range.start), offsetOf(range.end));
  return { instructions, frontend, escapeCharacter };
}

/**
 * Finds the boundaries of instructions in a text of the same length: the library takes a doubled escape character at the
 * end of a line for a continuation, which BuildKit does not; it slows down with the square of the number of flags; and it
 * sees no heredoc behind the number of a descriptor (`3<<EOF`).
 */
function parse(source: string): { dockerfile: Dockerfile; escapeCharacter: string } {
  const first = source.search(/^[ \t]*[^\s#]/m);
  const head = first < 0 ? source : source.slice(0, first);
  const escapeCharacter = DockerfileParser.parse(head).getEscapeCharacter();
  const plain = source
    .replaceAll(escapeCharacter + escapeCharacter, 'xx')
    .replaceAll('--', 'xx')
    .replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (descriptor) => ' '.repeat(descriptor.length));
  return { dockerfile: DockerfileParser.parse(plain), escapeCharacter };
}

/** Converts the 0-based positions of the library, which counts a lone carriage return as a line break. */
function createOffsets(source: string): (position: { line: number; character: number }) => number {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  // The library never returns a line that the text does not have.
  return ({ line, character }) => Number(starts[line]) + character;
}
