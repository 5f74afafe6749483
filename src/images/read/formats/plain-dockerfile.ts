import { type PlacedText, placeRange } from '../placed-text.ts';
import { type Instruction, type Instructions, instructionAt } from './dockerfile-instruction.ts';

const LONGEST = 500_000;
const MOST_INSTRUCTIONS = 5000;
/** Control characters (CR among them) and marks that count as blanks or line breaks in places. */
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;

interface Escape {
  readonly character: string;
  /** An escaped blank within a line, or a doubled escape character at its end. */
  readonly odd: RegExp;
  /** The end of a line that is continued. */
  readonly continued: RegExp;
}
const BACKSLASH: Escape = {
  character: '\\',
  odd: /\\[ \t]+[^ \t\n]|\\\\[ \t]*(?:\n|$)/,
  continued: /\\[ \t]*$/,
};
const BACKTICK: Escape = {
  character: '`',
  odd: /`[ \t]+[^ \t\n]|``[ \t]*(?:\n|$)/,
  continued: /`[ \t]*$/,
};

const DIRECTIVE = /^[ \t]*#[ \t]*(?:syntax[ \t]*=[ \t]*(\S+)|escape[ \t]*=[ \t]*([`\\]))[ \t]*\n/i;
/** A comment on the next line that may be another directive. */
const ANOTHER = /[ \t]*#[^\n]*=/y;
const KEYWORD = /[A-Za-z]+(?=[ \t]+[^ \t\n])/y;
const COMMENT = /[ \t]*(?:#[^\n]*)?(?:\n|$)/y;
const HEREDOC =
  /^(?:RUN|COPY|ADD)(?:[ \t]+[\w./:=@,+-]+)*[ \t]+<<(-?)(["']?)([A-Za-z_]\w*)\2(?:[ \t]+(?:>?[\w./:@,+-]+|>))*[ \t]*$/i;

/** What the library has to read. */
class NotPlain extends Error {}

/**
 * Reads the instructions of a Dockerfile as most people write it, without the library: continued lines, comments and one
 * plain heredoc for an instruction. `undefined` for everything else: other directives than one, CRLF, odd escapes and
 * whatever is rare. What it does read, it reads exactly as the library does.
 */
export function readPlainDockerfile(source: string): Instructions | undefined {
  if (source.length > LONGEST || SPECIAL.test(source)) return undefined;
  try {
    const { end, escape, frontend } = readDirective(source);
    if (escape.odd.test(source)) return undefined;
    return { instructions: readAll(source, end, escape), frontend, escapeCharacter: escape.character };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

interface Directive {
  readonly frontend: PlacedText | undefined;
  readonly escape: Escape;
  readonly end: number;
}

/** `# syntax=` or `# escape=` in the first line, alone. */
function readDirective(source: string): Directive {
  const [line = '', syntax, character] = DIRECTIVE.exec(source) ?? [];
  const end = line.length;
  ANOTHER.lastIndex = end;
  if (ANOTHER.test(source)) throw new NotPlain();
  const escape = character === BACKTICK.character ? BACKTICK : BACKSLASH;
  if (syntax === undefined) return { frontend: undefined, escape, end };
  const start = line.lastIndexOf(syntax);
  return { frontend: placeRange(source, start, start + syntax.length), escape, end };
}

function readAll(source: string, from: number, escape: Escape): readonly Instruction[] {
  const instructions: Instruction[] = [];
  for (let at = skipComments(source, from); at < source.length; ) {
    const start = skipBlanks(source, at);
    KEYWORD.lastIndex = start;
    if (!KEYWORD.test(source) || instructions.length >= MOST_INSTRUCTIONS) throw new NotPlain();
    const end = endOf(source, start, escape);
    instructions.push(instructionAt(source, start, end, escape.character));
    at = skipComments(source, end + 1);
  }
  return instructions;
}

/** The end of an instruction: that of the first line that is not continued, or of its heredoc. */
function endOf(source: string, start: number, { character, continued }: Escape): number {
  let at = start;
  let end = lineEnd(source, at);
  while (continued.test(source.slice(at, end))) {
    // Blank lines and comments may stand among continued lines.
    at = skipComments(source, end + 1);
    // Behind blanks, the library sees no end of the continuation in an escape character.
    if (at >= source.length || source.charAt(skipBlanks(source, at)) === character) throw new NotPlain();
    end = lineEnd(source, at);
  }
  const text = source.slice(start, end);
  return text.includes('<<') ? endOfHeredoc(source, text, end) : end;
}

/** The end of the line that closes a heredoc. */
function endOfHeredoc(source: string, text: string, end: number): number {
  const [, dash, , name] = HEREDOC.exec(text) ?? [];
  if (name === undefined) throw new NotPlain();
  const close = new RegExp(`\\n${dash === '-' ? '\\t*' : ''}${name}(?=\\n|$)`, 'g');
  close.lastIndex = end;
  const found = close.exec(source);
  if (found === null) throw new NotPlain();
  return found.index + found[0].length;
}

/** The first line at or after a line start that is neither blank nor a comment. */
function skipComments(source: string, from: number): number {
  let at = from;
  while (at < source.length) {
    COMMENT.lastIndex = at;
    if (!COMMENT.test(source)) break;
    at = COMMENT.lastIndex;
  }
  return at;
}

function skipBlanks(source: string, from: number): number {
  let at = from;
  while (source.charCodeAt(at) === 32 || source.charCodeAt(at) === 9) at += 1;
  return at;
}

function lineEnd(source: string, from: number): number {
  const found = source.indexOf('\n', from);
  return found < 0 ? source.length : found;
}
