import type { RegistryImage } from './image-name.ts';
import { printImageName } from './image-reference.ts';

/** Creates a test of images against `ignore-images`, by their names in the registry and as written. */
export async function createImageFilter(
  globs: readonly string[],
): Promise<(image: RegistryImage, tag: string) => boolean> {
  if (globs.length === 0) return () => false;
  const { createImageGlobList, registryImageName } = await import(
    /* webpackChunkName: "globs" */ './image-glob.ts'
  );
  const isListed = createImageGlobList(globs);
  return ({ complete, repository }, tag) =>
    isListed([registryImageName(repository, tag), `${printImageName(complete)}:${tag}`]);
}
