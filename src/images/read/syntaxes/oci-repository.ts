import { entryOf, nodeAt } from '../formats/yaml-lookup.ts';
import type { YamlMap } from '../formats/yaml-node.ts';
import { addSplitImage } from '../report-split-image.ts';
import type { YamlContext } from '../yaml-context.ts';
import { digestsOf } from './image-map-digests.ts';
import { KUSTOMIZE_READER } from './image-map-reader.ts';

/** Flux's OCIRepository: `url: oci://…` with `ref: {tag, digest}`, of which the digest wins. */
export function addOciRepository(context: YamlContext, map: YamlMap): void {
  const name = entryOf(nodeAt(map, 'spec'), 'url');
  const ref = nodeAt(map, 'spec', 'ref');
  const tag = entryOf(ref, 'tag');
  // A range of versions is not a tag, and counts more than one; the name alone is reported by the rule for any text.
  const isRange = nodeAt(ref, 'semver') !== undefined && nodeAt(ref, 'digest') === undefined;
  if (isRange || name === undefined || ref?.kind !== 'map' || (tag ?? entryOf(ref, 'digest')) === undefined)
    return;
  addSplitImage(context, {
    ...digestsOf(context, ref),
    name,
    tag,
    prefix: 'oci://',
    reader: KUSTOMIZE_READER,
  });
}
