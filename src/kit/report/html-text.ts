import type { Location } from '../../base/location.ts';
import { breakCommands, plainLine, renderProse } from '../../base/plain-text.ts';
import type { Finding, FindingLevel } from '../findings/finding.ts';
import { ruleUrl } from '../findings/rule.ts';
import { LEVEL_SIGNS } from '../run/outcome.ts';
import type { PlaceUrl } from './place-links.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Foreign text for elements and quoted attributes of HTML: one visible line without markup. */
export function escapeHtml(text: string, limit?: number): string {
  const entityOf = (character: string): string => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`;
  return breakCommands(plainLine(text, limit)).replace(/[&<>"'`]/g, entityOf);
}

/** Dates and CVE ids, which a browser would break at their hyphens. */
const WHOLE = /\b(?:\d{4}-\d\d-\d\d|CVE-\d{4}-\d+)\b/g;

/** Foreign text for elements, in which dates and ids stay on one line. */
export function wholeHtml(text: string): string {
  return escapeHtml(text).replace(WHOLE, '<span class="whole">$&</span>');
}

/** A message as HTML: text between backticks in code style, lines separated. */
export function proseHtml(text: string): string {
  return text
    .split('\n')
    .map((line) => renderProse(line, wholeHtml, codeHtml))
    .join('<br>');
}

const DIGEST = /\b(sha(?:256|512):[0-9a-f]{12})[0-9a-f]{52,}/g;

/** Foreign text in code style; a digest is short, with the whole text on hover, and lines break at slashes first. */
export function codeHtml(text: string): string {
  const short = text.replace(DIGEST, '$1…');
  const title = short === text ? '' : ` title="${escapeHtml(text)}"`;
  return `<code${title}>${escapeHtml(short).replaceAll('/', '/<wbr>')}</code>`;
}

/** Maximum number of findings that a page lists one by one; a browser gets slow beyond that. */
export const MAXIMUM_LISTED = 10_000;

const LEVEL_KEYS: Readonly<Record<FindingLevel, number>> = { error: 1, warning: 2, notice: 3 };

/** The box that filters the rows of everything inside the element with the id `findings`; its script shows it. */
export const FILTER =
  '<div class="tools" hidden><label>Filter <input type="search" autocomplete="off" spellcheck="false"></label> <span role="status" class="muted"></span></div>';

/** Whether findings have places, which are a column of their own, and the address of each. */
export interface FindingPlaces {
  readonly hasPlaces: boolean;
  readonly url?: PlaceUrl | undefined;
}

export function findingHead({ hasPlaces }: FindingPlaces = { hasPlaces: true }): string {
  const titles = ['Level', 'Rule', 'Subject', 'Finding', ...(hasPlaces ? ['Where'] : [])];
  return `<thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>`;
}

export function levelHtml(level: FindingLevel): string {
  return `<span class="level ${level}"><span aria-hidden="true">${LEVEL_SIGNS[level]}</span> ${level}</span>`;
}

/** A place, as a link to its line where the address is known. */
export function placeHtml({ file, line }: Pick<Location, 'file' | 'line'>, url?: PlaceUrl): string {
  const text = codeHtml(`${file.slice(0, 500)}:${line}`);
  const address = url?.({ file, line }) ?? '';
  return /^https?:/.test(address) ? `<a href="${escapeHtml(address)}" rel="noreferrer">${text}</a>` : text;
}

/** A finding as a row below `findingHead`. */
export function findingRow(
  finding: Finding,
  { hasPlaces, url }: FindingPlaces = { hasPlaces: true },
): string {
  const { artifact, fix, level, location, message, rule, title } = finding;
  const text = `<strong>${proseHtml(title)}</strong><br>${proseHtml(message)}${fix === undefined ? '' : `<br>${proseHtml(fix)}`}`;
  return (
    `<tr><td data-label="Level" data-key="${LEVEL_KEYS[level]}">${levelHtml(level)}</td><td data-label="Rule" class="rule"><a href="${ruleUrl(rule)}" rel="noreferrer">${codeHtml(rule)}</a></td>` +
    `<td data-label="Subject" class="subject">${artifact === undefined ? '' : codeHtml(artifact)}</td><td data-label="Finding">${text}</td>` +
    `${hasPlaces ? `<td data-label="Where" class="place">${location === undefined ? '' : placeHtml(location, url)}</td>` : ''}</tr>\n`
  );
}
