import { groupBy } from '../base/group-by.ts';
import type { Advisory, AdvisoryStatus, StatusFacts } from './advisory.ts';
import { judgeStatus } from './advisory.ts';
import { type PackageInHand, typesMatch } from './package-in-hand.ts';
import { rateSeverities, type SeverityRating, severityRank, UNKNOWN_SEVERITY } from './severity.ts';

/** One advisory for one package in hand: the unit that the gate counts, told apart by advisory, type and artifact. */
export interface AdvisoryItem {
  readonly advisoryId: string;
  readonly aliases: readonly string[];
  readonly artifact: string;
  readonly type?: string;
  /** Version that the status is about; absent when not known. */
  readonly version?: string;
  readonly facts: StatusFacts;
  readonly rating: SeverityRating;
  /** False when the base has the same advisory affecting the same package. */
  readonly isNew: boolean;
  /** Set on an item that affects nothing here, where the base's version of the package is affected. */
  readonly affectsBase?: true;
  /** Packages of the run that it is about; none when only the advisory was asked for. */
  readonly packages: readonly PackageInHand[];
  /** One line on the vulnerability from public metadata. */
  readonly summary?: string;
}

/** Worst first: of several versions of one package the worst counts. */
const STATUS_ORDER: readonly AdvisoryStatus[] = ['affecting', 'fixed', 'not-affected', 'withdrawn'];
const statusRank = (facts: StatusFacts): number => STATUS_ORDER.indexOf(facts.status);

const NO_ALIASES: readonly string[] = [];

/** Key of an item: advisory, type and artifact, with two lengths so that no texts run into each other. */
export const itemKey = ({ advisoryId, artifact, type = '' }: AdvisoryItem): string =>
  `${advisoryId.length} ${artifact.length} ${advisoryId}${artifact}${type}`;

/** Packages of one type, the advisory's, else their own: what one item is about. */
interface PackageGroup {
  readonly type: string | undefined;
  readonly packages: readonly PackageInHand[];
}

function groupByType(advisory: Advisory, packages: readonly PackageInHand[]): readonly PackageGroup[] {
  const rowType = typeOf(advisory);
  const [first] = packages;
  // Most rows fit the one package of their name, or all: that list is shared by all their items then.
  const fits = (entry: PackageInHand): boolean => typesMatch(rowType, entry.type);
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
    // Among equals one whose version is known says more.
    if (order < 0 || (order === 0 && worst?.version === undefined)) worst = next;
  }
  return worst ?? { version: undefined, facts: judgeStatus(advisory, undefined, undefined) };
}

/** What the base has of an item: a package of that name and type, and whether the advisory affects it there. */
type BaseState = 'lacks' | 'has' | 'affected';

function stateInBase(
  advisory: Advisory,
  type: string | undefined,
  base: readonly PackageInHand[],
): BaseState {
  let state: BaseState = 'lacks';
  for (const entry of base) {
    if (!typesMatch(type, entry.type)) continue;
    if (judgeStatus(advisory, entry.type, entry.version).status === 'affecting') return 'affected';
    state = 'has';
  }
  return state;
}

/**
 * Items of one advisory row for the packages of its name. `base` are the base's packages of that name, `undefined` when
 * there is no base. With `always` a row that fits no package still gives an item (it was asked for by id or alias).
 */
export function itemsOfRow(
  advisory: Advisory,
  packages: readonly PackageInHand[],
  base: readonly PackageInHand[] | undefined,
  always: boolean,
): readonly AdvisoryItem[] {
  const groups = groupByType(advisory, packages);
  const wanted = groups.length === 0 && always ? [{ type: typeOf(advisory), packages: [] }] : groups;
  const rating = advisory.severities === undefined ? UNKNOWN_SEVERITY : rateSeverities(advisory.severities);
  return wanted.map((group): AdvisoryItem => {
    const { version, facts } = worstFacts(advisory, group.packages);
    const isAffecting = facts.status === 'affecting';
    const inBase = base === undefined ? 'lacks' : stateInBase(advisory, group.type, base);
    const item: Writable<AdvisoryItem> = {
      advisoryId: advisory.advisoryId,
      aliases: advisory.aliases ?? NO_ALIASES,
      artifact: advisory.artifactName,
      facts,
      rating,
      isNew: isAffecting ? inBase !== 'affected' : inBase === 'lacks',
      packages: group.packages,
    };
    if (group.type !== undefined) item.type = group.type;
    if (version !== undefined) item.version = version;
    if (!isAffecting && inBase === 'affected') item.affectsBase = true;
    return item;
  });
}

/** An item while it is put together: there are very many, and spreading optional parts costs more than all the rest. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Whether a rating is worse than another: by severity, then by score. */
function isSeverer(one: SeverityRating, other: SeverityRating): boolean {
  const order = severityRank(one.severity) - severityRank(other.severity);
  return order < 0 || (order === 0 && (one.score ?? 0) > (other.score ?? 0));
}

/** Whether the base is affected; of an affecting item its being new says so. */
const isBaseAffected = (item: AdvisoryItem): boolean =>
  item.facts.status === 'affecting' ? !item.isNew : item.affectsBase === true;

/**
 * The item that stands for two of the same key: worse status, higher severity, all aliases. An affecting one is new
 * unless one of the two affects the base; that a settled one is in the base says nothing about it.
 */
export function mergeItems(one: AdvisoryItem, other: AdvisoryItem): AdvisoryItem {
  const worse = statusRank(other.facts) < statusRank(one.facts) ? other : one;
  const severer = isSeverer(other.rating, one.rating) ? other.rating : one.rating;
  const fixedVersion = one.facts.fixedVersion ?? other.facts.fixedVersion;
  const affectsBase = isBaseAffected(one) || isBaseAffected(other);
  const isAffecting = worse.facts.status === 'affecting';
  return {
    ...worse,
    ...(!isAffecting && affectsBase ? { affectsBase } : {}),
    aliases: [...new Set([...one.aliases, ...other.aliases])],
    rating: severer,
    isNew: isAffecting ? !affectsBase : one.isNew && other.isNew,
    facts: {
      ...worse.facts,
      ...(worse.facts.fixedVersion !== undefined || fixedVersion === undefined ? {} : { fixedVersion }),
    },
  };
}
