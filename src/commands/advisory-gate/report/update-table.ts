import { formFor } from '../../../base/counted.ts';
import type { MarkdownBlock } from '../../../base/markdown.ts';
import { openTable } from '../../../kit/report/markdown-parts.ts';
import { SEVERITIES, type Severity } from '../advisory/severity.ts';
import {
  type Exposure,
  type Exposures,
  exposureName,
  isFixedBy,
  ratingOf,
  type Update,
} from '../decision/exposure.ts';
import { placesOf } from '../decision/exposure-finding.ts';
import { cell, few, fewLines, nameCell } from './exposure-table.ts';

/** One thing to do, and what it settles. */
interface Todo {
  readonly update: Update | undefined;
  /** Vulnerabilities, of which the first few are shown. */
  readonly names: string[];
  readonly severities: Map<Severity, number>;
  readonly packages: Set<string>;
  readonly places: Set<string>;
}

const beginTodo = (update: Update | undefined): Todo => ({
  update,
  names: [],
  severities: new Map(),
  packages: new Set(),
  places: new Set(),
});

/** What to do about everything that fails or would fail: one row for each update, and one for what no update fixes. */
export function updateTable(exposures: Exposures): readonly MarkdownBlock[] {
  const todos = todosOf(exposures);
  const hasPlaces = exposures.pressing.some((exposure) => placesOf(exposure).length > 1);
  return openTable(
    ['What to do', 'Vulnerabilities', 'Severity', ...(hasPlaces ? ['Where'] : [])],
    todos,
    ({ names, packages, places, severities, update }) => [
      update?.version === undefined
        ? waitWords(packages, names.length)
        : `Update ${cell(update.artifact)} to ${versionWords(update.version)}: fixes ${update.fixes} of ${update.total}`,
      fewLines(names, nameCell),
      SEVERITIES.flatMap((severity) => {
        const count = severities.get(severity);
        return count === undefined ? [] : [`${count} ${severity}`];
      }).join(', '),
      ...(hasPlaces ? [fewLines([...places], cell)] : []),
    ],
  );
}

/** Updates in their order, that first which fixes most, and last what none of them fixes. */
function todosOf({ pressing, updateOf, updates }: Exposures): readonly Todo[] {
  const byUpdate = new Map<Update, Todo>();
  for (const update of updates) if (update.version !== undefined) byUpdate.set(update, beginTodo(update));
  const open = beginTodo(undefined);
  for (const exposure of pressing) {
    const update = updateOf(exposure);
    const isFixed = update !== undefined && isFixedBy(exposure, update);
    addTo((isFixed ? byUpdate.get(update) : undefined) ?? open, exposure);
  }
  return [...byUpdate.values(), ...(open.names.length === 0 ? [] : [open])];
}

function addTo({ names, packages, places, severities }: Todo, exposure: Exposure): void {
  const { severity } = ratingOf(exposure);
  names.push(exposureName(exposure));
  severities.set(severity, (severities.get(severity) ?? 0) + 1);
  packages.add(exposure[0].item.artifact);
  for (const place of placesOf(exposure)) places.add(place);
}

function waitWords(packages: ReadonlySet<string>, count: number): string {
  const what = `Wait for a fix of ${count} in ${few([...packages], cell)}`;
  return `${what}, or ignore ${formFor(count, 'it', 'them')} with a reason`;
}

/** A version within a sentence: as text where nothing could read it as more. */
const versionWords = (version: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/.test(version) ? version : cell(version);
