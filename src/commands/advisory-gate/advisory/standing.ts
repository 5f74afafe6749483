import { architecturesMatch, type PackageInHand, typesMatch } from '../sbom/package-in-hand.ts';
import { type AdvisoryStatus, highest, judgeStatus, type StatusFacts } from './advisory.ts';
import { LAST_WORDS } from './last-word.ts';
import type { NeededAdvisory } from './needed-advisory.ts';

/** Packages for which the rows of one advisory mean one status. */
export interface Standing {
  /** Follows from everything that the rows say. */
  readonly facts: StatusFacts;
  /** The distinct statements of the rows; absent where all say the same. */
  readonly said?: readonly StatusFacts[] | undefined;
  /** Empty if only the advisory was requested. */
  readonly packages: readonly PackageInHand[];
}

type AtLeastOne<T> = readonly [T, ...T[]];

/** Worst first: the worst statement about a package counts. */
const STATUS_ORDER: readonly AdvisoryStatus[] = ['affecting', 'fixed', 'not-affected', 'withdrawn'];

/** Distinct statements of the rows behind a standing. */
export const saidOf = ({ facts, said }: Standing): readonly StatusFacts[] => said ?? [facts];

export function isSameFacts(one: StatusFacts, other: StatusFacts): boolean {
  return (
    one === other ||
    (one.status === other.status &&
      one.word === other.word &&
      one.fixedVersion === other.fixedVersion &&
      one.falsePositiveType === other.falsePositiveType &&
      one.doubt === other.doubt)
  );
}

/** One standing for each status, the worst first; a package belongs to the worst that has it. The order given is irrelevant. */
export function joinStandings(type: string | undefined, given: AtLeastOne<Standing>): AtLeastOne<Standing> {
  const placed = new Set<PackageInHand>();
  const joined: Standing[] = [];
  for (const status of STATUS_ORDER) {
    const [first, ...others] = given.filter(({ facts }) => facts.status === status);
    if (first === undefined) continue;
    const same: AtLeastOne<Standing> = [first, ...others];
    const packages = packagesOf(same, placed);
    if (joined.length === 0) joined.push(standingOf(type, same, withUnplaced(same, packages)));
    else if (packages.length > 0) joined.push(standingOf(type, same, packages));
  }
  const [worst = given[0], ...better] = joined;
  return [worst, ...better];
}

function standingOf(
  type: string | undefined,
  same: AtLeastOne<Standing>,
  packages: readonly PackageInHand[],
): Standing {
  const [first] = same;
  if (same.every(({ facts, said }) => said === undefined && isSameFacts(facts, first.facts)))
    return { facts: first.facts, packages };
  const said: StatusFacts[] = [];
  for (const facts of same.flatMap(saidOf))
    if (!said.some((known) => isSameFacts(known, facts))) said.push(facts);
  return { facts: joinFacts(type, first.facts.status, said), said, packages };
}

/** Packages of standings that have not been assigned yet, and now are; a list that has all of them is shared. */
function packagesOf(
  [first, ...others]: AtLeastOne<Standing>,
  placed: Set<PackageInHand>,
): readonly PackageInHand[] {
  const all = others.length === 0 ? first.packages : [first, ...others].flatMap(({ packages }) => packages);
  const open = new Set(all.filter((entry) => !placed.has(entry)));
  for (const entry of open) placed.add(entry);
  const isShared = open.size === first.packages.length && first.packages.every((entry) => open.has(entry));
  return isShared ? first.packages : [...open];
}

/** A row that was requested and matches no package of the run is about a package at an unknown place. */
function withUnplaced(
  same: readonly Standing[],
  packages: readonly PackageInHand[],
): readonly PackageInHand[] {
  const [first] = packages;
  if (first === undefined || same.every((standing) => standing.packages.length > 0)) return packages;
  const isKnown = packages.some((entry) => entry.image === undefined && entry.source === undefined);
  return isKnown ? packages : [...packages, { name: first.name }];
}

const INCOMPARABLE = 'its fixed versions cannot be compared';

/** Joins facts of one status, in any order. */
function joinFacts(
  type: string | undefined,
  status: AdvisoryStatus,
  said: readonly StatusFacts[],
): StatusFacts {
  const fixedVersions = said.map((facts) => facts.fixedVersion);
  const fixedVersion = fixOfAll(type, fixedVersions);
  const isFixKnown = !fixedVersions.includes(undefined);
  const doubts = new Set(said.flatMap(({ doubt }) => doubt ?? []));
  if (fixedVersion === undefined && isFixKnown) doubts.add(INCOMPARABLE);
  // One without a word stays without one: a known word does not cover an unknown one.
  const words = said.map(({ word }) => word);
  const word = words.includes(undefined) ? undefined : LAST_WORDS.find((each) => words.includes(each));
  const reason = said[0]?.falsePositiveType;
  const isOneReason = said.every(({ falsePositiveType }) => falsePositiveType === reason);
  return {
    status,
    word,
    fixedVersion,
    falsePositiveType: isOneReason ? reason : undefined,
    doubt: doubts.size === 0 ? undefined : [...doubts].sort().join('; '),
    isUndated: said.some(({ isUndated }) => isUndated) ? true : undefined,
  };
}

/** The version that has all fixes; `undefined` where one has no version, or they cannot be compared. */
export function fixOfAll(
  type: string | undefined,
  versions: readonly (string | undefined)[],
): string | undefined {
  const known = versions.flatMap((version) => version ?? []);
  return known.length < versions.length ? undefined : highest(type ?? 'apk', known);
}

/** State of an item in the base: no package of that name and type, one, or one that the advisory affects. */
type BaseState = 'lacks' | 'has' | 'affected';

/** From what is new to what is known. */
const ORDER: readonly BaseState[] = ['lacks', 'has', 'affected'];

/**
 * State of an advisory in the packages of the base, of which those in doubt make nothing certain known; `isDoubted` if
 * that is so of all at the head. Packages of moved images are compared place by place: what affects them is known only if
 * it is known in every place, and what does not affect them was there if it was in any.
 */
export function stateInBase(
  advisory: NeededAdvisory,
  { packages, type }: { readonly type: string | undefined; readonly packages: readonly PackageInHand[] },
  base: readonly PackageInHand[],
  { isAffecting, isDoubted }: { readonly isAffecting: boolean; readonly isDoubted: boolean },
): BaseState {
  if (base.length === 0) return 'lacks';
  const places = placesOf(advisory, packages, isAffecting);
  const states = Array.from(places, (place) => stateAt(advisory, { type, place, isDoubted }, base));
  const order = isAffecting ? ORDER : ORDER.toReversed();
  return order.find((state) => states.includes(state)) ?? 'lacks';
}

type Place = string | undefined;

const NO_PLACE: ReadonlySet<Place> = new Set([undefined]);

/** Places of the packages; where the advisory affects any, only of those that it affects. */
function placesOf(
  advisory: NeededAdvisory,
  packages: readonly PackageInHand[],
  isAffecting: boolean,
): ReadonlySet<Place> {
  if (packages.every(({ places }) => places === undefined)) return NO_PLACE;
  const concerned = packages.filter(
    (entry) => !isAffecting || judgeStatus(advisory, entry).status === 'affecting',
  );
  return new Set(concerned.flatMap(({ places }): readonly Place[] => places ?? [undefined]));
}

function stateAt(
  advisory: NeededAdvisory,
  { isDoubted, place, type }: { type: string | undefined; place: Place; isDoubted: boolean },
  base: readonly PackageInHand[],
): BaseState {
  let state: BaseState = 'lacks';
  for (const entry of base) {
    if (!isAt(entry, place)) continue;
    if (!typesMatch(type, entry.type) || !architecturesMatch(advisory.artifactArchitecture, entry.arch))
      continue;
    const { doubt, status } = judgeStatus(advisory, entry);
    if (status === 'affecting' && (isDoubted || doubt === undefined)) return 'affected';
    state = 'has';
  }
  return state;
}

/** Whether something is at a place; what a `base-sbom` lists has none, and is compared with everything. */
export function isAt({ places }: Pick<PackageInHand, 'places'>, place: Place): boolean {
  return places === undefined || (place !== undefined && places.includes(place));
}
