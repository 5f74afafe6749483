import { createTwoFilesPatch } from 'diff';
import { clipText, showInvisible } from '../../base/plain-text.ts';

/** Longest line of a diff that is shown. */
const MAXIMUM_LINE = 2000;
/** Edits after which a diff is no longer worked out, for its time grows with their square. */
const MAXIMUM_EDITS = 2000;

/** The unified diff of a file, for people: very long lines are cut, and of a file that changes all over only its name is told. */
export function renderFileDiff(name: string, before: string, after: string): string {
  const options = { context: 2, maxEditLength: MAXIMUM_EDITS };
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
  if (patch === undefined) return `--- a/${name}\n+++ b/${name}\n(too many lines change to be shown here)\n`;
  return patch.replace(/^=+\n/, '').split('\n').map(showLine).join('\n');
}

/** A line without its carriage return, and with what is invisible in it written out; tabs stay. */
function showLine(line: string): string {
  return clipText(line.replace(/\r$/, ''), MAXIMUM_LINE).split('\t').map(showInvisible).join('\t');
}
