import { entryOf, mapsOf, nodeAt } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';

/** Reports the `image` of every map, as CI systems with lists or maps of steps write it. */
export function addStepImages(context: YamlContext): void {
  for (const image of stepImages(context)) addImage(context, image);
}

/** The `image` of every map, or the `name` in it. */
export function stepImages({ root }: YamlContext): readonly (YamlNode | undefined)[] {
  return mapsOf(root).map((map) => {
    const image = entryOf(map, 'image')?.value;
    return image?.kind === 'map' ? nodeAt(image, 'name') : image;
  });
}
