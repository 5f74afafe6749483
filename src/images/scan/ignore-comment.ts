import type { LineIndex } from './line-index.ts';

const MARK = 'platform-actions:';
const COMMENT = /(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;
const COMMENT_ONLY = /^[\s\uFEFF]*(?:#|\/\/)[ \t]*platform-actions:[ \t]*ignore\b/;

/** Checks the line at an offset for `platform-actions: ignore`, at its end or in a comment line above. */
export function createIgnoreCheck(text: string, lines: LineIndex): (offset: number) => boolean {
  if (!text.includes(MARK)) return () => false;
  const known = new Map<number, boolean>();
  return (offset) => {
    const { line } = lines.position(offset);
    const answer =
      known.get(line) ?? (COMMENT.test(lines.lineText(line)) || COMMENT_ONLY.test(lines.lineText(line - 1)));
    known.set(line, answer);
    return answer;
  };
}
