import { scanEmbedded } from './embedded-text.ts';
import { scanHelmValues } from './helm-values.ts';
import { scanKubernetesText } from './kubernetes-text.ts';
import { addKustomizeImages } from './kustomize-images.ts';
import { trimPlaced } from './placed-text.ts';
import type { YamlContext } from './yaml-context.ts';
import { itemsOf, nodeAt, textOf } from './yaml-lookup.ts';
import { placeScalar } from './yaml-scalar.ts';
import type { YamlNode } from './yaml-tree.ts';

/** A kustomization: its `images`, the images in inline patches, and the values of the charts that it inflates. */
export function scanKustomize(context: YamlContext): void {
  const { root } = context;
  addKustomizeImages(context, nodeAt(root, 'images'));
  for (const patch of [...itemsOf(nodeAt(root, 'patches')), ...itemsOf(nodeAt(root, 'patchesJson6902'))])
    scanPatch(context, nodeAt(patch, 'patch'));
  for (const patch of itemsOf(nodeAt(root, 'patchesStrategicMerge'))) scanPatch(context, patch);
  for (const chart of itemsOf(nodeAt(root, 'helmCharts')))
    scanHelmValues({ ...context, root: nodeAt(chart, 'valuesInline') });
}

/** A patch is YAML in a text; a text of one line is the path of a file. */
function scanPatch(context: YamlContext, node: YamlNode | undefined): void {
  const text = textOf(node);
  if (text === undefined || !text.value.includes('\n')) return;
  scanEmbedded(trimPlaced(placeScalar(context.source, text.scalar)), context.sink, (source, sink) =>
    scanKubernetesText(source, sink, context.syntax),
  );
}
