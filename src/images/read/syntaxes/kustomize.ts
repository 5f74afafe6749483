import type { YamlNode } from '../formats/yaml-node.ts';
import { itemsOf, nodeAt, textNodeOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { scanOnce, type YamlContext } from '../yaml-context.ts';
import { scanHelmValues } from './helm-values.ts';
import { addKustomizeImages, apiGroupOf, scanKubernetesText } from './kubernetes.ts';

/** Kustomization: `images`, inline patches, and inline chart values. */
export const kustomize: YamlSyntax = {
  kind: 'yaml',
  name: 'kustomize',
  words: ['/kustomization'],
  paths: [/\/kustomization(?:\.ya?ml)?$/],
  recognizes: (root) => (apiGroupOf(root) === 'kustomize.config.k8s.io' ? 'surely' : undefined),
  scan: (context) => {
    const { root } = context;
    addKustomizeImages(context, itemsOf(nodeAt(root, 'images')));
    for (const patch of [...itemsOf(nodeAt(root, 'patches')), ...itemsOf(nodeAt(root, 'patchesJson6902'))])
      scanPatch(context, nodeAt(patch, 'patch'));
    for (const key of INLINE) for (const item of itemsOf(nodeAt(root, key))) scanPatch(context, item);
    for (const chart of itemsOf(nodeAt(root, 'helmCharts')))
      scanHelmValues({ ...context, root: nodeAt(chart, 'valuesInline') });
  },
};

/** Lists of objects that are written out, or of paths. */
const INLINE = ['patchesStrategicMerge', 'generators', 'transformers', 'validators'];

/** Scans an inline patch; a text of one line is a file path, unless it is a flow collection. */
function scanPatch(context: YamlContext, node: YamlNode | undefined): void {
  const text = textNodeOf(node);
  if (text === undefined || !/\n|^\s*[[{]/.test(text.value)) return;
  scanOnce(context, text, 'patch', (source, sink) => scanKubernetesText(source, sink, context.syntax));
}
