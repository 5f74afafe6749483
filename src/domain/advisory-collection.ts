import type { Advisory } from './advisory.ts';
import { type AdvisoryItem, itemKey, itemsOfRow, mergeItems } from './advisory-item.ts';
import type { PackagesByName } from './package-in-hand.ts';

/** What the run looks for. */
export interface AdvisorySearch {
  readonly packages: PackagesByName;
  /** Packages of the base of the change; absent without one. */
  readonly basePackages?: PackagesByName | undefined;
  /** Advisory ids or aliases, as the user wrote them. */
  readonly lookups: readonly string[];
}

/** The filter that a row came in answer to. */
export type AdvisoryQuestion = 'artifactNames' | 'advisoryIds' | 'aliases';

/** Fields that some row had; what no row had, this service does not tell. */
export interface FieldsSeen {
  readonly severities: boolean;
  readonly events: boolean;
}

export interface CollectedAdvisories {
  readonly items: readonly AdvisoryItem[];
  /** Different rows that were read. */
  readonly rowCount: number;
  /** Rows that nobody asked for, which a service sends when it does not know a filter. */
  readonly foreignRowCount: number;
  /** Lookups that no row fits. */
  readonly missingLookups: readonly string[];
  /** Lookups that no row fits while rows lacked the field that would tell; never a pass. */
  readonly unknownLookups: readonly string[];
  readonly fieldsSeen: FieldsSeen;
}

/** Folds rows as their pages arrive; keeps items, not rows. */
export interface AdvisoryCollection {
  /** Takes a row; one that was seen already changes nothing. */
  add(row: Advisory, question: AdvisoryQuestion): void;
  /** Lookups without a row so far, for the question to ask next. */
  openLookups(): readonly string[];
  /** False once an answer to `aliases` held a row without that field: the service does not know the filter. */
  canTellAliases(): boolean;
  result(): CollectedAdvisories;
}

/** Starts an empty collection for a search; every row is checked against the search again. */
export function createAdvisoryCollection(search: AdvisorySearch): AdvisoryCollection {
  const items = new Map<string, AdvisoryItem>();
  const lookups = new Map(search.lookups.map((lookup) => [lookup.toLowerCase(), lookup]));
  const found = new Set<string>();
  const rows = new Set<string>();
  let foreignRowCount = 0;
  let aliasesUnknown = false;
  let severities = false;
  let events = false;

  const findLookups = (row: Advisory): boolean => {
    if (lookups.size === 0) return false;
    const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
    const hits = ids.map((id) => id.toLowerCase()).filter((id) => lookups.has(id));
    for (const hit of hits) found.add(hit);
    return hits.length > 0;
  };
  const openLookups = (): readonly string[] =>
    [...lookups].filter(([key]) => !found.has(key)).map(([, written]) => written);

  return {
    openLookups,
    canTellAliases: () => !aliasesUnknown,
    add(row, question) {
      // A list that is read anew, and two questions that one row answers, bring it again.
      const isNew = !rows.has(row.uid);
      rows.add(row.uid);
      severities ||= row.severities !== undefined;
      events ||= row.events !== undefined;
      if (question === 'aliases' && row.aliases === undefined) aliasesUnknown = true;
      const looked = findLookups(row);
      const packages = search.packages.get(row.artifactName);
      const base = search.basePackages && (search.basePackages.get(row.artifactName) ?? []);
      const rowItems = looked || packages !== undefined ? itemsOfRow(row, packages ?? [], base, looked) : [];
      if (isNew && rowItems.length === 0) foreignRowCount += 1;
      for (const item of rowItems) {
        const key = itemKey(item);
        const known = items.get(key);
        items.set(key, known === undefined ? item : mergeItems(known, item));
      }
    },
    result: () => ({
      items: [...items.values()],
      rowCount: rows.size,
      foreignRowCount,
      missingLookups: aliasesUnknown ? [] : openLookups(),
      unknownLookups: aliasesUnknown ? openLookups() : [],
      fieldsSeen: { severities, events },
    }),
  };
}
