import { lastIndexAt } from '../range.ts';
/** 1-based position in UTF-16 units, as editors and SARIF count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface LineIndex {
  position(offset: number): Position;
  /** The text of a 1-based line without its line break; empty outside the file. */
  lineText(line: number): string;
}

export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const startOf = (line: number) => starts[line - 1] ?? text.length;
  // The line that was asked for last: questions come in the order of the file.
  let recent = 1;
  return {
    position(offset) {
      const start = startOf(recent);
      if (start <= offset && offset < startOf(recent + 1))
        return { line: recent, column: offset - start + 1 };
      recent = 1 + lastIndexAt(starts, (at) => at, offset, start <= offset ? recent - 1 : 0);
      return { line: recent, column: offset - startOf(recent) + 1 };
    },
    lineText(line) {
      if (line < 1) return '';
      return text.slice(startOf(line), startOf(line + 1)).replace(/\r?\n$/, '');
    },
  };
}
