import { scanImageMap } from './helm-values.ts';
import { addKustomizeImages } from './kustomize-images.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { entryOf, mapsOf, nodeAt, scalarValue } from './yaml-lookup.ts';
import type { YamlMap } from './yaml-tree.ts';

/** Kinds whose texts are data or schemas, not images that run. */
const LEFT_OUT_KINDS = new Set(['ConfigMap', 'Secret', 'CustomResourceDefinition']);
const LEFT_OUT_KEYS = new Set(['annotations', 'labels', 'matchLabels', 'nodeSelector']);

/** Whether a document has the two keys that every Kubernetes object has. */
export function isKubernetesObject(root: YamlContext['root']): boolean {
  return (
    scalarValue(nodeAt(root, 'apiVersion')) !== undefined && scalarValue(nodeAt(root, 'kind')) !== undefined
  );
}

/** Kubernetes objects of every kind, lists and custom resources: `image` wherever it stands. */
export function scanKubernetes(context: YamlContext): void {
  for (const map of mapsOf(context.root, leavesOut)) {
    addImage(context, nodeAt(map, 'image', 'reference'));
    addKustomizeImages(context, entryOf(map, 'images')?.value);
    addPatchedImage(context, map);
    scanImageMap(context, map);
  }
}

/** A JSON patch that replaces an image: `{op: replace, path: /spec/…/image, value: …}`. */
export function addPatchedImage(context: YamlContext, patch: YamlContext['root']): void {
  if (scalarValue(nodeAt(patch, 'path'))?.endsWith('/image')) addImage(context, nodeAt(patch, 'value'));
}

function leavesOut(map: YamlMap, key: string): boolean {
  return LEFT_OUT_KEYS.has(key) || LEFT_OUT_KINDS.has(scalarValue(nodeAt(map, 'kind')) ?? '');
}
