import { YAML_DISGUISES } from '../disguises.ts';
import { readYaml } from '../formats/read-yaml.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue } from '../formats/yaml-lookup.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import type { Sink } from '../found.ts';
import { isNamePattern } from '../image-pattern.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, createYamlContext, type YamlContext } from '../yaml-context.ts';
import { addParameterImages } from './argo-parameters.ts';
import { addChartSettings, addDataValues } from './chart-settings.ts';
import { scanImageMap } from './helm-values.ts';
import { addNamedImages } from './image-maps.ts';
import { leaveOutNames } from './kubernetes-names.ts';
import { addKustomizeImages } from './kustomize-images.ts';
import { addOciRepository } from './oci-repository.ts';

export const kubernetes: YamlSyntax = {
  kind: 'yaml',
  name: 'kubernetes',
  page: {
    title: 'Kubernetes',
    files: 'by `apiVersion` and `kind`, in YAML and JSON',
    finds:
      '`image` of objects, lists and custom resources; manifests and chart values inside them (Argo Workflows, Argo CD, Flux, k3s)',
    pin: 'behind the tag; in the tag where it stands apart',
    alsoReadBy: 'Renovate, Dependabot, frizbee, digestabot',
  },
  paths: [],
  disguises: YAML_DISGUISES,
  recognizes: (root) => (apiGroupOf(root) === undefined ? undefined : 'surely'),
  scan: scanKubernetes,
};

/** Kinds that contain data or schemas rather than running images. */
const LEFT_OUT_KINDS = new Set(['ConfigMap', 'Secret', 'CustomResourceDefinition']);
const LEFT_OUT_KEYS = new Set(['annotations', 'labels', 'matchLabels', 'nodeSelector']);

/** The group of `apiVersion`; `undefined` if the document is not a Kubernetes object. */
export function apiGroupOf(root: YamlContext['root']): string | undefined {
  const version = scalarValue(nodeAt(root, 'apiVersion'));
  return scalarValue(nodeAt(root, 'kind')) === undefined ? undefined : version?.replace(/\/.*$/s, '');
}

/** Groups of policies, in which names may be patterns. */
const POLICY_GROUP = /(?:^|\.)(?:kyverno\.io|gatekeeper\.sh|sigstore\.dev)$/;

/** Reports `image` anywhere in Kubernetes objects, lists and custom resources. */
export function scanKubernetes(context: YamlContext): void {
  addDataValues(context);
  const group = apiGroupOf(context.root);
  const mayMatch = POLICY_GROUP.test(group ?? '');
  for (const map of mapsOf(context.root, createLeaveOut(context))) {
    if (mayMatch && isNamePattern(scalarValue(nodeAt(map, 'image')) ?? '')) continue;
    addImage(context, nodeAt(map, 'image', 'reference'));
    // Those of Kustomize, and its ImageTagTransformer.
    const images = nodeAt(map, 'images');
    const imageTag = nodeAt(map, 'imageTag');
    if (images !== undefined) addKustomizeImages(context, itemsOf(images));
    if (imageTag !== undefined) addKustomizeImages(context, [imageTag]);
    addPatchedImage(context, map);
    const kind = scalarValue(nodeAt(map, 'kind'));
    addChartSettings(context, map, kind);
    if (kind === 'OCIRepository') addOciRepository(context, map);
    if (group === 'argoproj.io') addParameterImages(context, map);
    scanImageMap(context, map);
    addNamedImages(context, map, (source, sink) => scanKubernetesText(source, sink, context.syntax));
  }
}

/** Reports a JSON patch that replaces an image. */
export function addPatchedImage(context: YamlContext, patch: YamlContext['root']): void {
  if (scalarValue(nodeAt(patch, 'path'))?.endsWith('/image')) addImage(context, nodeAt(patch, 'value'));
}

/** Creates the answer to which maps name no image that runs; ask for an object before what is in it. */
function createLeaveOut(context: YamlContext): (map: YamlMap, key: string) => boolean {
  const leftOut = new Set<YamlNode>();
  return (map, key) => {
    const kind = scalarValue(nodeAt(map, 'kind'));
    if (kind !== undefined) leaveOutNames(context, map, apiGroupOf(map), leftOut);
    return LEFT_OUT_KEYS.has(key) || LEFT_OUT_KINDS.has(kind ?? '') || leftOut.has(map);
  };
}

/** Scans Kubernetes objects and patches inside another file. */
export function scanKubernetesText(source: string, sink: Sink, syntax: string): void {
  const file = createYamlContext(source, syntax, sink);
  for (const { error, root } of readYaml(source)) {
    if (error !== undefined) sink.faults.push(error);
    const context = { ...file, root };
    for (const operation of itemsOf(root)) addPatchedImage(context, operation);
    scanKubernetes(context);
  }
}
