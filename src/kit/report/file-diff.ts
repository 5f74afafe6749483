import { createTwoFilesPatch } from 'diff';
import { clipText, showInvisible } from '../../base/plain-text.ts';

const MAXIMUM_LINE = 2000;
/** The time of a diff grows with the square of its edits. */
const MAXIMUM_EDITS = 2000;

/** Renders a unified diff with long lines cut; very large changes show only the name. */
export function renderFileDiff(name: string, before: string, after: string): string {
  const options = { context: 2, maxEditLength: MAXIMUM_EDITS };
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, options);
  if (patch === undefined) return `--- a/${name}\n+++ b/${name}\n(too many changes to show here)\n`;
  return patch.replace(/^=+\n/, '').split('\n').map(showLine).join('\n');
}

/** Shows invisible characters except tabs, and drops the carriage return. */
function showLine(line: string): string {
  return clipText(line.replace(/\r$/, ''), MAXIMUM_LINE).split('\t').map(showInvisible).join('\t');
}
