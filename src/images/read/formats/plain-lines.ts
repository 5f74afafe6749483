/** A line that is neither blank nor only a comment. */
export interface PlainLine {
  /** Where its first character other than a space stands. */
  readonly start: number;
  /** Where its line break stands, or the end of the text. */
  readonly end: number;
  readonly indent: number;
}

/** What only the library reads: control characters (tabs and CRLF among them) and rare breaks and marks. */
const SPECIAL = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\uFEFF]/;
/** Longer ones are data, or made to take long. */
const LONGEST_LINE = 100_000;

/** Walks over the lines of a text that have content. */
interface LineReader {
  /** The line that is read; `undefined` at the end. */
  line: PlainLine | undefined;
  /** Moves to the first line at or after `from`, the start of a line. */
  moveTo(from: number): void;
  /** Moves behind a line. */
  pass(line: PlainLine): void;
  /** Goes on within a line: what stands there is a line of its own with the indentation of its column. */
  enter(line: PlainLine, at: number): void;
}

/** Creates a reader of a YAML text; `undefined` if it has what only the library reads. */
export function createLineReader(source: string): LineReader | undefined {
  if (hasLongLine(source) || SPECIAL.test(source)) return undefined;
  const reader: LineReader = {
    line: undefined,
    moveTo: (from) => {
      reader.line = lineFrom(source, from);
    },
    pass: ({ end }) => {
      reader.line = lineFrom(source, end + 1);
    },
    enter: ({ end, indent, start }, at) => {
      reader.line = { start: at, end, indent: indent + at - start };
    },
  };
  reader.moveTo(0);
  return reader;
}

function lineFrom(source: string, from: number): PlainLine | undefined {
  let at = from;
  while (at < source.length) {
    let start = at;
    while (source.charCodeAt(start) === 32) start += 1;
    const found = source.indexOf('\n', start);
    const end = found < 0 ? source.length : found;
    if (start < end && source.charCodeAt(start) !== 35) return { start, end, indent: start - at };
    at = end + 1;
  }
  return undefined;
}

function hasLongLine(source: string): boolean {
  if (source.length <= LONGEST_LINE) return false;
  for (let at = 0; at <= source.length; ) {
    const found = source.indexOf('\n', at);
    const end = found < 0 ? source.length : found;
    if (end - at > LONGEST_LINE) return true;
    at = end + 1;
  }
  return false;
}
