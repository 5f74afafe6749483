import { architecturesMatch, type PackageInHand, typesMatch } from '../sbom/package-in-hand.ts';
import { type Advisory, judgeStatus } from './advisory.ts';

/** State of an item in the base: no package of that name and type, one, or one that the advisory affects. */
export type BaseState = 'lacks' | 'has' | 'affected';

/** From what is new to what is known. */
const ORDER: readonly BaseState[] = ['lacks', 'has', 'affected'];

/** How the packages of the head stand. */
export interface HeadState {
  readonly isAffecting: boolean;
  /** Whether none of them is known for certain to be affected, such as versions that cannot be compared. */
  readonly isDoubted: boolean;
}

/**
 * State of an advisory in the packages of the base, of which those in doubt make nothing certain known. Packages of moved images are compared place by place: what affects them
 * is known only if it is known in every place, and what does not affect them was there if it was in any.
 */
export function stateInBase(
  advisory: Advisory,
  { packages, type }: { readonly type: string | undefined; readonly packages: readonly PackageInHand[] },
  base: readonly PackageInHand[],
  { isAffecting, isDoubted }: HeadState,
): BaseState {
  if (base.length === 0) return 'lacks';
  const [first = 'lacks', ...others] = Array.from(placesOf(advisory, packages, isAffecting), (place) =>
    stateAt(advisory, { type, place, isDoubted }, base),
  );
  const isNearer = (one: BaseState, other: BaseState): boolean =>
    isAffecting ? ORDER.indexOf(one) < ORDER.indexOf(other) : ORDER.indexOf(one) > ORDER.indexOf(other);
  return others.reduce((state, other) => (isNearer(other, state) ? other : state), first);
}

type Place = string | undefined;

const NO_PLACE: ReadonlySet<Place> = new Set([undefined]);

/** Places of the packages; where the advisory affects any, only of those that it affects. */
function placesOf(
  advisory: Advisory,
  packages: readonly PackageInHand[],
  isAffecting: boolean,
): ReadonlySet<Place> {
  if (packages.every(({ places }) => places === undefined)) return NO_PLACE;
  const concerned = packages.filter(
    ({ type, version }) => !isAffecting || judgeStatus(advisory, type, version).status === 'affecting',
  );
  return new Set(concerned.flatMap(({ places }): readonly Place[] => places ?? [undefined]));
}

function stateAt(
  advisory: Advisory,
  { isDoubted, place, type }: { type: string | undefined; place: Place; isDoubted: boolean },
  base: readonly PackageInHand[],
): BaseState {
  let state: BaseState = 'lacks';
  for (const entry of base) {
    if (!isAt(entry, place)) continue;
    if (!typesMatch(type, entry.type) || !architecturesMatch(advisory.artifactArchitecture, entry.arch))
      continue;
    const { doubt, status } = judgeStatus(advisory, entry.type, entry.version);
    if (status === 'affecting' && (isDoubted || doubt === undefined)) return 'affected';
    state = 'has';
  }
  return state;
}

/** A package of a `base-sbom` has no place, and is compared with everything. */
function isAt({ places }: PackageInHand, place: Place): boolean {
  return places === undefined || (place !== undefined && places.includes(place));
}
