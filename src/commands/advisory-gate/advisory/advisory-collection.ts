import { getOrMake, once } from '../../../base/remember.ts';
import { addNew } from '../../../platform/pages.ts';
import { namesByOrigin, type PackageInHand, type PackagesByName } from '../sbom/package-in-hand.ts';
import {
  type AdvisoryItem,
  itemKey,
  itemsOfRow,
  lowerIds,
  mergeItems,
  standingsOf,
  withoutPackages,
} from './advisory-item.ts';
import type { NeededAdvisory } from './needed-advisory.ts';

/** Packages and ids that the run looks up. */
export interface AdvisorySearch {
  readonly packages: PackagesByName;
  /** Packages of the base of the change; absent without one. */
  readonly basePackages?: PackagesByName | undefined;
  /** Packages of the base whose advisories are read too, because reports say what a moved image fixes. */
  readonly replaced?: PackagesByName | undefined;
  /** Advisory ids or aliases, as the user wrote them. */
  readonly lookups: readonly string[];
}

/** The filter that a row was returned for. */
export type AdvisoryQuestion = 'artifactNames' | 'advisoryIds' | 'legacyAdvisoryIds' | 'aliases';

/** Fields that at least one row had; the service does not provide the others. */
export interface FieldsSeen {
  readonly severities: boolean;
  readonly events: boolean;
}

export interface CollectedAdvisories {
  readonly items: readonly AdvisoryItem[];
  /** The same of the packages in `replaced`. */
  readonly replaced: readonly AdvisoryItem[];
  /** Distinct rows that were read. */
  readonly rowCount: number;
  /** Rows that nobody requested, which a service returns if it does not know a filter. */
  readonly foreignRowCount: number;
  readonly missingLookups: readonly string[];
  /** Lookups without a row while the field that would decide it was missing; never a pass. */
  readonly unknownLookups: readonly string[];
  readonly fieldsSeen: FieldsSeen;
  /** Names that at least one row was about. */
  readonly namesSeen: ReadonlySet<string>;
}

/** Folds rows as their pages arrive; keeps items, not rows. */
export interface AdvisoryCollection {
  /** Adds a row; adding a row again changes nothing. */
  add(row: NeededAdvisory, question: AdvisoryQuestion): void;
  /**
   * Lookups that may have rows which were not read: all but those that are the id of an advisory, until every question
   * for an alias is answered. A row with the alias is not enough, because other advisories may have the same one.
   */
  openLookups(): readonly string[];
  /** Ends the questions for aliases: all of them are answered completely. */
  endAliases(): void;
  /** False once a row in an answer to `aliases` had no aliases: the service does not know the filter. */
  canTellAliases(): boolean;
  result(): CollectedAdvisories;
}

/** Starts an empty collection for a search; every row is checked against the search again. */
export function createAdvisoryCollection(search: AdvisorySearch): AdvisoryCollection {
  const index = createItemIndex();
  const { replaced: before } = search;
  const replaced = before && createAdvisoryCollection({ packages: before, lookups: [] });
  const originsBefore = before && namesByOrigin(before);
  const lookups = new Map(search.lookups.map((lookup) => [lookup.toLowerCase(), lookup]));
  const found = new Set<string>();
  const foundIds = new Set<string>();
  const rows = new Set<string>();
  const byOrigin = namesByOrigin(search.packages);
  const namesSeen = new Set<string>();
  let foreignRowCount = 0;
  let aliasesUnknown = false;
  let aliasesRead = false;
  let severities = false;
  let events = false;

  const findLookups = (row: NeededAdvisory, question: AdvisoryQuestion): boolean => {
    if (lookups.size === 0) return false;
    // An answer for the name of a package has only those rows of an advisory that are about this package.
    if (question !== 'artifactNames' && lookups.has(row.advisoryId.toLowerCase()))
      foundIds.add(row.advisoryId.toLowerCase());
    const ids = [row.advisoryId, row.legacyAdvisoryId ?? '', ...(row.aliases ?? [])];
    const hits = ids.map((id) => id.toLowerCase()).filter((id) => lookups.has(id));
    for (const hit of hits) found.add(hit);
    return hits.length > 0;
  };
  const lookupsWithout = (known: ReadonlySet<string>): readonly string[] =>
    [...lookups].filter(([key]) => !known.has(key)).map(([, written]) => written);
  const openLookups = (): readonly string[] =>
    aliasesRead && !aliasesUnknown ? [] : lookupsWithout(foundIds);

  /** Names of packages by their lower case, needed only where a service answers in other letters than it was asked. */
  const spellings = once(
    () => new Map([...search.packages.keys()].map((each) => [each.toLowerCase(), each])),
  );
  const spelledAsInHand = (row: NeededAdvisory): NeededAdvisory => {
    const { artifactName: name } = row;
    if (search.packages.has(name) || byOrigin.has(name)) return row;
    const artifactName = spellings().get(name.toLowerCase());
    return artifactName === undefined ? row : { ...row, artifactName };
  };
  /** Packages of that name in the base; `undefined` without a base. */
  const baseOf = (name: string) => search.basePackages && (search.basePackages.get(name) ?? []);
  /** Items of a row about an origin package, for what was built from it. */
  const itemsOfOrigin = (row: NeededAdvisory): readonly AdvisoryItem[] =>
    (byOrigin.get(row.artifactName) ?? []).flatMap((name) => {
      const packages = (search.packages.get(name) ?? []).filter(({ origin }) => origin === row.artifactName);
      // A package of the base with another origin is another package; without an origin, the name decides.
      const base = baseOf(name)?.filter(({ origin = row.artifactName }) => origin === row.artifactName);
      const found = itemsOfRow({ ...row, artifactName: name }, packages, base, false);
      return found.map((item): AdvisoryItem => ({ ...item, viaOrigin: true }));
    });

  return {
    openLookups,
    canTellAliases: () => !aliasesUnknown,
    endAliases: () => {
      aliasesRead = true;
    },
    add(given, question) {
      const row = spelledAsInHand(given);
      // A row is repeated if a list is read again or if two questions return it.
      const isNew = addNew(rows, row.uid);
      severities ||= row.severities !== undefined;
      events ||= row.events !== undefined;
      if (question === 'aliases' && row.aliases === undefined) aliasesUnknown = true;
      const looked = findLookups(row, question);
      const packages = search.packages.get(row.artifactName);
      const base = baseOf(row.artifactName);
      const own = looked || packages !== undefined ? itemsOfRow(row, packages ?? [], base, looked) : [];
      for (const item of own) index.add(item);
      const ofOrigin = itemsOfOrigin(row);
      for (const item of ofOrigin) index.add(item);
      replaced?.add(row, question);
      const isOfBase =
        before?.has(row.artifactName) === true || originsBefore?.has(row.artifactName) === true;
      if (isNew && own.length + ofOrigin.length === 0 && !isOfBase) foreignRowCount += 1;
      if (packages !== undefined) namesSeen.add(row.artifactName);
    },
    result: () => ({
      items: withoutAnswered(index.items()),
      replaced: replaced?.result().items ?? [],
      rowCount: rows.size,
      foreignRowCount,
      missingLookups: aliasesUnknown ? [] : lookupsWithout(found),
      unknownLookups: aliasesUnknown ? openLookups() : [],
      fieldsSeen: { severities, events },
      namesSeen,
    }),
  };
}

/** Items, of which those with the same advisory, type and artifact are merged. */
interface ItemIndex {
  add(item: AdvisoryItem): void;
  items(): readonly AdvisoryItem[];
}

/** Nearly every advisory has a single item, which is found by its id; keys for all would be a sixth of the memory. */
function createItemIndex(): ItemIndex {
  const byId = new Map<string, AdvisoryItem>();
  const others = new Map<string, AdvisoryItem>();
  return {
    add: (item) => {
      const first = byId.get(item.advisoryId);
      if (first === undefined) byId.set(item.advisoryId, item);
      else if (isSame(first, item)) byId.set(item.advisoryId, mergeItems(first, item));
      else {
        const key = itemKey(item);
        const known = others.get(key);
        others.set(key, known === undefined ? item : mergeItems(known, item));
      }
    },
    items: () => [...byId.values(), ...others.values()],
  };
}

/** Whether two items of one advisory have the same key. */
function isSame(one: AdvisoryItem, other: AdvisoryItem): boolean {
  return one.artifact === other.artifact && (one.type ?? '') === (other.type ?? '');
}

/** Packages that an item says something about by their own name; a deleted advisory says nothing. */
const answeredBy = (item: AdvisoryItem): readonly PackageInHand[] =>
  item.viaOrigin === true
    ? []
    : standingsOf(item).flatMap(({ facts, packages }) => (facts.status === 'withdrawn' ? [] : packages));

/**
 * Items without the packages that have them by their origin package although they have an advisory on the same vulnerability
 * themselves: a statement about a package is more precise than one about its origin (docs/decisions/packages.md).
 */
function withoutAnswered(items: readonly AdvisoryItem[]): readonly AdvisoryItem[] {
  const viaOrigin = items.filter((item) => item.viaOrigin === true);
  if (viaOrigin.length === 0) return items;
  const names = new Set(viaOrigin.map(({ artifact }) => artifact));
  const answered = new Map<PackageInHand, Set<string>>();
  for (const item of items) {
    if (!names.has(item.artifact)) continue;
    for (const entry of answeredBy(item))
      for (const id of lowerIds(item)) getOrMake(answered, entry, () => new Set()).add(id);
  }
  return items.flatMap((item) => {
    if (item.viaOrigin !== true) return [item];
    const ids = lowerIds(item);
    return withoutPackages(item, (entry) => ids.some((id) => answered.get(entry)?.has(id)));
  });
}
