import type { ScannedReference, UnresolvedReference, UntaggedName } from '../read/reading.ts';
import { imageNameIn, type RegistryImage, type RegistryNames } from '../reference/image-name.ts';

/** A reference to our registry in a file of the repository. */
export interface FileReference extends ScannedReference {
  readonly image: RegistryImage;
}

/** A complete reference of ours that no registry can know; with a tag in order, a digest can be looked up for it. */
export type MalformedReference =
  | (FileReference & { readonly reason: string })
  | (UnresolvedReference & { readonly kind: 'malformed' });

/** Whatever is written in a file about an image of ours. */
export type OurReference = FileReference | UnresolvedReference | UntaggedName;

/** References of ours by what can be said about them. */
export interface SortedReferences {
  /** Those that are in order. */
  readonly references: readonly FileReference[];
  readonly malformed: readonly MalformedReference[];
  readonly unresolved: readonly UnresolvedReference[];
  /** Names without a tag in text. */
  readonly untagged: readonly UntaggedName[];
}

/** Sorts references of ours by what can be said about them. */
export function sortReferences(all: readonly OurReference[]): SortedReferences {
  return {
    references: all.filter(
      (one): one is FileReference => one.kind === 'reference' && one.reason === undefined,
    ),
    malformed: all.filter(isMalformed),
    unresolved: all.filter((one): one is UnresolvedReference => one.kind === 'unresolved'),
    untagged: all.filter((one) => one.kind === 'untagged'),
  };
}

const isMalformed = (one: OurReference): one is MalformedReference =>
  one.kind === 'malformed' || (one.kind === 'reference' && one.reason !== undefined);

/** The image of a reference without tag and digest: `<org>[/<folder>…]/<image>`, or the text where it does not name one. */
export function imageNameOf(one: OurReference, names: RegistryNames): string {
  if (one.kind === 'reference') return one.image.repository;
  return imageNameIn('expanded' in one ? one.expanded : one.text, names);
}
