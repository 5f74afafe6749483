import type { Location } from '../../domain/finding.ts';
import type { RegistryImage } from '../../domain/image-name.ts';
import { type ImageReference, printImageReference } from '../../domain/image-reference.ts';
import type { FileReference } from '../file-references.ts';

/** A reference that `check` or `pin` looks at, from `images` or from a file. */
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
