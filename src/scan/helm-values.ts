import { isCompleteReference } from './complete-reference.ts';
import { addSplitImage, hasOwnTag } from './split-image.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { entryOf, mapsOf, nodeAt, scalarValue, textOf } from './yaml-lookup.ts';
import type { Entry, YamlMap, YamlNode } from './yaml-tree.ts';

const IMAGE_KEY = /^image$|Image$|[-_]image$/;
const IMAGE_MAP_KEY = /^image$|Image$/;
const WITHOUT_TAG = 'its tag is not in this file: the chart gives it';

/**
 * Helm values, and any other YAML with `image` keys: maps with `registry`, `repository`, `tag`, `digest` (or `sha`, which
 * some charts have), and whole references. `global.imageRegistry` replaces `registry`, as in the charts that have both.
 */
export function scanHelmValues(context: YamlContext): void {
  const global = entryOf(nodeAt(context.root, 'global'), 'imageRegistry');
  for (const map of mapsOf(context.root)) scanImageMap(context, map, global);
}

/** The rules for one map, wherever it stands. */
export function scanImageMap(context: YamlContext, map: YamlMap, global?: Entry): void {
  addRepositoryImage(context, map, global);
  for (const entry of map.own.values()) {
    if (!IMAGE_KEY.test(entry.key)) continue;
    if (entry.value?.kind !== 'map') addTextImage(context, map, entry);
    else if (IMAGE_MAP_KEY.test(entry.key)) addNamedImage(context, entry.value);
  }
}

/** `{registry, repository, tag, digest}`. */
function addRepositoryImage(context: YamlContext, map: YamlMap, global: Entry | undefined): void {
  const name = entryOf(map, 'repository') ?? entryOf(map, 'repo');
  const own = entryOf(map, 'registry');
  const tag = entryOf(map, 'tag');
  const { digest, hexOnly } = digestEntry(map);
  if (name === undefined || (own ?? tag ?? digest) === undefined) return;
  const registry = own !== undefined && scalarValue(global?.value) ? global : own;
  addSplitImage(context, { registry, name, tag, digest, hexOnly, withoutTag: WITHOUT_TAG });
}

/** `image: {name, tag}`. */
function addNamedImage(context: YamlContext, map: YamlMap): void {
  const name = entryOf(map, 'name');
  if (name === undefined || entryOf(map, 'repository') !== undefined || context.seen.has(map)) return;
  context.seen.add(map);
  const registry = entryOf(map, 'registry');
  addSplitImage(context, {
    registry,
    name,
    tag: entryOf(map, 'tag'),
    ...digestEntry(map),
    withoutTag: WITHOUT_TAG,
  });
}

/** `image: name:tag`, or `image: name` beside `tag` or `imageTag`. */
function addTextImage(context: YamlContext, map: YamlMap, entry: Entry): void {
  const value = scalarValue(entry.value);
  if (value === undefined) return;
  const tag = entryOf(map, 'tag') ?? entryOf(map, `${entry.key}Tag`);
  const isSplit = tag !== undefined && textOf(tag.value) !== undefined && !hasOwnTag(value);
  if (isSplit)
    addSplitImage(context, {
      registry: entryOf(map, 'registry'),
      name: entry,
      tag,
      ...digestEntry(map),
      withoutTag: WITHOUT_TAG,
    });
  else if (entry.key === 'image' || isCompleteReference(value)) addImage(context, entry.value);
}

function digestEntry(map: YamlNode): { digest: Entry | undefined; hexOnly: boolean } {
  const digest = entryOf(map, 'digest');
  const sha = digest === undefined ? entryOf(map, 'sha') : undefined;
  return { digest: digest ?? sha, hexOnly: sha !== undefined };
}
