import type { TextEdit } from './plan-edit.ts';

/**
 * Applies edits, in any order, to the text that they were planned for; an edit given twice counts once.
 *
 * @throws RangeError when an edit lies outside the text or two different edits overlap or meet in one point.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  const parts: string[] = [];
  let done = 0;
  let previous: TextEdit | undefined;
  for (const edit of sorted) {
    if (previous !== undefined && isSame(previous, edit)) continue;
    if (edit.start < 0 || edit.end < edit.start || edit.end > text.length)
      throw new RangeError(
        `edit ${edit.start}–${edit.end} lies outside the text of ${text.length} characters`,
      );
    if (previous !== undefined && (edit.start < previous.end || edit.start === previous.start))
      throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
    previous = edit;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

function isSame(one: TextEdit, other: TextEdit): boolean {
  return one.start === other.start && one.end === other.end && one.text === other.text;
}
