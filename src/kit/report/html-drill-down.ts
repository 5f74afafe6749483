import { counted, firstEntries, pluralOf } from '../../base/counted.ts';
import type { Account, Coverage } from '../run/coverage.ts';
import { type DrillDown, RESULT_SIGNS, type Shared, type Visited } from '../run/outcome.ts';
import { causeOf } from '../run/problems.ts';
import {
  codeHtml,
  escapeHtml,
  FILTER,
  findingHead,
  findingRow,
  MAXIMUM_LISTED,
  proseHtml,
  wholeHtml,
} from './html-text.ts';

/** Places that are listed; a link leads only to these. */
const MAXIMUM_PLACES = 10_000;
const MAXIMUM_SHARED = 100;
const MAXIMUM_LINKS = 200;

/** Renders what many places share, every place, and the findings of each, linked without a script. */
export function* drillDownHtml(drillDown: DrillDown): Generator<string> {
  for (const table of drillDown.tables) if (table.rows.length > 0) yield* sharedHtml(table, drillDown);
  const { noun, places } = drillDown;
  const listed = places.slice(0, MAXIMUM_PLACES);
  const total = escapeHtml(counted(places.length, noun));
  yield `<h2 id="places">${escapeHtml(pluralOf(noun).replace(/^./, (letter) => letter.toUpperCase()))}</h2>
<table class="sortable">
<caption>${listed.length < places.length ? `The first ${listed.length} of ${total}` : total}</caption>
<thead><tr><th scope="col">Result</th><th scope="col">Name</th><th scope="col">Findings</th><th scope="col">Why</th></tr></thead>
<tbody>
`;
  for (const [index, place] of listed.entries()) yield placeRow(place, index);
  yield '</tbody>\n</table>\n';
  yield* placesHtml(listed);
}

function placeRow({ findingCount, name, result, why }: Visited, index: number): string {
  const words = findingCount === 0 ? escapeHtml(name) : `<a href="#f${index}">${escapeHtml(name)}</a>`;
  return (
    `<tr id="p${index}"><td data-label="Result"><span aria-hidden="true">${RESULT_SIGNS[result]}</span> ${result}</td><td data-label="Name">${words}</td>` +
    `<td data-label="Findings" class="number">${findingCount}</td><td data-label="Why">${proseHtml(why)}</td></tr>\n`
  );
}

function* sharedHtml(
  { column, rows, title }: DrillDown['tables'][number],
  drillDown: DrillDown,
): Generator<string> {
  const listed = rows.slice(0, MAXIMUM_SHARED);
  const more = listed.length < rows.length ? `, the first ${listed.length} of ${rows.length}` : '';
  yield `<h2>${escapeHtml(title)}${more}</h2>
<table>
<thead><tr><th scope="col">${escapeHtml(column)}</th><th scope="col">Details</th><th scope="col">Where</th></tr></thead>
<tbody>
`;
  for (const row of listed) yield sharedRow(row, drillDown);
  yield '</tbody>\n</table>\n';
}

function sharedRow({ detail, name, places }: Shared, { noun, places: all }: DrillDown): string {
  const links = firstEntries(places, MAXIMUM_LINKS, (index) => linkTo(all[index], index));
  const list = `<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
  const folded = `<details><summary>${escapeHtml(counted(places.length, noun))}</summary>${list}</details>`;
  const where = places.length === 1 ? links.join('') : folded;
  return `<tr><td data-label="Name">${codeHtml(name)}</td><td data-label="Details">${wholeHtml(detail)}</td><td data-label="Where" class="place">${where}</td></tr>\n`;
}

function linkTo(place: Visited | undefined, index: number): string {
  const name = escapeHtml(place?.name ?? '');
  if (place === undefined || index >= MAXIMUM_PLACES) return name;
  return `<a href="#${place.findingCount === 0 ? 'p' : 'f'}${index}">${name}</a>`;
}

function* placesHtml(places: readonly Visited[]): Generator<string> {
  if (!places.some(({ findingCount }) => findingCount > 0)) return;
  yield `<h2>All findings</h2>\n<div id="findings">\n${FILTER}\n`;
  let left = MAXIMUM_LISTED;
  for (const [index, { findingCount, findings, name, result }] of places.entries()) {
    if (findingCount === 0) continue;
    yield `<h3 id="f${index}"><span aria-hidden="true">${RESULT_SIGNS[result]}</span> ${escapeHtml(name)}</h3>\n`;
    let listed = 0;
    for (const finding of findings) {
      if (left <= 0) break;
      if (listed === 0) yield `<table>\n${findingHead()}\n<tbody>\n`;
      listed += 1;
      left -= 1;
      yield findingRow(finding);
    }
    if (listed > 0) yield '</tbody>\n</table>\n';
    yield footHtml(findingCount - listed, index);
  }
  yield '</div>\n';
}

function footHtml(missing: number, index: number): string {
  const more = counted(missing, 'more finding is', 'more findings are');
  const words = missing > 0 ? `${more} in the JSON report of its run. ` : '';
  return `<p class="muted">${words}<a href="#p${index}">Back to the list</a></p>\n`;
}

/** Entries of one list; the report has all. */
const MAXIMUM_ENTRIES = 1000;

/** The account as a table, and everything unread or unresolved by name. */
export function coverageHtml({ files, noun, ...account }: Coverage & { readonly noun: string }): string {
  const accounts: readonly (readonly [string, Account])[] = [
    [pluralOf(noun), account],
    ...(files === undefined ? [] : [['files', files] as const]),
  ];
  const rows = accounts.map(([name, { judged, seen, skipped, unread, unresolved }]) => {
    const left = skipped.map(({ count, why }) => `${count} ${escapeHtml(why)}`).join('<br>');
    return `<tr><th scope="row">${escapeHtml(name)}</th><td data-label="Seen" class="number">${seen}</td><td data-label="Judged" class="number">${judged}</td><td data-label="Skipped">${left === '' ? '0' : left}</td><td data-label="Unread" class="number">${unread.length}</td><td data-label="Unresolved" class="number">${unresolved.length}</td></tr>\n`;
  });
  return `<h2>Coverage</h2>
<table>
<caption>What was checked</caption>
<thead><tr><th scope="col">What</th><th scope="col">Seen</th><th scope="col">Judged</th><th scope="col">Skipped</th><th scope="col">Unread</th><th scope="col">Unresolved</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
</table>
${accounts.map(([name, { unread, unresolved }]) => listHtml(`Unread ${name}`, unread) + listHtml(`Unresolved ${name}`, unresolved)).join('')}`;
}

function listHtml(title: string, entries: Account['unread']): string {
  if (entries.length === 0) return '';
  const show = ({ what, why }: Account['unread'][number]): string =>
    `${codeHtml(what)}: ${proseHtml(whyOf(what, why))}`;
  const items = firstEntries(entries, MAXIMUM_ENTRIES, show).map((item) => `<li>${item}</li>\n`);
  return `<details open><summary>${escapeHtml(title)} (${entries.length})</summary><ul>\n${items.join('')}</ul></details>\n`;
}

/** Leaves out a subject that the entry begins with, too. */
function whyOf(what: string, why: string): string {
  const { cause, subject } = causeOf({ message: why });
  return subject !== undefined && what.startsWith(subject.slice(1, -1)) ? cause : why;
}
