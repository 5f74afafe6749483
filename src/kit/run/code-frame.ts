import { resolve } from 'node:path';
import { clipText } from '../../base/plain-text.ts';
import { isWithin, leavesWorkspace, readTextFileNow } from '../../host/files/files.ts';
import type { Problem } from './outcome.ts';

const MAXIMUM_BYTES = 1024 * 1024;
/** Longer lines are cut; a caret beyond that is left out. */
const WIDTH = 110;

/** The line of a file that a problem is about, below the one before it, with a caret; `undefined` if it cannot be shown. */
export function codeFrame(
  workspace: string,
  { column, file, line }: NonNullable<Problem['location']>,
): string | undefined {
  const path = resolve(workspace, file);
  if (!isWithin(workspace, path) || leavesWorkspace(workspace, path)) return undefined;
  const lines = textOf(path)?.split(/\r?\n/);
  if (lines?.[line - 1]?.trim() === undefined || lines[line - 1]?.trim() === '') return undefined;
  const gutter = String(line).length;
  const shown = [line - 1, line].flatMap((number) => {
    const text = lines[number - 1];
    if (text === undefined) return [];
    const mark = number === line ? '>' : ' ';
    return [`${mark} ${String(number).padStart(gutter)} | ${clipText(text.replaceAll('\t', ' '), WIDTH)}`];
  });
  const caret =
    column === undefined || column > WIDTH ? [] : [`  ${' '.repeat(gutter)} | ${' '.repeat(column - 1)}^`];
  return [...shown, ...caret].join('\n');
}

function textOf(path: string): string | undefined {
  try {
    return readTextFileNow(path, MAXIMUM_BYTES);
  } catch {
    // The problem itself is told; its frame is a convenience.
    return undefined;
  }
}
