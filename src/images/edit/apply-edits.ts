import type { TextEdit } from './plan-edit.ts';

/** Applies edits in any order, duplicates once; throws `RangeError` for edits outside the text or in conflict. */
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
    if (previous !== undefined && meets(previous, edit))
      throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
    previous = edit;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

/** Whether the later edit overlaps the earlier one, or inserts where the earlier one ends. */
function meets(previous: TextEdit, edit: TextEdit): boolean {
  if (edit.start < previous.end || edit.start === previous.start) return true;
  return edit.start === previous.end && edit.start === edit.end;
}

function isSame(one: TextEdit, other: TextEdit): boolean {
  return one.start === other.start && one.end === other.end && one.text === other.text;
}
