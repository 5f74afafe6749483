import { isHostSegment } from '../../reference/image-reference.ts';
import type { Entry, YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entryOf, itemsOf, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { placeScalar } from '../formats/yaml-scalar.ts';
import { isNamePattern } from '../literal-references.ts';
import { slicePlaced, trimPlaced } from '../placed-text.ts';
import { addSplitImage, hasOwnTag } from '../report-split-image.ts';
import { addImage, addText, scanOnce, type YamlContext } from '../yaml-context.ts';
import { digestKeysIn } from './image-map-reader.ts';

/** `imageName`, `imageRepository`, `sidecar_image_name`: beside them the tag has a name of the same form. */
const NAME_KEY = /^(?:.*[a-z\d])?[-_]?image[-_]?(?:name|repo(?:sitory)?|ref)$/i;
/** `imageRepository`: a name alone, or the part before the names of several images, as in kubeadm. */
const REPOSITORY_KEY = /repo(?:sitory)?$/i;
const LIST_KEY = /^images$|[a-z\d]Images$|[-_]images$/;
/** Texts that are manifests or values of a chart: Argo Workflows, Argo CD, k3s. */
const MANIFEST_KEYS = new Set(['manifest', 'values', 'valuesContent']);

/** Images under keys that tools choose themselves, in Helm values, custom resources and any YAML. */
export function addNamedImages(
  context: YamlContext,
  map: YamlMap,
  scanManifest?: (source: string, sink: YamlContext['sink']) => void,
): void {
  if (map.own.has('newTag')) addListedMap(context, map);
  for (const entry of map.own.values()) {
    const isOfImages = /image/i.test(entry.key);
    if (isOfImages && NAME_KEY.test(entry.key)) addImageName(context, map, entry);
    else if (isOfImages && LIST_KEY.test(entry.key)) addImageList(context, entry.value);
    else if (scanManifest !== undefined && MANIFEST_KEYS.has(entry.key))
      addManifest(context, entry.value, scanManifest);
  }
}

/** `imageName: cgr.dev/acme/node` with `imageTag`, or the whole reference. */
function addImageName(context: YamlContext, map: YamlMap, entry: Entry): void {
  if (addTaggedName(context, map, entry)) return;
  const name = scalarValue(entry.value);
  if (name === undefined) return;
  const registry = registryBeside(map, entry);
  const isJoined = !isHosted(entry.value) && isRegistry(registry);
  const isPart = REPOSITORY_KEY.test(entry.key) || hasVersionBeside(map);
  if (isJoined || (isHosted(entry.value) && !hasOwnTag(name) && isPart))
    addSplitImage(context, {
      registry: isJoined ? registry : undefined,
      name: entry,
      tag: undefined,
      ...digestKeysIn(context, map),
    });
  else if (isHosted(entry.value)) addImage(context, entry.value);
}

/** `imageName: cgr.dev/acme/node` beside `imageTag` or `imageVersion`; returns whether it is that. */
export function addTaggedName(context: YamlContext, map: YamlMap, entry: Entry): boolean {
  if (!NAME_KEY.test(entry.key) || scalarValue(entry.value) === undefined) return false;
  const registry = isHosted(entry.value) ? undefined : registryBeside(map, entry);
  if (!isHosted(entry.value) && !isRegistry(registry)) return false;
  const tag = ['tag', 'version']
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .map((word) => entryOf(map, entry.key.replace(/(?:name|repo(?:sitory)?|ref)$/i, word)))
    .find((found) => textNodeOf(found?.value) !== undefined);
  if (tag === undefined || hasOwnTag(scalarValue(entry.value) ?? '')) return false;
  addSplitImage(context, { registry, name: entry, tag, ...digestKeysIn(context, map) });
  return true;
}

/** Keys that may be the tag of an image beside them, or the version of something else. */
const VERSION_KEYS = [
  'tag',
  'version',
  'appVersion',
  'app_version',
  'imageTag',
  'image_tag',
  'imageVersion',
  'image_version',
];

/** Whether something next to a name without a tag may be its tag, so that the name does not mean `latest`. */
export function hasVersionBeside(map: YamlMap): boolean {
  return VERSION_KEYS.some((key) => {
    const entry = entryOf(map, key);
    return entry !== undefined && (entry.value === undefined || entry.value.kind === 'text');
  });
}

/** Lists and maps of images: texts, `old=new:tag` as Argo CD writes them, and `{name, tag}`. */
function addImageList(context: YamlContext, list: YamlNode | undefined): void {
  if (list?.kind === 'map' && hasVersionBeside(list)) {
    addUntaggedNames(context, list);
    return;
  }
  const values = list?.kind === 'map' ? [...list.own.values()].map(({ value }) => value) : itemsOf(list);
  for (const item of values) {
    if (item?.kind === 'map') addListedMap(context, item);
    else addListedText(context, item);
  }
}

/** Names of a map with a version, which may be the tag of each of them. */
function addUntaggedNames(context: YamlContext, map: YamlMap): void {
  for (const entry of map.own.values()) {
    if (entry.value !== undefined && context.seen.has(entry.value)) continue;
    if (entry.value?.kind === 'map') addListedMap(context, entry.value);
    else if (hasOwnTag(scalarValue(entry.value) ?? '')) addListedText(context, entry.value);
    else if (isHosted(entry.value))
      addSplitImage(context, { name: entry, tag: undefined, ...digestKeysIn(context, map) });
  }
}

/** The tag beside `name`, which Kustomize and tools like it call `newTag`. */
export function tagOf(map: YamlMap): Entry | undefined {
  return entryOf(map, 'tag') ?? entryOf(map, 'newTag');
}

function addListedMap(context: YamlContext, item: YamlMap): void {
  const name = entryOf(item, 'name');
  const tag = tagOf(item);
  if (name === undefined || tag === undefined || context.seen.has(item) || !isHosted(name.value)) return;
  context.seen.add(item);
  addSplitImage(context, { name, tag, ...digestKeysIn(context, item) });
}

function addListedText(context: YamlContext, node: YamlNode | undefined): void {
  const text = textNodeOf(node);
  if (text === undefined || context.seen.has(text) || isNamePattern(text.value)) return;
  const placed = trimPlaced(placeScalar(context.source, text.scalar));
  const image = slicePlaced(placed, placed.value.indexOf('=') + 1);
  if (!isHostSegment(image.value.split('/', 1).join('')) || !image.value.includes('/')) return;
  context.seen.add(text);
  addText({ ...context, onlyComplete: false }, image);
}

function addManifest(
  context: YamlContext,
  node: YamlNode | undefined,
  scan: (source: string, sink: YamlContext['sink']) => void,
): void {
  const text = textNodeOf(node);
  if (text === undefined || !text.value.includes(':') || context.seen.has(text)) return;
  scanOnce(context, text, 'manifest', (source, sink) => {
    scan(source, sink);
    // A text that is not YAML is still a text.
    sink.faults.length = 0;
  });
}

/** The parts before the tag of an image in parts, joined with slashes. */
interface ImagePath {
  readonly registry: Entry | undefined;
  readonly organization?: Entry | undefined;
  readonly name: Entry;
}

/** Istio, many charts, and tools of their own; `registry` may have any value, these only what begins with a host. */
const REGISTRY_KEYS = ['imageRegistry', 'hub', 'host'];
const ORGANIZATION_KEYS = ['organization', 'organisation', 'org', 'owner'];
const HOST = /^(?:(?:[\w-]+\.)+[\w-]+(?::\d+)?|[\w-]+:\d+|localhost)(?:\/[\w./-]*)?$/;
/** Text that a template or a shell fills in. */
const PLACEHOLDER = /\{\{|\$\{/;

/** The registry of an image map; a host alone need not be one beside a name that is not `repository`. */
export function registryOf(map: YamlMap, keys: readonly string[] = REGISTRY_KEYS): Entry | undefined {
  const own = entryOf(map, 'registry');
  if (scalarValue(own?.value)) return own;
  return keys.map((key) => entryOf(map, key)).find((entry) => isRegistry(entry)) ?? own;
}

/** The registry beside `image: name`, which a name with a host does not need. */
export function registryBeside(map: YamlMap, name: Entry): Entry | undefined {
  return isHosted(name.value) ? entryOf(map, 'registry') : registryOf(map, ['imageRegistry', 'hub']);
}

/** Whether a value begins with a registry host, or is filled in later. */
export function isRegistry(entry: Entry | undefined): boolean {
  const value = scalarValue(entry?.value) ?? '';
  return HOST.test(value) || PLACEHOLDER.test(value);
}

/** Whether a text begins with a registry host. */
export function isHosted(node: YamlNode | undefined): boolean {
  const [first = '', ...others] = (scalarValue(node) ?? '').split('/');
  return others.length > 0 && isHostSegment(first) && !first.endsWith(':');
}

/**
 * Completes a path that ends at the organization: `{repository: cgr.dev/acme, name: app}`, and
 * `{registry: cgr.dev, organization: acme, repository: app}`. A path of more segments is complete.
 */
export function imagePath(map: YamlMap, registry: Entry | undefined, name: Entry): ImagePath {
  const segments = pathOf(registry, name);
  const own = entryOf(map, 'name');
  if (own !== undefined && own !== name && segments?.length === 2 && isLastPart(own, segments))
    return registry === undefined
      ? { registry: name, name: own }
      : { registry, organization: name, name: own };
  if (segments?.length !== 2 || registry === undefined) return { registry, name };
  const organization = ORGANIZATION_KEYS.map((key) => entryOf(map, key)).find((entry) =>
    scalarValue(entry?.value),
  );
  return { registry, organization, name };
}

/** The segments of the whole path, if it begins with a host. */
function pathOf(registry: Entry | undefined, name: Entry): readonly string[] | undefined {
  const parts = [registry, name].flatMap((entry) => scalarValue(entry?.value) || []);
  const path = parts.map((part) => part.replace(/\/$/, '')).join('/');
  return HOST.test(path) ? path.split('/') : undefined;
}

/** Whether `name` is more than another name of the image. */
function isLastPart(name: Entry, segments: readonly string[]): boolean {
  const value = scalarValue(name.value);
  return value !== undefined && value !== '' && !isHosted(name.value) && value !== segments.at(-1);
}
