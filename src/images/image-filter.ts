import { createImageGlobList, registryImageName } from './image-glob.ts';
import type { RegistryImage } from './image-name.ts';
import { printImageName } from './image-reference.ts';

/** Tests an image against `ignore-images` by its name in the registry and by its written name. */
export function createImageFilter(globs: readonly string[]): (image: RegistryImage, tag: string) => boolean {
  if (globs.length === 0) return () => false;
  const isListed = createImageGlobList(globs);
  return ({ complete, repository }, tag) =>
    isListed([registryImageName(repository, tag), `${printImageName(complete)}:${tag}`]);
}
