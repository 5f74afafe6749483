import { counted, firstEntries } from '../../base/counted.ts';
import type { Location } from '../../base/location.ts';
import {
  codeMarkdown,
  detailsMarkdown,
  escapeMarkdown,
  listMarkdown,
  type MarkdownBlock,
  type RowBlock,
  tableOf,
} from '../../base/markdown.ts';
import { relativeTime, renderDate } from '../../base/time.ts';
import type { Finding } from '../findings/finding.ts';
import { type Answer, LEVEL_SIGNS } from '../run/outcome.ts';
import { proseMarkdown } from '../run/problems.ts';

/** More places in one cell are only counted. */
const MAXIMUM_PLACES = 3;
const MAXIMUM_OPEN_ROWS = 50;
const MAXIMUM_OPEN = 20;

export function placeMarkdown({ file, line }: Location): string {
  return codeMarkdown(`${file}:${line}`);
}

/** The header of a column with dates, as wide as one: GitHub breaks a date at its hyphens where it does not fit. */
export function datesHeader(words: string): string {
  return words.replaceAll(' ', '&nbsp;');
}

/** A time in a cell of a column with dates: its date, and how far away that is. */
export function timeMarkdown(time: number, now: number): string {
  return `${renderDate(time)}<br>${relativeTime(time, now)}`;
}

/** The first places of a cell, one on a line, and how many more there are. */
export function placesMarkdown(places: readonly (Location | undefined)[]): string {
  const known = places.flatMap((place) => place ?? []);
  return firstEntries(known, MAXIMUM_PLACES, placeMarkdown).join('<br>');
}

/** A table of entries, those that matter most first: its first rows are open, the rest is folded; nothing without entries. */
export function openTable<T>(
  header: readonly string[],
  entries: readonly T[],
  cellsOf: (entry: T) => readonly string[],
): readonly MarkdownBlock[] {
  const table = (some: readonly T[]): RowBlock => tableOf(header, some, cellsOf);
  const rest = entries.slice(MAXIMUM_OPEN_ROWS);
  return [
    ...(entries.length === 0 ? [] : [table(entries.slice(0, MAXIMUM_OPEN_ROWS))]),
    ...foldedList(counted(rest.length, 'more row'), rest, table),
  ];
}

/** A folded section, or nothing if there is nothing to list. */
export function foldedList<T>(
  title: string,
  entries: readonly T[],
  blockOf: (entries: readonly T[]) => MarkdownBlock,
): readonly MarkdownBlock[] {
  return entries.length === 0 ? [] : [detailsMarkdown(title, blockOf(entries))];
}

/** A table that is folded below its title where it is long; nothing without rows. */
export function openOrFolded(title: string, table: RowBlock): readonly MarkdownBlock[] {
  const { length } = table.rows;
  return length === 0 ? [] : [length > MAXIMUM_OPEN ? detailsMarkdown(title, table) : table];
}

/** Findings as a list with what to do: errors and warnings open up to a number, everything else folded. */
export function findingBlocks(findings: readonly Finding[]): Pick<Answer, 'actions' | 'details'> {
  const loud = findings.filter(({ level }) => level !== 'notice');
  const quiet = findings.filter(({ level }) => level === 'notice');
  const rest = loud.slice(MAXIMUM_OPEN);
  const list = (some: readonly Finding[]) => listMarkdown(some.map(findingMarkdown));
  return {
    actions: loud.length === 0 ? [] : [list(loud.slice(0, MAXIMUM_OPEN))],
    details: [
      ...foldedList(counted(rest.length, 'more finding'), rest, list),
      ...foldedList(counted(quiet.length, 'note'), quiet, list),
    ],
  };
}

function findingMarkdown({ fix, level, location, message, title }: Finding): string {
  const place = location === undefined ? '' : ` (${placeMarkdown(location)})`;
  const todo = fix === undefined ? '' : `<br>${fix.split('\n').map(proseMarkdown).join('<br>')}`;
  return `${LEVEL_SIGNS[level]} ${escapeMarkdown(title)}: ${proseMarkdown(message)}${place}${todo}`;
}
