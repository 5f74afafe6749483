import { addImage, type YamlContext } from './yaml-context.ts';
import { entryOf, mapsOf, nodeAt } from './yaml-lookup.ts';

/** Reports the `image` of every map, as CI systems with lists or maps of steps write it. */
export function addStepImages(context: YamlContext): void {
  for (const map of mapsOf(context.root)) {
    const image = entryOf(map, 'image')?.value;
    addImage(context, image?.kind === 'map' ? nodeAt(image, 'name') : image);
  }
}
