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

/** Walks over the lines of a YAML text; `undefined` if it has what only the library reads. */
export function createLineReader(source: string) {
  if (hasLongLine(source) || SPECIAL.test(source)) return undefined;
  let line: PlainLine | undefined;

  /** Moves to the first line at or after `from`, the start of a line, that has content. */
  function moveTo(from: number): void {
    let at = from;
    while (at < source.length) {
      let start = at;
      while (source.charCodeAt(start) === 32) start += 1;
      const found = source.indexOf('\n', start);
      const end = found < 0 ? source.length : found;
      if (start < end && source.charCodeAt(start) !== 35) {
        line = { start, end, indent: start - at };
        return;
      }
      at = end + 1;
    }
    line = undefined;
  }

  moveTo(0);
  return {
    /** The line that is read; `undefined` at the end. */
    get line(): PlainLine | undefined {
      return line;
    },
    moveTo,
    /** Moves behind a line. */
    pass: ({ end }: PlainLine): void => moveTo(end + 1),
    /** Goes on within a line: what stands there is a line of its own with the indentation of its column. */
    enter: ({ end, indent, start }: PlainLine, at: number): void => {
      line = { start: at, end, indent: indent + at - start };
    },
  };
}

function hasLongLine(source: string): boolean {
  for (let at = 0; at <= source.length; ) {
    const found = source.indexOf('\n', at);
    const end = found < 0 ? source.length : found;
    if (end - at > LONGEST_LINE) return true;
    at = end + 1;
  }
  return false;
}
