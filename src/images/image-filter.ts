import { createImageGlobList, registryImageName } from './image-glob.ts';
import type { RegistryImage } from './image-name.ts';
import { printImageReference } from './image-reference.ts';

/** Tests an image against `ignore-images` by its name in the registry and by its written name. */
export function createImageFilter(globs: readonly string[]): (image: RegistryImage, tag: string) => boolean {
  const isListed = createImageGlobList(globs);
  return ({ complete, repository }, tag) =>
    isListed([
      registryImageName(repository, tag),
      `${printImageReference({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
