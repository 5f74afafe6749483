import { pluralOf } from '../../base/counted.ts';
import type { Account, Coverage } from '../run/coverage.ts';
import { causeOf } from './group-causes.ts';
import { codeHtml, escapeHtml, proseHtml } from './html-text.ts';

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
  const items = entries
    .slice(0, MAXIMUM_ENTRIES)
    .map(({ what, why }) => `<li>${codeHtml(what)}: ${proseHtml(whyOf(what, why))}</li>\n`);
  const left = entries.length - items.length;
  const more = left === 0 ? '' : `<li>and ${left} more</li>\n`;
  return `<details open><summary>${escapeHtml(title)} (${entries.length})</summary><ul>\n${items.join('')}${more}</ul></details>\n`;
}

/** Leaves out a subject that the entry begins with, too. */
function whyOf(what: string, why: string): string {
  const { cause, subject } = causeOf({ message: why });
  return subject !== undefined && what.startsWith(subject.slice(1, -1)) ? cause : why;
}
