import type { LineIndex } from './line-index.ts';

const MARK = 'platform-actions:';
const COMMENT = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
const COMMENT_ONLY = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;

/** Whether a line at one of these offsets has an ignore comment; few files have any, so that offsets are seldom asked for. */
export type IsMarked = (offsets: () => readonly number[]) => boolean;

/** Creates the check for `platform-actions: ignore` at the end of a line or in a comment line above. */
export function createIgnoreCheck(text: string, lines: LineIndex): IsMarked {
  if (!text.includes(MARK)) return () => false;
  const known = new Map<number, boolean>();
  const isMarked = (offset: number): boolean => {
    const { line } = lines.position(offset);
    const answer =
      known.get(line) ?? (COMMENT.test(lines.lineText(line)) || COMMENT_ONLY.test(lines.lineText(line - 1)));
    known.set(line, answer);
    return answer;
  };
  return (offsets) => offsets().some(isMarked);
}
