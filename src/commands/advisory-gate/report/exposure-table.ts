import { codeMarkdown, linkMarkdown, type RowBlock, tableOf } from '../../../base/markdown.ts';
import type { Component } from '../advisory/advisory-item.ts';
import { wordText } from '../advisory/last-word.ts';
import type { SeverityRating } from '../advisory/severity.ts';
import {
  componentsOf,
  type Exposure,
  exposureName,
  fixedVersionOf,
  idsOf,
  ratingOf,
  wordOf,
} from '../decision/exposure.ts';
import { placesOf } from '../decision/exposure-finding.ts';

export const LONGEST_CELL = 120;
/** Ids, components or places in one cell; the report has all of them. */
const MAXIMUM_LISTED = 3;

/** Foreign text in a cell or a list. */
export const cell = (text: string): string => codeMarkdown(text, LONGEST_CELL);

/** The name of a vulnerability, with a link where there is a page about it. */
export function nameCell(name: string): string {
  const label = cell(name);
  return /^CVE-\d{4}-\d{4,19}$/i.test(name)
    ? linkMarkdown(label, `https://nvd.nist.gov/vuln/detail/${name.toUpperCase()}`)
    : label;
}

export function severityCell({ score, severity }: SeverityRating): string {
  return score === undefined ? severity : `${severity} ${score.toFixed(1)}`;
}

/** The first few things, and how many more there are. */
export function few<T>(things: readonly T[], show: (thing: T) => string): string {
  const shown = things.slice(0, MAXIMUM_LISTED).map(show).join(', ');
  return things.length > MAXIMUM_LISTED ? `${shown} and ${things.length - MAXIMUM_LISTED} more` : shown;
}

/** The same with a line for each, so that no name is broken in the middle. */
export function fewLines<T>(things: readonly T[], show: (thing: T) => string): string {
  const lines = things.slice(0, MAXIMUM_LISTED).map(show);
  if (things.length > MAXIMUM_LISTED) lines.push(`and ${things.length - MAXIMUM_LISTED} more`);
  return lines.join('<br>');
}

const componentCell = ({ location = '', name = '' }: Component): string =>
  [name, location]
    .filter((text) => text !== '')
    .map(cell)
    .join(' ');

function vulnerabilityCell(exposure: Exposure): string {
  const name = exposureName(exposure);
  const ids = idsOf(exposure).ids.filter((id) => id !== name);
  return ids.length === 0 ? nameCell(name) : `${nameCell(name)} ${few(ids, cell)}`;
}

/** One row for each package and vulnerability: how severe, in which component and place, what to do. */
export function exposureTable(exposures: readonly Exposure[]): RowBlock {
  const hasComponents = exposures.some((exposure) => componentsOf(exposure).length > 0);
  const hasPlaces = exposures.some((exposure) => placesOf(exposure).length > 1);
  return tableOf(
    [
      'Severity',
      'Package',
      'Version',
      'Vulnerability',
      ...(hasComponents ? ['Component'] : []),
      ...(hasPlaces ? ['Where'] : []),
      'Status',
      'Fixed in',
    ],
    exposures,
    (exposure) => {
      const [{ item }] = exposure;
      const word = wordOf(exposure);
      const fixedVersion = fixedVersionOf(exposure);
      return [
        severityCell(ratingOf(exposure)),
        cell(item.artifact),
        cell(item.version ?? ''),
        vulnerabilityCell(exposure),
        ...(hasComponents ? [few(componentsOf(exposure), componentCell)] : []),
        ...(hasPlaces ? [few(placesOf(exposure), cell)] : []),
        word === undefined ? '–' : wordText(word),
        fixedVersion === undefined ? '–' : cell(fixedVersion),
      ];
    },
  );
}
