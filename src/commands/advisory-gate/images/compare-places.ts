import { groupBy } from '../../../base/group-by.ts';
import type { Slot } from '../../../images/read/slots.ts';
import type { RegistryImage } from '../../../images/reference/image-name.ts';

/** An image whose SBOM is to be read. */
export interface WantedImage {
  readonly image: RegistryImage;
  /** Its digest if one is written, else its tag: the registry is asked for this. */
  readonly reference: string;
  /** As written, made complete. */
  readonly name: string;
  /** The images that it replaces, an empty text for none; at the base, its own name. Absent without a comparison. */
  readonly places?: readonly string[] | undefined;
}

/** An image in the slots of a file that it fills. */
export interface PlacedImage {
  readonly file: string;
  readonly slots: readonly Slot[];
  readonly image: WantedImage;
}

/** A place whose image a change moves. */
export interface MovedPlace {
  readonly file: string;
  readonly slot: string;
  /** The image before; absent where the place is new. */
  readonly from?: string | undefined;
  readonly to: string;
}

/** Images that a change moves, and those that it leaves. */
export interface ComparedPlaces {
  readonly moves: readonly MovedPlace[];
  /** Images that the change brings to a place. */
  readonly head: readonly WantedImage[];
  /** Images that they replace there. */
  readonly base: readonly WantedImage[];
  /** Images of the head that it brings to no place. */
  readonly unmoved: readonly WantedImage[];
}

/**
 * Compares each place with itself at the base: an image that another place had before still counts as brought. Files of the
 * base are found by `fileBefore`, which follows renames.
 */
export function compareImagePlaces(
  head: readonly PlacedImage[],
  base: readonly PlacedImage[],
  fileBefore: (file: string) => string,
): ComparedPlaces {
  const before = slotsByFile(base);
  const pairs = [...slotsByFile(head)].flatMap(([file, slots]) =>
    pairsOf(file, slots, before.get(fileBefore(file))),
  );
  const isCopy = createCopyCheck(pairs.filter(({ from, to }) => from?.name === to.name));
  const moved = pairs.filter((pair) => pair.from?.name !== pair.to.name && !isCopy(pair));
  const brought = groupBy(moved, ({ to }) => to.name);
  return {
    moves: uniqueMoves(moved),
    head: unique(moved.map(({ to }) => to)).map((image) => {
      const places = (brought.get(image.name) ?? []).map(({ from }) => from?.name ?? '');
      return { ...image, places: [...new Set(places)] };
    }),
    base: unique(moved.flatMap(({ from }) => from ?? [])).map((image) => ({
      ...image,
      places: [image.name],
    })),
    unmoved: unique(head.map(({ image }) => image)).filter(({ name }) => !brought.has(name)),
  };
}

/** One place, with its image at the head and at the base. */
interface Pair {
  readonly file: string;
  readonly slot: Slot;
  readonly to: WantedImage;
  readonly from: WantedImage | undefined;
  /** The base has references in the file. */
  readonly isKnownFile: boolean;
}

/** The images in the slots of one name, in the order of the file. */
type Filled = readonly { readonly slot: Slot; readonly image: WantedImage }[];
type Slots = ReadonlyMap<string, Filled>;

function slotsByFile(placed: readonly PlacedImage[]): ReadonlyMap<string, Slots> {
  const files = groupBy(placed, ({ file }) => file);
  return new Map(
    Array.from(files, ([file, images]) => {
      const filled = images.flatMap(({ image, slots }) => slots.map((slot) => ({ slot, image })));
      return [file, groupBy(filled, ({ slot }) => slot.name)];
    }),
  );
}

function pairsOf(file: string, head: Slots, base: Slots | undefined): readonly Pair[] {
  const isKnownFile = base !== undefined;
  return [...head].flatMap(([name, filled]) => {
    const before = base?.get(name) ?? stageBefore(filled, head, base);
    const aligned = align(
      filled.map(({ image }) => image.name),
      before.map(({ image }) => image.name),
    );
    return filled.map(({ image, slot }, index): Pair => {
      const from = before[aligned[index] ?? -1]?.image;
      return { file, slot, to: image, from, isKnownFile };
    });
  });
}

/** The stage of the same number at the base, where neither side has a stage of the other's name. */
function stageBefore(filled: Filled, head: Slots, base: Slots | undefined): Filled {
  const number = filled[0]?.slot.stage;
  if (number === undefined || base === undefined) return [];
  const [, same = []] =
    [...base].find(([name, [one]]) => one?.slot.stage === number && !head.has(name)) ?? [];
  return same;
}

/**
 * The index at the base for each image of the head, by order; -1 where there is none. Where the numbers differ, equal ones
 * at both ends belong together, so that one that is inserted moves no other.
 */
function align(head: readonly string[], base: readonly string[]): readonly number[] {
  if (head.length === base.length) return head.map((_, index) => index);
  const shorter = Math.min(head.length, base.length);
  let start = 0;
  while (start < shorter && head[start] === base[start]) start += 1;
  let end = 0;
  while (end < shorter - start && head.at(-1 - end) === base.at(-1 - end)) end += 1;
  return head.map((_, index) => {
    if (index < start) return index;
    if (index >= head.length - end) return index + base.length - head.length;
    return index < base.length - end ? index : -1;
  });
}

/** Creates the check for a new file that only repeats an image of another file; building with it is not shipping it. */
function createCopyCheck(kept: readonly Pair[]): (pair: Pair) => boolean {
  const namesOf = (pairs: readonly Pair[]) => new Set(pairs.map(({ to }) => to.name));
  const anywhere = namesOf(kept);
  const shipped = namesOf(kept.filter(({ slot }) => !isBuildStage(slot)));
  return ({ from, isKnownFile, slot, to }) =>
    from === undefined && !isKnownFile && (isBuildStage(slot) ? anywhere : shipped).has(to.name);
}

const isBuildStage = ({ stage }: Slot): boolean => stage !== undefined;

/** Images, each once. */
export function unique(images: readonly WantedImage[]): readonly WantedImage[] {
  return [...new Map(images.map((image) => [image.name, image])).values()];
}

/** Moves for people: the names of one stage are one place. */
function uniqueMoves(moved: readonly Pair[]): readonly MovedPlace[] {
  const keyOf = ({ file, from, to }: Pair): string => JSON.stringify([file, from?.name, to.name]);
  return [...groupBy(moved, keyOf).values()].flatMap((same) => {
    const slot = [...new Set(same.map((one) => one.slot.name))].join(', ');
    return same.slice(0, 1).map(({ file, from, to }) => ({ file, slot, from: from?.name, to: to.name }));
  });
}
