import { groupBy } from '../../../base/group-by.ts';
import { architecturesMatch, type PackageInHand, typesMatch } from '../sbom/package-in-hand.ts';
import type { Advisory, AdvisoryStatus, StatusFacts } from './advisory.ts';
import { judgeStatus } from './advisory.ts';
import { stateInBase } from './base-state.ts';
import { rateSeverities, type SeverityRating, severityRank, UNKNOWN_SEVERITY } from './severity.ts';

/** One advisory for one package: the unit that the gate counts, identified by advisory, type and artifact. */
export interface AdvisoryItem {
  readonly advisoryId: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  readonly type?: string;
  readonly version?: string;
  readonly facts: StatusFacts;
  readonly rating: SeverityRating;
  /** False if the same advisory affects the same package in the base. */
  readonly isNew: boolean;
  /** Set if the item is not affecting here, but affects the base's version of the package. */
  readonly affectsBase?: true;
  /** Packages of the run that it concerns; empty if only the advisory was requested. */
  readonly packages: readonly PackageInHand[];
  /** Parts of the package that are affected, and where they lie. */
  readonly components?: readonly Component[];
  /** Set if the advisory is about the package that these were built from. */
  readonly viaOrigin?: true;
  /** One line on the vulnerability from public metadata. */
  readonly summary?: string;
}

/** A part of a package, such as a library inside a program. */
export interface Component {
  readonly name?: string;
  readonly type?: string;
  readonly location?: string;
}

/** Worst first: of several versions of one package, the worst counts. */
const STATUS_ORDER: readonly AdvisoryStatus[] = ['affecting', 'fixed', 'not-affected', 'withdrawn'];
const statusRank = (facts: StatusFacts): number => STATUS_ORDER.indexOf(facts.status);

const NO_ALIASES: readonly string[] = [];

/** Key of an item: advisory, type and artifact, with two lengths so that adjacent texts cannot be confused. */
export const itemKey = ({ advisoryId, artifact, type = '' }: AdvisoryItem): string =>
  `${advisoryId.length} ${artifact.length} ${advisoryId}${artifact}${type}`;

/** Packages of one type: the advisory's, or else their own. */
interface PackageGroup {
  readonly type: string | undefined;
  readonly packages: readonly PackageInHand[];
}

function groupByType(advisory: Advisory, packages: readonly PackageInHand[]): readonly PackageGroup[] {
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

const typeOf = ({ artifactType }: Advisory): string | undefined => artifactType?.toLowerCase() || undefined;

interface VersionFacts {
  readonly version: string | undefined;
  readonly facts: StatusFacts;
}

function worstFacts(advisory: Advisory, packages: readonly PackageInHand[]): VersionFacts {
  let worst: VersionFacts | undefined;
  for (const { type, version } of packages) {
    const next = { version, facts: judgeStatus(advisory, type, version) };
    const order = worst === undefined ? -1 : statusRank(next.facts) - statusRank(worst.facts);
    // Among equals, a known version says more.
    if (order < 0 || (order === 0 && worst?.version === undefined)) worst = next;
  }
  return worst ?? { version: undefined, facts: judgeStatus(advisory, undefined, undefined) };
}

/**
 * Items of one advisory row for the packages of its name. `base` lists the packages of that name in the base, or is
 * `undefined` without a base. With `always`, a row that matches no package still makes an item, because it was
 * requested by id or alias.
 */
export function itemsOfRow(
  advisory: Advisory,
  packages: readonly PackageInHand[],
  base: readonly PackageInHand[] | undefined,
  always: boolean,
): readonly AdvisoryItem[] {
  const groups = groupByType(advisory, packages);
  const wanted = groups.length === 0 && always ? [{ type: typeOf(advisory), packages: [] }] : groups;
  const components = componentsOf(advisory);
  const rating = advisory.severities === undefined ? UNKNOWN_SEVERITY : rateSeverities(advisory.severities);
  return wanted.map((group): AdvisoryItem => {
    const { version, facts } = worstFacts(advisory, group.packages);
    const isAffecting = facts.status === 'affecting';
    const inBase = base === undefined ? 'lacks' : stateInBase(advisory, group, base, isAffecting);
    const item: Writable<AdvisoryItem> = {
      advisoryId: advisory.advisoryId,
      aliases: advisory.aliases ?? NO_ALIASES,
      // The text of the package is kept anyway; that of the row is another one.
      artifact: nameOf(advisory, packages),
      facts,
      rating,
      isNew: isAffecting ? inBase !== 'affected' : inBase === 'lacks',
      packages: group.packages,
    };
    if (group.type !== undefined) item.type = sharedText(group.type);
    if (version !== undefined) item.version = version;
    if (components !== undefined) item.components = components;
    if (!isAffecting && inBase === 'affected') item.affectsBase = true;
    return item;
  });
}

/** The name of a row, as the package in hand has it. */
function nameOf({ artifactName }: Advisory, [first]: readonly PackageInHand[]): string {
  return first?.name === artifactName ? first.name : artifactName;
}

function componentsOf({
  componentLocation: location = '',
  componentName: name = '',
  componentType: type = '',
}: Advisory): readonly Component[] | undefined {
  if (name === '' && location === '') return undefined;
  const component: Writable<Component> = {};
  if (name !== '') component.name = sharedText(name);
  if (type !== '') component.type = sharedText(type);
  if (location !== '') component.location = sharedText(location);
  return [component];
}

/** Names of components, of which many rows have the same. */
const sharedTexts = new Map<string, string>();
const MOST_TEXTS = 10_000;

/** The same text for equal texts, so that each is kept once. */
function sharedText(text: string): string {
  const shared = sharedTexts.get(text);
  if (shared !== undefined) return shared;
  if (sharedTexts.size === MOST_TEXTS) sharedTexts.clear();
  sharedTexts.set(text, text);
  return text;
}

/** An item under construction: there are very many, and spreading optional parts would dominate the cost. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

function isSeverer(one: SeverityRating, other: SeverityRating): boolean {
  const order = severityRank(one.severity) - severityRank(other.severity);
  return order < 0 || (order === 0 && (one.score ?? 0) > (other.score ?? 0));
}

/** Whether the base is affected; an affecting item that is not new says so. */
const isBaseAffected = (item: AdvisoryItem): boolean =>
  item.facts.status === 'affecting' ? !item.isNew : item.affectsBase === true;

/**
 * Merges two items of the same key: worse status, higher severity, all aliases. An affecting item is new unless one
 * of the two affects the base; a settled item in the base does not matter.
 */
export function mergeItems(one: AdvisoryItem, other: AdvisoryItem): AdvisoryItem {
  const worse = statusRank(other.facts) < statusRank(one.facts) ? other : one;
  const severer = isSeverer(other.rating, one.rating) ? other.rating : one.rating;
  const fixedVersion = one.facts.fixedVersion ?? other.facts.fixedVersion;
  const affectsBase = isBaseAffected(one) || isBaseAffected(other);
  const isAffecting = worse.facts.status === 'affecting';
  const { affectsBase: _, components: __, viaOrigin: ___, ...rest } = worse;
  const components = mergeComponents(one.components, other.components);
  return {
    ...rest,
    ...(!isAffecting && affectsBase ? { affectsBase } : {}),
    ...(components === undefined ? {} : { components }),
    ...(one.viaOrigin === true && other.viaOrigin === true ? { viaOrigin: true } : {}),
    aliases: [...new Set([...one.aliases, ...other.aliases])],
    rating: severer,
    isNew: isAffecting ? !affectsBase : one.isNew && other.isNew,
    facts: {
      ...worse.facts,
      ...(worse.facts.fixedVersion !== undefined || fixedVersion === undefined ? {} : { fixedVersion }),
    },
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
