import { getOrMake } from '../../../base/remember.ts';
import { readYaml } from '../formats/read-yaml.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entryOf, itemsOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import type { Sink } from '../found.ts';
import { isNamePattern } from '../literal-references.ts';
import { trimPlaced } from '../placed-text.ts';
import { addSplitImage } from '../report-split-image.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, addText, addZone, createYamlContext, type YamlContext } from '../yaml-context.ts';
import { addChartSettings, addDataValues, addUpdatedByArgo } from './chart-settings.ts';
import { whyFixedDefault } from './fixed-values.ts';
import { scanImageMap } from './helm-values.ts';
import { digestKeysIn, type ImageMapReader, KUSTOMIZE_READER, UNKNOWN_READER } from './image-map-reader.ts';
import { addNamedImages } from './image-maps.ts';

export const kubernetes: YamlSyntax = {
  kind: 'yaml',
  name: 'kubernetes',
  paths: [],
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
export function scanKubernetes(file: YamlContext): void {
  const completed = completedByKubeadm(file);
  const readerOf = (map: YamlMap) => (completed.has(map) ? KUBEADM_READER : file.readerOf(map));
  const context = { ...file, readerOf };
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
    addUpdatedByArgo(context, map);
    addChartSettings(context, map, kind);
    if (kind === 'OCIRepository') addOciRepository(context, map);
    // The sources of OpenShift's image streams and builds.
    if (kind === 'DockerImage') addImage(context, nodeAt(map, 'name'));
    if (group === 'argoproj.io') addParameterImages(context, map);
    scanImageMap(context, map);
    addNamedImages(context, map, (source, sink) => scanKubernetesText(source, sink, context.syntax));
  }
}

const KUBEADM_READER: ImageMapReader = { ...UNKNOWN_READER, goesOn: () => '/' };

/** The images to whose `imageRepository` kubeadm adds a name: `dns` and `etcd.local`, also in objects of Cluster API. */
function completedByKubeadm({ root }: YamlContext): ReadonlySet<YamlNode | undefined> {
  const clusters = mapsOf(root).map((map) =>
    scalarValue(nodeAt(map, 'kind')) === 'ClusterConfiguration' ? map : nodeAt(map, 'clusterConfiguration'),
  );
  return new Set(clusters.flatMap((cluster) => [nodeAt(cluster, 'dns'), nodeAt(cluster, 'etcd', 'local')]));
}

/** Reports a JSON patch that replaces an image. */
export function addPatchedImage(context: YamlContext, patch: YamlContext['root']): void {
  if (scalarValue(nodeAt(patch, 'path'))?.endsWith('/image')) addImage(context, nodeAt(patch, 'value'));
}

/** Creates the check for maps that name no running image; ask about an object before its contents. */
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
      renames: newName && scalarValue(nodeAt(item, 'name')),
    });
  }
}

/** `{{workflow.parameters.image}}`, `{{inputs.parameters.image}}`. */
const READ = /\{\{\s{0,20}(?:workflow|inputs)\.parameters\.([\w-]+)\s{0,20}\}\}/g;
const AS_IMAGE = /\bimage["']?:\s{0,20}["']?$/;
const LOOK_BACK = 40;

/** By the name of a parameter, whether it is read as an image and as nothing else. */
type Readers = ReadonlyMap<string, boolean>;

const readersOfSource = new WeakMap<YamlContext['seen'], Readers>();

/** Reports the values of Argo's workflow parameters that are read as images and as nothing else. */
function addParameterImages(context: YamlContext, map: YamlMap): void {
  const parameters = itemsOf(nodeAt(map, 'parameters'));
  if (parameters.length === 0) return;
  const readers = getOrMake(readersOfSource, context.seen, () => findReaders(context.source));
  for (const parameter of parameters) {
    if (readers.get(scalarValue(nodeAt(parameter, 'name')) ?? '') !== true) continue;
    const text = textNodeOf(nodeAt(parameter, 'value') ?? nodeAt(parameter, 'default'));
    if (text === undefined || context.seen.has(text)) continue;
    const notEditable = whyFixedDefault(parameter, context.isCompared);
    const image = trimPlaced(placeScalar(context.source, text.scalar));
    if (addText({ ...context, onlyComplete: true }, image, { notEditable })) context.seen.add(text);
  }
}

function findReaders(source: string): Readers {
  const readers = new Map<string, boolean>();
  for (const { 1: name = '', index } of source.matchAll(READ)) {
    const isImage = AS_IMAGE.test(source.slice(Math.max(0, index - LOOK_BACK), index));
    readers.set(name, isImage && readers.get(name) !== false);
  }
  return readers;
}

/** Flux's OCIRepository: `url: oci://…` with `ref: {tag, digest}`, of which the digest wins. */
function addOciRepository(context: YamlContext, map: YamlMap): void {
  const name = entryOf(nodeAt(map, 'spec'), 'url');
  const ref = nodeAt(map, 'spec', 'ref');
  const tag = entryOf(ref, 'tag');
  // A range of versions is not a tag, and counts more than one; the name alone is reported by the rule for any text.
  const isRange = nodeAt(ref, 'semver') !== undefined && nodeAt(ref, 'digest') === undefined;
  if (isRange || name === undefined || ref?.kind !== 'map' || (tag ?? entryOf(ref, 'digest')) === undefined)
    return;
  addSplitImage(context, {
    ...digestKeysIn(context, ref),
    name,
    tag,
    prefix: 'oci://',
    reader: KUSTOMIZE_READER,
  });
}

/**
 * Where objects of other tools name what a build makes, or what they look for, rather than an image that runs; by group of
 * `apiVersion`. Steps lead into each item of a list.
 */
const NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  // Flux looks for the tags of this name.
  ['image.toolkit.fluxcd.io', [['spec', 'image']]],
  // A constraint such as `cgr.dev/acme/app:1.x`.
  ['argocd-image-updater.argoproj.io', [['spec', 'applicationRefs', 'images', 'imageName']]],
  ['build.openshift.io', [['spec', 'output', 'to']]],
  [
    'shipwright.io',
    [
      ['spec', 'output', 'image'],
      ['spec', 'build', 'spec', 'output', 'image'],
    ],
  ],
  [
    'kbld.k14s.io',
    [
      ['sources', 'image'],
      ['destinations', 'image'],
      ['destinations', 'newImage'],
      ['overrides', 'image'],
    ],
  ],
  // The steps that set images write the name and the tag of their settings into other files.
  [
    'kargo.akuity.io',
    [
      ['spec', 'steps', 'config'],
      ['spec', 'promotionTemplate', 'spec', 'steps', 'config'],
    ],
  ],
]);

/** Leaves the names of results and of what an object looks for out; the maps among them go into `leftOut`. */
function leaveOutNames(
  context: YamlContext,
  object: YamlMap,
  group: string | undefined,
  leftOut: Set<YamlNode>,
): void {
  for (const path of NAMES.get(group ?? '') ?? []) {
    for (const node of nodesAt(object, path)) {
      if (node.kind === 'map') leftOut.add(node);
      else context.seen.add(node);
      addZone(context, node, 'quiet');
    }
  }
}

/** The nodes at a path, in each item of the lists on it. */
function nodesAt(node: YamlNode | undefined, path: readonly string[]): readonly YamlNode[] {
  if (node === undefined) return [];
  if (node.kind === 'list') return itemsOf(node).flatMap((item) => nodesAt(item, path));
  const [key, ...rest] = path;
  return key === undefined ? [node] : nodesAt(nodeAt(node, key), rest);
}
