import { type AdvisoryItem, itemKey } from '../advisory/advisory-item.ts';
import { isAt } from '../advisory/standing.ts';
import type { JudgedItem } from '../decision/gate-decision.ts';
import { repositoryOf } from '../sbom/sbom-reading.ts';
import type { ImageFacts } from './read-image-sboms.ts';

/** An image that was looked at, as far as its record needs it. */
type LookedAtImage = ComparedImage &
  Pick<ImageFacts, 'name' | 'digest' | 'manifest' | 'platform' | 'packageCount' | 'sbom'>;

/** An image, or an SBOM of the base, as far as it is compared. */
export interface ComparedImage {
  /** The source that the packages of its SBOM name. */
  readonly file: string;
  /** Absent for an SBOM of the base, which is compared with every platform. */
  readonly platform?: string;
  /** Where a change moves it; absent for what is named and for SBOMs of the base, which have no place. */
  readonly places?: readonly string[] | undefined;
  /** The image that it describes, where that is known. */
  readonly image?: string | undefined;
}

/** One entry of the output `images`. */
export interface ImageRecord extends Pick<ImageFacts, 'digest' | 'manifest' | 'platform' | 'sbom'> {
  readonly image: string;
  readonly packages: number;
  /** Affecting and not ignored. */
  readonly count: number;
  /** Of these, what does not affect the images that it replaces. */
  readonly newCount: number;
  /** Advisories that affect an image it replaces but not the image itself, also because a package is gone. */
  readonly fixedCount: number;
}

export interface ImageChange {
  readonly record: ImageRecord;
  /** The advisories that `fixedCount` counts. */
  readonly fixed: readonly AdvisoryItem[];
}

/** Findings at the head and at the base. */
interface Found {
  readonly items: readonly Pick<JudgedItem, 'item' | 'effect'>[];
  /** Advisories of the packages of the base. */
  readonly replaced: readonly AdvisoryItem[];
  /** The images and SBOMs of the base; none without one. */
  readonly base: readonly ComparedImage[];
}

/** Says of each image what its packages are affected by, what the change brings and what it fixes. */
export function imageChanges(
  images: readonly LookedAtImage[],
  { base, items, replaced }: Found,
): readonly ImageChange[] {
  if (images.length === 0) return [];
  const isSure = ({ facts }: AdvisoryItem): boolean => facts.doubt === undefined;
  const keysOf = (some: Found['items']): Keys => new Set(some.map(({ item }) => itemKey(item)));
  const after = keysBySource(items.map(({ item }) => item));
  const before = keysBySource(replaced);
  const itemOf = new Map(replaced.map((item) => [itemKey(item), item]));
  const surely = keysBySource(replaced.filter(isSure));
  const doubted = keysOf(items.filter(({ item }) => !isSure(item)));
  const ignored = keysOf(items.filter(({ effect }) => effect === 'ignored'));
  return images.map((image) => {
    const { digest, file, manifest, name, packageCount, platform, sbom } = image;
    const affecting = after.get(file) ?? NO_KEYS;
    const counted = [...affecting].filter((key) => !ignored.has(key));
    const known = knownAtAll(image, base, (key) => (doubted.has(key) ? before : surely));
    const fixed = fixedBy(image, base, before).filter((key) => !affecting.has(key));
    const record = {
      image: name,
      digest,
      manifest,
      platform,
      packages: packageCount,
      count: counted.length,
      newCount: counted.filter((key) => !known(key)).length,
      fixedCount: fixed.length,
      sbom,
    };
    return { record, fixed: fixed.flatMap((key) => itemOf.get(key) ?? []) };
  });
}

type Keys = ReadonlySet<string>;

const NO_KEYS: Keys = new Set();

/** Keys of affecting advisories for each image or SBOM, by the source that its packages name. */
function keysBySource(items: readonly AdvisoryItem[]): ReadonlyMap<string, Keys> {
  const bySource = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.facts.status !== 'affecting') continue;
    for (const { source } of item.packages)
      if (source !== undefined) bySource.set(source, (bySource.get(source) ?? new Set()).add(itemKey(item)));
  }
  return bySource;
}

/** Whether an advisory is known in every place of an image, as the gate decides what is new. */
function knownAtAll(
  { places }: ComparedImage,
  base: readonly ComparedImage[],
  knownOf: (key: string) => ReadonlyMap<string, Keys>,
): (key: string) => boolean {
  const sides = (places ?? [undefined]).map((place) => base.filter((one) => isAt(one, place)));
  return (key) => sides.every((side) => side.some(({ file }) => knownOf(key).get(file)?.has(key) === true));
}

/** Keys of the advisories that affect any image that this one replaces, on its platform. */
function fixedBy(
  { image, places = [], platform }: ComparedImage,
  base: readonly ComparedImage[],
  before: ReadonlyMap<string, Keys>,
): readonly string[] {
  const sides = base.filter(
    (one) =>
      [undefined, ...places].some((place) => isAt(one, place)) &&
      sharePlatform(one, platform) &&
      (one.places !== undefined || shareRepository(one, image)),
  );
  return [...new Set(sides.flatMap(({ file }) => [...(before.get(file) ?? NO_KEYS)]))];
}

/** Whether an SBOM of the base may be of this image. */
const shareRepository = ({ image: one }: ComparedImage, other: string | undefined): boolean =>
  one === undefined || other === undefined || repositoryOf(one) === repositoryOf(other);

/** An image outside of an index is listed with all platforms that were asked for. */
function sharePlatform({ platform: one }: ComparedImage, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const others = other.split(', ');
  return one.split(', ').some((platform) => others.includes(platform));
}
