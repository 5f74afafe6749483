import { isCompleteReference } from '../../reference/image-reference.ts';
import type { Entry, YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entryOf, mapsOf, nodeAt, scalarValue, textNodeOf } from '../formats/yaml-node.ts';
import { addSplitImage, hasOwnTag } from '../report-split-image.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage, type YamlContext } from '../yaml-context.ts';
import { digestKeysIn, type ImageMapReader } from './image-map-reader.ts';
import {
  addNamedImages,
  hasVersionBeside,
  imagePath,
  isHosted,
  isRegistry,
  registryBeside,
  registryOf,
  tagOf,
} from './image-maps.ts';

export const helmValues: YamlSyntax = {
  kind: 'yaml',
  name: 'helm-values',
  words: ['values'],
  paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
  isLoose: true,
  scan: (context) => {
    scanHelmValues(context);
    for (const map of mapsOf(context.root)) addNamedImages(context, map);
  },
};

const IMAGE_KEY = /^image$|Image$|[-_]image$/;
const IMAGE_MAP_KEY = /^image$|Image$/;
const TAG = /^\w[\w.-]{0,127}(?:@\S*)?$/;
/** A file without values for the whole chart is still a values file. */
const NO_GLOBALS: YamlNode = { kind: 'list', items: [] };
const SHARED_TAG = 'its tag is `global.tag`, which other images of the chart share';
const ALL_IMAGES = 'it is the registry of images whose names are not in this file';
const UNCLEAR_NAME =
  'it has both a `repository` and a `name`, and it is not known whether the name is part of it';

/** Helm values and other YAML: image maps and whole references. */
export function scanHelmValues(context: YamlContext): void {
  const globals = nodeAt(context.root, 'global') ?? NO_GLOBALS;
  for (const map of mapsOf(context.root)) scanImageMap(context, map, globals);
  addGlobalRegistry(context, entryOf(globals, 'imageRegistry'));
}

/** Reports the registry of all images of a chart where none of them is in the file or changed by it. */
function addGlobalRegistry({ seen, sink, syntax }: YamlContext, global: Entry | undefined): void {
  const text = textNodeOf(global?.value);
  if (text === undefined || text.value === '' || global?.isInherited || seen.has(text)) return;
  const [start, end] = text.scalar.range;
  sink.unknown.push({ syntax, text: text.value, start, end, reason: ALL_IMAGES, uses: [] });
}

/**
 * Reports the images of one map. A version beside `image` may be its tag. In values, `global.imageRegistry` replaces
 * `registry`, and Istio's `global.hub` and `global.tag` complete names.
 */
export function scanImageMap(context: YamlContext, map: YamlMap, globals: YamlNode = NO_GLOBALS): void {
  addRepositoryImage(context, map, entryOf(globals, 'imageRegistry'));
  for (const entry of map.own.values()) {
    if (!IMAGE_KEY.test(entry.key)) continue;
    if (entry.value?.kind !== 'map') addTextImage(context, map, entry, globals);
    else if (IMAGE_MAP_KEY.test(entry.key)) addNamedImage(context, entry.value);
  }
}

/** `{registry, repository, tag, digest}`, and the other names that tools give to these keys. */
export function addRepositoryImage(context: YamlContext, map: YamlMap, global?: Entry): void {
  const name = entryOf(map, 'repository') ?? entryOf(map, 'repo');
  if (name === undefined || context.seen.has(map)) return;
  const own = isHosted(name.value) ? entryOf(map, 'registry') : registryOf(map);
  const digests = digestKeysIn(context, map);
  const tag = entryOf(map, 'tag') ?? absentTag(map, name, digests.reader) ?? versionTag(map, own, name);
  // A file that overrides values leaves `registry` to the chart, which reads the global one first.
  const isReplaced = scalarValue(global?.value) && (own !== undefined || !isHosted(name.value));
  if (isReplaced && global?.value !== undefined) context.seen.add(global.value);
  const path = imagePath(map, isReplaced ? global : own, name);
  if ((own ?? tag ?? digests.digests[0]) === undefined && path.name === name) return;
  addSplitImage(context, { ...path, tag, ...digests });
}

/** The `tag` that a map leaves out, where the chart then takes its own version; it can be written after the name. */
function absentTag(map: YamlMap, name: Entry, reader: ImageMapReader): Entry | undefined {
  if (name.map !== map || reader.defaultTag('tag') === undefined) return undefined;
  const at = { keyStart: name.valueEnd, keyEnd: name.valueEnd, valueEnd: name.valueEnd };
  return { ...at, key: 'tag', value: undefined, isInherited: true, map: { ...map, own: new Map() } };
}

/** A `version` that is the tag of an image, because the name or the registry begins with a host. */
function versionTag(map: YamlMap, registry: Entry | undefined, name: Entry): Entry | undefined {
  const isImage = isHosted(name.value) || isRegistry(registry);
  return isImage && !hasOwnTag(scalarValue(name.value) ?? '') ? entryOf(map, 'version') : undefined;
}

/** `image: {name, tag}`. */
function addNamedImage(context: YamlContext, map: YamlMap): void {
  const name = entryOf(map, 'name');
  const repository = entryOf(map, 'repository');
  // An image of a pipeline has been read with the variables of its jobs.
  if (name === undefined || [map, name.value].some((node) => node && context.seen.has(node))) return;
  if (repository === undefined) {
    context.seen.add(map);
    const registry = isHosted(name.value) ? entryOf(map, 'registry') : registryOf(map);
    const tag = tagOf(map) ?? versionTag(map, registry, name);
    addSplitImage(context, { ...imagePath(map, registry, name), tag, ...digestKeysIn(context, map) });
  } else if (isUnclearName(repository, name)) {
    context.seen.add(map);
    const unknown = { ...digestKeysIn(context, map), digests: [], withoutTag: UNCLEAR_NAME };
    addSplitImage(context, { ...unknown, name: repository, tag: undefined });
  }
}

/** Whether a name beside a whole repository may be a further part of it. */
function isUnclearName(repository: Entry, name: Entry): boolean {
  const segments = (scalarValue(repository.value) ?? '').split('/');
  const own = scalarValue(name.value);
  return isHosted(repository.value) && segments.length > 2 && !!own && own !== segments.at(-1);
}

/** `image: name:tag`, or `image: name` beside its registry or its tag. */
function addTextImage(context: YamlContext, map: YamlMap, entry: Entry, globals: YamlNode): void {
  const value = scalarValue(entry.value);
  if (value === undefined || addTaggedText(context, map, entry, globals)) return;
  if (entry.value !== undefined && context.seen.has(entry.value)) return;
  const isVersioned = !hasOwnTag(value) && isCompleted(context, map, entry);
  const isJoined = !isHosted(entry.value) && isRegistry(registryBeside(map, entry) ?? hubOf(entry, globals));
  if (isJoined || (entry.key === 'image' && isVersioned))
    addTextParts(context, map, entry, undefined, globals);
  else if (entry.key === 'image' || isCompleteReference(value)) addImage(context, entry.value);
}

/** Whether a version beside a name, or the chart, may give it a tag. */
function isCompleted({ readerOf }: YamlContext, map: YamlMap, { key, value }: Entry): boolean {
  return hasVersionBeside(map) || (isHosted(value) && readerOf(map).goesOn(key) !== undefined);
}

/** `image: name` beside `imageTag`, `image_tag`, `imageVersion` or `tag`; returns whether it is that. */
export function addTaggedText(context: YamlContext, map: YamlMap, entry: Entry, globals?: YamlNode): boolean {
  if (hasOwnTag(scalarValue(entry.value) ?? ':')) return false;
  const partners = (...words: readonly string[]): readonly Entry[] =>
    words.flatMap((word) => entryOf(map, `${entry.key}${word}`) ?? []);
  const version = partners('Version', '_version').find(({ value }) => TAG.test(scalarValue(value) ?? ''));
  // The key that is named after this one belongs to it, whatever `tag` belongs to.
  const tag = partners('Tag', '_tag')[0] ?? version ?? entryOf(map, 'tag');
  if (tag === undefined) return false;
  addTextParts(context, map, entry, tag, globals);
  return true;
}

function addTextParts(
  context: YamlContext,
  map: YamlMap,
  name: Entry,
  ownTag: Entry | undefined,
  globals: YamlNode | undefined,
): void {
  const own = registryBeside(map, name);
  const registry = own ?? hubOf(name, globals);
  const isShared = own === undefined && registry !== undefined && !scalarValue(ownTag?.value);
  const tag = isShared ? entryOf(globals, 'tag') : ownTag;
  // Istio adds `variant` to the tag.
  const variants =
    registry?.key === 'hub' ? [map, globals].map((node) => scalarValue(nodeAt(node, 'variant'))) : [];
  addSplitImage(context, {
    ...imagePath(map, registry, name),
    tag: variants.some(Boolean) ? undefined : tag,
    ...digestKeysIn(context, map),
    notEditable: isShared ? SHARED_TAG : undefined,
  });
}

/** Istio's `global.hub`, for names that are no more than that. */
function hubOf({ key, value }: Entry, globals: YamlNode | undefined): Entry | undefined {
  const hub = entryOf(globals, 'hub');
  return key === 'image' && /^[\w.-]+$/.test(scalarValue(value) ?? '') && isRegistry(hub) ? hub : undefined;
}
