import type { Location } from '../../domain/finding.ts';
import type { RegistryImage } from '../../domain/image-name.ts';
import { type ImageReference, printImageReference } from '../../domain/image-reference.ts';
import type { FileReference } from '../file-references.ts';

/** A reference that a mode looks at, from `images` or from a file. */
export interface PinnedReference {
  readonly reference: ImageReference;
  readonly image: RegistryImage;
  readonly location: Location | undefined;
  /** The place in its file, for `pin`. */
  readonly inFile: FileReference | undefined;
}

/** `<org>/<image>:<tag>`: references with the same key have the same history. */
export function tagKey({ image }: Pick<PinnedReference, 'image'>): string {
  return `${image.repository}:${image.tag}`;
}

/** The reference as it was written. */
export function writtenName({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageReference(reference);
}

/** The image as it was written, without tag and digest. */
export function writtenImage({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageReference({ ...reference, tag: undefined, digest: undefined });
}

/** The complete reference with a digest: host as written, else the public registry's. */
export function completeName({ image }: Pick<PinnedReference, 'image'>, digest: string | undefined): string {
  return printImageReference({ ...image.complete, digest });
}

/**
 * A digest without a tag in a file is a pin of no tag: it can be neither verified nor refreshed. In `images`, no tag means
 * `latest` (contract §4).
 */
export function isTagless({ inFile, reference }: PinnedReference): boolean {
  return inFile !== undefined && reference.tag === undefined && reference.digest !== undefined;
}
