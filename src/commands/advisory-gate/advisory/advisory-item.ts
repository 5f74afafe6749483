import { groupBy } from '../../../base/group-by.ts';
import { remember } from '../../../base/remember.ts';
import { architecturesMatch, type PackageInHand, typesMatch } from '../sbom/package-in-hand.ts';
import { judgeStatus } from './advisory.ts';
import type { NeededAdvisory } from './needed-advisory.ts';
import { rateSeverities, type SeverityRating, severityRank, UNKNOWN_SEVERITY } from './severity.ts';
import { isSameFacts, joinStandings, type Standing, stateInBase } from './standing.ts';

/**
 * One advisory for one package: the unit that the gate counts, identified by advisory, type and artifact. It has the status
 * of its worst packages, which `packages` lists.
 */
export interface AdvisoryItem extends Standing {
  readonly advisoryId: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  readonly type?: string | undefined;
  readonly version?: string | undefined;
  readonly rating: SeverityRating;
  /** False if the same advisory affects the same package in the base. */
  readonly isNew: boolean;
  /** Set if the item is not affecting here, but affects the base's version of the package. */
  readonly affectsBase?: true | undefined;
  /** Packages with a better status than `packages`, such as a version with the fix; absent where there are none. */
  readonly better?: readonly Standing[] | undefined;
  /** Parts of the package that are affected, and where they lie. */
  readonly components?: readonly Component[] | undefined;
  /** Set if the advisory is about the package that these were built from. */
  readonly viaOrigin?: true | undefined;
  /** One line on the vulnerability from public metadata. */
  readonly summary?: string | undefined;
}

/** A part of a package, such as a library inside a program. */
export interface Component {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly location?: string | undefined;
}

/** The id and the aliases of an item, in lower case. */
export const lowerIds = ({ advisoryId, aliases }: AdvisoryItem): readonly string[] =>
  [advisoryId, ...aliases].map((id) => id.toLowerCase());

const NO_ALIASES: readonly string[] = [];

/** Key of an item: advisory, type and artifact, with two lengths so that adjacent texts cannot be confused. */
export const itemKey = ({ advisoryId, artifact, type = '' }: AdvisoryItem): string =>
  `${advisoryId.length} ${artifact.length} ${advisoryId}${artifact}${type}`;

/** Packages of one type: the advisory's, or else their own. */
interface PackageGroup {
  readonly type: string | undefined;
  readonly packages: readonly PackageInHand[];
}

function groupByType(advisory: NeededAdvisory, packages: readonly PackageInHand[]): readonly PackageGroup[] {
  const rowType = typeOf(advisory);
  const [first] = packages;
  // Most rows match the only package of their name, or all of them; their items then share that list.
  const arch = advisory.artifactArchitecture;
  const fits = (entry: PackageInHand): boolean =>
    typesMatch(rowType, entry.type) && architecturesMatch(arch, entry.arch);
  const fitting = packages.every(fits) ? packages : packages.filter(fits);
  if (fitting.length === 0 || first === undefined) return [];
  if (rowType !== undefined) return [{ type: rowType, packages: fitting }];
  if (fitting.length === 1) return [{ type: first.type, packages: fitting }];
  return Array.from(
    groupBy(fitting, (entry) => entry.type),
    ([type, group]) => ({ type, packages: group }),
  );
}

const typeOf = ({ artifactType }: NeededAdvisory): string | undefined =>
  artifactType?.toLowerCase() || undefined;

/** The status of the packages by one row: usually the same for all, which then share one list. */
function standingsByRow(
  advisory: NeededAdvisory,
  type: string | undefined,
  packages: readonly PackageInHand[],
): ReturnType<typeof joinStandings> {
  const [first, ...others] = packages.map(
    (entry): Standing => ({
      facts: judgeStatus(advisory, entry),
      packages: [entry],
    }),
  );
  if (first === undefined) return [{ facts: judgeStatus(advisory, {}), packages }];
  if (others.every(({ facts }) => isSameFacts(facts, first.facts))) return [{ facts: first.facts, packages }];
  return joinStandings(type, [first, ...others]);
}

/**
 * Items of one advisory row for the packages of its name. `base` lists the packages of that name in the base, or is
 * `undefined` without a base. With `always`, a row that matches no package still makes an item, because it was
 * requested by id or alias.
 */
export function itemsOfRow(
  advisory: NeededAdvisory,
  packages: readonly PackageInHand[],
  base: readonly PackageInHand[] | undefined,
  always: boolean,
): readonly AdvisoryItem[] {
  const groups = groupByType(advisory, packages);
  const wanted = groups.length === 0 && always ? [{ type: typeOf(advisory), packages: [] }] : groups;
  const components = componentsOf(advisory);
  const rating = advisory.severities === undefined ? UNKNOWN_SEVERITY : rateSeverities(advisory.severities);
  return wanted.map((group): AdvisoryItem => {
    const [{ facts, packages: concerned, said }, ...better] = standingsByRow(
      advisory,
      group.type,
      group.packages,
    );
    const isAffecting = facts.status === 'affecting';
    const isDoubted = (said ?? [facts]).every(({ doubt }) => doubt !== undefined);
    const inBase =
      base === undefined ? 'lacks' : stateInBase(advisory, group, base, { isAffecting, isDoubted });
    return {
      advisoryId: advisory.advisoryId,
      aliases: advisory.aliases ?? NO_ALIASES,
      // The package's text is kept anyway; the row's is a copy of its own.
      artifact: nameOf(advisory, packages),
      type: group.type === undefined ? undefined : sharedText(group.type),
      version: concerned.find((entry) => entry.version !== undefined)?.version,
      facts,
      said,
      packages: concerned,
      better: better.length > 0 ? better : undefined,
      rating,
      isNew: isAffecting ? inBase !== 'affected' : inBase === 'lacks',
      affectsBase: !isAffecting && inBase === 'affected' ? true : undefined,
      components,
    };
  });
}

/** The name of a row, as the package in hand has it. */
function nameOf({ artifactName }: NeededAdvisory, [first]: readonly PackageInHand[]): string {
  return first?.name === artifactName ? first.name : artifactName;
}

function componentsOf({
  componentLocation: location = '',
  componentName: name = '',
  componentType: type = '',
}: NeededAdvisory): readonly Component[] | undefined {
  if (name === '' && location === '') return undefined;
  const shared = (text: string) => (text === '' ? undefined : sharedText(text));
  return [{ name: shared(name), type: shared(type), location: shared(location) }];
}

/** The same text for equal texts, so that names of components and types, which many rows have, are kept once. */
const sharedText = remember((text) => text, 10_000);

export function isSeverer(one: SeverityRating, other: SeverityRating): boolean {
  const order = severityRank(one.severity) - severityRank(other.severity);
  return order < 0 || (order === 0 && (one.score ?? 0) > (other.score ?? 0));
}

/** Whether the base is affected; an affecting item that is not new says so. */
export const isBaseAffected = (item: AdvisoryItem): boolean =>
  item.facts.status === 'affecting' ? !item.isNew : item.affectsBase === true;

/** The status of all packages of an item, the worst first. */
export const standingsOf = (item: AdvisoryItem): readonly [Standing, ...Standing[]] => [
  item,
  ...(item.better ?? []),
];

/** An item without some of its packages; none if it has no others. */
export function withoutPackages(
  item: AdvisoryItem,
  isLeft: (entry: PackageInHand) => boolean,
): readonly AdvisoryItem[] {
  const all = standingsOf(item);
  if (!all.some(({ packages }) => packages.some(isLeft))) return [item];
  const [first, ...better] = all
    .map(({ facts, packages, said }) => ({ facts, said, packages: packages.filter((one) => !isLeft(one)) }))
    .filter(({ packages }) => packages.length > 0);
  if (first === undefined) return [];
  const version = first.packages.find((entry) => entry.version !== undefined)?.version;
  return [{ ...item, ...first, version, better }];
}

/**
 * Merges two items of the same key, in whatever order: all packages, of each the worst that is said about it; higher
 * severity, all aliases. An affecting item is new unless one of the two affects the base; a settled item in the base
 * does not matter.
 */
export function mergeItems(one: AdvisoryItem, other: AdvisoryItem): AdvisoryItem {
  const [item, ...more] = standingsOf(one);
  const [{ facts, packages, said }, ...better] = joinStandings(one.type, [
    item,
    ...more,
    ...standingsOf(other),
  ]);
  const versioned = [one, other].find(
    (each) => each.facts.status === facts.status && each.version !== undefined,
  );
  const affectsBase = isBaseAffected(one) || isBaseAffected(other);
  const isAffecting = facts.status === 'affecting';
  return {
    advisoryId: one.advisoryId,
    aliases: [...new Set([...one.aliases, ...other.aliases])],
    artifact: one.artifact,
    type: one.type,
    version: versioned?.version,
    facts,
    said,
    packages,
    better: better.length > 0 ? better : undefined,
    rating: isSeverer(other.rating, one.rating) ? other.rating : one.rating,
    isNew: isAffecting ? !affectsBase : one.isNew && other.isNew,
    affectsBase: !isAffecting && affectsBase ? true : undefined,
    components: mergeComponents(one.components, other.components),
    viaOrigin: one.viaOrigin === true && other.viaOrigin === true ? true : undefined,
    summary: one.summary ?? other.summary,
  };
}

/** All components, each once. */
function mergeComponents(
  one: readonly Component[] | undefined,
  other: readonly Component[] | undefined,
): readonly Component[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const all = [...one, ...other];
  return [...new Map(all.map((component) => [componentKey(component), component])).values()];
}

/** Equal for equal components. */
export function componentKey({ location, name, type }: Component): string {
  return JSON.stringify([name, type, location]);
}
