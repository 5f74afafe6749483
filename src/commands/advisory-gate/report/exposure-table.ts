import { firstEntries, firstFew, formFor } from '../../../base/counted.ts';
import { countBy, groupBy } from '../../../base/group-by.ts';
import { textsIn } from '../../../base/json-value.ts';
import {
  codeMarkdown,
  linkMarkdown,
  type MarkdownBlock,
  type RowBlock,
  tableOf,
} from '../../../base/markdown.ts';
import type { Component } from '../advisory/advisory-item.ts';
import { wordText } from '../advisory/last-word.ts';
import { type Severity, type SeverityRating, severityRank } from '../advisory/severity.ts';
import {
  componentsOf,
  type Exposure,
  type Exposures,
  exposureName,
  fixedVersionOf,
  isFixedBy,
  otherIds,
  ratingOf,
  type Update,
  versionsOf,
} from '../decision/exposure.ts';
import { placesOf } from '../decision/exposure-finding.ts';
import { severityCounts } from '../decision/gate-reasons.ts';

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

export function severityCell({ otherwise, score, severity }: SeverityRating): string {
  const words = score === undefined ? severity : `${severity} ${score.toFixed(1)}`;
  return otherwise === undefined ? words : `${words}<br>${otherwise}`;
}

const few = <T>(things: readonly T[], show: (thing: T) => string): string =>
  firstFew(things, MAXIMUM_LISTED, show);

/** The first few things with a line for each, so that no name is broken in the middle. */
const fewLines = (things: readonly string[], show: (thing: string) => string): string =>
  firstEntries(things, MAXIMUM_LISTED, show).join('<br>');

const componentCell = ({ location = '', name = '' }: Component): string =>
  textsIn([name, location]).map(cell).join(' ');

/** Name and ids of a vulnerability. */
export function vulnerabilityCell(exposure: Exposure): string {
  const [name, ids] = [nameCell(exposureName(exposure)), otherIds(exposure)];
  return ids.length === 0 ? name : `${name} ${few(ids, cell)}`;
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
      const { word } = item.facts;
      const fixedVersion = fixedVersionOf(exposure);
      return [
        severityCell(ratingOf(exposure)),
        cell(item.artifact),
        few(versionsOf(exposure), cell),
        vulnerabilityCell(exposure),
        ...(hasComponents ? [few(componentsOf(exposure), componentCell)] : []),
        ...(hasPlaces ? [few(placesOf(exposure), cell)] : []),
        word === undefined ? '–' : wordText(word),
        fixedVersion === undefined ? '–' : cell(fixedVersion),
      ];
    },
  );
}

/** One thing to do, and what it settles. */
interface Todo {
  /** Absent where no update settles it. */
  readonly update: Update | undefined;
  /** Vulnerabilities, of which the first few are shown. */
  readonly names: readonly string[];
  readonly severities: ReadonlyMap<Severity, number>;
  readonly packages: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

/** Chooses the entries of a list that a summary has room for. */
export type TakeRows = <T>(entries: readonly T[]) => readonly T[];

/** Lists the updates for everything that fails or would fail: one row for each update, and one for what no update fixes. */
export function updateTable(exposures: Exposures, take: TakeRows): readonly MarkdownBlock[] {
  const todos = take(todosOf(exposures));
  if (todos.length === 0) return [];
  const hasPlaces = exposures.pressing.some((exposure) => placesOf(exposure).length > 1);
  const table = tableOf(
    ['What to do', 'Vulnerabilities', 'Severity', ...(hasPlaces ? ['Where'] : [])],
    todos,
    ({ names, packages, places, severities, update }) => [
      update === undefined
        ? waitWords(packages, names.length)
        : `Update ${cell(update.artifact)} to ${versionWords(update.version ?? '')}: fixes ${update.fixes} of ${update.total}`,
      fewLines(names, nameCell),
      severityCounts(severities),
      ...(hasPlaces ? [fewLines([...places], cell)] : []),
    ],
  );
  return [table];
}

/** Orders actions: the ones that end the severest vulnerabilities first, of these the ones that end most; updates before waiting. */
function todosOf({ pressing, updateOf, updates }: Exposures): readonly Todo[] {
  const byUpdate = groupBy(pressing, (exposure) => {
    const update = updateOf(exposure);
    return update !== undefined && isFixedBy(exposure, update) ? update : undefined;
  });
  return [...updates, undefined]
    .flatMap((update) => {
      const exposures = byUpdate.get(update);
      return exposures === undefined ? [] : todoOf(update, exposures);
    })
    .sort((a, b) => worstRank(a) - worstRank(b) || b.names.length - a.names.length);
}

const worstRank = ({ severities }: Todo): number => Math.min(...Array.from(severities.keys(), severityRank));

const todoOf = (update: Update | undefined, exposures: readonly Exposure[]): Todo => ({
  update,
  names: exposures.map(exposureName),
  severities: countBy(exposures, (exposure) => ratingOf(exposure).severity),
  packages: new Set(exposures.map(([{ item }]) => item.artifact)),
  places: new Set(exposures.flatMap(placesOf)),
});

function waitWords(packages: ReadonlySet<string>, count: number): string {
  const what = `Wait for ${formFor(count, 'a fix', `fixes for ${count} vulnerabilities`)} in ${few([...packages], cell)}`;
  return `${what}, or ignore ${formFor(count, 'it', 'them')} with a reason`;
}

/** A version within a sentence: as text where nothing could read it as more. */
const versionWords = (version: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(version) ? version : cell(version);
