import type { RegistryImage } from '../../../images/reference/image-name.ts';

/** Images by the file that references them. */
export type ImagesByFile = ReadonlyMap<string, readonly WantedImage[]>;

/** References that a change moves, and those that it leaves. */
export interface ComparedReferences {
  /** Images that the change brings into a file, each with its places. */
  readonly head: readonly WantedImage[];
  /** Images that it takes out of a file and replaces there, each with its places. */
  readonly base: readonly WantedImage[];
  /** Images of the head that it brings into no file. */
  readonly unmoved: readonly WantedImage[];
}

/**
 * Compares each file with itself at the base, so that a move in one file does not hide what another file brings. In a file
 * that referenced nothing at the base, an image that another file references as before is not brought.
 */
export function compareReferences(head: ImagesByFile, base: ImagesByFile): ComparedReferences {
  const [brought, removed] = [createPlaces(), createPlaces()];
  const kept = new Set<string>();
  for (const [file, images] of head)
    for (const { name } of images) if (namesIn(base, file).has(name)) kept.add(name);
  for (const file of new Set([...head.keys(), ...base.keys()])) {
    const [after, before] = [namesIn(head, file), namesIn(base, file)];
    const gone = (base.get(file) ?? []).filter(({ name }) => !after.has(name));
    // Files that lose the same images are one place: there may be hundreds of them.
    const place = JSON.stringify(gone.map(({ name }) => name).sort());
    const known = before.size === 0 ? kept : before;
    for (const image of head.get(file) ?? []) if (!known.has(image.name)) brought.add(image, place);
    for (const image of gone) removed.add(image, place);
  }
  const unmoved = new Map([...head.values()].flat().map((image) => [image.name, image]));
  const moved = brought.images();
  // Where nothing is brought, nothing is compared: an image that only goes needs no SBOM.
  const changed = new Set(moved.flatMap(({ places = [] }) => places));
  const replaced = removed.images().filter(({ places = [] }) => places.some((place) => changed.has(place)));
  for (const { name } of moved) unmoved.delete(name);
  return { head: moved, base: replaced, unmoved: [...unmoved.values()] };
}

const namesIn = (images: ImagesByFile, file: string): ReadonlySet<string> =>
  new Set((images.get(file) ?? []).map(({ name }) => name));

/** Collects images, each once with all of its places. */
function createPlaces() {
  const places = new Map<string, { readonly image: WantedImage; readonly at: Set<string> }>();
  return {
    add(image: WantedImage, place: string): void {
      const known = places.get(image.name) ?? { image, at: new Set() };
      known.at.add(place);
      places.set(image.name, known);
    },
    images: (): readonly WantedImage[] =>
      Array.from(places.values(), ({ at, image }) => ({ ...image, places: [...at] })),
  };
}

/** An image whose SBOM is to be read. */
export interface WantedImage {
  readonly image: RegistryImage;
  /** Its digest if one is written, else its tag: the registry is asked for this. */
  readonly reference: string;
  /** As written, made complete. */
  readonly name: string;
  /** Where the change brings it or, at the base, takes it away; absent without a comparison. */
  readonly places?: readonly string[];
}
