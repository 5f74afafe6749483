import { isCompleteReference } from '../image-reference.ts';
import { digestsOf } from './image-map-digests.ts';
import { addNamedImages, isHosted } from './image-maps.ts';
import { addSplitImage, hasOwnTag } from './split-image.ts';
import type { YamlSyntax } from './syntax.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { entryOf, mapsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import type { Entry, YamlMap } from './yaml-node.ts';

export const helmValues: YamlSyntax = {
  kind: 'yaml',
  name: 'helm-values',
  page: {
    title: 'Helm values',
    files: '`values*.yaml`, `*-values.yaml`',
    finds: '`image` maps and texts',
    pin: 'in the tag, or in a digest key that the chart reads',
    alsoReadBy: 'Renovate, Dependabot',
  },
  paths: [/\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/],
  values: 'text',
  scan: (context) => {
    scanHelmValues(context);
    for (const map of mapsOf(context.root)) addNamedImages(context, map);
  },
};

const IMAGE_KEY = /^image$|Image$|[-_]image$/;
const IMAGE_MAP_KEY = /^image$|Image$/;

/** Helm values and other YAML: image maps and whole references. `global.imageRegistry` replaces `registry`. */
export function scanHelmValues(context: YamlContext): void {
  const global = entryOf(nodeAt(context.root, 'global'), 'imageRegistry');
  for (const map of mapsOf(context.root)) scanImageMap(context, map, global);
}

export function scanImageMap(context: YamlContext, map: YamlMap, global?: Entry): void {
  addRepositoryImage(context, map, global);
  for (const entry of map.own.values()) {
    if (!IMAGE_KEY.test(entry.key)) continue;
    if (entry.value?.kind !== 'map') addTextImage(context, map, entry);
    else if (IMAGE_MAP_KEY.test(entry.key)) addNamedImage(context, entry.value);
  }
}

/** `{registry, repository, tag, digest}`. */
export function addRepositoryImage(context: YamlContext, map: YamlMap, global?: Entry): void {
  const name = entryOf(map, 'repository') ?? entryOf(map, 'repo');
  const own = entryOf(map, 'registry');
  const tag = entryOf(map, 'tag');
  const digests = digestsOf(context, map);
  if (name === undefined || (own ?? tag ?? digests.digests[0]) === undefined) return;
  // A file that overrides values leaves `registry` to the chart, which reads the global one first.
  const isReplaced = scalarValue(global?.value) && (own !== undefined || !isHosted(name.value));
  const registry = isReplaced ? global : own;
  addSplitImage(context, { registry, name, tag, ...digests });
}

/** `image: {name, tag}`. */
function addNamedImage(context: YamlContext, map: YamlMap): void {
  const name = entryOf(map, 'name');
  if (name === undefined || entryOf(map, 'repository') !== undefined || context.seen.has(map)) return;
  context.seen.add(map);
  const registry = entryOf(map, 'registry');
  addSplitImage(context, { registry, name, tag: entryOf(map, 'tag'), ...digestsOf(context, map) });
}

/** `image: name:tag`, or `image: name` beside its tag. */
function addTextImage(context: YamlContext, map: YamlMap, entry: Entry): void {
  const value = scalarValue(entry.value);
  if (value === undefined || addTaggedText(context, map, entry)) return;
  if (entry.key === 'image' || isCompleteReference(value)) addImage(context, entry.value);
}

/** `image: name` beside `tag`, `imageTag` or `image_tag`; returns whether it is that. */
export function addTaggedText(context: YamlContext, map: YamlMap, entry: Entry): boolean {
  const tag = ['tag', `${entry.key}Tag`, `${entry.key}_tag`].flatMap((key) => entryOf(map, key) ?? [])[0];
  if (textOf(tag?.value) === undefined || hasOwnTag(scalarValue(entry.value) ?? ':')) return false;
  addSplitImage(context, {
    registry: entryOf(map, 'registry'),
    name: entry,
    tag,
    ...digestsOf(context, map),
  });
  return true;
}
