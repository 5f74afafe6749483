import { type Dockerfile, DockerfileParser } from 'dockerfile-ast';
import { joinPlaced, type PlacedText, placeRange, slicePlaced } from '../placed-text.ts';

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
 * Finds the boundaries of instructions in a text of the same length: the library takes a doubled escape character at the end
 * of a line for a continuation, which BuildKit does not; it slows down with the square of the number of flags; and it sees
 * no heredoc after the number of a descriptor (`3<<EOF`).
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

/** The first logical line of an instruction, joined as BuildKit does it, without a heredoc body. */
export function logicalLine(source: string, start: number, end: number, escapeCharacter: string): PlacedText {
  const parts: PlacedText[] = [];
  let at = start;
  while (at < end) {
    const newline = source.indexOf('\n', at);
    const lineEnd = newline < 0 || newline > end ? end : newline;
    const line = source.slice(at, lineEnd);
    const content = line.trimEnd();
    const isFirst = at === start;
    at = lineEnd + 1;
    if (!isFirst && (content === '' || /^[ \t]*#/.test(content))) continue;
    const isContinued =
      content.endsWith(escapeCharacter) && !content.endsWith(escapeCharacter + escapeCharacter);
    const kept = isContinued ? content.length - 1 : content.length;
    parts.push(placeRange(source, lineEnd - line.length, lineEnd - line.length + kept));
    if (!isContinued) break;
  }
  return joinPlaced(parts);
}

/** Words with a backslash and with a backtick as the escape character; a quote may stay open. */
const WORD = /(?:\\[\s\S]?|'[^']*(?:'|$)|"(?:\\[\s\S]?|[^"\\])*(?:"|$)|[^ \t'"\\]+)+/g;
const BACKTICK_WORD = /(?:`[\s\S]?|'[^']*(?:'|$)|"(?:`[\s\S]?|[^"`])*(?:"|$)|[^ \t'"`]+)+/g;

/** The words of a line as written; lazy, because callers want the first ones. */
export function* wordsIn(line: PlacedText, escapeCharacter: string): Generator<PlacedText> {
  const pattern = escapeCharacter === '`' ? BACKTICK_WORD : WORD;
  for (let at = 0; ; ) {
    pattern.lastIndex = at;
    const word = pattern.exec(line.value);
    if (word === null) return;
    at = word.index + word[0].length;
    yield slicePlaced(line, word.index, at);
  }
}

/** The upper-case keyword and the rest of the first logical line. */
export interface Instruction {
  readonly keyword: string;
  readonly line: PlacedText;
  readonly start: number;
  /** The end of the whole instruction, with its heredocs. */
  readonly end: number;
}

/** Parts of a Dockerfile; `frontend` is the value of `# syntax=`. */
interface Instructions {
  readonly instructions: readonly Instruction[];
  readonly frontend: PlacedText | undefined;
  readonly escapeCharacter: string;
}

/** The instruction between these offsets. */
function instructionAt(source: string, start: number, end: number, escapeCharacter: string): Instruction {
  const line = logicalLine(source, start, end, escapeCharacter);
  const blank = line.value.search(/\s/);
  const length = blank < 0 ? line.value.length : blank;
  const keyword = line.value.slice(0, length).toUpperCase();
  return { keyword, line: slicePlaced(line, length), start, end };
}
