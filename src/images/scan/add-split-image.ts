import { splitImages } from './parsers.ts';
import type { SplitImage } from './split-image.ts';
import type { YamlContext } from './yaml-context.ts';

/** Reports an image with separate keys; throws `PartNeeded` until what does it is loaded. */
export function addSplitImage(context: YamlContext, split: SplitImage): void {
  splitImages.get().reportSplitImage(context, split);
}
