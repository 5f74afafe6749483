import { entryOf } from '../formats/yaml-lookup.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { addSplitImage } from '../report-split-image.ts';
import type { YamlContext } from '../yaml-context.ts';
import { KUSTOMIZE_READER } from './image-map-reader.ts';

const WITHOUT_TAG = 'its tag is not in this file; the manifests set it';

/** The `images:` list of Kustomize and Flux: `newName` or `name`, with `newTag` and `digest`. */
export function addKustomizeImages(context: YamlContext, items: readonly (YamlNode | undefined)[]): void {
  for (const item of items) {
    if (item?.kind !== 'map' || context.seen.has(item)) continue;
    context.seen.add(item);
    const newName = entryOf(item, 'newName');
    const tag = entryOf(item, 'newTag');
    const digest = entryOf(item, 'digest');
    const name = newName ?? entryOf(item, 'name');
    if (name === undefined || (newName ?? tag ?? digest) === undefined) continue;
    addSplitImage(context, {
      map: item,
      name,
      tag,
      digests: digest === undefined ? [] : [['digest', digest]],
      reader: KUSTOMIZE_READER,
      withoutTag: WITHOUT_TAG,
    });
  }
}
