import type { Location } from '../../base/location.ts';
import type { FileReference } from '../../images/judge/judge-text.ts';
import type { RegistryImage } from '../../images/reference/image-name.ts';
import {
  type ImageReference,
  printImageName,
  printImageReference,
} from '../../images/reference/image-reference.ts';

/** A reference from `images` or a file. */
export interface PinnedReference {
  readonly reference: ImageReference;
  readonly image: RegistryImage;
  readonly location: Location | undefined;
  /** Its position, for `pin`. */
  readonly inFile: FileReference | undefined;
}

/** A reference that was found in a file. */
export function pinnedIn(inFile: FileReference): PinnedReference {
  const { image, location, reference } = inFile;
  return { image, reference, location, inFile };
}

/** `<org>/<image>:<tag>`, which identifies a history. */
export function tagKey({ image }: Pick<PinnedReference, 'image'>): string {
  return `${image.repository}:${image.tag}`;
}

export function writtenName({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageReference(reference);
}

/** The image with its tag as written, without the digest, which is too long for people. */
export function writtenTag({ reference }: Pick<PinnedReference, 'reference'>): string {
  const { host, path, tag } = reference;
  return printImageReference({ host, path, tag });
}

/** The image as written, without tag and digest. */
export function writtenImage({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageName(reference);
}

/** The complete reference with a digest and the default host. */
export function completeName({ image }: Pick<PinnedReference, 'image'>, digest: string | undefined): string {
  const { host, path, tag } = image.complete;
  return printImageReference({ host, path, tag, digest });
}

/** A digest in a file without a tag cannot be verified; in `images` no tag means `latest`. */
export function isTagless({ inFile, reference }: PinnedReference): boolean {
  return inFile !== undefined && reference.tag === undefined && reference.digest !== undefined;
}

/** Whether the reference is in a script: it is judged, but never fails a run and is not edited. */
export function isInScript({ inFile }: Pick<PinnedReference, 'inFile'>): boolean {
  return inFile?.scanned.isScript === true;
}
